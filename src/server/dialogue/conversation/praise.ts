import type { Understanding } from "#server/dialogue/understanding.ts";
import { hasIntent } from "./reading.ts";

/** 'You did a great job with my crown': thanked for, and no wish for a crown. */

const good =
  "(?:great|good|fantastic|amazing|wonderful|excellent|brilliant|lovely|beautiful|beaut|awesome|terrific|top|ripper|perfect|superb|marvellous|incredible|fabulous|magic|first.class|bang.up|cracking|gentle|kind|patient|careful)";
const they =
  "(?:you|yous|you guys|they|he|she|everyone|everybody|whoever|someone|dr\\.? \\w+|doctor \\w+|(?:the|your) (?:dentist|doctor|team|girls|ladies|hygienist|nurse|lady|bloke|fella|staff|guys|crew)|(?:filling|crown|work|clean|job|implant|veneers?|dentures?|bridge|extraction) (?:that )?(?:you|they|he|she)(?: guys)?)";
const work =
  "(?:crown|filling|tooth|teeth|smile|veneers?|implants?|bridge|dentures?|plate|clean|braces|whitening|root canal|extraction|work|job|result|mouth|retainer|treatment)";

const past =
  "(?:on|last|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|the other day|last (?:week|night|month|time|visit)|the weekend";

const forms: readonly RegExp[] = [
  new RegExp(
    `\\b${they}(?:'ve| have)? (?:really |just |all |always )?(?:did|done|do|made) (?:me |us )?(?:such )?(?:an? )?(?:\\w+ ){0,2}?${good}\\b`,
    "i",
  ),
  new RegExp(
    `\\b${they} (?:did|made|fitted|put in) (?:\\w+ ){0,4}?(?:is|was|are|were|looks?|feels?) (?:\\w+ )?${good}\\b`,
    "i",
  ),
  new RegExp(`\\b${they} (?:was|were) (?:all |just |so |really |very |absolutely )*${good}\\b`, "i"),
  new RegExp(
    `\\bwhoever (?:did|does|fixed|cleaned|made|took|put|saw|looked)\\b.*\\b(?:was|is|were) (?:all |just |so |really |very |absolutely )*${good}\\b`,
    "i",
  ),
  /\b(?:happy|pleased|thrilled|rapt|wrapped|stoked|chuffed|delighted|impressed|over the moon|grateful) (?:with|about|for|by) (?:my|the|how|what|her|his|it|your|everything|all)\b/i,
  new RegExp(
    `\\b(?:my|the|her|his) (?:\\w+ ){0,2}?${work}(?: (?:you|they|he|she) \\w+)? (?:is|are|was|looks?|feels?|turned out|came out|came up) (?:\\w+ )?${good}\\b`,
    "i",
  ),
  // 'The dentist I saw on Wednesday was lovely', 'how wonderful the hygienist was'
  new RegExp(
    `\\b${they} (?:(?:that |who )?(?:i|we|he|she|my \\w+) (?:saw|had|got|went to)|on|last|yesterday|the other day)(?: \\w+){0,3}? (?:was|were) (?:all |just |so |really |very |absolutely )*${good}\\b`,
    "i",
  ),
  new RegExp(
    `\\bhow (?:\\w+ )?${good} (?:${they}|everyone|it all) (?:was|were|is|are|did|has been|have been)\\b`,
    "i",
  ),
  // 'Thanks for seeing my son on Thursday'
  new RegExp(
    `\\b(?:thanks?|ta|cheers)(?: (?:you|yous|guys|all|everyone|heaps|so|very|much|again|a|lot|million))* for (?:\\w+ ){1,8}?(?:${past})`,
    "i",
  ),
  new RegExp(`\\b(?:love|loving|loved) (?:my|the|her|his) (?:new )?${work}\\b`, "i"),
  new RegExp(`\\bthanks? (?:you )?(?:\\w+ )?for (?:the|my|doing|fixing|your) (?:\\w+ ){0,3}?${work}\\b`, "i"),
];
/** A complaint, a condition or a question in the same clause. */
const none =
  /\b(?:not|n't|never|didn'?t|said|says|heard|told|reckons?|if|but|though|except|until|used to|supposed|hurts?|sore|pain\w*|broke\w*|loose|fell|chipped|cracked|which|any|anyone|recommend)\b|\?|^\W*(?:(?:so|and|um|uh|hi|hello)\W+)*(?:do|does|did|is|are|was|were|can|could|would|will|have|has|who|what|how|which)\b/i;

const clauseEnd =
  /[.!;,]+(?:\s+|$)|\s+(?:and|but|because|anyway|so(?= (?:i|we|can|could|when|what)\b))\b(?=\s)/g;

/** Where somebody praises what was done for them; null when nobody does, or when it is word to be passed on. */
export function praiseIn(heard: Understanding): readonly [number, number] | null {
  if (hasIntent(heard, "leave_message", "abuse")) return null;
  const { text } = heard;
  const ends = [...text.matchAll(clauseEnd)].map((found) => found.index + found[0].length);
  const bounds = [0, ...ends.filter((end) => end < text.length), text.length];
  for (const [at, to] of bounds.slice(1).entries()) {
    const from = bounds[at] ?? 0;
    const clause = text.slice(from, to);
    if (forms.some((form) => form.test(clause)) && !none.test(clause)) return [from, to];
  }
  return null;
}

export const thankYouForPraise = "Thank you, that is good to hear.";
