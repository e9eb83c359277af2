import { describe, expect, test } from "vitest";
import { asksOfPrivacy } from "./questions/privacy.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const toldHere =
  "This call is transcribed, not recorded as sound. The transcript and what you book or leave here go to the clinic's team.";
const theRest = "What else is kept, and for how long, the team can tell you.";

describe("what becomes of what is said is told as far as it is known, and the rest is the team's [KB-4]", () => {
  const lines = [
    "what happens to my details",
    "what happens to my personal information",
    "who sees my information",
    "what do you do with my phone number",
    "is this private",
    "is it confidential",
    "who else can see my details",
    "do you share my information with anyone",
    "do you sell my data",
    "how long do you keep my details",
    "where is my information stored",
    "is anyone else listening in",
    "who's listening to this",
    "will anyone else hear this",
    "is this line secure",
    "what's your privacy policy",
  ];
  test.each(lines)("%s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(`${toldHere} ${theRest} Would you like me to put you through to the team?`);
    expect(call.book.messages).toEqual([]);
    const booking = callSaying(["i'd like a clean tomorrow at ten"]);
    const { draft } = booking.state;
    expect(booking.say(line)).toBe(`${toldHere} ${theRest} What is your name?`);
    expect(booking.state.draft).toEqual(draft);
  });

  test("what the clinic wrote of it is told in place of the rest", () => {
    const additionalInfo = "Our privacy policy is on the website.";
    expect(testCall({ facts: { additionalInfo } }).say("is this private")).toBe(
      `${toldHere} ${additionalInfo} Is there anything else I can help with?`,
    );
  });

  test.each([
    "do you take private health insurance",
    "is it a private practice",
    "can you keep my appointment",
    "who sees new patients",
    "do you share a car park",
    "please delete my data",
    "i want a copy of my records",
    "is it safe to have an x-ray",
    "can someone look at my tooth tomorrow",
    "is the car park secure",
  ])("another matter: %s", (line) => expect(asksOfPrivacy(line)).toBe(false));
});
