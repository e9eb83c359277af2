import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["an appointment for two weeks from tomorrow", "2026-08-26"],
  ["in two weeks", "2026-08-25?"],
  ["in a couple of days", "2026-08-13"],
  ["in 10 days time", "2026-08-21?"],
  ["within ten days", "2026-08-11..2026-08-21"],
  ["a week from friday", "2026-08-21"],
  ["two days after the 20th", "2026-08-22"],
  ["the day before christmas eve", "2026-12-23"],
  ["a fortnight tomorrow", "2026-08-26"],
  ["three weeks today", "2026-09-01"],
  ["two sundays from now", "2026-08-23"],
  ["two fridays ago", ""],
  ["in a month", "2026-09-07..2026-09-13?"],
  ["in an hour", "2026-08-11 11:30"],
  ["in half an hour", "2026-08-11 11:00"],
  ["in an hour and a half", "2026-08-11 12:00"],
  ["2 days ago", ""],
  ["a year ago", ""],
  ["give it two weeks", "2026-08-25?"],
  ["for 4 days from the 20th", "2026-08-20..2026-09-02"],
  ["next tuesday + 10 days", "2026-08-28"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
