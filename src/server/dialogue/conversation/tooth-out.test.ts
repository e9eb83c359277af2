import { expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

test("a tooth that needs to go back in is out now", () => {
  const answer = testCall(mine).say("my tooth has come out and it needs to go back in");
  expect(answer).toContain("keep it in milk");
});

test("a tooth lost back in the eighties is no emergency", () => {
  expect(testCall(mine).say("i had a tooth knocked out back in the eighties")).not.toContain("milk");
});

test.each(["what should i do if a tooth gets knocked out", "if a tooth ever comes out what do i do"])(
  "what is to be done is told to who asks beforehand: %s",
  (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toContain("keep it in milk");
    expect(call.state.purpose).toBe(null);
  },
);

test("who has one out now is taken for an emergency", () => {
  const call = testCall(mine);
  expect(call.say("what do i do, my son just got his tooth knocked out")).toContain("within the hour");
  expect(call.state.purpose).toBe("book");
});
