import { expect, it, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const others =
  "I have Tuesday 18 August at 9:00 am, Wednesday 19 August at 9:00 am, or Thursday 20 August at 9:00 am. Which time would suit you?";

test.each([
  "does it have to be a monday",
  "do i have to come on the monday",
  "do we have to do it that day",
  "must it be that day",
  "have you only got monday",
  "is it just mondays",
  "is monday the only day you've got",
  "anything other than monday",
  "is it mondays only",
  "gotta be a monday does it",
  "why does it have to be a monday",
  "do i gotta come on a monday",
])("'%s' is offered other days", (asks) => {
  expect(callSaying(["i want a check-up on monday"]).say(asks)).toBe(others);
});

test.each(["it has to be a monday", "yes monday", "so monday then"])("'%s' stays with the Monday", (says) => {
  expect(callSaying(["i want a check-up on monday"]).say(says)).toContain("On Monday 17 August I have");
});

it("keeps the week and the part of the day that were wished for", () => {
  const call = callSaying(["i want a check-up next week in the arvo"]);
  expect(call.say("do i have to come on a monday")).toBe(
    "I have Tuesday 18 August at 1:00 pm, Wednesday 19 August at 1:00 pm, or Thursday 20 August at 1:00 pm. Which time would suit you?",
  );
});

it("looks for another day at the hour that was settled", () => {
  const call = callSaying(["i want a check-up on monday at ten"]);
  expect(call.say("does it have to be a monday")).toContain("I have Tuesday 18 August at 10:00 am");
  expect(call.state.draft.slot).toBeNull();
});

it("offers other hours of the day to whoever asks about the hour", () => {
  const call = callSaying(["i want a check-up on wednesday"]);
  expect(call.say("does it have to be the morning")).toBe(
    "On Wednesday 12 August I have 12:00 pm, 12:30 pm or 2:00 pm. Which time would suit you?",
  );
});

it("answers what else one has to do as before", () => {
  const call = callSaying(["i want a check-up on wednesday"]);
  expect(call.say("do i have to bring anything")).toContain("On Wednesday 12 August I have 9:00 am");
});

test.each([
  ["i need a check-up tomorrow", "friday ten"],
  ["a check-up thursday or friday", "friday 10 then"],
])("'%s' and then '%s': a new wish, and none of what was offered [CALL-1]", (wish, says) => {
  const call = callSaying([wish]);
  expect(call.say(says)).toContain("Friday 14 August at 10:00 am is free.");
  expect(call.state.draft.slot).toEqual({ date: "2026-08-14", time: "10:00" });
});
