import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  isTimeZone,
  isWeekend,
  minutesOf,
  mondayOf,
  offsetAt,
  timeOfMinutes,
  toInstant,
  toLocal,
} from "./zoned-time.ts";

const hour = 3_600_000;

describe("clinic-local times and instants", () => {
  test.each([
    ["2026-08-11", "14:30", "Australia/Sydney", "2026-08-11T04:30:00Z"],
    ["2026-01-15", "09:00", "Australia/Sydney", "2026-01-14T22:00:00Z"],
    ["2026-01-15", "09:00", "Australia/Brisbane", "2026-01-14T23:00:00Z"],
    ["2026-01-15", "09:00", "Australia/Adelaide", "2026-01-14T22:30:00Z"],
    ["2026-08-11", "09:00", "Australia/Perth", "2026-08-11T01:00:00Z"],
    ["2026-08-11", "09:00", "Australia/Eucla", "2026-08-11T00:15:00Z"],
    ["2028-02-29", "23:30", "Australia/Hobart", "2028-02-29T12:30:00Z"],
  ])("%s %s in %s is %s and back", (date, time, zone, utc) => {
    expect(toInstant(date, time, zone)).toBe(Date.parse(utc));
    expect(toLocal(Date.parse(utc), zone)).toEqual({ date, time });
  });

  test("a time that the clocks skip in spring becomes the first that exists", () => {
    // Sydney, first Sunday of October: 02:00 becomes 03:00.
    expect(toLocal(toInstant("2026-10-04", "02:30", "Australia/Sydney"), "Australia/Sydney").time).toBe(
      "03:00",
    );
    expect(toInstant("2026-10-04", "02:30", "Australia/Sydney")).toBe(Date.parse("2026-10-03T16:00:00Z"));
  });

  test("a time that autumn repeats means the first of the two", () => {
    // Sydney, first Sunday of April: 03:00 becomes 02:00.
    const first = toInstant("2026-04-05", "02:30", "Australia/Sydney");
    expect(first).toBe(Date.parse("2026-04-04T15:30:00Z"));
    expect(toLocal(first + hour, "Australia/Sydney").time).toBe("02:30");
  });

  test("the days on which the clocks change have 23 and 25 hours", () => {
    const length = (date: string) =>
      (toInstant(addDays(date, 1), "00:00", "Australia/Sydney") -
        toInstant(date, "00:00", "Australia/Sydney")) /
      hour;
    expect(length("2026-10-04")).toBe(23);
    expect(length("2026-04-05")).toBe(25);
    expect(length("2026-08-11")).toBe(24);
  });

  test("every instant reads back to itself, but for the repeated hour", () => {
    const zones = fc.constantFrom(
      "Australia/Sydney",
      "Australia/Adelaide",
      "Australia/Perth",
      "Australia/Lord_Howe",
      "Pacific/Auckland",
    );
    fc.assert(
      fc.property(zones, fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (zone, raw) => {
        const instant = Math.floor(raw / 60_000) * 60_000;
        const { date, time } = toLocal(instant, zone);
        const back = toInstant(date, time, zone);
        expect(toLocal(back, zone)).toEqual({ date, time });
        expect(instant - back === 0 || instant - back === hour || instant - back === hour / 2).toBe(true);
      }),
    );
  });

  test("the offset is the zone's own at that instant", () => {
    expect(offsetAt(Date.parse("2026-08-11T00:00:00Z"), "Australia/Sydney")).toBe(10 * hour);
    expect(offsetAt(Date.parse("2026-12-11T00:00:00Z"), "Australia/Sydney")).toBe(11 * hour);
    expect(offsetAt(Date.parse("2026-12-11T00:00:00Z"), "Australia/Adelaide")).toBe(10.5 * hour);
  });
});

describe("calendar days", () => {
  test("days are added across months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(daysBetween("2026-02-27", "2026-03-02")).toBe(3);
  });

  test("Saturday and Sunday are the weekend", () => {
    expect(["2026-08-14", "2026-08-15", "2026-08-16", "2026-08-17"].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("minutes of the day and clock times are each other's inverse", () => {
    expect(minutesOf("14:30")).toBe(870);
    expect(timeOfMinutes(870)).toBe("14:30");
    expect(timeOfMinutes(minutesOf("00:05"))).toBe("00:05");
  });

  test("an invented zone is not a time zone", () => {
    expect(isTimeZone("Australia/Sydney")).toBe(true);
    expect(isTimeZone("Australia/Atlantis")).toBe(false);
  });
});

test.each([
  ["2026-08-11", "2026-08-10"],
  ["2026-08-10", "2026-08-10"],
  ["2026-08-16", "2026-08-10"],
  ["2026-03-01", "2026-02-23"],
])("the week of %s begins on %s", (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});
