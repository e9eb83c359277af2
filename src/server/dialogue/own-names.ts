import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import { toFinder } from "./phrase.ts";
import { visitRules } from "./treatment-names.ts";
import { wordSet } from "./word-set.ts";
import { toUtterance, type Utterance } from "./words.ts";

/** A clinic's own names of what it does, where a caller says one: 'a check-up and clean' where its list has 'Check-up & Clean'. */

export interface OwnName {
  name: string;
  span: readonly [start: number, end: number];
}

/** The longest first: 'teeth whitening' is not the clinic's 'Whitening' where it has both. What lies in a longer one is left out. */
export function ownNamesIn(utterance: Utterance, names: readonly string[]): readonly OwnName[] {
  const found: OwnName[] = [];
  if (names.length === 0) return found;
  const said = utterance.words.map(({ word }) => word);
  for (const { name, key, length } of keysOf(names)) {
    for (let from = 0; from < said.length; from++) {
      const to = endOf(said, from, { key, length });
      const [first, last] = [utterance.words[from], utterance.words[to - 1]];
      if (to === 0 || !first || !last) continue;
      const span = [first.start, last.end] as const;
      if (!found.some((each) => span[0] < each.span[1] && each.span[0] < span[1])) found.push({ name, span });
    }
  }
  return found;
}

/** As it is read back. */
export const calledAs = (name: string): string => name.toLowerCase().replaceAll(/ *[&+] */g, " and ");

const find = toFinder(visitRules);

/** What kind of visit a treatment is that a clinic calls so. */
export const kindOfTreatment = (name: string): AppointmentType =>
  appointmentTypes.find((each) => each === name) ??
  find(toUtterance(calledAs(name)))[0]?.value ??
  "General Consultation";

/** Whether both are one name, however they are written: 'Check-up & Clean', 'clean and check up'. */
export const isSameName = (one: string, other: string): boolean =>
  keyOf(wordsIn(one)) === keyOf(wordsIn(other));

interface NameKey {
  key: string;
  /** In words. */
  length: number;
}

/** Behind which word the name ends that begins at that one; 0 = none does. */
function endOf(said: readonly string[], from: number, { key, length }: NameKey): number {
  if (isBetween(said[from])) return 0;
  const furthest = Math.min(said.length, from + length + mostMore);
  for (let to = furthest; to > from; to--)
    if (!isBetween(said[to - 1]) && keyOf(said.slice(from, to)) === key) return to;
  return 0;
}
/** 'A check up and then a quick clean' has more words than the name. */
const mostMore = 4;

const joining = wordSet("and plus with also");
const qualifying = wordSet("a an the my our his her then & quick just for of");
const isBetween = (word = ""): boolean => joining.has(word) || qualifying.has(word);

/** Its parts in any order, hyphens and plurals aside. */
function keyOf(words: readonly string[]): string {
  const parts = [""];
  for (const word of words) {
    if (joining.has(word) || word === "&") parts.push("");
    else if (!qualifying.has(word)) parts.push(`${parts.pop() ?? ""}${singular(word)}`);
  }
  return parts
    .filter((part) => part !== "")
    .toSorted()
    .join("+");
}
const singular = (word: string): string =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

const wordsIn = (name: string): string[] =>
  toUtterance(name.replaceAll(/[&+]/g, " and ")).words.map(({ word }) => word);

const known = new WeakMap<readonly string[], readonly (NameKey & { name: string })[]>();
function keysOf(names: readonly string[]): readonly (NameKey & { name: string })[] {
  const before = known.get(names);
  if (before) return before;
  const keys = names
    .map((name) => ({ name, key: keyOf(wordsIn(name)), length: wordsIn(name).length }))
    .filter(({ key }) => key !== "")
    .toSorted((one, other) => other.key.length - one.key.length);
  known.set(names, keys);
  return keys;
}
