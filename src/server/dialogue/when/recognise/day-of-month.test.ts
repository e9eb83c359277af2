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
  ["friday 21 10am", "2026-08-21 10:00"],
  ["friday 21 10 am", "2026-08-21 10:00"],
  ["the 21 10am", "2026-08-21 10:00"],
  ["monday 7 10am", "2026-09-07 10:00"],
  ["wednesday 12 11 30am", "2026-08-12 11:30"],
  ["thursday 9 30am", "2026-08-13 09:30"],
  ["friday 10 30", "2026-08-14 10:30?"],
  ["on the fourth for a clean", "2026-09-04?"],
  ["on the ninth with my daughter at two", "2026-09-09 14:00?"],
  ["i was hoping for the eighth round nine", "2026-09-08 09:00?"],
  ["until the tenth i can do any morning", "2026-08-11..2026-09-10 00:00-12:00"],
  ["the morning of the ninth dear", "2026-09-09 00:00-12:00"],
  ["any time on the eighth except between twelve and one", "2026-09-08 not 12:00-13:00"],
  ["on the second floor for a clean", ""],
  ["my first for the year", ""],
  ["in the second round of it", ""],
  ["on the third ring nobody picked up", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
