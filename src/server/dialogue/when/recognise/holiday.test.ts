import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["christmas eve", "2026-12-24"],
  ["christmas day", "2026-12-25"],
  ["boxing day", "2026-12-26"],
  ["new year's day", "2027-01-01"],
  ["good friday", "2027-03-26"],
  ["easter monday", "2027-03-29"],
  ["anzac day", "2027-04-25"],
  ["melbourne cup day", "2026-11-03"],
  ["the king's birthday", "2027-06-14?"],
  ["labour day", "2026-10-05?"],
  ["mother's day", "2027-05-09"],
  ["next easter", "2027-03-28"],
  ["easter 2028", "2028-04-16"],
  ["christmas next year", "2027-12-25"],
  ["the day after boxing day", "2026-12-27"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
