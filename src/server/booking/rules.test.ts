import { describe, expect, test } from "vitest";
import type { Attendance } from "#contract/booking/appointments.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { OpeningCalendar } from "./availability.ts";
import { attendanceRefusal, changeRefusal, placeAppointment, statusOfNewBooking } from "./rules.ts";

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
    ["2028-08-11", "10:00", "too_far"],
    ["2190-03-01", "10:00", "too_far"],
  ])("refuses %s %s: %s", (date, time, reason) => {
    expect(place(date, time)).toEqual({ ok: false, reason });
  });

  test("two years ahead, to the day, is near enough", () => {
    expect(place("2028-08-10", "10:00").ok).toBe(true);
  });

  test("refuses a time that the clocks skip instead of moving it", () => {
    expect(place("2026-10-04", "02:30")).toEqual({ ok: false, reason: "outside_hours" });
  });
});

test("staff confirm by booking, the assistant requests [APPT-15]", () => {
  expect(statusOfNewBooking("staff")).toBe("confirmed");
  expect(statusOfNewBooking("assistant")).toBe("requested");
});

test.each([
  ["requested", null, null],
  ["confirmed", null, null],
  ["cancelled", null, "already_cancelled"],
  ["confirmed", "arrived", "attended"],
  ["confirmed", "no_show", "attended"],
  ["cancelled", "arrived", "already_cancelled"],
] as const)("a %s visit marked %s is cancelled or moved: refused as %s", (status, attendance, refusal) => {
  expect(changeRefusal({ status, attendance })).toBe(refusal);
});

describe("marking whether the patient came [APPT-16]", () => {
  const today = "2026-08-11";
  const visitAt = (startsAt: string, status: AppointmentStatus = "confirmed") => ({
    status,
    startsAt: Date.parse(startsAt),
    localDate: startsAt.slice(0, 10),
  });
  const refusal = (visit: ReturnType<typeof visitAt>, attendance: Attendance | null) =>
    attendanceRefusal(visit, attendance, { now, today });

  test.each([
    ["yesterday", "2026-08-10T10:00:00+10:00", null, null],
    ["later today", "2026-08-11T16:30:00+10:00", null, "not_yet"],
    ["tomorrow", "2026-08-12T09:00:00+10:00", "not_yet", "not_yet"],
    ["a year ahead", "2027-08-11T09:00:00+10:00", "not_yet", "not_yet"],
  ] as const)("of a visit %s", (_when, startsAt, arrived, noShow) => {
    expect(refusal(visitAt(startsAt), "arrived")).toBe(arrived);
    expect(refusal(visitAt(startsAt), "no_show")).toBe(noShow);
  });

  test("a mark is taken back at any time, a cancelled visit never marked", () => {
    expect(refusal(visitAt("2027-08-11T09:00:00+10:00"), null)).toBeNull();
    expect(refusal(visitAt("2026-08-10T10:00:00+10:00", "cancelled"), null)).toBeNull();
    expect(refusal(visitAt("2026-08-10T10:00:00+10:00", "cancelled"), "arrived")).toBe("already_cancelled");
  });
});
