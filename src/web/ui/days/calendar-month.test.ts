import { expect, test } from "vitest";
import { addMonths, dayAfterKey, weeksOf } from "./calendar-month.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s moved by %i month is %s", (date, months, moved) => {
  expect(addMonths(date, months)).toBe(moved);
});

test("lays a month out in whole weeks from Monday", () => {
  const weeks = weeksOf("2026-08-01");
  expect(weeks).toHaveLength(6);
  expect(weeks.at(0)?.at(0)).toBe("2026-07-27");
  expect(weeks.at(-1)?.at(-1)).toBe("2026-09-06");
  expect(weeksOf("2027-02-01")).toHaveLength(4);
});

test.each([
  ["ArrowLeft", "2026-08-11"],
  ["ArrowRight", "2026-08-13"],
  ["ArrowUp", "2026-08-05"],
  ["ArrowDown", "2026-08-19"],
  ["Home", "2026-08-10"],
  ["End", "2026-08-16"],
  ["PageUp", "2026-07-12"],
  ["PageDown", "2026-09-12"],
  ["a", null],
])("the key %s leads from 12 August to %s", (key, day) => {
  expect(dayAfterKey("2026-08-12", key)).toBe(day);
});
