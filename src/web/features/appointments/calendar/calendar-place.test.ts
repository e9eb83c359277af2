import { expect, test } from "vitest";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { isOf, whoseShown } from "./calendar-place.ts";

const book = { chairs: [{ id: "one", version: "", name: "Chair 1", weekdays: null }], practitioners: [] };

test.each([
  ["week", "one", "one"],
  ["week", "", null],
  ["week", "gone", null],
  ["day", "one", null],
  ["month", "one", null],
] as const)("a %s that was asked for %j is %j's, else everyone's [APPT-18]", (view, who, whose) => {
  expect(whoseShown({ view, who }, book)).toBe(whose);
});

test("a visit is its chair's and its practitioner's [APPT-18]", () => {
  const visit = anAppointment({ chairId: "one", practitionerId: "patel" });
  expect(["one", "patel", null, "two"].map((whose) => isOf(visit, whose))).toEqual([true, true, true, false]);
});
