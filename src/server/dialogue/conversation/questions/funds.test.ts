import { describe, expect, test } from "vitest";
import { exampleFacts, mine, testCall } from "#server/dialogue/conversation/testing/test-call.ts";

const answerTo = (text: string, additionalInfo = exampleFacts.additionalInfo) =>
  testCall({ ...mine, facts: { additionalInfo } }).say(text);

describe("what the state pays for and how one claims is told as the clinic wrote it, and nothing more [KB-4] [CALL-1]", () => {
  test.each([
    [
      "do you do cdbs",
      "The child dental benefit is not among what I have listed; the team can tell you. We accept all",
    ],
    ["is my daughter covered by the child dental benefits schedule", "The child dental benefit is not among"],
    [
      "do you have hicaps",
      "HICAPS for claiming on the spot is not among what I have listed; the team can tell you.",
    ],
    ["does bupa cover crowns", "We accept all major health funds. Whom and what that covers I do not know"],
    ["do you take bupa", "We accept all major health funds. Is there anything else"],
  ])("%s", (text, told) => {
    expect(answerTo(text)).toContain(told);
  });

  const written = "We bulk bill the CDBS for children. HICAPS is at the front desk.";
  test.each([
    ["do you do cdbs", "We bulk bill the CDBS for children."],
    ["do you have hicaps", "HICAPS is at the front desk."],
  ])("where it is written: %s", (text, told) => {
    const said = answerTo(text, written);
    expect(said).toContain(told);
    expect(said).not.toContain("not among");
  });

  test("who is covered is left to the team even then", () => {
    expect(answerTo("is my daughter eligible for cdbs", written)).toContain(
      "Whom and what that covers I do not know; the team can tell you.",
    );
  });

  test.each([
    ["do you do cdbs", "I do not have any information about the child dental benefit."],
    ["do you take bupa", "I do not have any information about health funds."],
  ])("where nothing is written: %s", (text, told) => {
    expect(answerTo(text, "")).toContain(told);
  });

  test("a treatment is none of them", () => {
    expect(answerTo("do you do fillings")).toContain("Yes, our services include Fillings.");
  });
});
