import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const his = aVisit({ patientName: "Leo Chen", date: "2026-08-12", time: "15:30" });
const callOn = (...lines: readonly string[]) =>
  callSaying(lines, { ...mine, book: clinicBook(exampleFacts, [his]) });

describe("a visit that is told to stand is looked up, and none is booked [CALL-1]", () => {
  test.each([
    "you put my son down for wednesday",
    "youve got my son in for wednesday at three thirty",
    "they booked my son in for wednesday",
    "somebody put leo down for wednesday",
  ])("merely told: %s", (line) => {
    const call = callOn(line, "leo chen");
    expect(call.state.purpose).toBe("check");
    expect(call.say("yes")).toContain("I have Leo Chen's teeth cleaning on Wednesday 12 August at 3:30 pm.");
  });

  test.each([
    "youve got my son down for wednesday thats wrong",
    "you booked my son in for wednesday and he cant come",
    "you put my son down for wednesday but i cant do it",
  ])("told as wrong, it is to be moved: %s", (line) => {
    const call = callOn(line, "leo chen", "yes");
    expect(call.state).toMatchObject({ purpose: "reschedule", moving: { patientName: "Leo Chen" } });
  });

  test.each([
    "you put my son down for wednesday but it should be thursday at nine",
    "you booked my son for wednesday and i said thursday at nine",
    "youve got my son down for wednesday it was supposed to be thursday at nine",
  ])("where it goes may be told with it: %s", (line) => {
    const call = callOn(line, "leo chen", "yes", "yes");
    expect(standingIn(call.book)).toEqual(["Leo Chen 2026-08-13 09:00"]);
  });

  test.each([
    "can you put my son down for wednesday",
    "could you book my son in for wednesday",
    "id like you to put my son down for wednesday",
    "have you got anything for my son on wednesday",
  ])("a wish for a new one is none: %s", (line) => {
    expect(callOn(line).state.purpose).toBe("book");
  });
});

describe("what is dropped", () => {
  test("'get rid of it' drops a booking under way, and of one that was never made there is nothing to cancel", () => {
    const call = callOn("id like a clean on friday", "get rid of it");
    expect(call.state.lastSaid).toContain("I have not booked anything.");
    expect(call.say("get rid of it")).toBe(
      "Nothing was booked, so there is nothing to cancel. Is there anything else I can help with?",
    );
  });

  test.each([
    "ive got a stain on my tooth and i want to get rid of it",
    "its an old crown can you get rid of it and do a new one",
  ])("what is to be got rid of at the visit drops no booking: %s", (line) => {
    expect(callOn("i want to book an appointment", line).state.purpose).toBe("book");
  });

  test("'yeah get rid of it' is the yes to whether to cancel [CALL-1]", () => {
    const call = callOn("its leo chen cancel my appointment", "yes", "yeah get rid of it");
    expect(standingIn(call.book)).toEqual([]);
  });
});
