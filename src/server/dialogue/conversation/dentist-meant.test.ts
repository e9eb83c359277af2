import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const days = "Dr Imelda Vance works Monday to Thursday. Is there anything else I can help with?";
const lastSaid = (...lines: string[]): string => callSaying(lines).state.lastSaid;

describe("a dentist who was named is meant by 'she', and by the next day asked of [KB-4]", () => {
  test.each([
    ["is dr vance in on thursday", `Yes, usually. ${days}`],
    ["is dr vance in on friday", `No. ${days}`],
    ["does dr vance work saturdays", `No. ${days}`],
    ["is dr vance in this week", days],
    ["when is dr vance next in", days],
  ])("%s", (line, said) => expect(testCall(mine).say(line)).toBe(said));

  test.each([
    [["what days does dr vance work", "is she in this thursday"], `Yes, usually. ${days}`],
    [["does dr vance do implants", "does she work fridays"], `No. ${days}`],
    [["is dr vance any good", "and does he work weekends"], days],
    [["is dr vance in on thursday", "what about friday"], `No. ${days}`],
    [["does dr vance work fridays", "ok what about wednesdays"], `Yes, usually. ${days}`],
  ])("%j", (lines, said) => expect(lastSaid(...lines)).toBe(said));

  test("of some weeks only, neither yes nor no is said", () => {
    const facts = { additionalInfo: "Dr Lee works Mondays and every second Friday." };
    expect(testCall({ ...mine, facts }).say("is dr lee in on friday")).toMatch(/^Dr Lee works Mondays/);
  });

  test("'she' is a daughter where no dentist was named, and 'what about Friday' a wish", () => {
    const booking = callSaying(["i'd like a check up for my daughter", "is she ok to come in thursday"]);
    expect(booking.state.step.kind).toBe("offering");
    expect(callSaying(["what about friday"]).state.step.kind).toBe("offering");
    const named = callSaying(["can i see dr vance on thursday for a clean", "what about wednesday"]);
    expect(named.state.purpose).toBe("book");
  });
});

describe("who does a treatment is told from the notes, and not made up [KB-4]", () => {
  test.each([
    ["is there a dentist who does veneers", /^Veneers are not on the list of services I have/],
    ["is there someone there who does whitening", /^Yes, our services include Whitening\./],
    [
      "which dentist does implants",
      /^Our services include Dental implants\. Who does that I do not know; the team can tell you\./,
    ],
    ["who does the cleans", /^Our services include Teeth cleaning\. Who does that I do not know/],
    ["who is in on friday", /^Dr Imelda Vance works Monday to Thursday\./],
    ["whos in on friday", /^Dr Imelda Vance works Monday to Thursday\./],
    ["do you have a female dentist", /^I do not know that; the team can tell you\./],
  ])("%s", (line, said) => expect(testCall(mine).say(line)).toMatch(said));

  test("what the notes say of a dentist and that treatment", () => {
    const facts = { additionalInfo: "Dr Vance works Mondays. Dr Osei places implants. We whiten teeth." };
    expect(testCall({ facts }).say("which dentist does implants")).toMatch(/^Dr Osei places implants\. Is/);
  });
});
