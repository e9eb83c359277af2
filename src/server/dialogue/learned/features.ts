import { commonFirstNames } from "../who/names/common-names.ts";
import type { Word } from "../words.ts";

// Lists of their own, not those of `when`: the weights were learned with just these words.
const days: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tues wed thurs fri sat sun".split(" "),
);
const months: ReadonlySet<string> = new Set(
  "january february april june july august september october november december jan feb aug sept oct nov dec".split(
    " ",
  ),
);
const numbers: ReadonlySet<string> = new Set(
  "oh zero three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty double triple third fourth fifth sixth".split(
    " ",
  ),
);

/** Which day, month, number or first name it is says nothing of the wish. */
function kindOf(word: string): string {
  if (/^\d/.test(word) || numbers.has(word)) return "#";
  if (days.has(word)) return "@day";
  if (months.has(word)) return "@month";
  if (commonFirstNames.has(word) && !ambiguousNames.has(word)) return "@name";
  return word;
}
/** First names that are words, too. */
const ambiguousNames: ReadonlySet<string> = new Set(
  "may will mark grant grace faith rose dawn penny lily poppy violet holly ivy hope jack bill rob pat sue art drew dean frank june april ling wei sean".split(
    " ",
  ),
);

/** Words beyond these tell a story. */
const mostWords = 60;

/**
 * What a wording is recognised by, as text: its words, neighbours, words one apart, and pieces of four and five
 * letters, which know 'swollen' in 'swolen'. Each once.
 */
export function featuresOf(words: readonly Word[]): readonly string[] {
  const kinds = ["^", ...words.slice(0, mostWords).map(({ word }) => kindOf(word)), "$"];
  const features = new Set<string>();
  for (const [at, kind] of kinds.entries()) {
    const [next, afterNext] = [kinds[at + 1], kinds[at + 2]];
    if (kind !== "^" && kind !== "$") features.add(kind);
    if (next !== undefined) features.add(`${kind} ${next}`);
    if (next !== undefined && afterNext !== undefined) {
      features.add(`${kind} * ${afterNext}`);
      features.add(`${kind} ${next} ${afterNext}`);
    }
    if (/^[a-z']{4,}$/.test(kind)) addPieces(features, `<${kind}>`);
  }
  return [...features];
}

function addPieces(features: Set<string>, word: string): void {
  for (let at = 0; at + 4 <= word.length; at += 1) features.add(`~${word.slice(at, at + 4)}`);
  for (let at = 0; at + 5 <= word.length; at += 1) features.add(`~${word.slice(at, at + 5)}`);
}
