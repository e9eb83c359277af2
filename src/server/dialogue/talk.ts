import { knownOf as knownBefore, leftUndone as leftUndoneBefore } from "./conversation/left-undone.ts";
import { type CallState, startCall, step as stepBefore } from "./conversation/step.ts";
import { saidSince as saidSinceBefore } from "./conversation/verbatim.ts";
import { emptyLedger } from "./decide/begin.ts";
import type { Ledger } from "./decide/ledger.ts";
import {
  knownOf as knownOfLedger,
  leftUndone as leftUndoneOfLedger,
  saidSince as saidSinceOfLedger,
} from "./decide/left-undone.ts";
import { makeStep, type Stages } from "./decide/step.ts";
import type { EngineName } from "./engine-name.ts";
import type { CallEvent, Step } from "./events.ts";
import { hear } from "./hear/hear.ts";
import type { LeftUndone } from "./left-undone.ts";
import { contextOf } from "./say/context.ts";
import { answerTo } from "./say/questions/answers.ts";
import { say } from "./say/say.ts";

/**
 * A call's whole memory, of either engine: version 1 is that of `conversation`, version 2 the ledger of the conversation
 * built again. A call ends in the engine in which it began.
 */
export type TalkState = CallState | Ledger;

export const startTalk = (engine: EngineName): TalkState =>
  engine === "rebuilt" ? emptyLedger() : startCall();

const isLedger = (state: TalkState): state is Ledger => state.version === 2;

/** The stages as they are built in: learned hearing, and sentences of our own. */
export const builtIn: Stages = {
  hear,
  say: (items, ledger) => say(items, contextOf(ledger)),
  knows: ({ topic, about, words }, { facts, now }) => answerTo(topic, about, facts, now, words).known,
};

const stepOfLedger = makeStep(builtIn);

/** What to say and do at each event of a call; pure. */
export function talkStep(state: TalkState, event: CallEvent): Step<TalkState> {
  if (!isLedger(state)) return stepBefore(state, event);
  return stepOfLedger(state, event);
}

export const leftUndone = (state: TalkState): LeftUndone | null =>
  isLedger(state) ? leftUndoneOfLedger(state) : leftUndoneBefore(state);
export const knownOf = (state: TalkState): LeftUndone | null =>
  isLedger(state) ? knownOfLedger(state) : knownBefore(state);
export const saidSince = (state: TalkState): string =>
  isLedger(state) ? saidSinceOfLedger(state) : saidSinceBefore(state);
