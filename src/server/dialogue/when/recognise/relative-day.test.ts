import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["today", "2026-08-11"],
  ["tomorrow", "2026-08-12"],
  ["tmrw", "2026-08-12"],
  ["the day after tomorrow", "2026-08-13"],
  ["later today", "2026-08-11"],
  ["tomorrow week", "2026-08-19"],
  ["today fortnight", "2026-08-25"],
  ["the same day", "2026-08-20"],
  ["that same day", "2026-08-20"],
  ["the day after", "2026-08-21"],
  ["the day before", "2026-08-19"],
  ["this time next week", "2026-08-18?"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
