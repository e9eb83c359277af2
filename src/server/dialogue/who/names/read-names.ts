import type { PersonName, Reading } from "../../readings.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { firstNames } from "../first-names.ts";
import { namesOther } from "../read-party.ts";
import { oneRelation } from "../relations.ts";
import { capitaliseName } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { lastNameOfAll, sharedLast } from "./last-name-of-all.ts";
import { takeName } from "./name-words.ts";

/** A name of the row: its words [from, to). */
interface Named {
  parts: readonly string[];
  from: number;
  to: number;
}

/**
 * People named one after the other where nobody knows yet that several are: 'Jill and Tom Hart', 'Leo, Mia and Ivy Chen'; one of
 * them at least by a first name that is known. Once several are awaited, `readEveryName` reads them.
 */
export function readNamesInRow(utterance: Utterance, count = 1): readonly Reading<PersonName>[] {
  // Of whom it is told that several come, any first name will do.
  const known = count > 1 ? firstNames : commonFirstNames;
  for (const [at, { word }] of utterance.words.entries()) {
    if (word !== "and" && word !== "plus") continue;
    const last = nameFrom(utterance, at + 1);
    const row = last ? [...namesBefore(utterance, at, known), last] : [];
    if (last && row.length > 1 && row.some(isIn(known))) return toReadings(utterance, row);
  }
  const told = [toldApart(utterance), toldWithAges(utterance)].find(({ length }) => length > 1) ?? [];
  return toReadings(utterance, told);
}

function toReadings(utterance: Utterance, names: readonly Named[]): readonly Reading<PersonName>[] {
  const shared = lastNameOfAll(utterance, names);
  return names.map((each) => toReading(utterance, each, shared));
}

/**
 * 'Ruby Oliver and Jed Castellano' of three who were announced: Ruby, Oliver and Jed. Those of two first names are parted until there
 * are as many as come; the one with the last name of all stays whole. The row as it is where that makes not so many.
 */
export function splitToCount(
  row: readonly Reading<PersonName>[],
  count: number,
): readonly Reading<PersonName>[] {
  if (row.length < 2 || row.length >= count) return row;
  const last = row.at(-1)?.value.last ?? null;
  const whole = last === null ? row[0] : row.at(-1);
  const isOf = (names: ReadonlySet<string>) => (each: Reading<PersonName>) =>
    otherWords(each, last).length > 0 &&
    otherWords(each, last).every((word) => names.has(word.toLowerCase()));
  const surely = row.filter(isOf(commonFirstNames));
  const perhaps = row.filter((each) => each !== whole && !surely.includes(each) && isOf(firstNames)(each));
  const parted = [...surely, ...perhaps].reduce<readonly Reading<PersonName>[]>(
    (known, each) =>
      known.length + otherWords(each, last).length > count
        ? known
        : known.flatMap((one) => (one === each ? apartOf(one) : [one])),
    row,
  );
  if (parted.length !== count) return row;
  const shared = last ?? parted.find(({ value }) => value.last !== null)?.value.last ?? null;
  return parted.map((each) => (each.value.last === null && shared !== null ? withLast(each, shared) : each));
}

/** What may be first names of further people: all behind the first word, where it is not the last name of all. */
const otherWords = ({ value }: Reading<PersonName>, last: string | null): readonly string[] =>
  value.last === null || value.last === last ? [] : value.full.split(" ").slice(1);

const apartOf = (each: Reading<PersonName>): readonly Reading<PersonName>[] =>
  each.value.full
    .split(" ")
    .map((first) => ({ ...each, value: { first, last: null, full: first }, assumed: [] }));

const withLast = (each: Reading<PersonName>, last: string): Reading<PersonName> => ({
  ...each,
  value: { first: each.value.first, last, full: `${each.value.first} ${last}` },
  assumed: [sharedLast],
});

/** 'The older one's Lachlan, the little fella's Hamish', 'my girl is called Mia and my boy's Zac': each by what they are. */
function toldApart(utterance: Utterance): readonly Named[] {
  const found: Named[] = [];
  for (const { 0: said, index } of utterance.text.matchAll(whoIs)) {
    const at = utterance.words.findIndex(({ start }) => start >= index + said.length);
    const taken = at < 0 ? null : takeName(utterance, at, "likely");
    const before = found.at(-1);
    if (taken && !isKin(utterance, at) && (!before || before.to <= at))
      found.push({ parts: taken.parts, from: at, to: taken.to });
  }
  return found.length > 0 ? found : toldBehind(utterance);
}

