import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const called = (...lines: string[]) => callSaying(lines);

describe("what stands is looked up, not booked anew [CALL-1]", () => {
  test.each([
    "can u tell me whats booked for wei ling ong",
    "whats booked for me",
    "what's booked in for my son",
  ])("only once the caller is known: %s", (line) =>
    expect(called(line).state).toMatchObject({ purpose: "check", step: { kind: "identifying" } }),
  );

  test.each([
    "no i already have one i want to know when",
    "no sorry i already have one, can you tell me when it is",
  ])("in the middle of a booking, too: %s", (line) => {
    expect(called("i want to book", line).state.purpose).toBe("check");
    expect(called("a clean on thursday please", line).state.purpose).toBe("check");
  });

  test.each([
    "nah I've got one already. tomorrow",
    "never mind the times, what time's my appointment",
    "for heaven's sake I want my existing booking read to me",
    "jill hart. what time do I come",
  ])("without a word that no booking is made yet: %s", (line) => {
    const call = called("a clean please");
    expect(call.say(line)).not.toContain("not booked");
    expect(call.state.purpose).toBe("check");
  });

  test("but not where the caller only says when they cannot come", () => {
    const call = called("a clean on thursday", "I've already got an appointment with the physio then, so no");
    expect(call.state.purpose).toBe("book");
  });

  test.each(["i want to cancel an appointment", "hi i'd like to cancel an appointment please"])(
    "and 'an appointment' that is to be cancelled is no new one: %s",
    (line) => expect(called(line).state.purpose).toBe("cancel"),
  );

  test.each(["no, move the one i already have", "i've already got an appointment, i want to move it"])(
    "or moved: %s",
    (line) => {
      expect(called("i'd like a clean", line).state.purpose).toBe("reschedule");
      expect(called("a clean on thursday please", line).state.purpose).toBe("reschedule");
    },
  );

  test.each(["am i still booked in wednesday", "when is my appointment", "what time is my cleaning"])(
    "and what this very call booked is told at once: %s",
    (line) => {
      const call = called("a cleaning on wednesday at nine for jill hart", "yes", "yes");
      expect(call.say(line)).toContain("Jill Hart's teeth cleaning on Wednesday 12 August at 9:00 am");
    },
  );
});

describe("whom a message is for stands in it [CALL-1]", () => {
  test.each([
    [
      ["can i leave a message for doctor patel tell her the swelling went down"],
      "For Dr Patel: the swelling went down",
    ],
    [
      ["i want to leave a message to doctor patel", "tell her the swelling went down"],
      "For Dr Patel: tell her the swelling went down",
    ],
    [["could you tell doctor patel my crown is loose"], "For Dr Patel: my crown is loose"],
  ])("%s", (lines, text) => {
    const call = called(...lines, "mary jones", "yes");
    expect(call.book.messages).toMatchObject([{ text }]);
  });
});
