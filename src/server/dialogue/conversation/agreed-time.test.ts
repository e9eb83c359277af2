import { describe, expect, test, vi } from "vitest";
import { callSaying } from "./testing/test-call.ts";

// The first call of a file reads the learned words.
vi.setConfig({ testTimeout: 30_000 });

describe("a yes to the time that was told before the question [CALL-1]", () => {
  test.each([
    "yes",
    "yep that works",
    "perfect",
    "lovely lets do that",
    "yeah ill take it",
    "thatll do nicely",
    "yes please book that",
  ])("is no failure: %s", (line) => {
    const call = callSaying(["a clean friday at ten"]);
    expect(call.say(line)).toBe("Lovely. What is your name?");
    expect(call.state.misses).toBe(0);
    call.say("mia chen");
    expect(call.state.draft.name?.value.full).toBe("Mia Chen");
  });

  test("before the reason is asked as well", () => {
    expect(callSaying(["id like to come friday at ten"]).say("yes")).toBe(
      "Lovely. What is the appointment for?",
    );
  });

  test("but a second one answers nothing", () => {
    const call = callSaying(["a clean friday at ten", "yes"]);
    call.say("yes");
    expect(call.state.misses).toBe(1);
  });
});

describe("hours on no day, before a day is named [CALL-1]", () => {
  test.each(["a clean after five", "a clean after work", "a clean at eight at night"])(
    "%s: the latest are looked for",
    (line) => {
      const call = callSaying([]);
      expect(call.say(line)).toBe(
        "We close at 5:00 pm, so I will look for the latest times we have. What day would suit you?",
      );
      expect(call.say("friday")).toBe(
        "On Friday 14 August I have 3:00 pm, 4:00 pm or 4:30 pm. Which time would suit you?",
      );
    },
  );

  test.each(["a clean before school", "a clean at seven thirty in the morning"])(
    "%s: the earliest are",
    (line) => {
      expect(callSaying([]).say(line)).toContain("We open at 9:00 am, so I will look for the earliest times");
    },
  );

  test.each(["a clean after three", "a clean at nine", "a clean in the morning"])("but not: %s", (line) => {
    expect(callSaying([]).say(line)).toBe("What day would suit you?");
  });
});

describe("whether somebody may come is a wish for a visit [CALL-1]", () => {
  test.each([
    "could you tell me if i can come friday",
    "can you tell me if we could come in on friday",
    "could you tell me if theres room friday",
    "can we come friday",
    "any chance of friday",
  ])("%s", (line) => {
    expect(callSaying([line]).state.purpose).toBe("book");
  });

  test.each([
    "can you tell me if im booked friday",
    "could you tell me if ive got an appointment friday",
    "can you tell me if i can still come to my appointment friday",
  ])("but not: %s", (line) => {
    expect(callSaying([line]).state.purpose).not.toBe("book");
  });
});

test("a day and a time find nobody, and are taken for no name [CALL-4]", () => {
  const call = callSaying(["id like to cancel my appointment", "mia chen", "yes"]);
  expect(call.say("monday at ten")).toContain("I can only look it up by the name and the number.");
  expect(call.state.draft.name?.value.full).toBe("Mia Chen");
});
