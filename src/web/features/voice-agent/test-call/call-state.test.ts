import { describe, expect, test } from "vitest";
import type { DoneAction } from "#contract/calls/calls.ts";
import { callFlow, flowSentence } from "./call-flow.ts";
import {
  afterHappening,
  answerTimeLabel,
  answerTimes,
  appointmentOf,
  type CallHappening,
  noCall,
  type SpokenTurn,
  type TestCall,
} from "./call-state.ts";
import { outcomeSentence } from "./outcome-sentence.ts";

const callId = "0198f2c0-0000-7000-8000-000000000001";
const appointmentId = "0198f2c0-0000-7000-8000-000000000002";

const play = (...happenings: CallHappening[]): TestCall =>
  [
    { type: "dialled", from: "", at: 0 } as const,
    { type: "answered", at: 1_000 } as const,
    ...happenings,
  ].reduce(afterHappening, noCall);

const turns = (call: TestCall) => call.entries.filter((entry): entry is SpokenTurn => entry.kind === "turn");
const token = (text: string, last: boolean, at = 1_000): CallHappening => ({
  type: "token",
  token: text,
  last,
  at,
});
const action = (kind: DoneAction["kind"], over: Partial<DoneAction> = {}): DoneAction => ({
  kind,
  label: kind,
  detail: "",
  appointmentId: null,
  ...over,
});
const trace = (over: Partial<Extract<CallHappening, { type: "trace" }>> = {}): CallHappening => ({
  type: "trace",
  sentToModel: [],
  callId,
  understood: null,
  done: [],
  answeredInMs: null,
  at: 5_000,
  ...over,
});

describe("the conversation", () => {
  test("makes one turn of the tokens up to the last, spaces kept", () => {
    const call = play(token("Good ", false), token("morning.", false), token("", true));
    expect(turns(call)).toMatchObject([
      { speaker: "assistant", text: "Good morning.", settled: true, atMs: 0 },
    ]);
  });

  test("puts turns in the order they were spoken, with the time since the answer", () => {
    const call = play(
      token("Hello", true),
      { type: "said", text: "Hi", at: 6_000 },
      token("How can I help?", true, 6_500),
    );
    expect(turns(call).map((turn) => [turn.speaker, turn.text, turn.atMs])).toEqual([
      ["assistant", "Hello", 0],
      ["caller", "Hi", 5_000],
      ["assistant", "How can I help?", 5_500],
    ]);
  });

  test("gives the answer time to the answer it was measured on, and to no other", () => {
    const call = play(
      token("Hello", true),
      { type: "said", text: "Hi", at: 2_000 },
      token("Yes?", true),
      trace({ answeredInMs: 12 }),
    );
    expect(turns(call).map((turn) => turn.answeredInMs)).toEqual([null, null, 12]);
  });

  test("keeps how much of an interrupted answer was heard, and opens a new turn after it", () => {
    const call = play(
      token("We are open from", false),
      { type: "interrupted", heardUntil: "We are" },
      token("Sure", true),
    );
    expect(turns(call)).toMatchObject([{ heardUntil: "We are", settled: true }, { text: "Sure" }]);
  });

  test("shows words that may still change until they are settled", () => {
    const hearing = play({ type: "hearing", text: "I need a" });
    expect(hearing.partial).toBe("I need a");
    expect(afterHappening(hearing, { type: "said", text: "I need a clean", at: 2_000 }).partial).toBe("");
  });
});

describe("what is shown as understood and done", () => {
  test("is only what a trace said", () => {
    const call = play(token("Booked!", true), { type: "said", text: "book me in", at: 2_000 });
    expect(call.understood).toBeNull();
    expect(appointmentOf(call)).toBeNull();
    expect(callFlow(call).find((step) => step.label === "Book")?.state).not.toBe("done");
  });

  test("leads to the appointment that was booked", () => {
    const call = play(trace({ done: [action("looked_up_slots"), action("booked", { appointmentId })] }));
    expect(appointmentOf(call)).toBe(appointmentId);
    expect(call.callId).toBe(callId);
  });

  test("an answer without news keeps what was understood before", () => {
    const understood = { intents: ["book"], details: [], step: "collect" };
    expect(play(trace({ understood }), trace()).understood).toEqual(understood);
  });
});

