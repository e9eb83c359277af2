import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["it's throbbing at night", ""],
  ["my tooth keeps me up at night", ""],
  ["worse of a morning", ""],
  ["it wakes me up every night", ""],
  ["I grind my teeth at night", ""],
  ["I can't sleep at night", ""],
  ["it hurt all weekend", ""],
  ["the pain is worse first thing in the morning", ""],
  ["can't sleep on that side at night", ""],
  ["it's been sore from monday", ""],
  ["aching in the evenings can I come on friday", "2026-08-14"],
  ["my tooth hurts can I come in the morning", "00:00-12:00"],
  ["tooth hurts I'm free in the morning", "00:00-12:00"],
  ["it hurts mornings would be best", "00:00-12:00"],
  ["my tooth hurts on friday please", "2026-08-14"],
  ["I have been sore and need all morning free", "00:00-12:00"],
])("the hours at which something hurts are not wished for: %s: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
