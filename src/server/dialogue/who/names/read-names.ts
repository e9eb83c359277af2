import type { PersonName, Reading } from "../../readings.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { oneOfKin } from "../kin.ts";
import { namesOther } from "../read-party.ts";
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
export function readNamesInRow(utterance: Utterance): readonly Reading<PersonName>[] {
  for (const [at, { word }] of utterance.words.entries()) {
    if (word !== "and" && word !== "plus") continue;
    const last = nameFrom(utterance, at + 1);
    const row = last ? [...namesBefore(utterance, at), last] : [];
    if (last && row.length > 1 && row.some(isKnown)) return toReadings(utterance, row);
  }
  const told = [toldApart(utterance), toldWithAges(utterance)].find(({ length }) => length > 1) ?? [];
  return toReadings(utterance, told);
}

function toReadings(utterance: Utterance, names: readonly Named[]): readonly Reading<PersonName>[] {
  const shared = lastNameOfAll(utterance, names);
  return names.map((each) => toReading(utterance, each, shared));
}

/** 'Ruby Oliver and Jed Castellano' of three who were announced: Ruby, Oliver and Jed; the row as it is where that makes not so many. */
export function splitToCount(
  row: readonly Reading<PersonName>[],
  count: number,
): readonly Reading<PersonName>[] {
  const last = row.at(-1)?.value.last ?? null;
  if (row.length < 2 || row.length >= count) return row;
  const split = row.flatMap((each) => {
    const { first, last: second, full } = each.value;
    const words = second === last && last !== null ? [first] : full.split(" ");
    const areSeveral =
      words.length > 1 && words.slice(1).every((word) => commonFirstNames.has(word.toLowerCase()));
    const names = areSeveral ? words : [];
    return names.length === 0
      ? [each]
      : names.map((name) => ({
          ...each,
          value: { first: name, last, full: last === null ? name : `${name} ${last}` },
          assumed: last === null ? [] : [sharedLast],
        }));
  });
  return split.length === count ? split : row;
}

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
  `[\\p{L}'’-]+?(?:['’]s| is) (?:the|my|our) (?:\\p{L}+ )?(?:${oneOfKin}|one|eldest|oldest|youngest|older|younger)\\b`,
  "giu",
);

/** 'Tom is eight and Jerry is eleven' */
function toldWithAges(utterance: Utterance): readonly Named[] {
  const found = agesOfNamed(utterance.text).flatMap(([start]): Named[] => {
    const at = utterance.words.findIndex((word) => word.start >= start);
    const taken = takeName(utterance, at, "likely");
    return taken && !isKin(utterance, at) ? [{ parts: taken.parts, from: at, to: taken.to }] : [];
  });
  return found.some(isKnown) ? found : [];
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

const oneOf = `(?:(?:my|our|the|an|this|that) ?(?:\\w+ )??(?:${oneOfKin}|other(?: one)?)|(?:the )?(?:other|another|first|second|third|next|eldest|oldest|youngest|older|younger|bigger|smaller|big|little)(?: one)?|one)`;
const toldAs = `${oneOf}(?:['’]?s| is)(?: (?:called|named|name is))?`;
const whoIs = new RegExp(`\\b${toldAs} `, "gi");
const isKnown = ({ parts: [first = ""] }: Named): boolean => commonFirstNames.has(first.toLowerCase());

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
function namesBefore(utterance: Utterance, to: number): readonly Named[] {
  const ending = [5, 4, 3, 2, 1]
    .map((count) => to - count)
    .flatMap((from): Named[] => {
      const name = from < 0 ? null : nameFrom(utterance, from);
      return name?.to === to && name.from === from ? [name] : [];
    });
  const found = ending.find(isKnown);
  if (!found) return [];
  const before = utterance.words[found.from - 1];
  const first = utterance.words[found.from];
  const isListed = before && first && /^\s*,\s*$/.test(utterance.text.slice(before.end, first.start));
  return isListed ? [...namesBefore(utterance, found.from), found] : [found];
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
