import { describe, expect, test } from "vitest";
import { toInstant } from "#kernel/zoned-time.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { isOpenRequest, lastClosing, settlingOf, shownWith } from "./list-filters.ts";

const [today, time] = ["2026-08-11", "11:42"];
const visit = (requestedDate: string, requestedTime: string, over = {}) =>
  anAppointment({ requestedDate, requestedTime, ...over });

describe("whether a patient came can be said", () => {
  test.each([
    [visit("2026-08-10", "16:00"), "either"],
    [visit(today, "11:30"), "either"],
    [visit(today, "14:00"), "arrived"],
    [visit("2026-08-12", "09:00"), "none"],
    [visit("2026-08-10", "16:00", { attendance: "arrived" }), "none"],
    [visit("2026-08-10", "16:00", { status: "cancelled" }), "none"],
    [visit("2026-08-10", "16:00", { isTest: true }), "none"],
  ])("case %#", (appointment, settling) => {
    expect(settlingOf(appointment, today, time)).toBe(settling);
  });
});

test("the list is cut down by how appointments stand and by when they were booked [APPT-18]", () => {
  const list = [
    visit("2026-08-10", "16:00"),
    visit("2026-08-12", "09:00", { status: "requested", bookedAt: "2026-08-10T20:00:00Z" }),
    visit("2026-08-12", "10:00", { status: "requested", bookedAt: "2026-08-09T20:00:00Z" }),
  ];
  const shown = (over: object) =>
    shownWith(list, { status: "all", bookedSince: null, today, time, displaced: new Set(), ...over }).map(
      (a) => list.indexOf(a),
    );
  expect(shown({})).toEqual([0, 1, 2]);
  expect(shown({ status: "requested" })).toEqual([1, 2]);
  expect(shown({ status: "unsettled" })).toEqual([0]);
  expect(shown({ bookedSince: Date.parse("2026-08-10T07:00:00Z") })).toEqual([1]);
});

test("visits that need moving can be listed until they are moved [APPT-17]", () => {
  const list = [visit("2026-08-12", "09:00", { id: "stays" }), visit("2026-08-12", "10:00", { id: "lost" })];
  const displaced = new Set(["lost"]);
  const shown = shownWith(list, { status: "displaced", bookedSince: null, today, time, displaced });
  expect(shown.map(({ id }) => id)).toEqual(["lost"]);
});

test("a request can be confirmed until its time is over, one of a test call never", () => {
  const request = anAppointment({ status: "requested", endsAt: "2026-08-13T05:00:00.000Z" });
  expect(isOpenRequest(request, Date.parse("2026-08-13T04:59:00Z"))).toBe(true);
  expect(isOpenRequest(request, Date.parse("2026-08-13T05:00:00Z"))).toBe(false);
  expect(isOpenRequest({ ...request, isTest: true }, 0)).toBe(false);
});

describe("the clinic last closed", () => {
  const timeZone = "Australia/Sydney";
  const hours = { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } };
  const closing = (date: string, at: string, closed: string[] = []) =>
    lastClosing(hours, (day) => closed.includes(day), { date, time: at, timeZone });

  test.each([
    ["2026-08-11", "08:10", [], "2026-08-10"],
    ["2026-08-11", "17:00", [], "2026-08-11"],
    // A Monday morning, and one after a public holiday.
    ["2026-08-10", "09:30", [], "2026-08-07"],
    ["2026-08-11", "09:30", ["2026-08-10"], "2026-08-07"],
  ])("as seen on %s at %s", (date, at, closed, day) => {
    expect(closing(date, at, closed)).toBe(toInstant(day, "17:00", timeZone));
  });

  test("nobody knows when, without hours", () => {
    expect(lastClosing(null, () => false, { date: today, time, timeZone })).toBeNull();
  });
});
