import type { SentToModel } from "#contract/assistants/language-model.ts";
import type { HearingReason, TurnPhrasing } from "#contract/calls/calls.ts";
import type { CallEvent, Effect } from "#server/dialogue/events.ts";
import type { EndReason, TurnRecord } from "../port.ts";

/** One turn of a call in the making. */
export interface Turn<State> {
  /** The conversation before the turn, and all that the turn asked for. */
  before: State;
  effects: Effect[];
  record: Omit<TurnRecord, "answeredInMs">;
  ending: EndReason | null;
  /** Cuts short a language model at work on it. */
  signal: AbortSignal;
  isInterruptible: boolean;
  /** Why the caller's words were taken as one of the readers took them; null where there is only one. */
  heardBecause: HearingReason | null;
  /** To the first word of the answer. */
  answeredInMs: number | null;
  /** For whoever makes a test call to see; never part of the record. */
  sentToModel: SentToModel[];
}

/** Nobody but the engine worded it. */
export const asWritten: TurnPhrasing = { by: "built_in", isReadByModel: false, fault: null, detail: "" };

export function emptyTurn<State>(event: CallEvent, before: State, signal: AbortSignal): Turn<State> {
  const heard = event.type === "heard" ? event.text : null;
  return {
    before,
    signal,
    effects: [],
    heardBecause: null,
    answeredInMs: null,
    sentToModel: [],
    record: { heard, said: "", events: [], understood: null, done: [], phrasing: null },
    ending: null,
    isInterruptible: true,
  };
}
