import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

const facts = { additionalInfo: "Cancellations with less than 24 hours notice cost $50." };
/** Mia Chen comes on Wednesday 12 August at 10:00 am. */
const callOn = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    facts,
    book: clinicBook({ ...exampleFacts, ...facts }, [aVisit({ date: "2026-08-12" })]),
  });

describe("a fee that is asked of beside a cancellation is told, and the cancellation goes on [KB-4]", () => {
  test.each([
    "need to cancel Wednesday... is there a fee for that?",
    "I need to cancel Wednesday, is there a fee for that?",
    "hi gotta cancel my appointment wednesday is there a charge for that",
    "cancel wednesday please, do you charge for that",
    "can you cancel my appointment wednesday. will there be a fee for that",
    "i want to cancel my appointment on wednesday will i be charged",
  ])("%s", (line) => {
    const call = callOn(line);
    expect(call.state.lastSaid).toContain("less than 24 hours notice cost $50");
    expect(call.state).toMatchObject({ purpose: "cancel", step: { kind: "identifying" } });
    for (const said of ["mia chen", "yes"]) call.say(said);
    expect(call.state.step).toMatchObject({ kind: "confirming_cancel" });
  });

  test.each([
    "if i need to cancel is there a fee for that",
    "is there a fee if i need to cancel wednesday",
    "would there be a fee if i cancelled",
    "i might need to cancel wednesday, is there a fee for that",
  ])("whoever only asks cancels nothing: %s", (line) => {
    const call = callOn(line);
    expect(call.state.lastSaid).toContain("less than 24 hours notice cost $50");
    expect(call.state.purpose).toBeNull();
  });
});

test.each([
  ["i'd like to move wednesday to friday at ten, is there a fee for that", "2026-08-14"],
  ["can you shift wednesday to friday at ten", "2026-08-14"],
])("a visit that is named by its day alone is moved [CALL-1]: %s", (line, date) => {
  const call = callOn(line, "mia chen", "yes");
  expect(call.state.step).toMatchObject({ kind: "confirming_move", to: { date, time: "10:00" } });
});
