import { expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

/** Mia Chen comes on Tuesday 11 August at 10:00 am. */
const callOn = (...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [aVisit()]) });
const told = "I have Mia Chen's teeth cleaning tomorrow, Tuesday 11 August at 10:00 am.";

test.each(["hang on, which one is that", "sorry which appointment is that", "wait which one was it"])(
  "who asks which visit is about to be cancelled or moved is told it, and no dentist [CALL-1]: %s",
  (line) => {
    expect(callOn("i need to cancel my appointment, mia chen", "yes").say(line)).toBe(
      `${told} Shall I cancel it?`,
    );
    expect(callOn("i need to move my appointment, mia chen", "yes").say(line)).toContain(told);
  },
);

test.each(["which dentist is that with", "which one of the dentists is that"])(
  "who asks for the dentist is told of the dentists [CALL-1]: %s",
  (line) =>
    expect(callOn("i need to cancel my appointment, mia chen", "yes").say(line)).toContain("Dr Imelda Vance"),
);
