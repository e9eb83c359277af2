import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";
import { isSwollen } from "./read-emergency.ts";

/** A swelling with a fever is an infection that may be spreading (healthdirect, 'Toothache and swelling'): to be seen today. */

const fever = phrases([
  "(fever|fevers|feverish|chills|shivering|shivery|shivers|sweats|thermometer)",
  "(temperature|temp) ..4 (up|high|rising|thirty|38|39|40)",
  "(a|an|high|running|got|have|has|had|and|my|the|his|her) ..1 (temperature|temp)",
  "temperature and",
  "(burning up|running hot|boiling hot|hot and cold|hot to touch|hot to the touch)",
  "(feel|feels|feeling|body|am|is|really|very) ..2 hot",
]);
const noFever = phrases([
  "(no|not|without|never|nor|any|do not have|does not have) ..2 (fever|temperature|temp|chills|feverish)",
  "(fever|temperature) ..3 (gone|went|down|normal|broke)",
  // 'It hurts with hot and cold', 'sensitive to temperature'
  "(sensitive|sensitivity|drinks|drink|food|foods|water|tea|coffee|ice) ..4 (hot|cold|temperature)",
  "(to|with|from|when) ..1 (hot|cold|temperature)",
]);
const swelling = phrases([
  "(swollen|swelling|swells|swell|swelled|puffy|puffed|puffs|balloon|ballooned|abscess|abscessed|lump)",
  "(cheek|face|jaw|lip|gum) ..4 (fat|huge|enormous|massive|(blown up)|(come up)|big)",
  "(fat|huge|big|chubby) ..1 (cheek|face|jaw|lip|gum)",
]);
const noSwelling = phrases(["(no|not|without|never|any) ..2 (swelling|swollen|lump|abscess)"]);

export const isFeverish = ({ words }: Utterance): boolean => anyIn(fever, words) && !anyIn(noFever, words);

/** Swollen, in the words or as the rules for urgent trouble know it. */
export const isSwellingTold = (utterance: Utterance): boolean =>
  !anyIn(noSwelling, utterance.words) && (anyIn(swelling, utterance.words) || isSwollen(utterance));
