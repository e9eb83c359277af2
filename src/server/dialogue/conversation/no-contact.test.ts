import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  "you people keep ringing me stop bloody calling me",
  "i want you to take me off your list",
  "i'm not a patient. you ring me every week. remove my number",
  "stop. calling. me.",
  "quit texting us will you",
  "don't send me any more reminder texts please",
  "get my name off your bloody mailing list",
  "lose my number",
])("who wants to be contacted no more is kept at once, and asked nothing: %s [CALL-1]", (line) => {
  const call = testCall(mine);
  expect(call.say(line)).toBe(
    "I am sorry about that. I have passed your message on to the team. Is there anything else I can help with?",
  );
  expect(call.book.messages).toMatchObject([
    { phone: mine.callerNumber, text: `Wants to be contacted no more: ${line}` },
  ]);
});

test("said again, it is not left twice", () => {
  const call = callSaying(["stop calling me", "just stop bloody ringing me"]);
  expect(call.book.messages).toHaveLength(1);
  expect(call.state.lastSaid).toContain("you are not to be contacted");
});

test("when to ring is passed on, and a visit to be cancelled is gone on with", () => {
  expect(callSaying(["don't ring me before nine"]).book.messages).toMatchObject([
    { text: "Told how to be contacted: don't ring me before nine" },
  ]);
  const call = callSaying(["cancel my appointment and stop ringing me"]);
  expect(call.book.messages).toHaveLength(1);
  expect(call.state.purpose).toBe("cancel");
});

test.each([
  "stop calling me darling, i want a filling",
  "my ears won't stop ringing after the filling",
  "it won't stop bothering me",
  "can you take me off the waiting list",
  "can you get me out of pain",
  "remove my tooth please",
  "take me off the books for friday",
  "can you delete my appointment",
])("ordinary words leave no such word: %s", (line) => {
  expect(callSaying([line]).book.messages).toEqual([]);
});

test("who hides their number is asked for it", () => {
  const call = testCall({ callerNumber: null });
  expect(call.say("stop calling me")).toContain("What is your name?");
});
