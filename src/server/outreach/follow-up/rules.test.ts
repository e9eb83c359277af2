import { expect, test } from "vitest";
import { followUpText, readFollowUpAnswer } from "./rules.ts";

test.each([
  ["It hurts a lot", "worried"],
  ["good but some swelling", "worried"],
  ["still bleeding!!", "worried"],
  ["not good, the pain is worse", "worried"],
  ["I can't sleep", "worried"],
  ["No pain at all, thanks", "well"],
  ["no swelling, no bleeding", "well"],
  ["GOOD", "well"],
  ["5", "well"],
  ["2", "unhappy"],
  ["1/5", "unhappy"],
  ["Can I have my invoice?", "unclear"],
] as const)("%s is %s [AGENT-4]", (text, expected) => {
  expect(readFollowUpAnswer(text)).toBe(expected);
});

const settings = {
  agentId: "3",
  phoneNumber: "+61255504410",
  treatmentTypes: [],
  followUpTiming: "sameday",
  customMessage: "Use the rinse twice a day.",
  followUpChannel: "sms",
  escalationMethod: "alert",
  thankYouNotes: false,
} as const;

test("says what was chosen in the dialog, and nothing when nothing was [AGENT-4]", () => {
  const text = (over: object) => followUpText("Ann Lee", { ...settings, messageTypes: [], ...over } as never);
  expect(text({})).toBeNull();
  expect(text({ messageTypes: ["Custom message"] })).toBe("Hi Ann, use the rinse twice a day.");
  expect(text({ messageTypes: ["Satisfaction survey"], thankYouNotes: true })).toBe(
    "Hi Ann, thank you for coming to us. How was your visit, from 1 (poor) to 5 (very good)?",
  );
});
