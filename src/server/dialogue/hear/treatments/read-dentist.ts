import { toFinder } from "../../phrase.ts";
import { isVerbForm } from "../../who/names/verb-words.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure, unsure } from "../found.ts";

/** A dentist by name, 'with Doctor Vance', or by kind, 'a woman', 'the hygienist'; with those of the clinic's who may be meant. */

type Known = HearContext["practitioners"];

const find = toFinder<"kind">([
  {
    means: "kind",
    say: [
      "(female|woman|lady|male|man) (dentist|doctor|hygienist)",
      "(dentist|doctor) (that is|who is) (a)? (woman|female|man|male)",
      "(with|see|prefer|rather have) (a)? (woman|lady|female)",
      "(the|a|your|with) (hygienist|orthodontist|periodontist|endodontist|specialist|oral surgeon)",
      "(same|usual|young|old|new|nice|tall) (dentist|doctor|hygienist|lady|guy|bloke|woman|man) (as|i|we|that|who|$)",
    ],
  },
]);
const titled = /\b(?:dr|doctor|professor|prof)\.? (\p{L}[\p{L}-]+(?:['’](?!s\b)\p{L}+)?)/giu;
const noName =
  /^(?:said|told|is|was|will|ring|call|phone|should|did|if|when|today|back|at|and|who|that|or|about|in|to|for|on|he|she|please|i|you|me|surgery)$/i;
/** Behind these a name without a title is whom they would see; elsewhere it may be the caller's own. */
const beforeName: ReadonlySet<string> = new Set(["with", "see", "seeing", "seen", "by"]);

export function readDentists(utterance: Utterance, practitioners: Known): readonly Found[] {
  const { text } = utterance;
  const found: Found[] = [];
  const add = (at: number, length: number, certainty: number, whom: readonly string[]): void => {
    const dentist = text.slice(at, at + length);
    if (!found.some(({ span }) => span[0] < at + length && at < span[1]))
      found.push({
        act: { kind: "dentist", dentist, ...(whom.length > 0 && { whom }) },
        span: [at, at + length],
        certainty,
      });
  };
  for (const { 0: said, 1: name = "", index } of text.matchAll(titled))
    if (!noName.test(name) && !isVerbForm(name.toLowerCase()))
      add(index, said.length, sure, called(name, practitioners));
  utterance.words.forEach(({ word, start, end }, at) => {
    const whom = beforeName.has(utterance.words[at - 1]?.word ?? "") ? called(word, practitioners) : [];
    if (whom.length > 0) add(start, end - start, unsure, whom);
  });
  const [kind] = find(utterance);
  if (kind) {
    const { heard, span } = heardBetween(utterance, kind.from, kind.to);
    add(span[0], heard.length, unsure, ofKind(heard, practitioners));
  }
  return found;
}

const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}'’-]+/u);
const titles: ReadonlySet<string> = new Set(["dr", "doctor", "prof", "professor"]);

/** Those who bear that name, the first or the last. */
const called = (name: string, practitioners: Known): readonly string[] => {
  const wanted = name.toLowerCase();
  if (titles.has(wanted) || wanted.length < 3) return [];
  return practitioners.filter((one) => partsOf(one.name).includes(wanted)).map(({ id }) => id);
};

const genders = new Map<string, "female" | "male">(
  (["female", "woman", "lady"] as const)
    .map((word): [string, "female" | "male"] => [word, "female"])
    .concat((["male", "man"] as const).map((word) => [word, "male"])),
);
const roles = new Map([
  ["hygienist", ["Hygienist", "Oral health therapist"]],
  ["dentist", ["Dentist"]],
]);

/** 'A woman dentist', 'the hygienist'; nobody for 'the same one as last time', which no list tells. */
function ofKind(heard: string, practitioners: Known): readonly string[] {
  const words = partsOf(heard);
  const gender = words.map((word) => genders.get(word)).find((each) => each !== undefined);
  const role = words.map((word) => roles.get(word)).find((each) => each !== undefined);
  const isTold = gender !== undefined || words.includes("hygienist");
  if (
    !isTold ||
    words.some((word) => ["same", "usual", "young", "old", "new", "nice", "tall"].includes(word))
  )
    return [];
  return practitioners
    .filter((one) => (gender === undefined || one.gender === gender) && (!role || role.includes(one.role)))
    .map(({ id }) => id);
}
