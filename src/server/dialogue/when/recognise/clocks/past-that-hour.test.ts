import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

test.each([
  ["a filling at nine and my wife a clean at half past", "09:00? 09:30?"],
  ["at two pm and quarter past", "14:00 14:15"],
  ["one at ten, the other at half past please", "10:00? 10:30?"],
  ["half past nine", "09:30?"],
  ["at nine thirty and half past", "09:30?"],
  ["on friday at half past", "2026-08-14"],
  ["at nine and half past ten", "09:00? 10:30?"],
  ["it's half past my bedtime", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
