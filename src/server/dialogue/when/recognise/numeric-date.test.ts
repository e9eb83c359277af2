import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["14/8", "2026-08-14"],
  ["14/08/2026", "2026-08-14"],
  ["14.8.2026", "2026-08-14"],
  ["14-8-26", "2026-08-14"],
  ["2026-08-14", "2026-08-14"],
  ["3/9", "2026-09-03"],
  ["9/3/2027", "2027-03-09"],
  ["23/Sep/2026", "2026-09-23"],
  ["sep-23-2026", "2026-09-23"],
  ["20260814", "2026-08-14"],
  ["28 08 2026", "2026-08-28"],
  ["four nine twenty twenty six", "2026-09-04"],
  ["on 28.8", "2026-08-28"],
  ["31/31/2026", ""],
  ["version 1.2.2026.4", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
