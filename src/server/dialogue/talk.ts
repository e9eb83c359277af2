import type { HearingReason } from "#contract/calls/calls.ts";
import { emptyLedger } from "./decide/begin.ts";
import type { Ledger } from "./decide/ledger.ts";
import { type LedgerTurn, mayReword as mayRewordPlan } from "./decide/model/may-reword.ts";
import { makeStep, type Stages } from "./decide/step.ts";
import { withTopics } from "./hear/asked/own-questions.ts";
import { hear } from "./hear/hear.ts";
import { findWords } from "./hear/proposed/find-words.ts";
import type { Proposal } from "./hear/proposed/proposal.ts";
import { mustStand } from "./rewording/must-stand.ts";
import { contextOf } from "./say/context.ts";
import { answerTo } from "./say/questions/answers.ts";
import { say } from "./say/say.ts";
import { toUtterance } from "./words.ts";

export { knownOf, leftUndone, saidSince } from "./decide/left-undone.ts";
export { ledgerOf } from "./decide/migrate.ts";
export {
  type ChosenBy,
  chosenReading,
  type HearingLight,
  hearingLight,
  isSurelyHeard,
  namesIn,
  type SaidBefore,
} from "./decide/model/hearing.ts";
export { dangerKinds } from "./hear/learned/danger-labels.ts";
export { type Proposal, type ProposedAct, proposedKinds } from "./hear/proposed/proposal.ts";

/** A call's whole memory. */
export type TalkState = Ledger;

export const startTalk = (): TalkState => emptyLedger();

/** The stages as they are built in: learned hearing, and sentences of our own. */
export const builtIn: Stages = {
  hear,
  say: (items, ledger) => say(items, contextOf(ledger)),
  knows: ({ topic, about, words }, { facts, now }) => answerTo(topic, about, facts, now, words),
};

const step = makeStep(builtIn);

/** What to say and do at each event of a call; pure. */
export const talkStep: typeof step = (state, event) =>
  step(state, event.type === "started" ? { ...event, facts: withTopics(event.facts) } : event);

/** What the caller asked that the clinic's facts hold no answer to, in their own words. */
export const unansweredIn = ({ questions }: TalkState): readonly string[] =>
  questions.flatMap(({ status, words }) => (status === "open" || status === "answered" ? [] : [words]));

/** What a language model may word and read anew: one turn of a call from the caller's words to the end of the answer. */
export type WholeTurn = LedgerTurn;

/** What a model was heard to say of the caller's words, or why the built-in reading stands without it. */
export type Listened = { proposal: Proposal } | { proposal: null; because: Exclude<HearingReason, "better"> };

export const mayReword = (turn: WholeTurn): boolean => isPlainlySaid(turn) && mayRewordPlan(turn);

const isPlainlySaid = ({ effects }: WholeTurn): boolean =>
  effects.every((each) => each.type !== "say" || (each.interruptible && !mustStand.test(each.text)));

/** Whether the words were said in this utterance, whatever their marks and capitals. */
export const wereSaid = (words: string, said: string): boolean =>
  findWords(words, toUtterance(said)) !== null;
