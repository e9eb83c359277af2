import { describe, expect, test } from "vitest";
import { asksToPayInParts } from "./questions/paying-in-parts.ts";
import { testCall } from "./testing/test-call.ts";

const withCards = { facts: { additionalInfo: "We accept cash and all cards." } };
const withPlans = {
  facts: { additionalInfo: "We accept all cards. We offer payment plans through Denticare." },
};

describe("paying in parts is asked of no price and books nothing [KB-4]", () => {
  const asked = [
    "can I pay it off bit by bit",
    "do you do payment plans",
    "could I pay a bit each fortnight",
    "can I pay over a few months",
    "do I have to pay it all at once",
    "is there interest free finance",
    "can I pay half now and half later",
    "can I pay it off",
    "do you take instalments",
    "could I pay twenty dollars a week",
  ];
  test.each(asked)("is owned up to where nothing is written of it: %s", (line) => {
    const call = testCall(withCards);
    expect(call.say(line)).toMatch(/paid in parts I do not know; the team can tell you\..* Would you like/);
    expect(call.state.purpose).toBeNull();
  });

  test.each(asked)("is told as it is written: %s", (line) => {
    expect(testCall(withPlans).say(line)).toMatch(/^We offer payment plans through Denticare\. Is there/);
  });

  test.each([
    "how much is a crown",
    "can I pay by card",
    "can I move it over a few weeks",
    "could I come in once a month",
    "I paid it off last year",
    "can we do half of it now",
    "I have a bit of pain every week",
    "can you do all my fillings in one go",
    "I'd like to finish paying for my car",
    "do I pay on the day",
  ])("another matter: %s", (line) => expect(asksToPayInParts(line)).toBe(false));
});
