import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Thursday 13 August at 2:00 pm. */
const callOn = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-13", time: "14:00" })]),
  });
const stands = ["Mia Chen 2026-08-13 14:00"];

describe("what is told before 'I'll ring back' is done first [CALL-1]", () => {
  test.each([
    "cancel my appointment and i'll ring back to rebook, mia chen",
    "can you cancel thursday please i'll call back when i know my shifts, it's mia chen",
    "i need to cancel my appointment, mia chen, i'll call again later to make another one",
  ])("a wish: %s", (line) => {
    const call = callOn(line);
    expect(call.isOver()).toBe(false);
    for (const said of ["yes", "yes"]) call.say(said);
    expect(standingIn(call.book)).toEqual([]);
  });

  test.each([
    "yes please and i'll call back when i know my shifts",
    "yes cancel it and i'll ring back to rebook",
    "yep and i'll ring back later",
    "that's right, i'll call again to rebook",
  ])("a yes to what was read back: %s", (line) => {
    const call = callOn("cancel my appointment, mia chen", "yes", line);
    expect(standingIn(call.book)).toEqual([]);
  });
});

describe("and whoever only rings back leaves, and nothing is cancelled by it [CALL-1]", () => {
  test.each([
    "i'll call back later",
    "ok thanks i'll ring back",
    "yeah i'll call back later",
    "yeah nah i'll ring back",
    "actually no i'll call back",
  ])("at the read-back: %s", (line) => {
    const call = callOn("cancel my appointment, mia chen", "yes", line);
    expect(call.isOver()).toBe(true);
    expect(standingIn(call.book)).toEqual(stands);
  });

  test.each(["i'll ring back later to cancel", "i was going to cancel but i'll ring back"])(
    "from the first: %s",
    (line) => expect(callOn(line).isOver()).toBe(true),
  );
});
