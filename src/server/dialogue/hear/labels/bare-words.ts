import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { ActLabel } from "../acts/labels.ts";
import { isBareAnswer, isOnlyLeadIn, saysNo } from "../agreement.ts";
import { sure } from "../found.ts";
import type { ReadLabel } from "../learned/label-reader.ts";

/**
 * Utterances of so few words that nothing can be learned of them: a mere yes or no is one, whatever was asked, hesitation is nothing
 * at all, and 'well, okay' does not say that a danger is over.
 */
export function withBareWords(
  read: readonly ReadLabel<ActLabel>[],
  utterance: Utterance,
): readonly ReadLabel<ActLabel>[] {
  if (isHesitation(utterance)) return [{ label: "noise", clause: 0, certainty: sure }];
  if (isStressedNo(utterance))
    return [
      ...read.filter(({ label }) => label !== "yes" && label !== "no"),
      { label: "no", clause: 0, certainty: sure },
    ];
  if (isBareAnswer(utterance)) return asAnswer(read, utterance);
  if (isOnlyLeadIn(utterance)) return read.filter(({ label }) => label !== "safe");
  // 'Yeah, sorry, what was that?'
  const isAskedAgain = read.some(({ label }) => label === "repeat" || label === "explain");
  return isAskedAgain ? read.filter(({ label }) => label !== "yes") : read;
}

function asAnswer(
  read: readonly ReadLabel<ActLabel>[],
  utterance: Utterance,
): readonly ReadLabel<ActLabel>[] {
  const heard = read.filter(({ label }) => label !== "noise");
  if (heard.some(({ label }) => label === "yes" || label === "no")) return heard;
  return [...heard, { label: saysNo(utterance) ? "no" : "yes", clause: 0, certainty: sure }];
}

/** 'Of course not', 'absolutely not': what stands before it sounds like a yes. */
function isStressedNo({ words, text }: Utterance): boolean {
  const not = words.findIndex(({ word }) => word === "not");
  const [at, next] = [words[not], words[not + 1]];
  if (!at || not < 1 || !words.slice(0, not).every(({ word }) => stress.has(word))) return false;
  return !next || /[,.!;]/.test(text.slice(at.end, next.start)) || afterNo.has(next.word);
}
const stress = wordSet(
  "absolutely definitely certainly surely obviously clearly of course god goodness heavens hell heck no nah oh well",
);
const afterNo = wordSet("mate love no thanks thank at darl sorry");

/** Fillers are no words. */
const isHesitation = ({ words }: Utterance): boolean => words.length === 0;
