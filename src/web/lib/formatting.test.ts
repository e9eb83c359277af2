import { expect, test } from "vitest";
import { callClock, formatDuration } from "./durations.ts";
import {
  dateTimeOf,
  formatCount,
  longDateOf,
  nearDate,
  plural,
  relativeTime,
  twelveHourOf,
} from "./formatting.ts";

const sydney = "Australia/Sydney";
const perth = "Australia/Perth";

test("shows instants in the clinic's zone, whatever the browser's", () => {
  const lateEvening = "2026-08-10T15:30:00Z";
  expect(longDateOf(lateEvening, sydney)).toBe("Tuesday, 11 August 2026");
  expect(longDateOf(lateEvening, perth)).toBe("Monday, 10 August 2026");
  expect(twelveHourOf(lateEvening, sydney)).toBe("1:30 am");
  expect(dateTimeOf("2026-10-04T03:30:00Z", sydney)).toBe("4 Oct 2026, 2:30 pm");
});

test.each([
  ["2026-08-11T02:00:00Z", "just now"],
  ["2026-08-11T01:59:00Z", "1 minute ago"],
  ["2026-08-11T01:48:00Z", "12 minutes ago"],
  ["2026-08-11T01:00:00Z", "1 hour ago"],
  ["2026-08-10T22:00:00Z", "today, 8:00 am"],
  ["2026-08-10T04:00:00Z", "10 Aug 2026, 2:00 pm"],
  ["2026-08-11T02:05:00Z", "just now"],
])("says of %s, seen at noon, '%s' [DASH-5]", (at, words) => {
  expect(relativeTime(at, Date.parse("2026-08-11T02:00:00Z"), sydney)).toBe(words);
});

test("writes durations, clocks and counts as the design does", () => {
  expect([38, 134, 3_900].map(formatDuration)).toEqual(["38 s", "2 min 14 s", "1 h 5 min"]);
  expect([38, 605].map(callClock)).toEqual(["0:38", "10:05"]);
  expect(formatCount(1284)).toBe("1,284");
  expect([plural(1, "thing"), plural(0, "thing"), plural(2, "reply", "replies")]).toEqual([
    "1 thing",
    "0 things",
    "2 replies",
  ]);
});

test("names a day soon to come as people do", () => {
  expect(["2026-11-30", "2026-12-01", "2026-12-02"].map((date) => nearDate(date, "2026-11-30"))).toEqual([
    "today",
    "tomorrow",
    "Wed 2 Dec",
  ]);
});
