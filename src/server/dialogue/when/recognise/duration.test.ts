import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["in two and a half hours", "2026-08-11 13:00"],
  ["in 1h 30m", "2026-08-11 12:00"],
  ["in 2.5 hours", "2026-08-11 13:00"],
  ["in three quarters of an hour", "2026-08-11 11:15"],
  ["in a couple hours", "2026-08-11 12:30"],
  ["in two or three days", "2026-08-14"],
  ["in 3d", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
