import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
const away = { ...atClinic, away: { from: "2026-08-19", to: "2026-09-01" } };

test.each([
  ["before we go away if you can", "2026-08-11..2026-08-18"],
  ["it would have to be when i'm back", "2026-09-02..2026-09-15"],
  ["after we get home please", "2026-09-02..2026-09-15"],
])("'%s' is on that side of the days on which they are away [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, away))).toBe(meant);
});

test.each([
  ["before i go one more thing", away, ""],
  ["before i go", atClinic, ""],
  ["after i get back to you", away, ""],
])("but '%s' tells no such days", (said, context, meant) => {
  expect(brief(readWhen(said, context))).toBe(meant);
});
