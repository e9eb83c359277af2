import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["next week", "2026-08-17..2026-08-23"],
  ["this week", "2026-08-11..2026-08-16"],
  ["this weekend", "2026-08-15..2026-08-16"],
  ["next weekend", "2026-08-22..2026-08-23?"],
  ["the weekend", "2026-08-15..2026-08-16"],
  ["the week after next", "2026-08-24..2026-08-30"],
  ["next month", "2026-09-01..2026-09-30"],
  ["in september", "2026-09-01..2026-09-30"],
  ["early september", "2026-09-01..2026-09-10?"],
  ["mid october", "2026-10-11..2026-10-20?"],
  ["late next week", "2026-08-20..2026-08-23?"],
  ["end of the month", "2026-08-21..2026-08-31?"],
  ["beginning of next month", "2026-09-01..2026-09-10?"],
  ["rest of the week", "2026-08-11..2026-08-16"],
  ["the week of the 24th", "2026-08-24..2026-08-30"],
  ["week commencing 7 september", "2026-09-07..2026-09-13"],
  ["the next two weeks", "2026-08-11..2026-08-25"],
  ["next year in january", "2027-01-01..2027-01-31"],
  ["march on", ""],
  ["some time next year", "2027-01-01..2027-12-31"],
  ["in 2027", "2027-01-01..2027-12-31"],
  ["in twenty twenty eight", "2028-01-01..2028-12-31"],
  ["I had it done in 2024", ""],
  ["it was put in in 2026", ""],
  ["january 2027", "2027-01-01..2027-01-31"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

/** 'One' before a part of the day, or a day, counts it. */
test.each([
  ["one morning next week", "2026-08-17..2026-08-23 00:00-12:00"],
  ["one of the arvos this week", "2026-08-11..2026-08-16 12:00-17:30"],
  ["some day next week, one evening", "2026-08-17..2026-08-23 17:00-22:00"],
  ["one day next week", "2026-08-17..2026-08-23"],
  ["thursday at one in the afternoon", "2026-08-13 13:00"],
  ["thursday one arvo", "2026-08-13 13:00"],
  ["at one tomorrow", "2026-08-12 13:00?"],
])("%s names an hour only where one is meant: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
