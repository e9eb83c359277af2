import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["in the morning", "00:00-12:00"],
  ["this arvo", "2026-08-11 12:00-17:30"],
  ["late afternoon", "15:00-18:00"],
  ["early tomorrow morning", "2026-08-12 00:00-12:00"],
  ["lunchtime", "12:00-14:00"],
  ["around lunch", "12:00-14:00"],
  ["after lunch", "13:00-17:30"],
  ["before work", "00:00-09:00"],
  ["after school", "15:15-18:00"],
  ["after school drop-off", "09:15-12:00"],
  ["after the school run", "09:15-12:00"],
  ["first thing", "08:00-09:30"],
  ["first thing in the morning", "08:00-09:30"],
  ["end of the day", "15:30-17:00"],
  ["last appointment", "15:30-17:00"],
  ["tomorrow night", "2026-08-12 18:00-23:59"],
  ["friday evening", "2026-08-14 17:00-22:00"],
  ["tonight", "2026-08-11 17:00-22:00"],
  ["good morning", ""],
  ["morning would be best", "00:00-12:00"],
  ["in the next hour", "2026-08-11 10:30-11:30"],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["late", "15:00-18:00"],
  ["late please", "15:00-18:00"],
  ["something late", "15:00-18:00"],
  ["preferably late if possible", "15:00-18:00"],
  ["early", "08:00-09:30"],
  ["early in the day", "08:00-09:30"],
  ["friday early in the day", "2026-08-14 08:00-09:30"],
])("one end of the day, said alone, means: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  "im late",
  "running late",
  "thats late",
  "thats a bit late",
  "its too late",
  "that is early",
  "better late than never",
  "is it too early",
])("no wish for a part of the day: %s [CALL-1]", (said) => {
  expect(brief(readWhen(said, atClinic))).toBe("");
});

test.each([
  ["late, like eight? on monday", "2026-08-17 20:00"],
  ["monday late, like eight", "2026-08-17 20:00"],
  ["late on monday, like eight", "2026-08-17 20:00"],
  ["sometime late, like five", "17:00"],
  ["late, say around six", "18:00"],
  ["something late, maybe seven", "19:00"],
  ["late, like half past four", "16:30"],
  ["early, like seven, on friday", "2026-08-14 07:00"],
  ["sometime early like nine", "09:00"],
])("the hour named behind one end of the day is of that end: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["im running late, like ten minutes", ""],
  ["i was late, like twice", ""],
  ["thats late, say three instead", "15:00?"],
  ["its too late, say nine", "09:00?"],
  ["late, or at nine", "09:00?"],
])("nor is every hour behind a 'late' of the evening: %s means '%s' [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each([
  ["wednesday arvo after school", "2026-08-12 15:15-18:00"],
  ["after school in the afternoon", "15:15-18:00"],
  ["in the afternoon, after school", "15:15-18:00"],
  ["friday afternoon after lunch", "2026-08-14 13:00-17:30"],
])("of two parts of the day, one within the other, the narrower is meant: %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});

test.each(["in the afternoon or after work"])(
  "two parts with an 'or' are two wishes: %s [CALL-1]",
  (said) => {
    expect(brief(readWhen(said, atClinic))).toMatch(/12:00-17:30.*17:00-22:00/);
  },
);

test.each([
  ["is there nothing first thing", "08:00-09:30"],
  ["have you got nothing first thing on friday", "2026-08-14 08:00-09:30"],
  ["nothing first thing please", "not 08:00-09:30"],
  ["nothing too early", "not 08:00-09:30"],
])("whoever asks whether there is nothing then would like it: %s means %s [CALL-1]", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
