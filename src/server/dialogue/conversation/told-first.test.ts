import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

describe("what is told first on a call [CALL-1]", () => {
  test.each([
    "it only hurts at night",
    "I'm scared it's infected",
    "it's really throbbing",
    "something hurts",
  ])("trouble without the word tooth begins a visit: '%s'", (text) => {
    const call = testCall(mine);
    call.say(text);
    expect(call.state).toMatchObject({ purpose: "book", draft: { visit: { value: "Emergency Visit" } } });
  });

  test.each(["will it hurt", "it doesn't hurt", "does it hurt much"])(
    "and none of it does not: '%s'",
    (text) => {
      expect(callSaying([text]).state.purpose).toBeNull();
    },
  );

  test.each([
    "I had a filling on Friday and it feels great",
    "we had our check-up last week and everything was fine",
  ])("what was done and is well wishes for no visit: '%s'", (text) => {
    expect(callSaying([text]).state.purpose).toBeNull();
  });

  test("a filling that lasted ten years makes nobody late", () => {
    expect(callSaying(["my filling fell out after ten years"]).state.purpose).toBe("book");
  });

  test.each(["is there anything I can bring", "is there anything we should bring"])(
    "what to bring is a question: '%s'",
    (text) => {
      expect(callSaying([text]).state.purpose).toBeNull();
    },
  );

  test("the treatment that advice was asked on is the one that is booked then", () => {
    const call = callSaying(["I'm thirty weeks pregnant is it okay to get a clean done"]);
    expect(call.state.purpose).toBeNull();
    expect(call.say("can I book one in")).toBe("What day and time would suit you?");
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });
});

describe("what is for the team [CALL-1]", () => {
  test.each([
    "yeah can you get them to have a look and let me know",
    "yes please ask the team to keep it for me",
  ])("is left as a message when that is asked for: '%s'", (text) => {
    const call = callSaying(["I left my jumper there last week"]);
    call.say(text);
    expect(call.state.step).toMatchObject({
      kind: "taking_message",
      message: { text: expect.stringContaining("jumper") },
    });
    expect(call.isOver()).toBe(false);
  });

  test("and put through on a plain yes", () => {
    expect(callSaying(["I left my jumper there last week", "yes please"]).isOver()).toBe(true);
  });

  test("a quote that was given asks for no price", () => {
    expect(testCall(mine).say("it's about the implant quote Dr Vance gave me")).not.toContain("prices");
  });

  test.each([
    "I got a text saying I've got an appointment but I never made one",
    "I got an email saying I'm booked in but I didn't book anything",
  ])("a visit the caller never made is looked up: '%s'", (text) => {
    expect(callSaying([text]).state.purpose).toBe("check");
  });
});
