import { describe, expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

/** The steps of one booking, and the words that lead on to the next. */
const steps = ["I need an appointment", "a check-up", "tomorrow", "9 am", "Tom Baker", "yes"];
const aside = [
  "will it hurt",
  "do I need an injection",
  "can I drive home after",
  "will I be able to go to work after",
  "can I eat before",
  "what should I wear",
  "do I need to bring my x-rays",
  "can my sister come in with me",
  "can I bring my baby",
  "do I need to bring anything",
  "is that in the city?",
  "how long will I be there",
];

describe("a question in the middle of a booking is answered, and the step is asked again [CALL-1]", () => {
  test.each(aside)("at every step, and nothing is chosen or booked by it: %s", (question) => {
    for (const upTo of steps.keys()) {
      const call = callSaying(steps.slice(0, upTo + 1));
      const before = { step: call.state.step, draft: call.state.draft };
      const said = call.say(question);
      expect(said).not.toMatch(/did not catch|not able to follow|I will book both|I see\./);
      expect(said).toMatch(/\?$/);
      expect(call.state.step).toEqual(before.step);
      expect({ ...call.state.draft, notes: [] }).toEqual({ ...before.draft, notes: [] });
      expect(call.book.entries).toHaveLength(0);
    }
  });

  test("several of them hand nobody over, and the booking comes about", () => {
    const call = callSaying(
      steps.flatMap((line) => [line, "do I need an injection", "can I drive home after"]),
    );
    call.say("yes");
    expect(call.book.entries).toHaveLength(1);
  });

  test.each(["what times are they again", "what were the times", "sorry which ones were they again"])(
    "the times are told again: %s",
    (line) => {
      const call = callSaying(["a check-up on Wednesday"]);
      expect(call.say(line)).toMatch(/On Wednesday 12 August I have 9:00 am, 11:30 am or 2:00 pm/);
    },
  );

  test("'what else have you got' keeps the day and tells other times of it", () => {
    const call = callSaying(["a check-up on Wednesday"]);
    const said = call.say("what else have you got");
    expect(said).toMatch(/On Wednesday 12 August I have/);
    expect(said).not.toMatch(/11:30 am/);
  });

  test.each([
    "could we make it a bit later",
    "can I have the first one",
    "do you have Thursday",
    "is there anything on Friday",
  ])("a wish in the form of a question is none: %s", (line) =>
    expect(callSaying(["a check-up tomorrow"]).say(line)).not.toMatch(/I do not know/),
  );
});

test.each([
  "can you book me in for a clean i dont care about the cost",
  "i had a quote done and want to go ahead with the filling on friday",
  "the price is fine just book me in for the crown",
])("money that is only spoken of asks for no price: %s", (line) => {
  const call = callSaying([line]);
  expect(call.state.lastSaid).not.toContain("prices");
  expect(call.state.purpose).toBe("book");
});

test.each([
  "how much is a filling i dont care about the cost of the clean",
  "could i get a quote for a crown",
])("a price that is asked for is answered: %s", (line) => {
  expect(callSaying([line]).state.lastSaid).toContain("prices");
});
