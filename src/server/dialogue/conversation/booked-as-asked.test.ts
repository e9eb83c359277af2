import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const wishedFor = (...lines: string[]) => callSaying(lines).state.draft.visit?.value ?? null;

describe("what was asked about is what is booked when the caller goes on to book [CALL-1]", () => {
  test.each([
    ["how much is a filling", "ok book me in", "General Consultation"],
    ["how long does a check-up take", "great, can we come on tuesday at ten", "General Consultation"],
    ["I've got a sore tooth, do you see new patients", "ok tuesday at ten", "Emergency Visit"],
    ["how much is whitening", "ok friday then", "Teeth Whitening"],
    ["do you do whitening", "can I come friday", "Teeth Whitening"],
  ])("%s – %s", (question, wish, visit) => {
    expect(wishedFor(question, wish)).toBe(visit);
  });

  test.each([
    ["do you do whitening", "ok thanks. I'd like to make an appointment", null],
    ["how much is a crown", "alright but can I book a check-up on friday", "General Consultation"],
  ])("and not when another is named, or just any: %s – %s", (question, wish, visit) => {
    expect(wishedFor(question, wish)).toBe(visit);
  });
});

test("'is that good for you' ends no call [CALL-1]", () => {
  const call = callSaying(["is that good for you"]);
  expect(call.isOver()).toBe(false);
});
