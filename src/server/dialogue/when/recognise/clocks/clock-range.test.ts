import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["between two and four", "14:00-16:00?"],
  ["from 9 to 11", "09:00-11:00?"],
  ["9-11am", "09:00-11:00"],
  ["11-1pm", "11:00-13:00"],
  ["8am to 1", "08:00-13:00"],
  ["3:30 - 6 pm", "15:30-18:00"],
  ["between 9 and half past ten", "09:00-10:30?"],
  ["nine to eleven", "09:00-11:00?"],
  ["two to three people", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
