import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

const slotAfter = (...lines: readonly string[]) =>
  callSaying(["id like a clean on friday", ...lines], mine).state.draft.slot;
const friday = (time: string) => ({ date: "2026-08-14", time });

describe("a time is settled, and one from before is liked better [CALL-1]", () => {
  test.each([
    "no actually the time before was better",
    "can we go back to the first one",
    "the previous one was better",
    "the one before",
  ])("the one that was settled before is taken again: %s", (said) => {
    expect(slotAfter("the first one", "actually make it two", said)).toEqual(friday("09:00"));
  });

  test.each([
    ["can i change that to the first one", "09:00"],
    ["actually the last one", "14:00"],
    ["no the second one please", "11:30"],
    ["the two actually", "14:00"],
    ["can i have the eleven thirty instead", "11:30"],
  ])("one of those that were offered: %s", (said, time) => {
    expect(slotAfter("three thirty", said)).toEqual(friday(time));
    expect(slotAfter("three thirty", "mia chen", "yes", said)).toEqual(friday(time));
  });

  test("and is told where no read-back follows at once", () => {
    const call = callSaying(["id like a clean on friday", "the first one", "the two actually"], mine);
    expect(call.state.lastSaid).toBe("Friday 14 August at 2:00 pm is free. What is your name?");
  });

  test.each(["yes", "mia chen", "can it be before two", "is the first one on the left"])(
    "what is said of something else changes no time: %s",
    (said) => {
      const slot = slotAfter("three thirty", said);
      expect(slot === null || slot.time === "15:30").toBe(true);
    },
  );
});

describe("'the Monday after that'", () => {
  const moved = (...lines: readonly string[]) =>
    callSaying(["its mia chen i need to move my appointment", "yes", ...lines], {
      ...mine,
      book: clinicBook(exampleFacts, [aVisit()]),
    }).state;

  test("is a Monday, whatever was settled", () => {
    expect(moved("friday at ten", "the monday after that").draft.slot).toMatchObject({ date: "2026-08-17" });
  });

  test("said over again is where it was, and read back once more", () => {
    const state = moved("the monday after", "nine", "like i said the monday after that");
    expect(state.step).toMatchObject({ kind: "confirming_move", to: { date: "2026-08-17", time: "09:00" } });
  });
});
