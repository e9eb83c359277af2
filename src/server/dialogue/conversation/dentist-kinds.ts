import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { isIdle, type LiveState } from "./state.ts";

/** What kind of dentist one would rather see: 'a lady dentist', 'a man if possible', 'someone who speaks Greek'. */

const sex = "(?:lady|female|woman|women|male|man|men|bloke|gentleman|girl)";
const manner =
  "(?:gentle|patient|older|younger|experienced|senior|(?:[a-z]+ )?speaking|greek|italian|chinese|mandarin|cantonese|vietnamese|arabic|hindi|korean|spanish|turkish)";
const dentist = "(?:dentist|doctor|dr|practitioner|hygienist)";
const courtesy =
  "(?:if (?:possible|i can|you (?:have|can|could|'?ve got)|there'?s|that'?s|it'?s)|please|preferably|ideally|would be|instead|rather|\\W*$)";
const kind = new RegExp(
  [
    `\\b(?:an? |the |some )?(?:${sex}|${manner}) ${dentist}\\b`,
    `\\b${dentist} (?:who(?:'?s| is)|that(?:'?s| is)|to be) (?:an? )?(?:${sex}|${manner})\\b`,
    `\\b(?:prefer|rather|like|want|wants|see|with|have|be|only|need|after)(?: (?:see|to see|have|it|to be|be|seen by|by|rather|if|it was))* (?:an? |the )?${sex}(?= ${courtesy}|\\W*$)`,
    `^\\W*(?:(?:um|uh|oh|and|but|maybe|preferably|ideally|can it be|could it be|just|only)\\W+)*(?:an? |some )?${sex}(?= ${courtesy}|\\W*$)`,
    "\\b(?:someone|somebody|one|a dentist|anyone) (?:who(?:'?s| is)|that(?:'?s| is)) (?:really |very |nice and )?(?:gentle|patient|good with (?:nervous|kids|children|anxious))\\b",
    "\\b(?:someone|somebody|a dentist|anyone) (?:who|that) (?:can )?speaks? \\p{L}+",
  ].join("|"),
  "iu",
);
/** Every one of the ways above has one of these words. */
const mayBeKind = new RegExp(`\\b(?:${sex}|${manner}|good with|speaks?)\\b`, "i");
/** Whom one would speak to, who comes, or somebody of the past. */
const otherwise =
  /\b(?:speak|talk|chat|spoke|transfer|put me|reception\w*|desk|phone|old man|the (?:lady|man|girl|woman|bloke) (?:i|who|at|on|said|that)|for (?:an?|the|my|our) (?:\w+ )?(?:man|woman|lady|girl|bloke)|not (?:an?|the))\b/i;

/** Where it stands in the text; null where none is told. */
export function kindIn(text: string): readonly [number, number] | null {
  const found = !mayBeKind.test(text) || otherwise.test(text) ? null : kind.exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
}

/** 'Is there a female dentist' asks; 'can I see a lady dentist' wishes. */
export const asksForKind = (text: string): boolean =>
  /\b(?:is|are) (?:there|any|dr|doctor|the dentist|he|she|it)\b|\b(?:do|does|have) (?:you|yous|they|dr)\b|\b(?:which|who|how many)\b|\bany\b/i.test(
    text,
  );

/** A bare 'lady dentist', with nothing under way, asks for one. */
export function withKindAsked(state: LiveState, heard: Understanding): Understanding {
  const isBare = heard.intents.every(
    ({ value }) => value === "yes" || value === "greeting" || value === "maybe",
  );
  return isIdle(state) && isBare && heard.visit === null && kindIn(heard.text)
    ? { ...heard, name: null, intents: [readFromAll(heard.text, "ask_practitioner")] }
    : heard;
}
