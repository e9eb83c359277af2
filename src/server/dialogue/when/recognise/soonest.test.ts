import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["as soon as possible", "soonest"],
  ["asap", "soonest"],
  ["the next available", "soonest"],
  ["your earliest", "soonest"],
  ["first available on friday", "2026-08-14 soonest"],
  ["straight away", "soonest"],
  ["the sooner the better", "soonest"],
  ["as soon as i finish work", ""],
  ["can i come now", "soonest"],
  ["we are six now", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
