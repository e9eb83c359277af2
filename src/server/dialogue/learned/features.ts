import type { Word } from "../words.ts";
import { addPieces, kindOf } from "./word-kinds.ts";

/** The weights were learned with just these. */
const numbers: ReadonlySet<string> = new Set(
  "oh zero three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty double triple third fourth fifth sixth".split(
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
  const kinds = ["^", ...words.slice(0, mostWords).map(({ word }) => kindOf(word, numbers)), "$"];
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
