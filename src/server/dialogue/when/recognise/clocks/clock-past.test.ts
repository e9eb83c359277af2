import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["half past two", "14:30?"],
  ["half two", "14:30?"],
  ["quarter past nine", "09:15?"],
  ["a quarter to three pm", "14:45"],
  ["ten past ten", "10:10?"],
  ["twenty to five", "16:40?"],
  ["20 past 15", "15:20"],
  ["15 minutes past noon", "12:15"],
  ["5 minutes to 3", "14:55?"],
  ["from 10 to 4", "10:00-16:00?"],
  ["10 to 15 minutes", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
