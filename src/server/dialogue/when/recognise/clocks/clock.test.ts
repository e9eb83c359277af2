import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["at 3", "15:00?"],
  ["3pm", "15:00"],
  ["3 p.m.", "15:00"],
  ["3:30", "15:30?"],
  ["3.30 pm", "15:30"],
  ["at 9.15", "09:15?"],
  ["15:30", "15:30"],
  ["15h30", "15:30"],
  ["330 pm", "15:30"],
  ["at 1030", "10:30?"],
  ["1400 hours", "14:00"],
  ["nine o'clock", "09:00?"],
  ["nine oclock", "09:00?"],
  ["4 o clock in the afternoon", "16:00"],
  ["nine oh five", "09:05?"],
  ["two thirty", "14:30?"],
  ["2 30 on friday", "2026-08-14 14:30?"],
  ["eight tonight", "2026-08-11 20:00"],
  ["9 tomorrow morning", "2026-08-12 09:00"],
  ["5ish", "17:00?"],
  ["around four", "16:00?"],
  ["three in the arvo", "15:00"],
  ["evening 4", "16:00"],
  ["12 noon", "12:00"],
  ["0 45 pm", "12:45"],
  ["actually 3", "15:00?"],
  ["no it should be 2 30", "14:30?"],
  ["sorry i meant four", "16:00?"],
  ["four i guess", "16:00?"],
  ["sorry four would be better", "16:00?"],
  ["no not 3", ""],
  ["actually 3 of them", ""],
  ["25:12", ""],
  ["for 3 night", ""],
  ["8.30 yes it's for elsie", "08:30?"],
  ["9.30, harriet lo", "09:30?"],
  ["3.30 for me jack", "15:30?"],
  ["8 30 elsie marsh", "08:30?"],
  ["actually make it 4 30 if you can", "16:30?"],
  ["i already have one on wednesday at half three", "2026-08-12 15:30?"],
  ["2 30 kids", ""],
  ["at 101", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["can i come in like ten tomorrow", "2026-08-12 10:00?"],
  ["can i come in tomorrow like ten", "2026-08-12 10:00?"],
  ["id come along like three on friday", "2026-08-14 15:00?"],
  ["is there anything like ten", "10:00?"],
])("a 'like' before the hour is a filler: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  "id like two veneers",
  "can i come in like ten minutes late",
  "i come in like two times a year",
  "its been like ten years",
  "there are like three of us",
])("nor does it make an hour of any number: %s [CALL-1]", (said) => {
  expect(brief(readWhen(said, atClinic))).not.toMatch(/:00/);
});
