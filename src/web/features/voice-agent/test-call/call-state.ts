import type { SentToModel } from "#contract/assistants/language-model.ts";
import type { DoneAction, Understood } from "#contract/calls/calls.ts";
import type { HandoffData } from "#contract/calls/relay.ts";

/** One side's words. While `settled` is false more of them are still coming. */
export interface SpokenTurn {
  kind: "turn";
  id: number;
  speaker: "assistant" | "caller";
  text: string;
  /** Milliseconds since the call was answered. */
  atMs: number;
  settled: boolean;
  answeredInMs: number | null;
  /** For this turn of the assistant's: empty where no language model was asked. */
  sentToModel: readonly SentToModel[];
  /** The caller spoke over it: only this much was heard. */
  heardUntil: string | null;
}

/** One thing the assistant did, where it happened in the talk. */
export interface DoneEntry {
  kind: "done";
  id: number;
  atMs: number;
  action: DoneAction;
}

type CallEntry = SpokenTurn | DoneEntry;

type CallPhase = "idle" | "connecting" | "live" | "ended" | "failed";

/** A test call as the screen shows it: only what went over the line. */
export interface TestCall {
  phase: CallPhase;
  from: string;
  /** Epoch milliseconds; 0 before. */
  startedAt: number;
  endedAt: number;
  callId: string | null;
  entries: readonly CallEntry[];
  /** Words of the caller that the recogniser may still change. */
  partial: string;
  lastHeard: string;
  understood: Understood | null;
  /** Every intent and every step of the conversation that a trace has named, in order. */
  wishes: readonly string[];
  steps: readonly string[];
  answerTimesMs: readonly number[];
  /** Who put the receiver down; `line` when the connection broke. */
  endedBy: "assistant" | "caller" | "line" | null;
  /** Why the assistant gave the call away, when it did. */
  handoff: HandoffData | null;
  /** What went wrong, for people. */
  trouble: string;
}

export const noCall: TestCall = {
  phase: "idle",
  from: "",
  startedAt: 0,
  endedAt: 0,
  callId: null,
  entries: [],
  partial: "",
  lastHeard: "",
  understood: null,
  wishes: [],
  steps: [],
  answerTimesMs: [],
  endedBy: null,
  handoff: null,
  trouble: "",
};

export type CallHappening =
  | { type: "dialled"; from: string; at: number }
  | { type: "answered"; at: number }
  | { type: "token"; token: string; last: boolean; at: number }
  | {
      type: "trace";
      callId: string;
      understood: Understood | null;
      done: readonly DoneAction[];
      answeredInMs: number | null;
      sentToModel: readonly SentToModel[];
      at: number;
    }
  | { type: "hearing"; text: string }
  | { type: "said"; text: string; at: number }
  | { type: "pressed"; digit: string; at: number }
  | { type: "interrupted"; heardUntil: string }
  | { type: "ended"; handoff: HandoffData | null; at: number }
  | { type: "closed"; by: "caller" | "line"; at: number }
  | { type: "failed"; message: string; at: number };

/** The call after one more thing happened. Pure. */
export function afterHappening(call: TestCall, happening: CallHappening): TestCall {
  switch (happening.type) {
    case "dialled":
      return { ...noCall, phase: "connecting", from: happening.from, startedAt: happening.at };
    case "answered":
      return { ...call, phase: "live", startedAt: happening.at };
    case "token":
      return { ...call, entries: withToken(call, happening) };
    case "trace":
      return withTrace(call, happening);
    case "hearing":
      return { ...call, partial: happening.text };
    case "said":
      return withCallerTurn(call, happening.text, happening.at);
    case "pressed":
      return withCallerTurn(call, `Pressed ${happening.digit}`, happening.at);
    case "interrupted":
      return { ...call, entries: withInterruption(call.entries, happening.heardUntil) };
    case "ended":
      return over(call, happening.at, { endedBy: "assistant", handoff: happening.handoff });
    case "closed":
      return call.phase === "live" || call.phase === "connecting"
        ? over(call, happening.at, { endedBy: happening.by })
        : call;
    case "failed":
      return { ...call, phase: "failed", endedAt: happening.at, partial: "", trouble: happening.message };
  }
}

const since = (call: TestCall, at: number) => Math.max(0, at - call.startedAt);

