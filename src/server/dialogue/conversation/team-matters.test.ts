import { describe, expect, test } from "vitest";
import { isForTeamAlone } from "./questions/team-matters.ts";
import { testCall } from "./testing/test-call.ts";

describe("what only the team can look up is owned up to and offered, and books nothing [KB-4]", () => {
  test.each([
    "is my night guard ready",
    "has my crown come in from the lab",
    "are my results back",
    "my GP is sending a referral letter, did you get it",
    "can my partner pick up my retainer",
    "I think I left my scarf there yesterday",
    "did someone hand in a pair of glasses",
    "do I owe you anything",
    "what did I pay last time",
    "I need an item number for my insurance",
    "can you fill in my insurance claim form",
    "can I get a sick certificate for work",
    "can I buy a gift voucher",
    "how do I leave a review",
    "I'm looking for a dentist job",
  ])("%s", (line) => {
    const call = testCall();
    expect(call.say(line)).toMatch(
      /^I do not know that; the team can tell you\. Would you like me to put you through/,
    );
    expect(call.state.purpose).toBeNull();
  });

  test.each([
    "my crown has come off",
    "has my crown got to be replaced",
    "I left work early, can I come now",
    "I need a new retainer",
    "I lost a filling",
    "I need a check-up for my son",
    "did you get that",
    "is my appointment on Tuesday",
    "I broke my night guard",
    "can I pick a time on Friday",
    "my denture is broken",
  ])("no such matter: %s", (line) => expect(isForTeamAlone(line)).toBe(false));

  test("Christmas is no ordinary Friday where no holidays are kept [KB-4]", () => {
    expect(testCall().say("are you open over Christmas")).toMatch(
      /any information about our hours on public holidays/,
    );
  });

  test.each(["stop. calling. me. that's it", "stop calling me. that's all", "quit texting me that is all"])(
    "who wants no more calls is heard, whatever closes it: %s",
    (line) => {
      const call = testCall({ callerNumber: "+61491570156" });
      call.say(line);
      expect(JSON.stringify(call.book.messages)).toMatch(/Wants to be contacted no more/);
    },
  );
});
