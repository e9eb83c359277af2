import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";

/** One question of the caller's as it was answered. */
export interface Told {
  sentence: string;
  /** Whether something of it is left for the team. */
  isOpen: boolean;
  /** Whether a time to come is offered with it, where nothing is under way. */
  offersVisit?: boolean;
}

/** What was found, or that nothing is known about it; a sentence that names the team leaves something open. */
export const known = (sentence: string, about: string): Told =>
  sentence === ""
    ? { sentence: answers.doNotKnow(about), isOpen: true }
    : { sentence, isOpen: /\bthe team can tell you\.$/.test(sentence) };

export const notKnown: Told = { sentence: answers.notKnown, isOpen: true };

/** What the clinic wrote of it, or that it is not known. */
export const written = (facts: ClinicFacts, about: Parameters<typeof answers.fromAdditionalInfo>[1]): Told =>
  known(answers.fromAdditionalInfo(facts, about) || answers.notKnown, "");