const over = (call: TestCall, at: number, more: Partial<TestCall>): TestCall => ({
  ...call,
  ...more,
  phase: "ended",
  endedAt: at,
  partial: "",
  entries: call.entries.map((entry) => (entry.kind === "turn" ? { ...entry, settled: true } : entry)),
});

/** Tokens until `last` are one turn of the assistant. */
function withToken(
  call: TestCall,
  { token, last, at }: { token: string; last: boolean; at: number },
): CallEntry[] {
  const open = call.entries.findIndex(
    (entry) => entry.kind === "turn" && entry.speaker === "assistant" && !entry.settled,
  );
  if (open === -1) {
    if (token === "") return [...call.entries];
    return [...call.entries, turnOf(call, { speaker: "assistant", text: token, settled: last, at })];
  }
  return call.entries.map((entry, index) =>
    index === open && entry.kind === "turn" ? { ...entry, text: entry.text + token, settled: last } : entry,
  );
}

function turnOf(
  call: TestCall,
  turn: Pick<SpokenTurn, "speaker" | "text" | "settled"> & { at: number },
): SpokenTurn {
  const { at, ...rest } = turn;
  return {
    ...rest,
    kind: "turn",
    id: call.entries.length,
    atMs: since(call, at),
    answeredInMs: null,
    sentToModel: [],
    heardUntil: null,
  };
}

function withCallerTurn(call: TestCall, text: string, at: number): TestCall {
  const settled = call.entries.map((entry) => (entry.kind === "turn" ? { ...entry, settled: true } : entry));
  return {
    ...call,
    partial: "",
    lastHeard: text,
    entries: [...settled, turnOf(call, { speaker: "caller", text, settled: true, at })],
  };
}

/** A trace tells about the latest exchange: its answer time belongs to the assistant's last turn. */
function withTrace(call: TestCall, trace: Extract<CallHappening, { type: "trace" }>): TestCall {
  const { answeredInMs, sentToModel } = trace;
  const answer = call.entries.findLastIndex(
    (entry) => entry.kind === "turn" && entry.speaker === "assistant",
  );
  const timed = call.entries.map((entry, index) =>
    index === answer && entry.kind === "turn"
      ? { ...entry, sentToModel, ...(answeredInMs !== null && { answeredInMs }) }
      : entry,
  );
  const done = trace.done.map(
    (action, index): DoneEntry => ({
      kind: "done",
      id: timed.length + index,
      atMs: since(call, trace.at),
      action,
    }),
  );
  return {
    ...call,
    callId: trace.callId,
    understood: trace.understood ?? call.understood,
    wishes: [...call.wishes, ...(trace.understood?.intents ?? [])],
    steps: trace.understood ? [...call.steps, trace.understood.step] : call.steps,
    entries: [...timed, ...done],
    answerTimesMs: answeredInMs === null ? call.answerTimesMs : [...call.answerTimesMs, answeredInMs],
  };
}

function withInterruption(entries: readonly CallEntry[], heardUntil: string): CallEntry[] {
  const last = entries.findLastIndex((entry) => entry.kind === "turn" && entry.speaker === "assistant");
  return entries.map((entry, index) =>
    index === last && entry.kind === "turn" ? { ...entry, heardUntil, settled: true } : entry,
  );
}

export const actionsOf = (call: TestCall): DoneEntry[] =>
  call.entries.filter((entry): entry is DoneEntry => entry.kind === "done");

const changesOne: ReadonlySet<DoneAction["kind"]> = new Set(["booked", "rescheduled", "cancelled"]);

/** The appointment the call made or changed last, if any. */
export function appointmentOf(call: TestCall): string | null {
  const withOne = actionsOf(call).findLast(
    ({ action }) => action.appointmentId !== null && changesOne.has(action.kind),
  );
  return withOne?.action.appointmentId ?? null;
}

/** Middle and slowest answer of the call, in milliseconds. */
export function answerTimes(call: TestCall): { typicalMs: number; slowestMs: number } | null {
  const sorted = call.answerTimesMs.toSorted((a, b) => a - b);
  const slowestMs = sorted.at(-1);
  const typicalMs = sorted[Math.floor((sorted.length - 1) / 2)];
  return slowestMs === undefined || typicalMs === undefined ? null : { typicalMs, slowestMs };
}

/** `0.7 s`; under a tenth of a second the milliseconds, which the built-in engine needs. */
export function answerTimeLabel(ms: number): string {
  if (ms < 1) return "under 1 ms";
  return ms < 100 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
