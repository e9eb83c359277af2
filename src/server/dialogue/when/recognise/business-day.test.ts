import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["the last business day of the month", "2026-08-31"],
  ["the last working day of october", "2026-10-30"],
  ["second business day of september", "2026-09-02"],
  ["first weekday of august", "2027-08-02"],
  ["the next business day", "2026-08-12"],
  ["the arvo of the last business day of the month", "2026-08-31 12:00-17:30"],
  ["last business day of the month at 2 pm", "2026-08-31 14:00"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each(["it's my last working day", "I have a business day ticket", "the last business day"])(
  "nothing is heard in: %s",
  (said) => {
    expect(brief(readWhen(said, atClinic))).toBe("");
  },
);

test.each([
  ["the first business day of the new year", "2027-01-04"],
  ["first working day of january", "2027-01-04"],
  ["the second business day of the new year", "2027-01-05"],
  ["the first working day of the year", "2027-01-04"],
  ["first business day of next year", "2027-01-04"],
  ["the last business day of the year", "2026-12-31"],
  ["first business day after christmas", "2026-12-29"],
  ["the second business day after easter monday", "2027-03-31"],
  ["first working day after friday", "2026-08-17"],
  ["first weekday of january", "2027-01-01"],
])("a public holiday is no business day: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
