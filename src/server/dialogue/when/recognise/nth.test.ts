import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["the first monday in september", "2026-09-07"],
  ["last friday of august", "2026-08-28"],
  ["third tuesday of october 2027", "2027-10-19"],
  ["the last day of the month", "2026-08-31"],
  ["first week of september", "2026-09-01..2026-09-07?"],
  ["the last week of august", "2026-08-25..2026-08-31?"],
  ["second tuesday next month", "2026-09-08"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
