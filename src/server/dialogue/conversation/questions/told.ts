import { doNotKnow } from "#server/dialogue/conversation/phrases/answers.ts";

/** One question of the caller's as it was answered. */
export interface Told {
  sentence: string;
  /** Whether something of it is left for the team. */
  isOpen: boolean;
}

/** What was found, or that nothing is known about it; a sentence that names the team leaves something open. */
export const known = (sentence: string, about: string): Told =>
  sentence === ""
    ? { sentence: doNotKnow(about), isOpen: true }
    : { sentence, isOpen: /\bthe team can tell you\.$/.test(sentence) };
