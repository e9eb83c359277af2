import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["on tuesday I had a crown put in and it's aching", ""],
  ["tuesday you did a root canal on me and it throbs", ""],
  ["friday it started hurting", ""],
  ["sunday night it started to throb", ""],
  ["tuesday I can come", "2026-08-18?"],
  ["friday my son has his filling", "2026-08-14"],
  ["on tuesday I had an appointment", "2026-08-18?"],
  ["can you fit me in friday it started hurting", "2026-08-14"],
])("a day told before what happened on it is no wish: %s: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
