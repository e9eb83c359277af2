import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["i can do the 1st 2nd or 3rd of october", "2026-10-01 2026-10-02 2026-10-03"],
  ["any day after next wednesday", "2026-08-20..2026-09-02?"],
  ["between monday and wednesday", "2026-08-17..2026-08-19"],
  ["from the 17th to the 21st", "2026-08-17..2026-08-21"],
  ["thursday to friday", "2026-08-13..2026-08-14"],
  ["from the 27th of august until the 2nd", "2026-08-27..2026-09-02"],
  ["between christmas and new year", "2026-12-25..2027-01-01"],
  ["sometime after the 7th of december but before christmas", "2026-12-08..2026-12-24"],
  ["before the 20th and after the 14th", "2026-08-15..2026-08-19"],
  ["no earlier than thursday and no later than monday", "2026-08-13..2026-08-17"],
  ["after friday but it has to be by the 25th", "2026-08-15..2026-08-25"],
  ["after the 20th or before friday", "2026-08-21..2026-09-03 2026-08-11..2026-08-13"],
  ["between the 27th and new year", "2026-12-27..2027-01-01"],
  ["after the new year the second week of january", "2027-01-08..2027-01-14?"],
  ["the 20th or the 21st", "2026-08-20 2026-08-21"],
  ["20th 21st or 22nd", "2026-08-20 2026-08-21 2026-08-22"],
  ["monday the 17th or wednesday the 19th", "2026-08-17 2026-08-19"],
  ["august 20 to november 12 2026", "2026-08-20..2026-11-12"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
