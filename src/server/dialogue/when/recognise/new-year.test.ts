import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; New Year's Day 2027 is a Friday. */
test.each([
  ["in the new year", "2027-01-02..2027-01-15?"],
  ["some time in the new year please", "2027-01-02..2027-01-15?"],
  ["early in the new year", "2027-01-02..2027-01-15?"],
  ["early new year", "2027-01-02..2027-01-15?"],
  ["at the start of the new year at ten", "2027-01-02..2027-01-15? 10:00?"],
  ["maybe the new year", "2027-01-02..2027-01-15?"],
  ["a wednesday in the new year", "2027-01-06 2027-01-13"],
  ["the first monday of the new year", "2027-01-04"],
  ["the first full week back", "2027-01-04..2027-01-10?"],
  ["first week back after the christmas break", "2027-01-04..2027-01-10?"],
  ["the first week of the new year", "2027-01-04..2027-01-10?"],
  ["the second week of the new year", "2027-01-11..2027-01-17?"],
  ["when everyones back after christmas", "2027-01-02..2027-01-15?"],
  ["once you guys reopen after new years", "2027-01-02..2027-01-15?"],
  ["when we're all back from the holidays", "2027-01-02..2027-01-15?"],
  ["the first day back after new year", "2027-01-02..2027-01-15?"],
  ["after the summer holidays", "2027-01-02..2027-01-15?"],
  ["the first full week of january", "2027-01-04..2027-01-10?"],
  ["the last full week of september", "2026-09-21..2026-09-27?"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["new year's day", "2027-01-01"],
  ["between christmas and new year", "2026-12-25..2027-01-01"],
  ["before the new year", "2026-08-11..2026-12-31"],
  ["the first week back at school", ""],
  ["it came back in the new year last year", ""],
  ["happy new year", ""],
  ["merry christmas to you all", ""],
])("but %s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test("said when it has just begun, it is the one that runs", () => {
  const january = { ...atClinic, now: Date.parse("2027-01-05T00:30:00Z") };
  expect(brief(readWhen("early in the new year", january))).toBe("2027-01-05..2027-01-15?");
});
