import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
const decemberFridays = "2026-12-04 2026-12-11 2026-12-18 2026-12-25";
test.each([
  ["a friday morning in december", `${decemberFridays} 00:00-12:00`],
  ["friday at 10 am in december", `${decemberFridays} 10:00`],
  ["in december on a friday please", decemberFridays],
  ["fridays in december", decemberFridays],
  ["any saturday in january", "2027-01-02 2027-01-09 2027-01-16 2027-01-23 2027-01-30"],
  ["one of the tuesdays in september", "2026-09-01 2026-09-08 2026-09-15 2026-09-22 2026-09-29"],
  [
    "sometime next month, preferably a monday or a friday",
    "2026-09-07 2026-09-14 2026-09-21 2026-09-28 2026-09-04 2026-09-11 2026-09-18 2026-09-25",
  ],
  ["a monday in august", "2026-08-17 2026-08-24 2026-08-31"],
  ["the first week of september on a tuesday", "2026-09-01"],
  ["a monday late november", "2026-11-23 2026-11-30"],
])("'%s' means those weekdays alone [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["friday or some time in december", "2026-08-14 2026-12-01..2026-12-31"],
  ["i'm away in december so friday please", "2026-08-14 not 2026-12-01..2026-12-31"],
  ["any day in december but not a friday", "2026-12-01..2026-12-31 not 2026-08-14"],
  ["friday. we had one in march", "2026-08-14"],
  ["the first friday in december", "2026-12-04"],
  ["friday the 4th of december", "2026-12-04"],
  ["friday next week", "2026-08-21"],
  ["friday or next month", "2026-08-14 2026-09-01..2026-09-30"],
  ["friday, my holidays are in december", "2026-08-14 2026-12-01..2026-12-31"],
  ["before friday in december if you're full", "2026-08-11..2026-08-13 2026-12-01..2026-12-31"],
])("but '%s' names other days", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test("days that are taken up may stand between the stretch and its weekday", () => {
  const said = "the week after next i go to bowls mondays and wednesdays so a tuesday morning";
  expect(readWhen(said, atClinic).days.map(({ value }) => value)).toEqual([
    { from: "2026-08-25", to: "2026-08-25" },
  ]);
});
