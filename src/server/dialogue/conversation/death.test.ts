import { expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

test.each([
  "my husband passed away, he had an appointment on friday",
  "my husband passed away last week and he had an appointment on friday",
  "i need to cancel his appointment. he has died",
  "mum died in march, please stop sending her letters",
  "i'm sorry to say dad's no longer with us, he was booked in with you",
  "my wife has died",
])("a death is met with sorrow, and the team is left a task that says so: %s [CALL-1]", (line) => {
  const call = testCall(mine);
  expect(call.say(line)).toBe(
    "I am very sorry for your loss. I will leave this with the team. What is your name?",
  );
  call.say("marlo quist");
  expect(call.say("yes")).toContain("I have asked the team to ring you back.");
  expect(call.book.messages).toMatchObject([{ text: `Told of a death: ${line}` }]);
});

test.each([
  "my dog died, i need to move my appointment",
  "my phone died, sorry, i want to book a clean",
  "my husband is dead keen on friday",
  "i have to cancel my appointment, my grandmother passed away",
])("a visit of the caller's own goes on: %s", (line) => {
  expect(callSaying([line]).state.purpose).not.toBe("callback");
});