describe("the flow", () => {
  test("follows the wish: a cancellation has other steps than a booking", () => {
    const cancel = play(
      token("Hello", true),
      trace({ understood: { intents: ["cancel"], details: [], step: "" } }),
    );
    expect(callFlow(cancel).map((step) => step.label)).toEqual([
      "Greet",
      "Understand",
      "Find appointment",
      "Read back",
      "Cancel",
      "Say goodbye",
    ]);
    expect(flowSentence(callFlow(cancel))).toBe("Step 3 of 6");
  });

  test("keeps to the wish when later words are only a yes", () => {
    const call = play(
      token("Hello", true),
      trace({ understood: { intents: ["reschedule"], details: [], step: "identifying" } }),
      trace({ understood: { intents: ["yes"], details: [], step: "identifying" } }),
    );
    expect(callFlow(call).map((step) => step.label)).toContain("Move");
  });

  test("counts a reading back only once the caller has answered it", () => {
    const readingBack = trace({ understood: { intents: ["book"], details: [], step: "reading_back" } });
    const stateOf = (call: TestCall) => callFlow(call).find((step) => step.label === "Read back")?.state;
    expect(
      stateOf(play(token("Hello", true), trace({ done: [action("looked_up_slots")] }), readingBack)),
    ).toBe("now");
    const answered = trace({ understood: { intents: ["yes"], details: [], step: "anything_else" } });
    expect(stateOf(play(token("Hello", true), readingBack, answered))).toBe("done");
  });

  test("stands at understanding while the assistant still asks for the day", () => {
    const call = play(
      token("Hello", true),
      trace({
        understood: { intents: ["book"], details: [], step: "collecting" },
        done: [action("looked_up_slots")],
      }),
    );
    expect(callFlow(call).map(({ label, state }) => `${label} ${state}`)).toEqual([
      "Greet done",
      "Understand now",
      "Offer times to_come",
      "Read back to_come",
      "Book to_come",
      "Say goodbye to_come",
    ]);
  });

  test("stands at the offer until a time is chosen, and goes back with the caller", () => {
    const at = (step: string, settled: boolean) => {
      const time = {
        name: "time",
        label: "Time",
        value: "2:30 pm",
        heard: "",
        assumed: [],
        settled,
      } as const;
      return trace({ understood: { intents: ["book"], details: [{ ...time, assumed: [] }], step } });
    };
    const now = (call: TestCall) => callFlow(call).find(({ state }) => state === "now")?.label;
    const stateOf = (call: TestCall) => callFlow(call).find(({ label }) => label === "Offer times")?.state;
    const offering = [token("Hello", true), at("offering", false)] as const;
    expect(now(play(...offering))).toBe("Offer times");
    expect(now(play(...offering, at("collecting", true)))).toBe("Understand");
    expect(stateOf(play(...offering, at("collecting", true)))).toBe("done");
    expect(stateOf(play(...offering, at("collecting", false)))).toBe("to_come");
  });

  test("has no step going on once the call is over", () => {
    const call = play(token("Hello", true), { type: "closed", by: "caller", at: 9_000 });
    expect(callFlow(call).some((step) => step.state === "now")).toBe(false);
    expect(flowSentence(callFlow(call))).toBe("1 of 6 steps done");
  });
});

describe("the end", () => {
  test("says why the assistant ended it and what it did", () => {
    const call = play(trace({ done: [action("booked", { label: "Booked", detail: "Thursday 2:30 pm" })] }), {
      type: "ended",
      handoff: { reason: "finished", callId },
      at: 60_000,
    });
    expect(outcomeSentence(call)).toBe("The call is over. Booked: Thursday 2:30 pm.");
  });

  test("tells each of several that were booked", () => {
    const booked = (detail: string) => action("booked", { label: "Booked", detail });
    const done = [booked("Tuesday 10:00 am"), booked("Tuesday 10:30 am")];
    const call = play(trace({ done }), { type: "ended", handoff: null, at: 60_000 });
    expect(outcomeSentence(call)).toBe("The call is over. Booked: Tuesday 10:00 am; Tuesday 10:30 am.");
  });

  test("tells what was done again and again once", () => {
    const took = action("took_message", { label: "Took a message", detail: "now on your dashboard" });
    const call = play(trace({ done: [took, took, took] }), { type: "ended", handoff: null, at: 60_000 });
    expect(outcomeSentence(call)).toBe("The call is over. Took a message: now on your dashboard.");
  });

  test("needs no reason when the assistant simply says goodbye", () => {
    const call = play(token("Goodbye.", true), { type: "ended", handoff: null, at: 60_000 });
    expect(outcomeSentence(call)).toBe("The call is over.");
    expect(callFlow(call).at(-1)).toEqual({ label: "Say goodbye", state: "done" });
  });

  test("a line that closes after the end changes nothing, one that breaks ends the call", () => {
    const ended = play({ type: "ended", handoff: { reason: "finished", callId }, at: 60_000 });
    expect(afterHappening(ended, { type: "closed", by: "caller", at: 61_000 })).toBe(ended);
    const broken = play({ type: "closed", by: "line", at: 4_000 });
    expect(broken).toMatchObject({ phase: "ended", endedAt: 4_000, endedBy: "line" });
    expect(outcomeSentence(broken)).toContain("The line broke.");
  });
});

test("answer times: the middle one and the slowest", () => {
  const call = play(trace({ answeredInMs: 9 }), trace({ answeredInMs: 3 }), trace({ answeredInMs: 5 }));
  expect(answerTimes(call)).toEqual({ typicalMs: 5, slowestMs: 9 });
  expect(answerTimes(noCall)).toBeNull();
  expect([0.4, 12.3, 740].map(answerTimeLabel)).toEqual(["under 1 ms", "12 ms", "0.7 s"]);
});
