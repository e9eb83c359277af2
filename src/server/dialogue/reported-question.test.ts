import { expect, test } from "vitest";
import { reportedQuestion } from "./reported-question.ts";

test.each([
  ["do you take the pensioner card", "whether we take the pensioner card"],
  ["um hi is there a lift", "whether there is a lift"],
  ["can I bring my dog", "whether you can bring your dog"],
  ["do you guys bulk bill", "whether we bulk bill"],
  ["what time do youse shut on fridays", "what time we shut on fridays"],
  ["how long does it take", "how long it takes"],
  ["how much do I owe you", "how much you owe us"],
  ["which funds do you take", "which funds we take"],
  ["what's the wifi password", "what the wifi password is"],
  ["how much is it for a seal because mine broke", "how much it is for a seal"],
  ["could you tell me if you do house calls", "whether we do house calls"],
  ["does he carry the small brushes", "whether he carries the small brushes"],
  ["is there steps at your place", "whether there are steps at our place"],
  ["do you take afterpay no worries bye", "whether we take afterpay"],
  ["was I meant to fast", "whether you were meant to fast"],
])("'%s' is not known: %s [CALL-5]", (asked, reported) => {
  expect(reportedQuestion(asked)).toBe(reported);
});

test.each([
  "does my health fund cover that",
  "did you get my letter",
  "are you listening",
  "what are you on about nah that's it mate",
  "I need to come in",
  "is that tooth worth saving",
  "don't you open on Saturdays",
  "what",
  "is the front door the one beside the bakery",
])("'%s' is not turned round by the order of its words [CALL-5]", (asked) => {
  expect(reportedQuestion(asked)).toBeNull();
});
