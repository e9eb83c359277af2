import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine } from "./testing/test-call.ts";
import { aVisit, standingIn } from "./testing/visits.ts";

const day = ["i want a check-up"];
const offer = ["i want a check-up on wednesday"];
const name = ["i want a check-up on wednesday at ten"];
const number = [...name, "Lee Wong"];
const readBack = [...number, "yes"];

const left = "No problem. I have not booked anything. Is there anything else I can help with?";

describe("a visit that is put off is left, and nothing is booked", () => {
  const steps = { day, offer, name, number, readBack };
  const said = [
    "no ill think about it thanks",
    "i'll think about it",
    "i'd better have a bit of a think",
    "i might sleep on it",
    "i need to think it over",
    "we'll have to check with my husband first",
    "i'd have to ask mum before i book",
    "i'll get back to you",
    "i'll let you know",
    "let me think about it and get back to you",
    "no not right now thanks",
    "not just yet",
    "i'd rather not book yet",
    "i'm not ready to book",
    "i haven't decided yet",
    "i might hold off",
    "i'll give it a miss",
  ];
  test.each(
    Object.entries(steps).flatMap(([step, lines]) => said.map((line) => [step, line, lines] as const)),
  )("at %s: %s [CALL-1]", (_, line, lines) => {
    const call = callSaying(lines);
    expect(call.say(line)).toBe(left);
    expect(call.state.draft.slot).toBeNull();
    expect(call.state.purpose).toBeNull();
    expect(standingIn(call.book)).toEqual([]);
  });

  test.each([
    [day, 0],
    [offer, 0],
    [name, 1],
    [readBack, 1],
  ])("%j: the time that was held is let go [CALL-1]", (lines, times) => {
    const call = callSaying(lines);
    call.say("no ill think about it thanks");
    expect(call.effects.filter(({ type }) => type === "release_hold")).toHaveLength(times);
  });

  test("'no thanks' turns down the question for a day, and among times only the times [CALL-1]", () => {
    expect(callSaying(day).say("no thanks")).toBe(left);
    expect(callSaying(readBack).say("no thank you")).toBe(left);
    expect(callSaying(offer).say("no thanks")).toBe("What day and time would suit you?");
  });

  test("an appointment that was to be moved or cancelled stays [CALL-1]", () => {
    const withVisit = () => ({ ...mine, book: clinicBook(exampleFacts, [aVisit()]) });
    const move = callSaying(
      ["its mia chen i need to move my appointment to friday at eleven", "yes"],
      withVisit(),
    );
    expect(move.say("no ill think about it thanks")).toContain("I have not changed anything.");
    const cancel = callSaying(["its mia chen i need to cancel my appointment", "yes"], withVisit());
    expect(cancel.say("actually let me think about it and ring back")).toContain(
      "I have left the appointment",
    );
    for (const call of [move, cancel]) expect(standingIn(call.book)).toEqual(["Mia Chen 2026-08-11 10:00"]);
  });
});

describe("who goes on is not let go", () => {
  test.each([
    [offer, "let me think about it"],
    [offer, "let me check my diary"],
    [offer, "hmm i think about nine would be good"],
    [day, "i'll think about it, maybe tuesday"],
    [day, "not now, friday"],
    [readBack, "yes book it, i've thought about it"],
    [name, "i think it's Lee Wong"],
    [readBack, "can you let them know i'm nervous, and yes"],
  ])("%j: %s [CALL-1]", (lines, line) => {
    const call = callSaying(lines);
    expect(call.say(line)).not.toContain("I have not booked anything");
  });
});
