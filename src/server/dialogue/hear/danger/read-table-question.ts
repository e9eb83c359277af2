import { toFinder } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";

/**
 * 'Can I have a couple more beers', 'am I right to eat': leave asked for what people eat, drink and smoke. By itself it tells of nothing that was
 * taken, and of no despair.
 */
const find = toFinder<true>([
  {
    means: true,
    say: [
      "^ ..6 (can|could|may|should|shall|am|is|are|do|does|would|will) (i|we|he|she|they|it) ..5 (have|eat|eating|drink|drinking|grab|get|sink|smoke|smoking|chew) ..6 (beer|beers|wine|drink|drinks|alcohol|grog|schooner|schooners|coffee|tea|water|juice|food|lunch|dinner|breakfast|tea|something|anything|smoke|smokes|durry|vape|steak|chips|pizza|curry|soup|yoghurt|ice cream|tonight|now|yet|later|$)",
    ],
    unless: [
      "(bleach|cleaner|chemical|petrol|poison|battery|whole|packet|bottle of|all the|handful|tablets|pills|panadol|nurofen|codeine|medicine|mouthwash|rat|weed|metho|turps|pass out|forget|end|die|sleep)",
    ],
  },
]);

/** What is said besides tells of something. */
const mostBesides = 4;

export const asksOfTable = (utterance: Utterance): boolean =>
  find(utterance).some(({ from, to }) => utterance.words.length - (to - from) <= mostBesides);
