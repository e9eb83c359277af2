// What a server does with a call's memory between two steps. It hears nothing and has learned nothing, so that whoever only keeps calls
// need not hold what the threads of the conversation hold (`talk.ts`).
import { emptyLedger } from "./decide/begin.ts";
import type { Ledger } from "./decide/ledger.ts";
import { isOfTopicAlone } from "./say/questions/own-answers.ts";

export { ledgerOf } from "./decide/migrate.ts";
export { findUnfinished, knownOf, saidSince } from "./decide/unfinished-call.ts";

/** A call's whole memory. */
export type TalkState = Ledger;

export const startTalk = (): TalkState => emptyLedger();

/** What the caller asked that the clinic's facts hold no answer to. */
export const unansweredIn = ({ questions }: TalkState): readonly AskedInVain[] =>
  questions.flatMap(({ status, words, topic, about }) => {
    if (status === "open" || status === "answered") return [];
    return [{ words, topic: isOfTopicAlone(topic, about) ? topic : null }];
  });

/** A question of a caller's, in their own words; its topic where it asks of that and of nothing besides. */
export interface AskedInVain {
  words: string;
  topic: string | null;
}
