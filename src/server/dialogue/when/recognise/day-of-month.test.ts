import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["the 14th", "2026-08-14"],
  ["on the 24", "2026-08-24"],
  ["the twenty third", "2026-08-23"],
  ["the third", "2026-09-03?"],
  ["9th of next month", "2026-09-09"],
  ["20th of this month", "2026-08-20"],
  ["on the 5th", "2026-09-05"],
  ["friday the 28th", "2026-08-28"],
  ["fri 13th", "2026-11-13?"],
  ["the 2nd floor", ""],
  ["my second visit", ""],
  ["the 31st", "2026-08-31"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
