import type { Utterance } from "../words.ts";
import type { ActLabel } from "./acts.ts";
import { isBareAnswer, isOnlyLeadIn, saysNo } from "./agreement.ts";
import { sure } from "./found.ts";
import type { ReadLabel } from "./learned/label-reader.ts";

/**
 * Utterances of so few words that nothing can be learned of them: a mere yes or no is one, whatever was asked, hesitation is nothing
 * at all, and 'well, okay' does not say that a danger is over.
 */
export function withBareWords(
  read: readonly ReadLabel<ActLabel>[],
  utterance: Utterance,
): readonly ReadLabel<ActLabel>[] {
  if (isHesitation(utterance)) return [{ label: "noise", clause: 0, certainty: sure }];
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

/** Fillers are no words. */
const isHesitation = ({ words }: Utterance): boolean => words.length === 0;
