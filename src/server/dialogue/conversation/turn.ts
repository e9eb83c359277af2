import type { Effect, ToolEffect } from "#server/dialogue/events.ts";
import type { Draft, LiveState, NextStep, Waiting } from "./state.ts";

/**
 * One answer in the making: policies pass it on, each adding what it has to say or do.
 * Sentences come before effects, so a tool effect is always the last.
 */
export interface Turn {
  readonly state: LiveState;
  readonly sentences: readonly string[];
  readonly effects: readonly Effect[];
  readonly interruptible: boolean;
}

export const beginTurn = (state: LiveState): Turn => ({
  state,
  sentences: [],
  effects: [],
  interruptible: true,
});

export const say = (turn: Turn, ...sentences: readonly string[]): Turn => ({
  ...turn,
  sentences: [...turn.sentences, ...sentences.filter((each) => each !== "")],
});

export const change = (turn: Turn, patch: Partial<LiveState>): Turn => ({
  ...turn,
  state: { ...turn.state, ...patch },
});

export const changeDraft = (turn: Turn, patch: Partial<Draft>): Turn =>
  change(turn, { draft: { ...turn.state.draft, ...patch } });

export const goTo = (turn: Turn, step: NextStep): Turn => change(turn, { step });

export const andDo = (turn: Turn, ...effects: readonly Effect[]): Turn => ({
  ...turn,
  effects: [...turn.effects, ...effects],
});

/** Asks a tool and waits: nothing more is said in this turn. */
export const callTool = (turn: Turn, effect: ToolEffect, waiting: Waiting): Turn =>
  andDo(change(turn, { waiting }), effect);

/** Ends the assistant's part of the call with its last words. */
export function endCall(turn: Turn, effect: Effect, ...lastWords: readonly string[]): Turn {
  return andDo(goTo(say(turn, ...lastWords), { kind: "ended" }), effect);
}

/** The turn as effects, its sentences spoken first and in one piece. */
export function effectsOf(turn: Turn): Effect[] {
  const text = turn.sentences.join(" ");
  const spoken: Effect[] = text === "" ? [] : [{ type: "say", text, interruptible: turn.interruptible }];
  return [...spoken, ...turn.effects];
}
