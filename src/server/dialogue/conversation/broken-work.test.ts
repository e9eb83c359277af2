import { expect, test } from "vitest";
import { isBrokenWork } from "#server/dialogue/what/read-broken-work.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  "the filling fell out after a week",
  "I paid 400 dollars and it came out again",
  "you guys fixed my filling last week and it's fallen out already",
  "the crown you put in came off again",
  "my crown only lasted three days",
  "I had a filling done on Friday and now it has broken",
  "I'm not happy with the filling it fell out after two days",
  "your filling lasted five minutes",
  "this is the third time that crown has come off",
  "I only got that crown last month and it's already loose",
  "that filling you did has come out and I paid a fortune",
  "I was charged for a filling that fell out the next day",
  "the crown you did last week broke and I want my money back",
])("work that did not hold is apologised for once, and a visit is offered: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toMatch(/^I am sorry about that\. I will tell the team\. What (?:day|is the app)/);
  expect(call.state.noteToPass).toBe(`Complaint: ${text}`);
});

test("'last month' is when it was done, and no day to come", () => {
  expect(testCall(mine).say("the crown you lot put in last month has fallen out and I paid for it")).toBe(
    "I am sorry about that. I will tell the team. What day and time would suit you?",
  );
});

test("the team has it in the caller's words once the visit is made", () => {
  const call = callSaying([
    "the filling fell out after a week",
    "tomorrow at ten",
    "Sam Porter",
    "yes",
    "yes",
  ]);
  expect(call.book.messages).toMatchObject([{ text: "Complaint: the filling fell out after a week" }]);
});

test("who is in pain as well hears the soonest time", () => {
  const said = testCall(mine).say("the filling fell out after a week and it's killing me");
  expect(said).toMatch(/^I will tell the team\. I am sorry you are in pain\..*Today, Monday 10 August/);
});

test.each([
  "my filling fell out a week ago",
  "my filling fell out",
  "my filling fell out after ten years",
  "my daughter's baby tooth fell out after a week of wobbling",
  "my last dentist put a filling in and it fell out after a week",
  "I want to make a complaint, the filling fell out after a week",
])("is no complaint of that kind: '%s'", (text) => {
  expect(isBrokenWork(text)).toBe(false);
});
