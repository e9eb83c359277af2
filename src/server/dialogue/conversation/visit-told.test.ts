import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

/** Mia Chen comes on Thursday 20 August at 10:00 am; it is Monday 10 August. */
const saying = (...lines: string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [aVisit({ date: "2026-08-20" })]) });

describe("what is said of the time of a visit that was told moves it, and books no second one [CALL-1]", () => {
  test.each([
    [["yes", "yes an hour later please eleven o'clock"], "to Thursday 20 August at 11:00 am"],
    [["yes", "sorry half an hour earlier"], "to Thursday 20 August at 9:30 am"],
    [["grand and can i make it an hour later", "yes"], "to Thursday 20 August at 11:00 am"],
    [["yes", "hmm is there anything later that day"], "On Thursday 20 August I have 10:30 am"],
  ])("%s", (lines, told) => {
    const call = saying("hi mia chen here what time was i coming in again", ...lines.slice(0, -1));
    expect(call.say(lines.at(-1) ?? "")).toContain(told);
    expect(call.state.purpose).toBe("reschedule");
  });

  test.each([
    "i want to move the booking she already has on thursday to friday at three thirty",
    "no i'd like to change the appointment she's got already",
  ])("amid a booking: %s", (caller) =>
    expect(saying("i need a clean on friday it's mia chen", caller).state.purpose).toBe("reschedule"),
  );

  test.each([
    "mia chen's mouthguard thing on thursday she's got a concert can we do the friday instead",
    "mia chen's filling is on thursday could she do the friday instead",
  ])("at once: %s", (caller) => expect(saying(caller).state.purpose).toBe("reschedule"));
});

describe("who comes too is one more visit, and nothing is called off for it [CALL-1]", () => {
  test.each([
    "what about finn he's coming too",
    "and how about my son",
    "what about my daughter she needs one as well",
  ])("%s", (caller) => {
    const call = saying("a clean on friday at eleven it's ben carmody", "yes", "yes", caller);
    expect(call.state).toMatchObject({ purpose: "book", step: { kind: "collecting" } });
    expect(standingIn(call.book)).toContain("Ben Carmody 2026-08-14 11:00");
  });

  test.each(["what about parking", "what about my card do i bring it"])("asks of no person: %s", (caller) =>
    expect(
      saying("a clean on friday at eleven it's ben carmody", "yes", "yes", caller).state.purpose,
    ).toBeNull(),
  );
});
