import { describe, expect, test } from "vitest";
import { appointmentTypes } from "#contract/limits.ts";
import type { CallEvent, Effect } from "#server/dialogue/events.ts";
import { type ModelReading, readableWishes, wordsOfReading } from "../model-reading.ts";
import { mayReword, type WholeTurn } from "./may-reword.ts";
import { isPuzzled, isUnderstood } from "./model-reading.ts";
import { type CallState, step } from "./step.ts";
import { testCall } from "./testing/test-call.ts";

const nothing: ModelReading = { wish: null, visit: null, date: null, time: null, partOfDay: null };
/** One step from where the call stands, without a tool's answer. */
function turnFrom(before: CallState, text: string): WholeTurn {
  const event: CallEvent = { type: "heard", at: before.now + 1_000, text };
  const { state: after, effects } = step(before, event);
  return { before, after, event, effects };
}
const greeted = () => testCall({ callerNumber: "+61491570156" });

describe("what a proposed reading is turned into, the engine understands [CALL-2]", () => {
  test.each(readableWishes)("the wish %s", (wish) => {
    const turn = turnFrom(greeted().state, wordsOfReading({ ...nothing, wish }));
    expect(isUnderstood(turn)).toBe(true);
    expect(turn.after.lastIntents.length + turn.effects.length).toBeGreaterThan(0);
  });

  test.each(appointmentTypes)("a booking for %s", (visit) => {
    const turn = turnFrom(greeted().state, wordsOfReading({ ...nothing, wish: "book", visit }));
    expect(isUnderstood(turn)).toBe(true);
    expect(turn.after.draft.visit?.value).toBe(visit);
  });

  test("a day and a time", () => {
    const words = wordsOfReading({ ...nothing, wish: "book", date: "2026-08-13", time: "14:30" });
    const { draft } = turnFrom(greeted().state, words).after;
    expect(draft.when.days[0]?.value).toEqual({ from: "2026-08-13", to: "2026-08-13" });
    expect(draft.when.times[0]?.value).toEqual({ kind: "exact", time: "14:30" });
  });

  test("a part of the day", () => {
    const words = wordsOfReading({ ...nothing, date: "2026-08-13", partOfDay: "afternoon" });
    const call = greeted();
    call.say("I would like to book a cleaning");
    expect(turnFrom(call.state, words).after.draft.when.times[0]?.value).toMatchObject({ kind: "part" });
  });

  test("nothing proposed says nothing", () => expect(wordsOfReading(nothing)).toBe(""));
});

describe("where a model is asked what was meant [CALL-2]", () => {
  test("when the engine made nothing of the words", () => {
    expect(isPuzzled(turnFrom(greeted().state, "flibber the jabberwock gently"))).toBe(true);
    expect(isPuzzled(turnFrom(greeted().state, "I would like to book a cleaning"))).toBe(false);
  });

  test("never while a yes is awaited, nor while the caller says who they are", () => {
    const booking = greeted();
    booking.say("I would like to book a cleaning on Thursday at 10 am");
    booking.say("Mia Chen");
    booking.say("yes");
    expect(booking.state.step.kind).toBe("reading_back");
    expect(isPuzzled(turnFrom(booking.state, "flibber the jabberwock gently"))).toBe(false);
    const cancelling = greeted();
    cancelling.say("I would like to cancel my appointment");
    expect(cancelling.state.step.kind).toBe("identifying");
    expect(isPuzzled(turnFrom(cancelling.state, "flibber the jabberwock gently"))).toBe(false);
  });
});

describe("which answers may be told in other words [CALL-2]", () => {
  test("questions and offers may", () => {
    expect(mayReword(turnFrom(greeted().state, "I would like to book an appointment"))).toBe(true);
  });

  test.each([
    "my face is swollen and I cannot breathe",
    "I am in severe pain, my tooth is killing me",
    "can I speak to a person",
    "I would like to cancel my appointment",
    "are you a robot",
    "goodbye",
  ])("not the answer to: %s", (words) => {
    expect(mayReword(turnFrom(greeted().state, words))).toBe(false);
  });

  test("not a read-back", () => {
    const call = greeted();
    call.say("I would like to book a cleaning on Thursday at 10 am");
    call.say("Mia Chen");
    const turn = turnFrom(call.state, "yes");
    expect(turn.after.step.kind).toBe("reading_back");
    expect(mayReword(turn)).toBe(false);
  });

  test("not the greeting with its notice, and not what must be heard to the end", () => {
    const { state } = greeted();
    const begun: WholeTurn = {
      before: state,
      after: state,
      event: { type: "silence", at: state.now },
      effects: [],
    };
    expect(mayReword(begun)).toBe(false);
    const heard: CallEvent = { type: "heard", at: state.now, text: "hello" };
    const must: Effect = { type: "say", text: "Hello.", interruptible: false };
    expect(mayReword({ ...begun, event: heard, effects: [must] })).toBe(false);
  });
});
