import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "#server/dialogue/conversation/testing/test-call.ts";
import { wantsTheSame } from "./same-as-before.ts";

describe("who wants the same as last time is seen first, and is told that it is not known here [CALL-1]", () => {
  test.each([
    "same as last time",
    "the same as before",
    "same thing as last time please",
    "whatever i had last time",
  ])("asked what it is for: %s", (line) => {
    const call = callSaying(["id like to book", line]);
    expect(call.state.lastSaid).toBe(
      "What that was I do not see here, so I will put it down as a general consultation. What day and time would suit you?",
    );
    expect(call.state.draft.notes).toEqual([`Caller said: ${line}`]);
  });

  test("told with the wish", () => {
    const said = testCall(mine).say("can you book me in for the same as last time on friday");
    expect(said).toMatch(/^What that was I do not see here.*On Friday 14 August/);
  });

  test("a treatment that is named is what is booked", () => {
    const call = callSaying(["id like to book a clean same as last time"]);
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test.each([
    "same tooth as last time",
    "the same time as last time",
    "same dentist as before please",
    "same number as last time",
    "id like to come in before friday",
    "same day if possible",
  ])("is not what is said in '%s'", (line) => {
    expect(wantsTheSame(line)).toBe(false);
  });
});
