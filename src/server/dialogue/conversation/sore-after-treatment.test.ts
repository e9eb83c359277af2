import { expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

test.each([
  "I had a filling last Wednesday and it hurts",
  "crown fitted Tuesday now it aches",
  "root canal on Wednesday and it still throbs",
  "you did a root canal on me last week and it's killing me",
  "my tooth hurts where you did the filling",
  "I had a crown put on about a week ago and it's been giving me grief ever since",
  "that tooth you fixed on Thursday is playing up again",
  "got a filling last Monday and I can't bite on it",
  "had a clean yesterday and now everything hurts",
  "I had my wisdom teeth out last week and the pain is getting worse",
])("pain after a treatment is met with sympathy and the soonest time: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toMatch(/^I am sorry you are in pain\..*Today, Monday 10 August, I have/);
  expect(call.state.draft.visit?.value).toBe("Emergency Visit");
});

test.each([
  "I had a filling done last week and it's still a bit sore",
  "I had a root canal on Wednesday and I need a check-up",
  "root canal on Wednesday please",
  "can I get a crown on Friday",
  "how long will it hurt after the extraction",
  "does it hurt after a filling",
])("what is slight, wished for or only asked is no pain to be seen at once: '%s'", (text) => {
  expect(testCall(mine).say(text)).not.toContain("sorry you are in pain");
});
