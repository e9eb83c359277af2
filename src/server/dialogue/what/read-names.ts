import type { PersonName, Reading } from "../understanding.ts";
import { capitaliseName } from "../who/capitalise.ts";
import { commonFirstNames } from "../who/common-names.ts";
import { surnameIn } from "../who/find-name.ts";
import { takeName } from "../who/name-words.ts";
import { neverNames } from "../who/ordinary-words.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { namesOther } from "./read-party.ts";

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
  return [];
}

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
  return others.length > 0 ? others.slice(hasTwoFirst ? 1 : 0) : (surnameIn(utterance)?.parts ?? []);
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
    assumed: isShared ? ["the last name said once for all"] : [],
    certainty: "sure",
  };
}
