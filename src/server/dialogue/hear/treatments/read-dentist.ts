import { toFinder } from "../../phrase.ts";
import { isVerbForm } from "../../who/names/verb-words.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure, unsure } from "../found.ts";

/** A dentist by name, 'with Doctor Vance', or by kind, 'a woman', 'the hygienist'. */

const find = toFinder<"kind">([
  {
    means: "kind",
    say: [
      "(female|woman|lady|male|man) (dentist|doctor|hygienist)",
      "(dentist|doctor) (that is|who is) (a)? (woman|female|man|male)",
      "(the|a|your|with) (hygienist|orthodontist|periodontist|endodontist|specialist|oral surgeon)",
      "(same|usual|young|old|new|nice|tall) (dentist|doctor|hygienist|lady|guy|bloke|woman|man) (as|i|we|that|who|$)",
    ],
  },
]);
const titled = /\b(?:dr|doctor|professor|prof)\.? (\p{L}[\p{L}-]+(?:['’](?!s\b)\p{L}+)?)/giu;
const noName =
  /^(?:said|told|is|was|will|ring|call|phone|should|did|if|when|today|back|at|and|who|that|or|about|in|to|for|on|he|she|please|i|you|me|surgery)$/i;

/** `dentists`: names from the clinic's notes. */
export function readDentists(utterance: Utterance, dentists: readonly string[]): readonly Found[] {
  const { text } = utterance;
  const found: Found[] = [];
  const add = (dentist: string, at: number, length: number, certainty: number): void => {
    if (!found.some(({ span }) => span[0] < at + length && at < span[1]))
      found.push({ act: { kind: "dentist", dentist }, span: [at, at + length], certainty });
  };
  for (const { 0: said, 1: name = "", index } of text.matchAll(titled))
    if (!noName.test(name) && !isVerbForm(name.toLowerCase())) add(said, index, said.length, sure);
  const names = new Set(
    dentists
      .flatMap((each) => each.toLowerCase().split(/[^\p{L}'’-]+/u))
      .filter((part) => part.length > 2 && part !== "doctor"),
  );
  for (const { word, start, end } of utterance.words)
    if (names.has(word)) add(text.slice(start, end), start, end - start, unsure);
  const [kind] = find(utterance);
  if (kind) {
    const { heard, span } = heardBetween(utterance, kind.from, kind.to);
    add(heard, span[0], heard.length, unsure);
  }
  return found;
}
