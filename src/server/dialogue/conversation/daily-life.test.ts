import { expect, test } from "vitest";
import { asksOfDailyLife } from "./questions/daily-life.ts";
import { mine, testCall } from "./testing/test-call.ts";

test.each([
  "can I have a beer tonight",
  "can I smoke",
  "when can I eat",
  "I had a tooth out this morning when can I eat",
  "I had a filling today when can I eat",
  "I had whitening done today can I drink coffee",
  "how long until I can smoke after an extraction",
  "can I brush my teeth tonight",
  "can I have a wine tonight I had a filling this morning",
  "is it ok to eat on that side",
  "can my son eat lunch after the needle",
  "when can I go back to the gym I had my wisdom teeth out",
  "you pulled my tooth on Friday can I go swimming this weekend",
  "do I need to avoid coffee",
  "can I go out for drinks tonight I had a tooth out yesterday",
  "am I right to go to footy training tonight after my filling",
  "is it alright to have a hot shower tonight after the extraction",
])("what one may do after a treatment is a question and no wish to come: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toContain("I cannot give medical advice");
  expect(call.state.purpose).toBeNull();
});

test("what the clinic wrote of it is told", () => {
  const additionalInfo = "After an extraction do not smoke for two days. There is parking.";
  const call = testCall({ ...mine, facts: { additionalInfo } });
  expect(call.say("I had a tooth out today can I smoke")).toContain("do not smoke for two days");
});

test("a visit wished for beside it is looked for", () => {
  const call = testCall(mine);
  const said = call.say("can I have a smoke and can I come on Friday for a check-up");
  expect(said).toMatch(/medical advice.*Friday 14 August/);
});

test.each([
  "can I have a lunchtime appointment",
  "can I have Friday lunch time",
  "I can't eat my tooth hurts",
  "can I come tomorrow it hurts when I eat",
  "can I have a clean tonight",
  "is there anywhere to eat near there",
  "can I have a coffee in the waiting room",
  "can I eat before my appointment tomorrow",
  "it hurts when I drink",
])("is no such question: '%s'", (text) => {
  expect(asksOfDailyLife(text)).toBe(false);
});
