import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const withVisit = (over = {}) => ({ ...mine, book: clinicBook(exampleFacts, [aVisit(over)]) });

describe("a wish that is denied", () => {
  test("is no cancellation where another is told beside it [CALL-1]", () => {
    const call = callSaying([
      "I don't want an emergency appointment, it's not bleeding, not swollen, I just want a cleaning next tuesday",
    ]);
    expect(call.state.purpose).toBe("book");
    expect(call.state.draft.visit?.value).toBe("Teeth Cleaning");
  });

  test.each([
    "no no I have no appointment, I want to make one",
    "I do not have an appointment. book me a new one please",
    "I want to book a cleaning next tuesday at 10",
  ])("of an appointment one has turns to a new one: %s [CALL-1]", (said) => {
    for (const before of ["I want to cancel my appointment", "I need to move my appointment"]) {
      const call = callSaying([before, said]);
      expect(call.state.purpose, before).toBe("book");
    }
  });

  test.each(["I don't want a booking, I already have one", "no i dont want another. I'm not booking"])(
    "drops what was being booked, and cancels nothing: %s [CALL-1]",
    (said) => {
      const call = callSaying(["can I get a clean on Thursday", said]);
      expect(call.state.purpose).toBeNull();
      expect(call.state.step.kind).toBe("anything_else");
    },
  );

  test("is asked of a dentist, and calls nothing off [CALL-1]", () => {
    const call = testCall(withVisit());
    const said = call.say(
      "I'm Mia Chen, I've got whitening on wednesday, I'm pregnant just found out, can I still have it done",
    );
    expect(said).toContain("I cannot give medical advice");
    expect(call.state.purpose).toBeNull();
  });

  test("leaves what stands, said while the name is asked for [CALL-1]", () => {
    const call = callSaying(["I want to cancel my appointment"], withVisit());
    expect(call.say("no I don't wanna cancel")).toContain("nothing is cancelled");
    expect(standingIn(call.book)).toHaveLength(1);
  });

  test("asks after an appointment, and books none: is my whitening still on? [CALL-1]", () => {
    const call = callSaying(["is my whitening still on?", "Mia Chen", "yes"], withVisit());
    expect(call.effects.some(({ type }) => type === "find_slots")).toBe(false);
    expect(call.state.lastSaid).toContain("Tuesday 11 August at 10:00 am");
  });
});

describe("a question about what was read back", () => {
  test.each([
    "is that with x-rays?",
    "hang on is that for a proper exam with x-rays? yes",
    "will there be x-rays",
  ])("changes nothing of it: %s [CALL-1]", (said) => {
    const call = callSaying(["hi I'd like a check-up on Thursday at ten, it's Lee Wong", "yes", said]);
    expect(call.state.step).toMatchObject({
      kind: "reading_back",
      booking: { appointmentType: "General Consultation" },
    });
    expect(standingIn(call.book)).toEqual([]);
  });
});

describe("what was booked for one person and is meant for another", () => {
  test("stays as it is, and the team is told whose it is to be [CALL-1]", () => {
    const call = callSaying([
      "can I get a clean on Wednesday at ten, it's Bruce MacIntyre",
      "yes",
      "yes",
      "sorry mate can you swap that for my wife instead, her name's Jenny Macintyre",
    ]);
    expect(standingIn(call.book)).toEqual(["Bruce MacIntyre 2026-08-12 10:00"]);
    expect(call.book.messages.at(-1)?.text).toContain("Jenny Macintyre");
  });
});

test("a finger that was caught keeps nobody from coming [CALL-1]", () => {
  const call = callSaying([
    "My son got his finger caught in the chair, and he has a wobbly tooth, is that bad",
  ]);
  expect(call.state.lastIntents).not.toContain("running_late");
});
