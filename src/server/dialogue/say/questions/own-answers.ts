import { isAlike, likenessOf, matterWords } from "#kernel/question-words.ts";
import type { OwnAnswer } from "../../events.ts";
import { asSentence } from "../spoken.ts";
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
    .filter(({ likeness }) => isAlike(likeness))
    .toSorted((one, other) => other.likeness - one.likeness);
  const same = isOfTopicAlone(topic, about) ? ownAnswers.find((own) => own.topic === topic) : undefined;
  const found: OwnAnswer | undefined = closest?.own ?? same;
  return found ? { text: asSentence(found.answer) } : null;
}

/** Whether a question asks of its topic and of nothing besides, so that whoever asks of the topic asks the same. */
export const isOfTopicAlone = (topic: Asked["topic"], about: Asked["about"]): boolean =>
  Object.keys(about).length === 0 && topic !== "other" && topic !== "suitability";
