import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["my last visit was on tuesday", ""],
  ["last cleaning in june I think", ""],
  ["last seen in january", ""],
  ["my last check up was in may can I come in june", "2027-06-01..2027-06-30"],
  ["I haven't been in ten years", ""],
  ["it's my first check up in three years", ""],
  ["can I come in two weeks", "2026-08-25?"],
  ["my last day here is friday", "2026-08-14"],
  ["the last appointment on friday", "2026-08-14 15:30-17:00"],
])("the last visit is no wish: %s: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
