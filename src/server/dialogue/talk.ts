import { toLocal } from "#kernel/zoned-time.ts";
import { knownOf as knownBefore, leftUndone as leftUndoneBefore } from "./conversation/left-undone.ts";
import { mayReword as mayRewordBefore } from "./conversation/may-reword.ts";
import {
  isPuzzled as isPuzzledBefore,
  isUnderstood as isUnderstoodBefore,
  namesIn as namesBefore,
} from "./conversation/model-reading.ts";
import { type CallState, startCall, step as stepBefore } from "./conversation/step.ts";
import { saidSince as saidSinceBefore } from "./conversation/verbatim.ts";
import { emptyLedger } from "./decide/begin.ts";
import type { Ledger } from "./decide/ledger.ts";
import {
  knownOf as knownOfLedger,
  leftUndone as leftUndoneOfLedger,
  saidSince as saidSinceOfLedger,
} from "./decide/left-undone.ts";
import { mayReword as mayRewordAt } from "./decide/model/may-reword.ts";
import {
  isPuzzled as isPuzzledAt,
  isUnderstood as isUnderstoodAt,
  namesIn as namesAt,
} from "./decide/model/reread.ts";
import { makeStep, type Stages } from "./decide/step.ts";
import type { EngineName } from "./engine-name.ts";
import type { CallEvent, Effect, Step } from "./events.ts";
import { hear } from "./hear/hear.ts";
import type { LeftUndone } from "./left-undone.ts";
import { mustStand } from "./rewording/must-stand.ts";
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

/** What a language model may word and read anew: one turn of a call from the caller's words to the end of the answer. */
export interface WholeTurn<State = TalkState> {
  before: State;
  after: State;
  /** What began it. */
  event: CallEvent;
  /** All that it brought, of every step within it. */
  effects: readonly Effect[];
}

const isOfLedger = (turn: WholeTurn): turn is WholeTurn<Ledger> =>
  turn.before.version === 2 && turn.after.version === 2;
const isOfBefore = (turn: WholeTurn): turn is WholeTurn<CallState> =>
  turn.before.version === 1 && turn.after.version === 1;

/** A call ends in the engine in which it began. */
const judged =
  (ofLedger: (turn: WholeTurn<Ledger>) => boolean, before: (turn: WholeTurn<CallState>) => boolean) =>
  (turn: WholeTurn): boolean =>
    isOfLedger(turn) ? ofLedger(turn) : isOfBefore(turn) && before(turn);

const isPlainlySaid = ({ effects }: WholeTurn<Ledger>): boolean =>
  effects.every((each) => each.type !== "say" || (each.interruptible && !mustStand.test(each.text)));

export const mayReword = judged((turn) => isPlainlySaid(turn) && mayRewordAt(turn), mayRewordBefore);
/** Whether nothing was made of what was heard, at a point where a guess does no harm. */
export const isPuzzled = judged(isPuzzledAt, isPuzzledBefore);
/** Whether something was made of the proposed reading; of danger it is heard only from the caller. */
export const isUnderstood = judged(isUnderstoodAt, isUnderstoodBefore);

/** Names that may come up in what is said. */
export const namesIn = (state: TalkState): readonly string[] =>
  state.version === 2 ? namesAt(state) : namesBefore(state);

export const todayIn = ({ now, facts }: TalkState): string => toLocal(now, facts?.timeZone ?? "UTC").date;
