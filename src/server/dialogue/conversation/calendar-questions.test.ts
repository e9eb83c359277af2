import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const offered = ["i want a check-up next week"];
const dayAsked = ["i want a check-up"];

test.each([
  [offered, "what day is the 20th", "That is Thursday 20 August. I have Monday 17 August"],
  [dayAsked, "sorry what day does the twentieth fall on", "That is Thursday 20 August. What day and time"],
  [dayAsked, "what date is next tuesday", "That is Tuesday 18 August. What day and time"],
  [dayAsked, "what's the date on friday", "That is Friday 14 August. What day and time"],
  [dayAsked, "is the 20th a thursday", "That is Thursday 20 August. What day and time"],
  [dayAsked, "what's today's date", "Today is Monday 10 August. What day and time"],
  [[], "what day is it today", "Today is Monday 10 August. How can I help?"],
  [
    [...dayAsked, "the 20th at ten"],
    "what day is the 20th",
    "That is Thursday 20 August. What is your name?",
  ],
])("%j: '%s' is told from the calendar, and the call goes on: '%s' [CALL-1]", (lines, said, answer) => {
  expect(callSaying(lines).say(said)).toContain(answer);
});

test.each([
  [dayAsked, "what about the 20th", "On Thursday 20 August I have"],
  [dayAsked, "is the 20th free", "On Thursday 20 August I have"],
  [dayAsked, "what time on the 20th", "On Thursday 20 August I have"],
  [dayAsked, "what day is the 20th and have you got anything then", "On Thursday 20 August I have"],
  [[...dayAsked, "the 20th at ten"], "what day is that", "Thursday 20 August at 10:00 am is free."],
])("%j: '%s' asks for more than a date: '%s' [CALL-1]", (lines, said, answer) => {
  expect(callSaying(lines).say(said)).toContain(answer);
});
