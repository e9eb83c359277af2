import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

describe("whoever meant to ring somewhere else is told where they are [CALL-1]", () => {
  test.each(["isn't this Domino's?", "is this dominos pizza", "hi is that jb hi fi", "is that maccas"])(
    "and may say what they want: %s",
    (line) => {
      const call = testCall(mine);
      expect(call.say(line)).toBe("No, this is Harbour Dental, a dental clinic. How can I help?");
      expect(call.isOver()).toBe(false);
    },
  );

  test.each([
    "two large pepperoni please",
    "can i get two large pizzas and a garlic bread",
    "can i order a pizza",
    "id like to order some takeaway for pickup",
    "could i grab a large flat white",
  ])("an order of food is for somebody else: %s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain(
      "Harbour Dental, a dental clinic. It sounds like this is the wrong number.",
    );
    expect(call.isOver()).toBe(true);
  });

  test.each([
    "i broke my tooth on a pizza",
    "i bit into a burger and my crown came off",
    "when can i have a latte again after whitening",
    "are you near the pizza place",
    "can i have two check-ups and a clean please",
  ])("who speaks of food and is a patient is none of those: %s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).not.toContain("wrong number");
    expect(call.isOver()).toBe(false);
  });
});
