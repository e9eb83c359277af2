import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const callOn = (...lines: readonly string[]) =>
  callSaying(lines, {
    ...mine,
    book: clinicBook(exampleFacts, [
      aVisit({ appointmentId: "clean", date: "2026-08-13" }),
      aVisit({
        ...{ appointmentId: "filling", date: "2026-08-11", time: "14:30" },
        appointmentType: "General Consultation",
      }),
    ]),
  });
const told = ["what time is my filling", "mia chen", "yes"];

describe("one of several visits was told [CALL-1] [APPT-14]", () => {
  test.each(["and the other one", "whens my other one", "what about the other appointment"])(
    "the other is told to who asks for it: %s",
    (said) => {
      expect(callOn(...told).say(said)).toContain(
        "I have Mia Chen's teeth cleaning on Thursday 13 August at 10:00 am.",
      );
    },
  );

  test.each([
    ["can i cancel that one", "filling"],
    ["can you cancel it please", "filling"],
    ["can i cancel the other one", "clean"],
    ["actually cancel the thursday one", "clean"],
  ])("the words of what is to be cancelled tell which: %s", (said, id) => {
    expect(callOn(...told, said).state.step).toMatchObject({
      kind: "confirming_cancel",
      appointment: { appointmentId: id },
    });
  });

  test.each([
    ["can you move it to friday at nine", "filling"],
    ["can you move the other one to friday at nine", "clean"],
    ["can you move my clean to friday at nine", "clean"],
    ["can i move the thursday one to friday at nine", "clean"],
  ])("and of what is to be moved: %s", (said, id) => {
    expect(callOn(...told, said).state.step).toMatchObject({
      kind: "confirming_move",
      appointment: { appointmentId: id },
      to: { date: "2026-08-14", time: "09:00" },
    });
  });

  test("what it is for is no reason for a new one", () => {
    expect(callOn(...told, "can i book another appointment for friday at nine").state.draft.visit).toBeNull();
  });

  test("once one is cancelled, the other is the one that is left", () => {
    const call = callOn(
      "its mia chen cancel my filling",
      "yes",
      "yes",
      "and cancel the other one too",
      "yes",
    );
    expect(standingIn(call.book)).toEqual([]);
  });

  test("how many there are is asked of those that stand", () => {
    expect(callOn("hi its mia chen how many appointments do i have", "yes").state.lastSaid).toContain(
      "There are 2 appointments",
    );
  });

  test("what was told is said back, and books nothing", () => {
    const said = callOn("its mia chen which day am i in", "yes").say("oh so the filling is tomorrow");
    expect(said).toMatch(/^I have Mia Chen's general consultation tomorrow.*anything else/);
  });

  test("one that is named by what it is for is moved, and not the one that was cancelled", () => {
    const call = callOn(
      "its mia chen cancel my filling",
      "yes",
      "yes",
      "no",
      "and move the clean to friday at nine",
      "yes",
    );
    expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-14 09:00"]);
  });

  test("'I can't make tomorrow' names the one of tomorrow", () => {
    expect(callOn("its mia chen i cant make tomorrow", "yes").state.step).toMatchObject({
      appointment: { appointmentId: "filling" },
    });
  });

  test("the place that is said last is meant", () => {
    const call = callOn("its mia chen cancel my appointment", "yes", "the first one no wait the second one");
    expect(call.state.step).toMatchObject({ appointment: { appointmentId: "clean" } });
  });

  test("'the earlier one' is no wish for earlier hours", () => {
    const call = callOn("its mia chen move my appointment", "yes", "the earlier one");
    expect(call.state.step).toMatchObject({ kind: "collecting", asked: "when" });
    expect(call.state.moving).toMatchObject({ appointmentId: "filling" });
  });
});
