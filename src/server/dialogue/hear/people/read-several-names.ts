import type { PersonName, Reading } from "../../readings.ts";
import { everydayWords } from "../../who/everyday-words.ts";
import { surnameOnly } from "../../who/names/candidate.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import { type NamedAs, readEveryName } from "../../who/names/read-every-name.ts";
import { readName } from "../../who/names/read-name.ts";
import { readNamesInRow, splitToCount } from "../../who/names/read-names.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { isLike } from "../../who/names/spelled/with-spelling.ts";
import { isVerbForm } from "../../who/names/verb-words.ts";
import { readParty } from "../../who/read-party.ts";
import { toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { roleOf } from "./name-role.ts";

/** Names beside the one that was asked for: those of several who come, in place of something else, or in place of another. */

/** A name and whose it is by the words before it. */
interface NameOfSeveral {
  reading: Reading<PersonName>;
  as: NamedAs;
}

/** 'Max, Lily and Noah Fitzgerald', 'I'm Priya Sharma, and he's Raj'. Empty where one is named. */
export function namesOfSeveral(
  utterance: Utterance,
  { namesAwaited, prompt }: HearContext,
): readonly NameOfSeveral[] {
  if (namesAwaited > 1) return everyNameIn(utterance, namesAwaited);
  const row = prompt === "name" ? [] : severalIn(utterance, readParty(utterance));
  return row.map((reading) => ({ reading, as: "unclear" }));
}

function everyNameIn(utterance: Utterance, awaited: number): readonly NameOfSeveral[] {
  const each = readEveryName(utterance);
  if (each.length < 2) return [];
  // 'It's David, and the kids are Ava and Lily': set against those who are told to be somebody else, an 'it's' is whoever speaks.
  const areOthers = each.some(({ as }) => as === "other");
  const isCaller = ({ as, reading }: (typeof each)[number]): boolean =>
    as === "caller" || (as === "unclear" && areOthers && roleOf(utterance, reading) === "caller");
  const callers = each.filter(isCaller);
  const others = each.filter((one) => !isCaller(one));
  const row = others.map(({ reading }) => reading);
  // Whoever speaks may be one of those who are awaited, or not.
  const split = [awaited, awaited - callers.length]
    .map((count) => splitToCount(row, count))
    .find(({ length }) => length > row.length);
  const asOf = ({ span }: Reading<PersonName>): NamedAs =>
    others.find(({ reading }) => reading.span[0] === span[0])?.as ?? "unclear";
  // Beside the caller's own, those that are told of nobody are the others'.
  return [
    ...callers.map(({ reading }) => ({ reading, as: "caller" as const })),
    ...(split ?? row).map((reading): NameOfSeveral => {
      const as = asOf(reading);
      return { reading, as: callers.length > 0 && as === "unclear" ? "other" : as };
    }),
  ];
}

function severalIn(utterance: Utterance, count: number): readonly Reading<PersonName>[] {
  const row = splitToCount(readNamesInRow(utterance, count), count);
  return row.length > 1 ? row : [];
}

const isKnown = ({ value: { first } }: Reading<PersonName>): boolean =>
  commonFirstNames.has(first.toLowerCase());

/** So few words are hardly more than a name. */
const mostBare = 3;

/**
 * A name in place of what was asked: nothing but one, as long as one is still to be told ('Wei Zhang' to 'Would one of those
 * suit?'), or one in place of another ('not Darren, Darryn').
 */
export function nameInPlace(utterance: Utterance, context: HearContext): Reading<PersonName> | null {
  const spelled = spelledUnasked(utterance, context);
  if (spelled || context.wish === null) return spelled;
  const right = nameForAnother(utterance, context);
  if (right) return right;
  const told = loneSurname(utterance, context);
  if (told) return told;
  const isOpen = context.namesAwaited > 0 || context.nameSoFar?.last === null;
  const isAwaited = isOpen && utterance.words.length <= mostBare;
  const name = isAwaited ? readName(utterance, { expected: "name" }) : null;
  const isTitled = titled.test(utterance.text);
  if (!name || !(isTitled || isKnown(name))) return null;
  if (isTitled) return name;
  const isWhole = utterance.words.every(({ start, end }) => name.span[0] <= start && end <= name.span[1]);
  return isWhole ? name : null;
}

/** 'Novak', once a first name is known and no last one: one word that is nothing that callers say otherwise. */
function loneSurname(utterance: Utterance, { nameSoFar }: HearContext): Reading<PersonName> | null {
  const [only, ...others] = utterance.words;
  if (!only || others.length > 0 || !nameSoFar || nameSoFar.last !== null) return null;
  const { word } = only;
  const isNone =
    word.length < fewestLetters ||
    everydayWords.has(word) ||
    ordinaryWords.has(word) ||
    neverNames.has(word) ||
    commonFirstNames.has(word) ||
    isVerbForm(word);
  const name = isNone ? null : readName(utterance, { expected: "name" });
  return name && { ...name, assumed: [surnameOnly] };
}
const fewestLetters = 3;

/** 'It's Novak, N O V A K', whatever was asked: a name that is spelled is one. */
function spelledUnasked(utterance: Utterance, { nameSoFar }: HearContext): Reading<PersonName> | null {
  const [spelled] = nameSoFar ? [] : findSpelled(utterance.words);
  if (!spelled || spelled.letters.length < fewestSpelled) return null;
  const name = readName(utterance, { expected: "name" });
  const isOne =
    name !== null && name.value.last === null && !commonFirstNames.has(name.value.first.toLowerCase());
  return isOne ? { ...name, assumed: [surnameOnly] } : name;
}
const fewestSpelled = 4;

const titled = /^\W*(?:mr|mrs|ms|miss|mister|doctor|dr|professor)\b/i;

const notButWhom =
  /\b(?:not|isn'?t|wasn'?t|ain'?t) ([\p{L}'’-]+)[\s,]+(?:but |no |it['’]?s |it is |that['’]?s |i said |i'?m )*/iu;

/** Either name has to be like one that is known: 'not Tuesday, Wednesday' names nobody. */
function nameForAnother(
  utterance: Utterance,
  { candidates, lastName }: HearContext,
): Reading<PersonName> | null {
  const found = notButWhom.exec(utterance.text);
  const wrong = found?.[1];
  if (!found || wrong === undefined) return null;
  const from = found.index + found[0].length;
  const behind = toUtterance(withoutSpans(utterance.text, [[0, from]]));
  const name = readName(behind, { expected: "name" });
  const known = [
    ...candidates.flatMap(({ kind, name: first }) => (kind === "person" ? [first ?? ""] : [])),
    lastName,
  ];
  const isMeant = (word: string) =>
    known.some((each) => each !== "" && isLike(each.toLowerCase(), word.toLowerCase()));
  return name && (isMeant(wrong) || isMeant(name.value.first)) ? { ...name, certainty: "sure" } : null;
}

/** 'Margaret, oh, Margaret Donnelly': where the name begins again it is whole. */
export function startedAgain(name: PersonName): PersonName {
  const parts = name.full.split(" ");
  const again = parts.lastIndexOf(parts[0] ?? "");
  const [first, ...rest] = parts.slice(again);
  if (again <= 0 || first === undefined || rest.length === 0) return name;
  const last = rest.join(" ");
  return { first, last, full: `${first} ${last}` };
}
