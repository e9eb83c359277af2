import { commonFirstNames } from "../who/names/common-names.ts";

// Lists of their own, not those of `when`: the weights were learned with just these words.
const days: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tues wed thurs fri sat sun".split(" "),
);
const months: ReadonlySet<string> = new Set(
  "january february april june july august september october november december jan feb aug sept oct nov dec".split(
    " ",
  ),
);

/** Which day, month, number or first name it is says nothing of what is wanted; `numbers`: those that were learned as such. */
export function kindOf(word: string, numbers: ReadonlySet<string>): string {
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

/** Pieces of four and five letters, which know 'swollen' in 'swolen'. */
export function addPieces(features: Set<string>, word: string): void {
  for (let at = 0; at + 4 <= word.length; at += 1) features.add(`~${word.slice(at, at + 4)}`);
  for (let at = 0; at + 5 <= word.length; at += 1) features.add(`~${word.slice(at, at + 5)}`);
}
