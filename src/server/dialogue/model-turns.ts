// What a language model beside the built-in engine may read and word, and what is held against it.
import type { HearingReason } from "#contract/calls/calls.ts";
import { type LedgerTurn, mayReword as mayRewordPlan } from "./decide/model/may-reword.ts";
import { findWords } from "./hear/proposed/find-words.ts";
import type { Proposal } from "./hear/proposed/proposal.ts";
import { requiredWords } from "./rewording/required-words.ts";
import { toUtterance } from "./words.ts";

export {
  type ChosenBy,
  chosenReading,
  isSurelyHeard,
  type ModelHearingContext,
  modelHearingContext,
  namesIn,
  type SaidBefore,
} from "./decide/model/hearing.ts";
export { dangerKinds } from "./hear/learned/danger-labels.ts";
export { type Proposal, type ProposedAct, proposedKinds } from "./hear/proposed/proposal.ts";

/** What a language model may word and read anew: one turn of a call from the caller's words to the end of the answer. */
export type WholeTurn = LedgerTurn;

/** What a model was heard to say of the caller's words, or why the built-in reading stands without it. */
export type Listened = { proposal: Proposal } | { proposal: null; because: Exclude<HearingReason, "better"> };

export const mayReword = (turn: WholeTurn): boolean => isPlainlySaid(turn) && mayRewordPlan(turn);

const isPlainlySaid = ({ effects }: WholeTurn): boolean =>
  effects.every((each) => each.type !== "say" || (each.interruptible && !requiredWords.test(each.text)));

/** Whether the words were said in this utterance, whatever their marks and capitals. */
export const wereSaid = (words: string, said: string): boolean =>
  findWords(words, toUtterance(said)) !== null;
