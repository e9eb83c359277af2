import { fromAdditionalInfo } from "#server/dialogue/conversation/phrases/answers.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { remembering } from "#server/dialogue/words.ts";
import { asksHowToPrepare } from "./beforehand.ts";

/**
 * What one may do after a treatment: 'can I have a beer tonight', 'when can I eat'. A day that is named with it is no wish to
 * come, nor is the treatment that was done. The clinic's own words tell it, else a clinician.
 */

const one = "(?:i|we|he|she|they|it|that|you|(?:my|the|our) (?:\\w+ ){0,3}?\\w+)";
const taken =
  "(?:beers?|wines?|drinks?|coffees?|tea|cuppa|smokes?|cigarettes?|cigs?|ciggies?|durr(?:y|ies)|vape|alcohol|champagne|bevv(?:y|ies)|cocktails?|food|dinner|lunch(?! (?:time|break|hour))|breakfast|soup|steak|meals?|curry|ice ?cream|something to (?:eat|drink))";
const sport = "(?:sport|footy|football|soccer|netball|golf|tennis|cricket|rugby|basketball)";
const place = "(?:the gym|work|school|training|footy|the pool|yoga|pilates|exercise|running|normal)";
const doing = `(?:eat(?:ing)?|drink(?:ing)?|smok(?:e|ing)|vap(?:e|ing)|chew(?:ing)?|brush(?:ing)?|floss(?:ing)?|rins(?:e|ing)|gargle|exercis(?:e|ing)|work(?:ing)? out|swim(?:ming)?|surf|drive home|use (?:an? |my |the )?(?:straw|mouth ?wash|toothbrush)|play(?:ing)? ${sport}|go(?:ing)? for an? (?:run|swim|surf|jog|walk|ride)|go(?:ing)? (?:back )?to (?:\\w+ )?${place}|go(?:ing)? out|(?:have|take) an? (?:\\w+ )?(?:shower|bath)|(?:have|having|get) (?:an? |my |some |any |the )?(?:\\w+ )?${taken})`;
const leading =
  "(?:still|already|just|also|even|right|go|be|able|allowed|ok|okay|alright|all right|fine|safe|good|to|now|for (?:me|him|her|us)|if (?:i|we|he|she)|start|actually|at least)";

const asked: readonly RegExp[] = [
  `\\b(?:can|could|may|should|shall|am|is|are|will|would)(?: ${one})?(?: ${leading})* ${doing}\\b`,
  `\\b(?:until|till|before|when|whether|if) ${one} (?:can|could|may|should|am|is|are)(?: ${leading})* ${doing}\\b`,
  `\\b(?:is|are) (?:\\w+ )?(?:${taken}|smoking|drinking|eating|exercise) (?:ok|okay|alright|fine|allowed|off limits|a problem|bad)\\b`,
  `\\b(?:do|should|must) ${one} (?:need to |have to )?(?:avoid|stay off|lay off|stop|give up) (?:\\w+ ){0,2}?(?:${taken}|smoking|drinking|eating|exercise)\\b`,
].map((source) => new RegExp(source, "i"));

/** A time to come is wished for, or the clinic's own house is asked about. */
const otherwise =
  /\b(?:book\w*|appointments?|appt|come (?:in|on|at|by|today|tomorrow|this|next|mon|tues|wednes|thurs|fri)|be seen|see (?:me|someone|somebody|a dentist|the dentist)|fit (?:me|us|him|her)|squeeze|available|free|waiting room|while (?:i|we|he|she) wait|outside|in the (?:clinic|car|office|building)|near(?:by)?|around (?:here|there)|cost|how much (?:is|does|would)|hurts? (?:when|if|to)|pain (?:when|if)|sore (?:when|if|to)|cannot|can'?t (?:eat|chew|drink|bite))\b/i;

export const asksOfDailyLife = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return asked.some((each) => each.test(words)) && !otherwise.test(words) && !asksHowToPrepare(words);
});

const ofAftercare =
  /\bafter\b.*\b(?:eat|drink|smok\w*|alcohol|exercise|brush|rinse|food|gym)\b|\b(?:eat|drink|smok\w*|alcohol|exercise|brush|rinse|food|gym)\b.*\bafter\b/i;

/** What the clinic wrote of it; empty where it wrote nothing. */
export const writtenAftercare = (facts: ClinicFacts): string =>
  facts.permissions.provideInfo ? fromAdditionalInfo(facts, ofAftercare) : "";
