import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const days = /Dr Imelda Vance works Monday to Thursday/;

describe("what is asked of a dentist is not answered by the days that dentist works [KB-4]", () => {
  test.each([
    "does dr vance speak mandarin",
    "does she speak mandarin",
    "is dr vance married",
    "how old is dr vance",
    "what's dr vance like",
    "how long has dr vance been a dentist",
    "where did dr vance study",
    "what nationality is dr vance",
    "is dr vance good with kids",
    "does dr vance do implants",
  ])("%s", (line) => {
    const call = testCall(mine);
    const said = call.say(line);
    expect(said).not.toMatch(days);
    expect(said).toMatch(/^I do not know that; the team can tell you\./);
    expect(callSaying(["i'd like a clean tomorrow at ten"]).say(line)).toMatch(/What is your name\?$/);
  });

  test.each([
    "what days does dr vance work",
    "is dr vance in today",
    "who is dr vance",
    "tell me about dr vance",
  ])("when and who is: %s", (line) => expect(testCall(mine).say(line)).toMatch(days));

  test("what the clinic wrote of it is told", () => {
    const additionalInfo = "Dr Imelda Vance works Monday to Thursday. Dr Vance speaks Mandarin and Greek.";
    expect(testCall({ facts: { additionalInfo } }).say("does dr vance speak mandarin")).toMatch(
      /^Dr Vance speaks Mandarin and Greek\./,
    );
  });

  test.each([
    "what's dr vance's mobile",
    "can i have dr vance's number",
    "can i get dr vance's email",
    "do you have her direct line",
  ])("nobody's own number is told, and a message is offered: %s", (line) => {
    const said = testCall(mine).say(line);
    expect(said).toMatch(
      /^I do not have anybody's own number or e-mail, but the team can pass on a message\./,
    );
  });

  test("a number that is given is one", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten for my wife", "jane hart"]);
    expect(call.say("do you have her mobile it's 0412 345 678")).not.toContain("anybody's own");
  });
});
