import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const said = (...lines: readonly string[]): string => callSaying(lines).state.lastSaid;

describe("who leaves the day to us is offered the soonest at once [CALL-1]", () => {
  test.each([
    "i need a check-up, any day suits",
    "i need a check-up whenever you've got, i'm retired",
    "a check-up please, i'm retired so i can come whenever",
    "can i book a clean, i don't mind when",
    "i'd like a check-up, we're pretty flexible",
    "book me a check-up, any time at all",
  ])("%s", (caller) => {
    expect(said(caller)).toContain("Today, Monday 10 August, I have 9:30 am");
  });

  test.each([
    "my tooth hurts any time i drink, can i get a check-up",
    "it aches whenever i chew, i need a check-up",
    "i need a check-up, can i ring you any time",
  ])("but not for: %s", (caller) => {
    expect(callSaying([caller]).state.draft.when.soonest).toBe(false);
  });
});

describe("the last of the day is no choice among the times offered [CALL-1]", () => {
  const check = "i need a check-up thursday";
  test.each([
    "the very last one of the day",
    "what's the last one you've got",
    "the latest one you have",
    "the very last one on thursday",
  ])("%s", (caller) => {
    expect(said(check, caller)).toContain("On Thursday 13 August I have 3:30 pm, 4:00 pm or 4:30 pm");
  });

  test.each(["the last one", "the last one please", "the last one you said", "the latest one"])(
    "but this is: %s",
    (caller) => {
      expect(callSaying([check, caller]).state.draft.slot).toEqual({ date: "2026-08-13", time: "14:00" });
    },
  );
});
