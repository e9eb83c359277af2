import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

test.each([
  ["any time after the wedding on the twentieth", "2026-08-21..2026-09-03"],
  ["after her operation on friday", "2026-08-15..2026-08-28"],
  ["after my shift on friday", "2026-08-14"],
  ["before my wedding on the 19th", "2026-08-11..2026-08-18"],
  ["before our trip next friday", "2026-08-11..2026-08-20?"],
  ["before I fly out on the 20th", "2026-08-11..2026-08-19"],
  ["before we go on holidays on friday", "2026-08-11..2026-08-13"],
])("what comes on that day is gone before: '%s' [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["before my appointment on friday", "2026-08-14"],
  ["on friday before my shift", "2026-08-14"],
  ["I want it done before and I can come on friday", "2026-08-14"],
])("and a day of one's own visit is that day: '%s'", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toContain(meant);
  expect(brief(readWhen(said, atClinic))).not.toContain("..");
});
