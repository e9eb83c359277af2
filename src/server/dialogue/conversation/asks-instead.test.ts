import { describe, expect, test } from "vitest";
import { asksInstead } from "./asks-instead.ts";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, type TestCall } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const toTheQuestion = {
  cancelled: ["I want to cancel my appointment, Mia Chen", "yes"],
  moved: ["I want to move my appointment to Thursday at ten, Mia Chen", "yes"],
  booked: ["hi I'd like a check-up on Thursday at ten, it's Lee Wong", "yes"],
} as const;
type Change = keyof typeof toTheQuestion;
const changes = Object.keys(toTheQuestion) as Change[];
const questionOf = { cancelled: "confirming_cancel", moved: "confirming_move", booked: "reading_back" };

function upTo(asked: Change): TestCall {
  const facts = {
    ...exampleFacts,
    additionalInfo: "Please give 24 hours notice to cancel, otherwise a fee of $50 applies.",
  };
  const call = callSaying(toTheQuestion[asked], {
    ...mine,
    facts,
    book: clinicBook(facts, asked === "booked" ? [] : [aVisit()]),
  });
  expect(call.state.step.kind).toBe(questionOf[asked]);
  return call;
}

const acts = ["cancel", "reschedule", "book"];
const committed = (call: TestCall): boolean => call.effects.some(({ type }) => acts.includes(type));

const openings = ["", "hang on, ", "hmm ", "ok so ", "yeah but ", "wait ", "yes, ", "sorry, "];
const asked = [
  "is there a fee if I cancel",
  "can I cancel without a fee",
  "what happens if I cancel",
  "do I have to cancel if I have a cold",
  "will I have to pay for that",
  "would it cost me anything",
  "is it too late to cancel",
  "do you charge for cancelling",
  "I wanted to know if there is a fee",
  "what if I book it and then cancel it",
  "how long does it take",
  "am I allowed to go ahead",
  "should I cancel it or not",
  "don't I get a reminder",
  "who would I see",
  "does that book me in with the dentist",
];

// Each of hundreds of wordings is a call of its own.
describe("a question where a yes was asked for", { timeout: 30_000 }, () => {
  test.each(changes)("does nothing, however it is asked: %s [CALL-1]", (change) => {
    for (const [at, opening] of openings.entries())
      for (const [index, question] of asked.entries()) {
        const said = `${opening}${question}${(at + index) % 2 === 0 ? "?" : ""}`;
        expect(asksInstead(said), said).toBe(true);
        const call = upTo(change);
        call.say(said);
        expect(committed(call), said).toBe(false);
      }
  });

  test.each(changes)("is answered, and the question put again: %s [CALL-1]", (change) => {
    const call = upTo(change);
    const again = { cancelled: "Shall I cancel it", moved: "Shall I change it", booked: "Shall I book that" };
    expect(call.say("hmm, is there a fee if I cancel?")).toMatch(/fee of \$50/);
    expect(call.say("and what happens to my dog meanwhile?")).toContain(again[change]);
    expect(call.state.step.kind).toBe(questionOf[change]);
    call.say("yes please");
    expect(committed(call)).toBe(true);
  });

  test.each([
    "yes",
    "yes please",
    "Yes?",
    "cancel it",
    "can you cancel it please",
    "could you just cancel it for me?",
    "yes please do it",
    "cancel it if that's ok",
    "yeah go ahead, thanks",
    "cancel it, ok?",
    "yes please. Do you have parking?",
  ])("a clear yes or a command does it: %s [CALL-1]", (said) => {
    const call = upTo("cancelled");
    call.say(said);
    expect(standingIn(call.book)).toEqual([]);
  });

  test.each(["no", "no, can you leave it please", "can I keep it?"])("keeps it: %s [CALL-1]", (said) => {
    const call = upTo("cancelled");
    expect(call.say(said)).toContain("I have left the appointment as it is");
  });
});
