import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

describe("'nothing else' ends what is wished for, and no call that is under way [CALL-1]", () => {
  test.each([
    "ok um I'd just want a look over first nothing else",
    "only a clean nothing more",
    "there's nothing else wrong with me",
  ])("amid a booking: '%s'", (text) => {
    const call = callSaying(["I'd like to book a check-up"]);
    expect(call.say(text)).toMatch(/What day and time would suit you\?|Which day would you like to come in/);
    expect(call.isOver()).toBe(false);
  });

  test("said for itself it is told that nothing is booked", () => {
    expect(callSaying(["I'd like to book a check-up"]).say("nothing else")).toMatch(
      /^It is not booked yet\./,
    );
  });

  test.each(["nothing else thanks bye", "no nothing else"])("where it was asked it does: '%s'", (text) => {
    const call = testCall(mine);
    call.say("where are you");
    expect(call.state.step.kind).toBe("anything_else");
    call.say(text);
    expect(call.isOver()).toBe(true);
  });
});
