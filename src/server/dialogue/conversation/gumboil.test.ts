import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

describe("a gumboil is a swelling that should be seen soon [CALL-1]", () => {
  test.each(["i have a fever and a gumboil", "ive got a gumboil and a fever", "a gum boil and im feverish"])(
    "with a fever the team is told at once: %s",
    (line) => {
      const call = testCall(mine);
      expect(call.say(line)).toContain("it has to be seen today");
      expect(call.effects.map(({ type }) => type)).toContain("alert_staff");
    },
  );

  test("without one it is seen soon, too", () => {
    expect(testCall(mine).say("i have a gumboil")).toContain("Swelling should be seen soon.");
  });

  test("breathing wins over it", () => {
    expect(testCall(mine).say("i have a gumboil and i cant breathe")).toContain("000");
  });

  test.each(["i dont have a gumboil", "i had a gumboil last year, id like a check-up"])(
    "one that there is not, or was, is none: %s",
    (line) => {
      expect(callSaying([line]).state.toldEmergencies).toEqual([]);
    },
  );
});
