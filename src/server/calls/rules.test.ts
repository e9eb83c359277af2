import { describe, expect, test } from "vitest";
import type { DoneAction, Understood } from "#contract/calls/calls.ts";
import { action, correctedOutcome, isSamePerson, logStatusOf, outcomeOf, speakingTimeMs } from "./rules.ts";

describe("who a caller is: the right number is not enough, the name must fit as well", () => {
  test.each([
    ["Priya Raman", "Priya Raman"],
    ["Priya Raman", "priya raman"],
    ["Thomas Brennan", "Tom Brennan"],
    ["Priya Raman", "Priya Ramen"],
    ["Siobhán O'Brien", "siobhan obrien"],
    ["Anna Maria von Berg", "Anna Berg"],
    ["Priya Raman", "Raman"],
    ["Benjamin Holt", "Ben Holt"],
    ["Liz Holt", "Elizabeth Holt"],
  ])("%s is who says %s", (onTheBooks, said) => {
    expect(isSamePerson(onTheBooks, said)).toBe(true);
  });

  test.each([
    ["Priya Raman", "Gordon Blake"],
    ["Priya Raman", "Gordon Raman"],
    ["Priya Raman", "Priya Blake"],
    // One household: the same telephone, the same last name.
    ["Anna Holt", "Andrew Holt"],
    ["Mark Holt", "Maria Holt"],
    ["Jan Holt", "Jon Holt"],
    ["Wei Li", "Wei Lu"],
    ["Priya Raman", ""],
    ["", ""],
    ["", "Priya Raman"],
    ["Priya Raman", "..."],
    ["Priya Raman", "Ra"],
  ])("%s is not who says %j", (onTheBooks, said) => {
    expect(isSamePerson(onTheBooks, said)).toBe(false);
  });
});

const did = (...kinds: DoneAction["kind"][]) =>
  kinds.map((kind) => ({ understood: null, done: [action(kind, "", "")] }));
const asked = (...intents: string[]): { understood: Understood; done: DoneAction[] } => ({
  understood: { intents, details: [], step: "" },
  done: [],
});

const answered = (isAnswered: boolean, ...intents: string[]) => ({
  understood: { intents, isAnswered, details: [], step: "" },
  done: [],
});

describe("what a call amounted to", () => {
  test.each([
    ["booked", did("looked_up_slots", "booked")],
    ["emergency", did("booked", "told_emergency", "handed_over")],
    ["booked", did("booked", "cancelled", "handed_over")],
    ["handed_over", did("handed_over", "took_message")],
    ["waitlisted", did("looked_up_slots", "joined_waitlist", "took_message")],
    ["booked", did("booked", "joined_waitlist")],
    ["message_taken", did("refused", "took_message")],
    ["answered", [asked("ask_hours")]],
    ["answered", [answered(true, "ask_price"), answered(false, "ask_parking")]],
    ["answered", [answered(true)]],
    ["abandoned", [answered(false, "ask_price"), answered(false, "ask_parking")]],
    ["message_taken", [answered(false, "ask_price"), ...did("took_message")]],
    ["abandoned", [asked("greet", "book")]],
    ["abandoned", did("looked_up_slots", "refused", "found_appointment")],
    ["abandoned", []],
  ])("is %s", (outcome, turns) => {
    expect(outcomeOf(turns)).toBe(outcome);
  });

  test.each([
    ["handed_over", "abandoned", "handed_over"],
    ["message_taken", "answered", "message_taken"],
    ["abandoned", "answered", "answered"],
    ["abandoned", "booked", "booked"],
    ["failed", "booked", "booked"],
  ] as const)("%s, with late turns that say %s, is %s", (present, fromTurns, outcome) => {
    expect(correctedOutcome(present, fromTurns)).toBe(outcome);
  });

  test("has words for the log", () => {
    expect(logStatusOf("booked")).toBe("Completed");
    expect(logStatusOf("emergency")).toBe("Resolved");
    expect(logStatusOf("abandoned")).toBe("Abandoned");
    expect(logStatusOf("failed")).toBe("Failed");
    expect(logStatusOf("in_progress")).toBe("In progress");
  });
});

test("a minute holds about 155 words", () => {
  expect(speakingTimeMs(Array(155).fill("word").join(" "))).toBe(60_000);
});
