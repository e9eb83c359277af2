import { expect, test } from "vitest";
import { isoOf, numberOf } from "./calendar.ts";
import { isWorkingDay } from "./working-days.ts";

test.each([
  // Fair Work Ombudsman, 2026 and 2027: Boxing Day 2026 is a Saturday, Christmas 2027 another, Australia Day 2027 a Tuesday.
  ["2026-12-23", "2027-01-05", ["2026-12-25", "2026-12-28", "2027-01-01"]],
  ["2027-01-25", "2027-01-29", ["2027-01-26"]],
  ["2027-03-25", "2027-03-31", ["2027-03-26", "2027-03-29"]],
  ["2027-12-24", "2027-12-31", ["2027-12-27", "2027-12-28"]],
  ["2028-01-01", "2028-01-07", ["2028-01-03"]],
])("from %s to %s the holidays of all Australia are no working days [CALL-1]", (from, to, holidays) => {
  const days = Array.from(
    { length: numberOf(to) - numberOf(from) + 1 },
    (_, ahead) => numberOf(from) + ahead,
  );
  const weekdays = days.filter((day) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6);
  expect(weekdays.filter((day) => !isWorkingDay(day)).map(isoOf)).toEqual(holidays);
});
