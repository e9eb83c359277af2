import { describe, expect, test } from "vitest";
import type { OpeningCalendar } from "./availability.ts";
import { mayBeCancelled, mayBeConfirmed, placeAppointment, statusOfNewBooking } from "./rules.ts";

const calendar: OpeningCalendar = {
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "00:00", end: "06:00" } },
};
const now = Date.parse("2026-08-11T10:00:00+10:00");
const place = (date: string, time: string) => placeAppointment(date, time, calendar, now);

describe("placing an appointment [APPT-14]", () => {
  test("lies on the clinic's clock and lasts thirty minutes", () => {
    const start = Date.parse("2026-08-11T14:30:00+10:00");
    expect(place("2026-08-11", "14:30")).toEqual({ ok: true, time: { start, end: start + 1_800_000 } });
  });

  test.each([
    ["2026-08-11", "08:59", "in_the_past"],
    ["2026-08-11", "10:00", "in_the_past"],
    ["2026-08-12", "08:30", "outside_hours"],
    ["2026-08-12", "16:45", "outside_hours"],
    ["2026-08-12", "17:00", "outside_hours"],
    ["2026-08-15", "10:00", "outside_hours"],
  ])("refuses %s %s: %s", (date, time, reason) => {
    expect(place(date, time)).toEqual({ ok: false, reason });
  });

  test("refuses a time that the clocks skip instead of moving it", () => {
    expect(place("2026-10-04", "02:30")).toEqual({ ok: false, reason: "outside_hours" });
  });
});

test("staff confirm by booking, the assistant requests [APPT-15]", () => {
  expect(statusOfNewBooking("staff")).toBe("confirmed");
  expect(statusOfNewBooking("assistant")).toBe("requested");
});

test("anything not cancelled may be cancelled, only a request may be confirmed", () => {
  expect([mayBeCancelled("requested"), mayBeCancelled("confirmed"), mayBeCancelled("cancelled")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([mayBeConfirmed("requested"), mayBeConfirmed("confirmed"), mayBeConfirmed("cancelled")]).toEqual([
    true,
    false,
    false,
  ]);
});