/** 'Mia's the big one and Zac's the baby' */
function toldBehind(utterance: Utterance): readonly Named[] {
  return [...utterance.text.matchAll(isOneOf)].flatMap(({ index }): Named[] => {
    const at = utterance.words.findIndex(({ start }) => start >= index);
    const taken = takeName(utterance, at, "likely");
    return taken && taken.to === at + 1 ? [{ parts: taken.parts, from: at, to: taken.to }] : [];
  });
}
const isOneOf = new RegExp(
  `[\\p{L}'’-]+?(?:['’]s| is) (?:the|my|our) (?:\\p{L}+ )?(?:${oneRelation}|one|eldest|oldest|youngest|older|younger)\\b`,
  "giu",
);

/** 'Tom is eight and Jerry is eleven' */
function toldWithAges(utterance: Utterance): readonly Named[] {
  const found = agesOfNamed(utterance.text).flatMap(([start]): Named[] => {
    const at = utterance.words.findIndex((word) => word.start >= start);
    const taken = takeName(utterance, at, "likely");
    return taken && !isKin(utterance, at) ? [{ parts: taken.parts, from: at, to: taken.to }] : [];
  });
  return found.some(isIn(commonFirstNames)) ? found : [];
}
const numeral =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\\d{1,2})";
const withAge = new RegExp(
  `\\b\\p{L}[\\p{L}'’-]+?(?:['’]s| is) (?:(?:only|just|nearly|almost|now) )?${numeral}(?: years old)?(?=\\W*(?:$|,|and\\b|but\\b|last name|surname|they|both|i['’]?m\\b|my name))`,
  "giu",
);
/** Where each of several who are named is said to be so old; one alone may as well come at that hour. */
function agesOfNamed(text: string): readonly (readonly [number, number])[] {
  const found = [...text.matchAll(withAge)].map(
    ({ index, 0: said }) => [index, index + said.length] as const,
  );
  return found.length > 1 ? found : [];
}

const oneOf = `(?:(?:my|our|the|an|this|that) ?(?:\\w+ )??(?:${oneRelation}|other(?: one)?)|(?:the )?(?:other|another|first|second|third|next|eldest|oldest|youngest|older|younger|bigger|smaller|big|little)(?: one)?|one)`;
const toldAs = `${oneOf}(?:['’]?s| is)(?: (?:called|named|name is))?`;
const whoIs = new RegExp(`\\b${toldAs} `, "gi");
const isIn =
  (known: ReadonlySet<string>) =>
  ({ parts: [first = ""] }: Named): boolean =>
    known.has(first.toLowerCase());

/** 'Tom Hart', 'my son Tom Hart' */
function nameFrom(utterance: Utterance, at: number): Named | null {
  const isOf = /^(?:my|our|his|her|the)$/.test(utterance.words[at]?.word ?? "");
  const kin = isOf ? [at + 1, at + 2].find((k) => isKin(utterance, k)) : undefined;
  const from = kin === undefined ? at : kin + 1;
  const taken = takeName(utterance, from, "likely");
  return taken && !isKin(utterance, from) ? { parts: taken.parts, from, to: taken.to } : null;
}

const isKin = (utterance: Utterance, at: number): boolean => {
  const word = utterance.words[at];
  return word !== undefined && namesOther({ ...utterance, words: [word] });
};

/** The names that end there, the last of them first found: a known first name begins it, or what parts it from the rest. */
function namesBefore(utterance: Utterance, to: number, known: ReadonlySet<string>): readonly Named[] {
  const ending = [5, 4, 3, 2, 1]
    .map((count) => to - count)
    .flatMap((from): Named[] => {
      const name = from < 0 ? null : nameFrom(utterance, from);
      return name?.to === to && name.from === from ? [name] : [];
    });
  const found = ending.find(isIn(known));
  if (!found) return [];
  const before = utterance.words[found.from - 1];
  const first = utterance.words[found.from];
  const isListed = before && first && /^\s*,\s*$/.test(utterance.text.slice(before.end, first.start));
  return isListed ? [...namesBefore(utterance, found.from, known), found] : [found];
}

function toReading(
  utterance: Utterance,
  { parts, from, to }: Named,
  shared: readonly string[],
): Reading<PersonName> {
  const isShared = parts.length === 1 && shared.length > 0;
  const [first = "", ...others] = capitaliseName(isShared ? [...parts, ...shared] : parts);
  const last = others.length > 0 ? others.join(" ") : null;
  return {
    value: { first, last, full: [first, ...others].join(" ") },
    ...heardBetween(utterance, from, to),
    assumed: isShared ? [sharedLast] : [],
    certainty: "sure",
  };
}
