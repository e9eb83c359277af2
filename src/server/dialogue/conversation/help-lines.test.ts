import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

const reply = (said: unknown): string => (Array.isArray(said) ? said.join(" ") : String(said));

describe("a number for help", () => {
  test.each([
    "i can't go on like this what's that um that helpline number",
    "is there a help line i could ring",
  ])("is given to whoever asks for one without its name: '%s' [CALL-5]", (line) => {
    expect(reply(testCall(mine).say(line))).toContain("13 11 14");
  });

  test("is said again to whoever asks to hear it again, and not the question behind it [CALL-5]", () => {
    const call = testCall(mine);
    call.say("i'd like a filling please");
    expect(reply(call.say("oh no she just drank the mouthwash the listerine"))).toContain("13 11 26");
    expect(reply(call.say("sorry can you say that again"))).toContain("13 11 26");
  });

  test("that is said back to us is nobody's own telephone [CALL-5]", () => {
    const call = testCall({ callerNumber: null });
    call.say("i'd like to book a cleaning on thursday at ten");
    call.say("june park");
    call.say("thirteen eleven fourteen");
    expect(call.state.draft.phone).toBeNull();
  });
});
