import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** From what age on, and until when, somebody is treated: 'is there an age limit for kids'. */

const asked: readonly RegExp[] = [
  /\b(?:age (?:limits?|range|restrictions?|group)|(?:minimum|maximum|youngest|oldest|lowest) (?:age|you|patients?|child))\b/i,
  /\b(?:what|which|from what|at what|until what|up to what) ages?\b/i,
  /\bhow (?:young|old)\b (?:do|does|can|must|should|is too|are the|a (?:child|kid|patient)|you (?:can|take|see|treat)|(?:have|need) (?:to|they))/i,
  /\b(?:do|does|can|will|would) (?:you|yous|they|the dentist)\b.*\b(?:see|treat|take|do|accept)\b.*\b(?:years?|months?)[ -]?olds?\b/i,
  /\btoo (?:young|old)\b.*\b(?:to (?:come|see|be seen|have)|for (?:you|a|the))\b|\b(?:is|are|am)\b.*\btoo (?:young|old)\b/i,
];

export const asksOfAge = remembering((text): boolean => asked.some((each) => each.test(text)));

export function toldOfAge({ facts }: LiveState): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const written = answers.fromAdditionalInfo(facts, ofAge);
  if (written !== "") return known(written, "");
  const [forChildren] = [...facts.services, ...facts.specializations].filter((each) => ofChildren.test(each));
  const listed = forChildren ? `Our services include ${forChildren}. ` : "";
  return known(`${listed}${answers.ageNotKnown}`, "");
}

const ofAge =
  /\b(?:ages?|aged|any age|all ages|years? old|year.?olds?|toddlers?|babies|from (?:one|two|three|four|five|six|\d{1,2}) years?)\b/i;
const ofChildren = /\b(?:child|kid|paed|pediat)/i;
