import { describe, expect, test } from "vitest";
import { mine, testCall } from "./testing/test-call.ts";

describe("a fresh caller who names days", () => {
  test.each([
    "hello love i'm not in a hurry maybe the week after next in the morning only i go to bowls mondays and wednesdays",
    "no rush at all maybe thursday week in the afternoon only",
    "could we come tomorrow",
  ])("and speaks of no visit books a new one: '%s' [CALL-2]", (text) => {
    const call = testCall(mine);
    call.say(text);
    expect(call.state.purpose).toBe("book");
  });

  test.each([
    "i can't make thursday any more could we say friday",
    "i need to come on a different day from the one i've got",
    "can mine be the week after next",
  ])("beside one that stands moves it: '%s' [CALL-3]", (text) => {
    const call = testCall(mine);
    call.say(text);
    expect(call.state.purpose).toBe("reschedule");
  });
});
