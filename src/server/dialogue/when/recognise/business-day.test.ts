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
