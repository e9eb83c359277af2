import { expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

test("meets news of kin with a word of sympathy and goes on with the wish [CALL-1]", () => {
  const call = testCall(mine);
  const said = call.say("I need to reschedule, dad had a heart attack");
  expect(said).toMatch(/^I am sorry to hear that\. What name/);
  expect(said).not.toContain("000");
});

test.each([
  "lump under my tongue, should I worry",
  "I've found a small bump on the side of my tongue, is that normal",
])("has a lump in the mouth seen soon, and says when it is an emergency: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toMatch(/^A dentist should look at a lump soon\. If it swells fast/);
  expect(call.isOver()).toBe(false);
});

test("says nothing of the dentist to a lump elsewhere", () => {
  expect(testCall(mine).say("I've a lump of sugar in my tea, should I worry")).not.toContain("lump soon");
});
