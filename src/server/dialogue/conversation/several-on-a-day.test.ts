import { describe, expect, test } from "vitest";
import { readParty } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { comeInARow } from "./several-on-a-day.ts";
import { callSaying } from "./testing/test-call.ts";

describe("several people on the same day [CALL-1]", () => {
  test.each([
    "check-ups for my three kids please, all three on the same day, one after the other",
    "my two kids need check-ups, same day please",
    "i need to bring both kids in for check-ups on the same day",
    "two check-ups on the same day please",
  ])("which day is still asked, and today is not taken: %s", (caller) => {
    const call = callSaying([caller]);
    expect(call.state.lastSaid).toMatch(/What day and time would suit you\?$/);
    expect(call.state.queued).toContain("book");
  });

  test("told while something else is asked, it is kept and that asked again", () => {
    const call = callSaying([
      "check-ups for my three kids",
      "all three on the same day, one after the other",
    ]);
    expect(call.state.lastSaid).toBe("What day and time would suit you?");
    expect(call.state.comesInARow).toBe(true);
  });

  test("those who come one after the other are offered what is right behind", () => {
    const call = callSaying([
      "check-ups for my two kids, one after the other",
      "thursday at two",
      "leo chen",
      "yes",
      "yes",
    ]);
    expect(call.state.lastSaid).toContain("On Thursday 13 August I have 2:30 pm, 3:00 pm or 3:30 pm");
  });

  test.each(["can i get a same day appointment for my kids", "do you have a same-day visit for my two kids"])(
    "but a same-day appointment is one of today: %s",
    (caller) => {
      expect(callSaying([caller]).state.draft.when.days[0]?.value.from).toBe("2026-08-10");
    },
  );
});

test.each([
  ["my two kids need check-ups", 2],
  ["my three boys are due for a clean", 3],
  ["both my kids need a check-up", 2],
  ["the twins need a check-up", 2],
  ["my three kids all need to come in", 3],
  ["my two year old needs a check-up", 1],
  ["my kids need picking up at three", 1],
  ["i have two kids and need a check-up", 1],
  ["do my kids need a check-up", 1],
  ["how often do kids need check-ups", 1],
])("'%s' counts %s", (text, people) => {
  expect(readParty(toUtterance(text))).toBe(people);
});

test.each([
  ["one after the other", true],
  ["back to back please", true],
  ["straight after each other", true],
  ["i was back at the dentist", false],
  ["after the other one", false],
])("'%s' is in a row: %s", (text, is) => {
  expect(comeInARow(text)).toBe(is);
});
