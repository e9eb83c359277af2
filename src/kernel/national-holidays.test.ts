import { expect, test } from "vitest";
import { isNationalHoliday } from "./national-holidays.ts";

test.each([
  ["2026-01-01", "New Year"],
  ["2026-01-26", "Australia Day"],
  ["2026-04-03", "Good Friday 2026"],
  ["2026-04-06", "Easter Monday 2026"],
  ["2027-03-26", "Good Friday 2027"],
  ["2038-04-26", "Easter Monday at its latest"],
  ["2026-04-25", "Anzac Day"],
  ["2026-12-25", "Christmas"],
  ["2026-12-28", "the Monday for Boxing Day on a Saturday"],
  ["2027-12-27", "the Monday for Christmas on a Saturday"],
  ["2027-12-28", "the Tuesday for Boxing Day on a Sunday"],
  ["2022-12-27", "the Tuesday for Christmas on a Sunday"],
  ["2028-01-03", "the Monday for New Year on a Saturday"],
])("%s is a holiday: %s", (date) => {
  expect(isNationalHoliday(date)).toBe(true);
});

test.each(["2026-04-04", "2026-04-07", "2026-06-08", "2026-12-24", "2026-12-29", "2027-01-04"])(
  "%s is none everywhere in Australia",
  (date) => {
    expect(isNationalHoliday(date)).toBe(false);
  },
);
