import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";
import { isWellAgain } from "./well-again.ts";

const swollen = "my cheek is really swollen and i have a fever";
const pushedIn = "my daughter whos two has pushed her baby tooth up into the gum";

describe("what is well is no answer to the times that are offered [CALL-1]", () => {
  test.each([
    "no i can breathe fine",
    "nah i can breathe and swallow okay",
    "no trouble breathing",
    "no, breathing is fine",
    "im able to swallow",
  ])("and the times are said again: %s", (line) => {
    const call = callSaying([swollen]);
    expect(call.say(line)).toMatch(/good to hear.*9:30 am, 10:00 am or 10:30 am/);
    expect(call.say("nine thirty")).toContain("name");
  });

  test("a child has calmed down, and is seen today by the clinic itself", () => {
    const call = callSaying([pushedIn]);
    expect(call.say("about ten minutes ago shes stopped crying")).toMatch(/good to hear.*9:30 am/);
    const reply = call.say("ok can someone see her today");
    expect(reply).toMatch(/Today.*9:30 am/);
    expect(reply).not.toContain("nearest hospital");
  });

  test.each(["could anyone have a look at her today", "can somebody see us now"])(
    "asked of the clinic: %s",
    (line) => {
      expect(callSaying([pushedIn]).say(line)).not.toContain("nearest hospital");
    },
  );

  test.each(["where can i take her now", "is anyone else open now"])("asked of other places: %s", (line) => {
    expect(callSaying([pushedIn]).say(line)).toContain("nearest hospital");
  });

  test.each([
    "no i cant breathe well",
    "i can breathe but its hard",
    "he's breathing fast",
    "i can only breathe through my nose",
    "no none of those",
    "can i see someone at ten",
  ])("is not heard in: %s", (line) => {
    expect(isWellAgain(line)).toBe(false);
  });
});
