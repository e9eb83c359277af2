import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["14 august", "2026-08-14"],
  ["14th of august", "2026-08-14"],
  ["the fourteenth of august", "2026-08-14"],
  ["august 14", "2026-08-14"],
  ["august the 14th", "2026-08-14"],
  ["aug 14th 2027", "2027-08-14"],
  ["14 september twenty twenty six", "2026-09-14"],
  ["the 1st of march 2027", "2027-03-01"],
  ["14th of the 9th", "2026-09-14"],
  ["13 to 15 september", "2026-09-13..2026-09-15"],
  ["september 13th - 15th", "2026-09-13..2026-09-15"],
  ["between the 3rd and the 6th of september", "2026-09-03..2026-09-06"],
  ["feb 29", ""],
  ["feb 29 2028", "2028-02-29"],
  ["31 june", ""],
  ["next 5th of september", "2026-09-05"],
  ["may the 5th", "2027-05-05"],
  ["may 5 be there", "2027-05-05"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
