import type { AppointmentType } from "#contract/limits.ts";
import { toFinder } from "../phrase.ts";
import { likelyVisit, visitLikelihoodsOf } from "../what/learned/learned-visits.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { type Span, sure, unsure } from "./found.ts";
import { visitRules } from "./treatment-names.ts";

/** What a visit is for, by the name of the treatment or by the wording as a whole. */

export interface Treatment {
  treatment: AppointmentType;
  span: Span;
  certainty: number;
  /** By its own name, not by the wording as a whole. */
  isNamed: boolean;
}

const find = toFinder(visitRules);
const ruledOut = /^(?:not|no|without|never|instead)$/;

/** The treatments that are named, the particular before the general; what is ruled out ('not a filling') is left out. */
export function namedTreatments(utterance: Utterance): readonly Treatment[] {
  const kept: Treatment[] = [];
  for (const { value, from, to } of find(utterance)) {
    const { span } = heardBetween(utterance, from, to);
    if (kept.some((each) => span[0] < each.span[1] && each.span[0] < span[1])) continue;
    const before = [1, 2].map((back) => utterance.words[from - back]?.word ?? "");
    if (before.some((word) => ruledOut.test(word))) continue;
    kept.push({ treatment: value, span, certainty: sure, isNamed: true });
  }
  return kept;
}

/** What the wording as a whole tells; null where nothing is likely. */
export function learnedTreatment(utterance: Utterance): Treatment | null {
  const treatment = likelyVisit(visitLikelihoodsOf(utterance), utterance);
  return treatment && { treatment, span: [0, utterance.text.length], certainty: unsure, isNamed: false };
}
