import type { OwnAnswer } from "../../events.ts";
import { asSentence } from "../spoken.ts";
import { matterWords } from "./notes.ts";
import type { Asked, Fact } from "./rows.ts";

/** The clinic's own answers: told as they stand, to whoever asks the same in other words. */

/**
 * Of the answers whose question is the caller's, the one that shares most with it. A question is the same when the two share most
 * of the words that carry the matter; where a caller uses none of its words, when both ask of the same and of nothing besides.
 */
export function fromOwnAnswers({ topic, about, words, facts }: Asked): Fact | null {
  const { ownAnswers = [] } = facts;
  if (ownAnswers.length === 0) return null;
  const wanted = matterWords(words);
  const [closest] = ownAnswers
    .map((own) => ({ own, likeness: likenessOf(matterWords(own.question), wanted) }))
    .filter(({ likeness }) => likeness > leastLikeness)
    .toSorted((one, other) => other.likeness - one.likeness);
  const isOfTopicAlone = Object.keys(about).length === 0 && topic !== "other" && topic !== "suitability";
  const same = isOfTopicAlone ? ownAnswers.find((own) => own.topic === topic) : undefined;
  const found: OwnAnswer | undefined = closest?.own ?? same;
  return found ? { text: asSentence(found.answer) } : null;
}

/** More than half of what the two say together. */
const leastLikeness = 0.5;

/** How much of their words two questions share (Dice's coefficient), 0 to 1. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.length + other.length);
}
