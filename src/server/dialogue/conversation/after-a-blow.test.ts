import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const knocked = "my son knocked his tooth out";

test.each([
  "he's very sleepy",
  "she's drowsy now",
  "he keeps throwing up",
  "he's a bit dizzy",
  "he has a headache",
])("what a blow to the head may do is asked about, told after the tooth: '%s' [CALL-1]", (text) => {
  const call = callSaying([knocked]);
  expect(call.say(text)).toMatch(/^If this is happening now, hang up and dial triple zero, 000/);
  expect(call.say("yes")).toMatch(/dial triple zero/);
});

test.each(["no he's not sleepy", "no headache"])("is well, and the times stand: '%s'", (text) => {
  expect(callSaying([knocked]).say(text)).toMatch(/^That is good to hear\..*9:30 am/);
});

test("who is confused by the times has no blow to the head", () => {
  expect(callSaying([knocked]).say("I'm confused which time is that")).not.toContain("000");
});

test("tiredness after a toothache is no danger", () => {
  expect(callSaying(["my tooth is killing me"]).say("I'm very sleepy")).not.toContain(
    "If this is happening now",
  );
});
