import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

describe("what is asked of the visit just dealt with is told from the call [CALL-1]", () => {
  test.each([
    "so do i still come or what",
    "can i still come",
    "will they still see me",
    "should i still come in",
    "is it still worth it",
  ])("who runs late hears that only the team can tell: %s", (line) => {
    const call = callSaying(["im running ten minutes late", "joe harris"]);
    expect(call.say(line)).toMatch(
      /^The team knows that you are running late\. Whether they can still see you then, only they can tell\. Would/,
    );
    expect(testCall(mine).say(line)).not.toContain("running late");
  });

  test.each(["so am i right for tuesday", "am i all good for tuesday", "are we all set then"])(
    "who is booked hears it, and the team gets no word: %s",
    (line) => {
      const call = callSaying(["id like a clean tuesday at ten", "joe harris", "yes", "yes"]);
      expect(call.say(line)).toMatch(/Joe Harris.* tomorrow, Tuesday 11 August at 10:00 am/);
      expect(call.book.messages).toEqual([]);
    },
  );

  test("before the yes it is not settled", () => {
    const call = callSaying(["id like a clean tuesday at ten", "joe harris", "yes"]);
    expect(call.say("so am i right for tuesday")).toMatch(/^It is not booked yet\. .* Shall I book that\?$/);
  });

  test("a charge for calling off is asked about, and not the way", () => {
    expect(testCall(mine).say("do i get charged if i cancel")).toMatch(/^I have nothing written about a fee/);
  });

  test.each(["i need a letter for work", "i need a receipt for my last visit", "are my results in"])(
    "papers are the team's: %s",
    (line) => {
      const call = testCall(mine);
      expect(call.say(line)).toMatch(/^I do not know that; the team can tell you\. Would you like me to put/);
      expect(call.state.purpose).toBeNull();
    },
  );
});
