import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const purposeAfter = (...lines: readonly string[]) => callSaying(lines).state.purpose;

test.each([
  ["i'd like to make an appointment", "book"],
  ["my filling fell out", "book"],
  ["do you have anything on friday", "book"],
  ["cancel please my name is sarah brennan phone number 0491 570 156", "cancel"],
  ["i wanna cancel tomorrow's appointment my phone number is 0491 570 156", "cancel"],
  ["i have an appointment thursday at two can i make it three instead", "reschedule"],
  ["i need to change my cleaning on thursday to monday", "reschedule"],
  ["have you got me down for thursday", "check"],
  ["can somebody ring me back", "callback"],
  ["can i leave a message", "message"],
])("what is wanted is told by the words: %s → %s", (line, purpose) => {
  expect(purposeAfter(line)).toBe(purpose);
});

test("changing the booking at hand is no wish to move another", () => {
  expect(purposeAfter("i'd like a cleaning on thursday at 2 pm", "can we change it to friday")).toBe("book");
});

test("'booked under my name' in answer to a question is no new booking", () => {
  expect(purposeAfter("i need to cancel my appointment", "it's booked under sarah brennan")).toBe("cancel");
});

test("a caller who wants a new appointment after all gets one", () => {
  expect(
    purposeAfter("i need to cancel my appointment", "actually i want to book an appointment instead"),
  ).toBe("book");
});

test.each([
  "right, sorry, checkup Wednesday 12 o'clock",
  "I can't do mornings, and not Monday or Friday, next week for a checkup",
  "can I come Friday at half three for a clean",
  "sorry yeah, a filling, Thursday at two",
  "mondays are out for me, a checkup the week after next",
])("a visit with its reason and no word of one that stands is a new one [CALL-1]: %s", (line) => {
  const call = testCall(mine);
  call.say(line);
  expect(call.state).toMatchObject({ purpose: "book", queued: [] });
});
