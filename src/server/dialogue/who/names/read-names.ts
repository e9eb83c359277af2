import type { PersonName, Reading } from "../../readings.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { oneOfKin } from "../kin.ts";
import { namesOther } from "../read-party.ts";
import { capitaliseName } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";
import { surnameIn } from "./find-name.ts";
import { takeName } from "./name-words.ts";
import { neverNames, ordinaryWords } from "./ordinary-words.ts";

/** A name of the row: its words [from, to). */
interface Named {
  parts: readonly string[];
  from: number;
  to: number;
}

/**
 * People named one after the other: 'Jill and Tom Hart', 'Leo, Mia and Ivy Chen'. A last name said once, behind the last of
 * them, is that of all. `areSeveral`: that more than one comes is known already, so that unknown words may be names.
 */
export function readNamesInRow(utterance: Utterance, areSeveral: boolean): readonly Reading<PersonName>[] {
  for (const [at, { word }] of utterance.words.entries()) {
    if (word !== "and" && word !== "plus") continue;
    const last = nameFrom(utterance, at + 1);
    const row = last ? [...namesBefore(utterance, at, areSeveral), last] : [];
    if (last && row.length > 1 && (areSeveral || row.some(isKnown)))
      return row.map((each) => toReading(utterance, each, lastNameOf(last, utterance)));
  }
  const told =
    [
      toldApart(utterance, areSeveral),
      toldWithAges(utterance),
      areSeveral ? inSentences(utterance) : [],
    ].find(({ length }) => length > 1) ?? [];
  const [first, last] = [told[0], told.at(-1)];
  return first && last && first !== last
    ? told.map((each) => toReading(utterance, each, lastNameOf(last, utterance)))
    : [];
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
function toldApart(utterance: Utterance, areSeveral: boolean): readonly Named[] {
  const found: Named[] = [];
  for (const { 0: said, index } of utterance.text.matchAll(areSeveral ? whoIsOfSeveral : whoIs)) {
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

/** 'Mia Chan. Zac Chan.': in full, one after the other. */
function inSentences(utterance: Utterance): readonly Named[] {
  const { words } = utterance;
  const found: Named[] = [];
  let at = 0;
  while (at < words.length) {
    const taken = takeName(utterance, at, "likely");
    if (!taken || taken.parts.length < 2 || isKin(utterance, at)) return [];
    found.push({ parts: taken.parts, from: at, to: taken.to });
    at = taken.to;
  }
  return found;
}
const oneOf = `(?:(?:my|our|the|an|this|that) ?(?:\\w+ )??(?:${oneOfKin}|other(?: one)?)|(?:the )?(?:other|another|first|second|third|next|eldest|oldest|youngest|older|younger|bigger|smaller|big|little)(?: one)?|one)`;
const toldAs = `${oneOf}(?:['’]?s| is)(?: (?:called|named|name is))?`;
const whoIs = new RegExp(`\\b${toldAs} `, "gi");
/** Of several who are known to come, also 'I'm Valerie and he's Noah'. */
const whoIsOfSeveral = new RegExp(
  `\\b(?:${toldAs}|i['’]?m|i am|s?he['’]?s|s?he is|(?:my|his|her) name(?:['’]?s| is)) `,
  "gi",
);

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
function namesBefore(utterance: Utterance, to: number, areSeveral: boolean): readonly Named[] {
  const ending = [5, 4, 3, 2, 1]
    .map((count) => to - count)
    .flatMap((from): Named[] => {
      const name = from < 0 ? null : nameFrom(utterance, from);
      return name?.to === to && name.from === from ? [name] : [];
    });
  const found =
    ending.find(isKnown) ?? (areSeveral ? ending.find((each) => isSetOff(utterance, each)) : undefined);
  if (!found) return [];
  const before = utterance.words[found.from - 1];
  const first = utterance.words[found.from];
  const isListed = before && first && /^\s*,\s*$/.test(utterance.text.slice(before.end, first.start));
  return isListed ? [...namesBefore(utterance, found.from, false), found] : [found];
}

/** At the beginning, behind a comma, or behind a word that is in no name: 'two cleans please, Jacinta and …', 'for Jacinta and …'. */
function isSetOff(utterance: Utterance, { from }: Named): boolean {
  const { words, text } = utterance;
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first) return true;
  return (
    neverNames.has(before.word) ||
    isKin(utterance, from - 1) ||
    /[,;.:]/.test(text.slice(before.end, first.start))
  );
}

/** 'Tom Hart', 'Mary Anne Hart', 'Jill and Tom, surname Hart' */
function lastNameOf({ parts }: Named, utterance: Utterance): readonly string[] {
  const [, ...others] = parts;
  const hasTwoFirst = others.length > 1 && commonFirstNames.has(others[0]?.toLowerCase() ?? "");
  if (others.length > 0) return others.slice(hasTwoFirst ? 1 : 0);
  return surnameIn(utterance)?.parts ?? lastOfBoth(utterance);
}

/** '…, both Chan', 'they're both Chan', 'Matilda and Rosie both Chan' */
function lastOfBoth({ text }: Utterance): readonly string[] {
  const said = ofBoth.exec(text)?.[1] ?? "";
  return said === "" || neverNames.has(said.toLowerCase()) || ordinaryWords.has(said.toLowerCase())
    ? []
    : [said];
}
const ofBoth =
  /[\s,.](?:they['’]?re |they are |(?:they['’]?re |they are )?(?:both|all)(?: of them)?(?: are| called| named)? )([\p{L}'’-]+)\W*$/iu;

const sharedLast = "the last name said once for all";

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
