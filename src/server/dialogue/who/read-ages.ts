import { remembering } from "#server/dialogue/words.ts";
import { aRelative } from "./relations.ts";

/** How old somebody is, as it is told in passing: 'he's nine', 'she just turned four', 'aged six'. It is no time to come. */

const ones = "one|two|three|four|five|six|seven|eight|nine";
const teens = "thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${ones}))?`;
const grown = `(?:${teens}|${tens}|1[3-9]|[2-9]\\d|10\\d|(?:a|one) hundred)`;
const any = `(?:${grown}|${ones}|ten|eleven|twelve|1[0-2]|\\d)`;
const more = "(?: and a (?:half|bit)| ?(?:1/2|½))?";
const unit =
  "(?:[ -]?(?:years?|yrs?)(?:[ -](?:old|of age|young))?|[ -]?y\\.?o\\b|[ -]?months?(?:[ -]old)?| today| on \\w+day)?";
/** 'He's nine thirty', 'she's one of yours', 'they're two minutes away', 'she's 12 weeks along' tell of no age. */
const noAge =
  "(?![\\w:%$]|[.,:]\\d| ?(?:thirty|fifteen|forty|o|o['’]?clock|[ap]\\.?m|minutes?|mins?|hours?|hrs?|days?|weeks?|of|or|more|at|in the|the|other|appointments?|teeth|tooth|fillings?|kids?|people|times?|kilomet\\w+|k|kms?|percent|dollars|if|that|who|please|works?|suits?|would|will|then|for)\\b)";
const nearly =
  "(?: (?:only|just|about|nearly|almost|now|already|still|around|like|all of|actually|turning|turned|going on|coming up to|coming up|getting on for|pushing|over|under|uh|um))*";
const be = "(?:['’]?s|['’]?re| is| are| was|['’]?ll be| will be)";

const told: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:s?he|they|who)${be}|${aRelative}(?: \\p{L}+)?(?:['’]s| is| are| was| will be))${nearly} ${any}${more}(?:(?:,| and|, and) ${any}${more})*${unit}${noAge}`,
    "giu",
  ),
  new RegExp(
    `\\b(?:s?he|they|who|i|${aRelative}(?: \\p{L}+)?)(?:['’]?s|['’]?ve| has| have)?(?: (?:just|only|recently|already))? (?:turned|turns|turning|is turning) ${any}${unit}${noAge}`,
    "giu",
  ),
  new RegExp(`\\bi(?:['’]?m| am)${nearly} ${grown}${unit}${noAge}`, "giu"),
  // A child who rings by themselves; 'I'm six months along' and 'I'm ten past' are none.
  new RegExp(
    `\\bi(?:['’]?m| am)(?: only| just| nearly)? (?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2])(?! (?:months?|weeks?|past|to|from|out|away|down|up)\\b)${unit}${noAge}`,
    "giu",
  ),
  new RegExp(`\\b(?:aged?|age(?:['’]s| is)) (?:is )?${any}${more}${noAge}`, "giu"),
  new RegExp(
    `\\b(?:i(?:['’]?m| am) )?${any}${more}[ -](?:years?|yrs?)[ -](?:old|of age|young)(?: (?:he|she) is| now)?\\b`,
    "giu",
  ),
];

/** 'Cancel my son's one' is of a visit: of a child of one the months or the year are told with it. */
const isOne = new RegExp(`^${aRelative}(?: \\p{L}+)?['’]s one(?! (?:years?|yrs?|and a|month))`, "iu");

/** Most utterances hold no number, and whatever is read next holds no age either. */
const aNumber = new RegExp(`\\d|\\b(?:${ones}|ten|eleven|twelve|${teens}|${tens}|hundred)\\b`, "i");

/** Where ages are told, as spans of the text. */
export const agesIn = remembering((text): readonly (readonly [number, number])[] => {
  if (!aNumber.test(text)) return [];
  const spans: (readonly [number, number])[] = [];
  for (const each of told)
    for (const { 0: said, index } of text.matchAll(each)) {
      const span = [index, index + said.length] as const;
      if (isOne.test(text.slice(index))) continue;
      if (!spans.some(([from, to]) => span[0] < to && from < span[1])) spans.push(span);
    }
  return spans;
});
