import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const thursdayToo = ["i want a check-up next week on tuesday or thursday at ten"];
const wednesday = ["i want a check-up on wednesday"];
const nextWeek = ["i want a check-up next week"];

test.each([
  [thursdayToo, "the thursday one or if not the first one", "2026-08-20 10:00"],
  [thursdayToo, "thursday or if that's gone tuesday", "2026-08-20 10:00"],
  [nextWeek, "wednesday failing that the first one", "2026-08-19 09:00"],
  [nextWeek, "if not the second one then the last one", "2026-08-18 09:00"],
  [nextWeek, "the second one if it's not available the third", "2026-08-18 09:00"],
  [nextWeek, "tuesday otherwise wednesday", "2026-08-18 09:00"],
  [wednesday, "preferably the last one but the first is ok too", "2026-08-12 14:00"],
  [nextWeek, "wednesday would be best but monday's ok", "2026-08-19 09:00"],
  // Two that are liked as much.
  [wednesday, "the second or third", "2026-08-12 11:30"],
  [wednesday, "first or second whatever's easier", "2026-08-12 09:00"],
  [wednesday, "the nine or the two", "2026-08-12 09:00"],
  [wednesday, "two or nine", "2026-08-12 09:00"],
  [nextWeek, "the last two are fine", "2026-08-18 09:00"],
  [nextWeek, "tuesday's out and so is wednesday", "2026-08-17 09:00"],
  [wednesday, "could you do half an hour later than the last one", "2026-08-12 14:30"],
  [wednesday, "option two or three", "2026-08-12 11:30"],
  [nextWeek, "monday or tuesday is fine", "2026-08-17 09:00"],
  // As near as can be.
  [wednesday, "closer to three", "2026-08-12 15:00"],
  [wednesday, "the one closest to three", "2026-08-12 14:00"],
  [wednesday, "whichever's nearest to lunch", "2026-08-12 11:30"],
  // Look-alikes.
  [wednesday, "the first one if not too early", "2026-08-12 09:00"],
  [wednesday, "the first one unless there's a fee", "2026-08-12 09:00"],
])("%j: '%s' takes %s [CALL-1]", (lines, said, slot) => {
  const call = callSaying(lines);
  call.say(said);
  expect(`${call.state.draft.slot?.date} ${call.state.draft.slot?.time}`).toBe(slot);
});

test.each([
  [wednesday, "only if there's nothing on thursday", "On Thursday 13 August I have"],
  [wednesday, "unless you've got something on friday", "On Friday 14 August I have"],
  [nextWeek, "the monday unless tuesday has an afternoon one", "On Tuesday 18 August I have 1:00 pm"],
  [wednesday, "hmm what about friday first", "On Friday 14 August I have"],
  [nextWeek, "do any of those days have a three o'clock", "I have Monday 17 August at 3:00 pm"],
  [nextWeek, "can you do four on any of those", "I have Monday 17 August at 4:00 pm"],
  [wednesday, "that's a bit soon", "I have Thursday 13 August"],
  [wednesday, "too far away", "I have today, Monday 10 August"],
  [wednesday, "how far away is that", "We are at 12 Wharf Street"],
  [wednesday, "only if thursday's full", "On Thursday 13 August I have"],
  [
    wednesday,
    "if there's nothing on thursday morning then the second one",
    "On Thursday 13 August I have 9:00 am",
  ],
  [wednesday, "if you have nothing earlier the first one", "I have today, Monday 10 August"],
  [wednesday, "the second or third of september", "I have Wednesday 2 September"],
  [wednesday, "three or four", "On Wednesday 12 August I have 3:00 pm or 4:00 pm"],
  [[...wednesday, "the first one"], "what times do you have", "On Wednesday 12 August I have 9:00 am"],
  [["how much is a check-up"], "ok monday week at half ten", "Monday 17 August at 10:30 am is free."],
  [["how much is a check-up"], "yes please on monday", "I will put you through"],
  [wednesday, "what times do you have", "On Wednesday 12 August I have 9:00 am"],
  [nextWeek, "thursday would be ideal otherwise the first one", "On Thursday 20 August I have"],
  [nextWeek, "wednesday's out", "Tuesday 18 August at 9:00 am, or Thursday 20 August"],
])("%j: '%s' looks first for what comes first: '%s' [CALL-1]", (lines, said, answer) => {
  expect(callSaying(lines).say(said)).toContain(answer);
});

test.each([
  ["wes tolhurst", "Wes Tolhurst"],
  ["kiri papadakis", "Kiri Papadakis"],
  ["bloody oath", undefined],
  ["too easy", undefined],
  ["fair dinkum", undefined],
])("'%s', where a time was asked for, is the name %s [CALL-1]", (said, name) => {
  const call = callSaying(wednesday);
  call.say(said);
  expect(call.state.draft.name?.value.full).toBe(name);
  expect(call.state.step.kind).toBe("offering");
});
