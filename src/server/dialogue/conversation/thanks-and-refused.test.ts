import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";
import { play } from "./testing/transcript.ts";

describe("an hour at which the clinic is shut [CALL-1]", () => {
  test.each([
    ["scale and clean at 3am on sunday", "ok monday then", "On Monday 17 August I have"],
    ["scale and clean at 3am on tuesday", "how about thursday", "On Thursday 13 August I have"],
    ["a clean at 10pm tomorrow", "what about wednesday instead", "On Wednesday 12 August I have"],
  ])("goes with the day that was refused: '%s', '%s'", (first, then, says) => {
    play(mine, [{ caller: first }, { caller: then, says, never: /outside our opening hours/ }]);
  });

  test("is kept where the other day has it, or where it is said again", () => {
    play(mine, [
      { caller: "a clean on saturday at ten" },
      { caller: "monday then", says: "Monday 17 August at 10:00 am is free" },
    ]);
    play(mine, [
      { caller: "a clean tomorrow at 7 pm" },
      { caller: "wednesday at the same time", says: "7:00 pm is outside our opening hours" },
    ]);
  });
});

describe("an offer of the team [CALL-1]", () => {
  test.each([
    "righto cheers",
    "ok ta",
    "ta",
    "Cheers.",
    "alright thank you very much for that",
    "no worries thanks",
    "fair enough, cheers mate",
  ])("is closed gently by thanks: %s", (caller) => {
    play(mine, [
      { caller: "do you bulk bill", step: "offering_person" },
      { caller, says: "anything else I can help with", step: "anything_else" },
    ]);
  });

  test.each([
    "yes thanks",
    "yeah cheers",
    "that would be great ta",
    "yes please ta",
    "cheers mate, that'd be good",
  ])("is taken up by a yes beside the thanks: %s", (caller) => {
    const call = testCall({ ...mine, facts: { canTransfer: false } });
    call.say("do you bulk bill");
    expect(call.say(caller)).toContain("What is your name?");
  });
});
