import { fromAdditionalInfo, mayNotAnswer } from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, notKnown, type Told } from "./told.ts";

/**
 * What one should do or leave before a visit: 'do I need to fast', 'is there anything I shouldn't eat before'. The clinic's own
 * words tell it or the team does, and nobody who asks wishes for another visit.
 */

const one = "(?:i|we|he|she|they|you|one|(?:my|our) \\w+)";
const should =
  "(?:should(?:n'?t)?|must(?:n'?t)?|need|needs|have|has|ought|can'?t|cannot|are|is|am|'?m|do|supposed|meant)(?: not)?(?: (?:supposed|meant|required|allowed|to|be|not|still))*";
const matter =
  "(?:anything|any thing|something|things|stuff|food|foods|medications?|what|is there any\\w*)(?: (?:special|specific|particular|in particular|else|at all))?";
const doing =
  "(?:do|doing|eat|eating|drink|drinking|eat or drink|know|avoid|avoiding|prepare|be aware of|stop|take|bring up|have eaten|watch|wear)";
const earlier =
  "(?:before(?:hand| ?hand)?|prior|first|in advance|ahead(?: of time)?|to (?:get )?(?:ready|prepared?)|in preparation|on the (?:day|morning)|the (?:night|day|morning) (?:before|of)|for (?:it|the (?:visit|appointment))|leading up)";

const asked: readonly RegExp[] = [
  `\\b${matter} (?:that )?${one}(?:'?m| am|'?re| are)? (?:${should} ){1,2}?${doing}\\b[^.?!]*\\b${earlier}\\b`,
  `\\b${matter} (?:that )?${one}(?:'?m| am|'?re| are)? (?:${should} ){1,2}?(?:not )?(?:eat|drink|eating|drinking|avoid|know)\\W*$`,
  `\\bwhat (?:do|should|must|can|can'?t|shouldn'?t|would) ${one} (?:${should} )?(?:not )?(?:do|eat|drink|avoid|prepare)\\b[^.?!]*\\b${earlier}\\b`,
  `\\b(?:do|does|should|must|will|would|am|is|are|have|has) ${one} (?:(?:need|have|has|got|supposed|meant|required|to|be|really|actually|not) )*(?:fast(?:ing)?|starve|prepare|go without (?:food|eating|breakfast)|stop eating|skip (?:breakfast|lunch|a meal|meals)|(?:on|have) an empty stomach|nil by mouth)\\b`,
  `\\b(?:do|does|should|must|will) ${one} (?:need to |have to )?do anything\\b[^.?!]*\\b${earlier}\\b`,
  `\\b(?:should|do|can) ${one} (?:need to |have to )?(?:come|turn up|arrive) (?:\\w+ )?(?:on|with) an empty stomach\\b`,
  `\\bhow (?:do|should|can|would|must) ${one} (?:need to |have to )?(?:prepare|get ready)\\b`,
  "\\b(?:any|are there any|got any) (?:special |particular )?(?:preparations?|prep|instructions)\\b[^.?!]*\\b(?:before|for|needed|required|i need|i should)\\b",
  `\\b(?:can|could|may|should|is it (?:ok|okay|alright|fine) (?:to|if)) (?:${one} )?(?:still |just |not )?(?:eat|have|drink)(?: (?:something|anything|food|breakfast|lunch|dinner|coffee|a coffee|water|and drink|or drink|normally))* (?:before|beforehand|first|on the day|that morning|in the morning|the night before)\\b`,
  `\\b(?:should|do|must) ${one} (?:need to |have to )?(?:brush|clean|floss)(?: my| our| his| her| their)?(?: teeth)? (?:just |right )?(?:before|beforehand|first)\\b`,
].map((source) => new RegExp(source, "i"));

/** Somebody waits in pain, or asks what something costs, shows or needs bringing; a time before a time is a wish. */
const otherwise =
  /\b(?:pain\w*|hurts?|hurting|bleed\w*|swollen|swelling|knocked|fell|broke\w*|meantime|until then|book\w*|appointments? (?:before|for me)|cost\w*|how much|pay|parking|bring|medicare|available|free)\b/i;

export const asksHowToPrepare = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return asked.some((each) => each.test(words)) && !otherwise.test(words);
});

const written =
  /\b(?:fast|fasting|empty stomach|nil by mouth|beforehand|prepar\w+)\b|\b(?:eat|eating|food|drink|brush)\b.*\b(?:before|prior|until)\b|\bbefore\b.*\b(?:eat|eating|food|drink|brush)\b/i;

export function toldHowToPrepare({ facts }: LiveState): Told {
  if (!facts.permissions.provideInfo) return known(mayNotAnswer, "");
  const told = fromAdditionalInfo(facts, written);
  return told === "" ? notKnown : known(told, "");
}
