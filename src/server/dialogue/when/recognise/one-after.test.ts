import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["not this friday the one after", "2026-08-21 not 2026-08-14"],
  ["nah this monday's no good, the one after that", "2026-08-24 not 2026-08-17"],
  [
    "not this saturday dear i've got bowls the one after in the morning",
    "2026-08-22 00:00-12:00 not 2026-08-15",
  ],
  ["this thursday or the one after", "2026-08-13 2026-08-20"],
  ["i can't do this wednesday but the following one would be right", "2026-08-19 not 2026-08-12"],
  ["not this weekend the one after", "2026-08-22..2026-08-23 not 2026-08-15..2026-08-16"],
  ["not next week the one after that", "2026-08-24..2026-08-30 not 2026-08-17..2026-08-23"],
  ["not that thursday the one after", "2026-08-27 not 2026-08-20"],
  ["that thursday'll do", "2026-08-20"],
  ["not tomorrow, the next wednesday", "2026-08-19 not 2026-08-12"],
  ["not tomorrow the next saturday after ten", "2026-08-15 10:00-23:59? not 2026-08-12"],
  ["not this friday, next friday", "2026-08-21 not 2026-08-14"],
  ["not this friday but the friday following", "2026-08-21 not 2026-08-14"],
  ["not monday the week after", "2026-08-24..2026-08-30 not 2026-08-17"],
  ["thursday the week after", "2026-08-27"],
  ["the week before", "2026-08-11..2026-08-16"],
])("what is told beside another day is counted from it: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["friday at ten and the next one at half past for my son", "2026-08-14 10:00? 10:30?"],
  ["the one after lunch on friday", "2026-08-14 13:00-17:30"],
  ["friday, one after the other", "2026-08-14"],
  ["no not the fourth the fourteenth", "2026-08-14"],
  ["make that thursday", "2026-08-13"],
  ["the one after", ""],
])("nor is every 'one after' a day: %s means %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
