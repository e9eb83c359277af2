import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { notesAbout, wordsOf } from "./notes.ts";
import { known, type Told } from "./told.ts";

/**
 * What a treatment is, whether it is needed and how it feels, asked of any: 'what happens at a check-up', 'will you need
 * X-rays'. Nobody who asks wishes for it yet, and only the clinic's own words or the team can tell.
 */

const treatment =
  "(?:check.?ups?|cleans?|cleaning|scale and clean|fillings?|crowns?|bridges?|veneers?|implants?|root canals?|extractions?|whitening|dentures?|plates?|braces|aligners?|invisalign|x-?rays?|mouth ?guards?|splints?|fluoride|sedation|anaesthetic|anesthetic|needles?|surgery|consult(?:ation)?s?|deep clean|gum treatment|bonding|sealants?)";
const article = "(?:an?|the|my|your|these|those|this|that|it|they|all|most|getting|having)";

const asked: readonly RegExp[] = [
  new RegExp(
    `\\bhow (?:do|would|will|can) (?:i|we|you) (?:know|tell) (?:if|whether|when)\\b[^.?!]*\\b${treatment}|\\b(?:brand|make|type|kind|sort)s? of ${treatment} (?:do|are|does|is)\\b`,
    "i",
  ),
  new RegExp(
    `\\bwhat(?:'?s| is| are| does| do| happens| actually happens| exactly)\\b(?! (?:your|the) (?:earliest|next|first|soonest|latest|price|cost))[^.?!]*\\b(?:difference|involved|involve|happens?|done|do you do|mean|better|include|included|like)\\b[^.?!]*\\b${treatment}`,
    "i",
  ),
  new RegExp(
    `\\bwhat(?:'?s| is| are) (?:an? |the )?(?:\\w+ )?${treatment}(?: (?:like|for|exactly|anyway|made of))?\\W*$`,
    "i",
  ),
  new RegExp(`\\bwhat (?:\\w+ )?happens (?:at|in|during|with|after|when)\\b[^.?!]*\\b${treatment}`, "i"),
  new RegExp(
    `\\bhow (?:often|safe|painful|bad|does|is|are)\\b(?! (?:much|long|the|your) (?:availab|week|diary))[^.?!]*\\b${treatment}`,
    "i",
  ),
  new RegExp(`\\bhow (?:do|would)\\b ${article}? ?${treatment} (?:work|last|look|feel|go)\\b`, "i"),
  new RegExp(
    `\\bwhy (?:do|does|would|is|are|should)\\b[^.?!]*\\b${treatment}|\\b(?:is|are) (?:it|${article}? ?${treatment}) (?:really )?(?:worth|necessary|better|painful|sore|permanent|reversible)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:do|does|will|would|did) (?:${article} )?${treatment}(?: \\w+){0,2}? (?:hurt|last|stain|work|look|feel|damage|harm|take|need|come)\\b`,
    "i",
  ),
  /\b(?:(?:do|does) (?:you|i|we|he|she|they|the dentist) (?:\w+ )?(?:need|want|use)|(?:will|would|might) (?:you|i|we|he|she|they|the dentist) (?:\w+ )?(?:need|want|use|take|do|have|get)) (?:to (?:have|take|do|get) )?(?:any |an? |the |more |new |another )?(?:x-?rays?|needles?|anaesthetic|anesthetic)\b/i,
  new RegExp(
    `\\b(?:difference between|better than|which is (?:better|cheaper|stronger))\\b[^.?!]*\\b${treatment}|\\b${treatment} or (?:an? )?${treatment}\\b[^.?!]*\\b(?:better|best|recommend)\\b`,
    "i",
  ),
  new RegExp(`\\bis (?:getting|having) (?:an? |the |my )?${treatment} (?:\\w+ )?(?:painful|sore)\\b`, "i"),
  /\b(?:is|will|does|would|was) (?:it|that|this) (?:\w+ )?(?:hurt|hurting|painful|be painful|be sore)\b/i,
];
/** A wish in the form of a question, or one for which a price or a length is asked. */
const wishes =
  /\b(?:book(?:ed|ing)?|appointments?|fit (?:me|us|him|her)|squeeze|come in|get in|available|free|how (?:much|long|soon)|costs?|prices?|can (?:i|we|he|she|you) (?:have|get|do)|could (?:i|we|he|she|you) (?:have|get|do)|i(?:'d| would) like|(?<!\b(?:if|whether|when|why do|why would|why should) )i (?:want|need) an?)\b/i;

export const asksOfTreatment = remembering(
  (text): boolean => asked.some((each) => each.test(text)) && !wishes.test(text),
);

export function toldOfTreatment({ facts }: LiveState, text: string): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const words = wordsOf(text).filter((word) => !ofAnyQuestion.test(word));
  const written = notesAbout(facts, words);
  if (written !== "" && !/\$/.test(written)) return known(written, "");
  return known(hurts.test(text) ? answers.hurtNotKnown : answers.notKnown, "");
}
const hurts = /\b(?:hurts?|hurting|painful|sore)\b/i;
const ofAnyQuestion = /^(?:often|happen|difference|between|involv|hurt|work|last|better|mean|safe|bad)$/;

const ofPain =
  /\b(?:does|do|will|would|is|are) (?:it|that|this|they|these|those)(?: \w+){0,2}? (?:hurt|hurting|painful|sore|uncomfortable)\b/i;

/** 'How much is it and does it hurt': asked beside something else, it is not passed over. */
export function painAsked(state: LiveState, text: string): Told | null {
  if (!ofPain.test(text) || asksOfTreatment(text)) return null;
  if (!state.facts.permissions.provideInfo) return null;
  const written = notesAbout(state.facts, ["painless", "painful", "numb", "gentle"]);
  return known(written === "" ? answers.hurtNotKnown : written, "");
}
