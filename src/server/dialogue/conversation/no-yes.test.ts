import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const readBack = ["i want a check-up on wednesday", "the second one", "wes tolhurst", "yes"];
const isBooked = (said: string): boolean =>
  callSaying([...readBack, said]).effects.some(({ type }) => type === "book");

describe("what only holds a word of agreement books nothing [APPT-14]", () => {
  test.each([
    "yes and no",
    "yeah maybe",
    "sure i might, i might not",
    "saturday if you've got it",
    "the boss wants an itemised estimate before he says yes",
    "the numbness is still there after four hours, is it okay or not",
    "i'm told there's a laser for gums these days have you got that there",
    "my last dentist in Toronto said I should get those two watched and that was three years ago so yeah",
    "they've put me in a twelve bed",
  ])("%s", (said) => expect(isBooked(said)).toBe(false));

  test.each([
    "you've got it",
    "yep you got it",
    "that's right yeah",
    "no yeah that's fine",
    "yes I said yes",
  ])("and a plain one does: %s", (said) => expect(isBooked(said)).toBe(true));
});

describe("nobody is hung up on who does not take leave [CALL-1]", () => {
  test.each([
    "good morning to you",
    "good day to you, young lady",
    "good day sir or madam",
    "you've a nice speaking voice",
    "that's a nice tune you had playing before",
    "the last fella had cold hands, that's all I remember",
    "the text said see you soon, made me laugh",
    "the insurer put me on hold for two hours yesterday",
    "you don't sound like Cheryl, are you a recording",
    "the hotel says they've no record of my booking",
  ])("%s", (said) => expect(callSaying([said]).isOver()).toBe(false));

  test.each([
    "thanks, that's all I need",
    "it was lovely talking to you, bye",
    "see you then",
    "have a good day",
  ])("and who does is let go: %s", (said) => expect(callSaying([said]).isOver()).toBe(true));
});
