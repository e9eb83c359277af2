import { expect, test } from "vitest";
import { tellsFear } from "#server/dialogue/what/read-fear.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const kindWord = "Many people feel that way, and that is all right. I will note it for the team.";

test.each([
  "I'm terrified of dentists",
  "I had a bad experience as a kid",
  "I hate needles",
  "I'm a nervous patient",
  "I get really anxious about coming in",
  "my last dentist was really rough with me and now I'm scared of dentists",
  "my son is scared of the dentist",
  "I want somebody gentle please I'm scared",
  "my partner's scared stiff of dentists are you gentle with people like that",
  "mum's petrified of the dentist is Dr Vance good with nervous people",
])("a frightened caller hears a kind word, and is booked on: '%s' [CALL-1]", (text) => {
  const call = testCall(mine);
  expect(call.say(text)).toBe(`${kindWord} What is the appointment for?`);
  expect(call.state.draft.notes).toEqual([`Caller said: ${text}`]);
  expect(call.book.messages).toHaveLength(0);
});

test("what is wished for or asked beside it is taken up", () => {
  expect(testCall(mine).say("I'm really scared of dentists and I need a check-up")).toBe(
    `${kindWord} What day and time would suit you?`,
  );
  expect(testCall(mine).say("do you do sedation I'm terrified")).toMatch(
    /^Many people feel that way.*the team can tell you/,
  );
});

test("told while the booking is read back, it goes to the team and changes nothing", () => {
  const call = callSaying(["I need a check-up", "tomorrow at ten", "Sam Porter", "yes"]);
  expect(call.say("I'm really nervous")).toMatch(/^Many people feel that way.*Shall I book that\?$/);
  call.say("yes");
  expect(call.book.messages).toMatchObject([{ text: "I'm really nervous" }]);
});

test.each([
  "I need someone gentle",
  "can I see someone gentle",
  "can the dentist be gentle with me",
  "I need a dentist who's good with anxious people",
])("who wants someone gentle wants no person to speak to: '%s'", (text) => {
  expect(testCall(mine).say(text)).toBe(
    "I cannot choose the dentist, but I will note that for the team. What is the appointment for?",
  );
});

test.each([
  "I'm scared of my husband",
  "I'm scared it's infected",
  "I'm scared of losing my tooth",
  "I'm not scared of dentists",
  "my gum is swelling and I'm scared",
  "I had a terrible experience with you guys last time",
])("is no fear of the dentist: '%s'", (text) => {
  expect(tellsFear(text)).toBe(false);
});
