import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["the 31st of december at ten, and the 24th too", "2026-12-31 2026-12-24 10:00?"],
  ["from the 20th of december to the 4th", "2026-12-20..2027-01-04"],
  ["friday the 14th", "2026-08-14"],
  ["the 14th friday", "2026-08-14"],
  ["wed 19/8", "2026-08-19"],
  ["friday, 14 august 2026", "2026-08-14"],
  ["tomorrow, wednesday", "2026-08-12"],
  ["today, the 20th of august", "2026-08-20"],
  ["next month on the 14th", "2026-09-14"],
  ["next year in january", "2027-01-01..2027-01-31"],
  ["some time next week, thursday or friday", "2026-08-20 2026-08-21"],
  ["thursday or friday next week", "2026-08-20 2026-08-21"],
  ["any day next week except thursday", "2026-08-17..2026-08-23 not 2026-08-20"],
  ["the fourteenth of august like a friday", "2026-08-14"],
  ["the twentieth of august which is a thursday", "2026-08-20"],
  ["friday i think that's the twenty first", "2026-08-21"],
  ["the twelfth of august, on a friday", "2026-08-12?"],
  ["the ninth of september, it's a thursday", "2026-09-09?"],
  ["the fourteenth of august or a monday", "2026-08-14 2026-08-17"],
  ["friday the day after", "2026-08-21"],
  ["saturday or sunday the day after", "2026-08-15 2026-08-16"],
  ["not friday the day after", "2026-08-15 not 2026-08-14"],
  ["Fri 14 Aug 11:00 2026", "2026-08-14 11:00?"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
