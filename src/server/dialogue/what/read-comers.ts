import type { AppointmentType } from "#contract/limits.ts";
import type { DaySpan, PersonName, Reading, TimeWish, WhenReading } from "../understanding.ts";
import { commonFirstNames } from "../who/common-names.ts";
import { severalOfKin, withRelatives } from "../who/kin.ts";
import { takeName } from "../who/name-words.ts";
import { readName } from "../who/read-name.ts";
import { readNamesInRow, splitToCount } from "../who/read-names.ts";
import { isMy, isSelf, isSomebody, readParty } from "../who/read-party.ts";
import { heardBetween, partOf, type Utterance, type Word } from "../words.ts";
import { introducesCaller } from "./people-spoken-of.ts";
import { readToldApart } from "./told-apart.ts";

/** What was said of one of several people; null = nothing, or the same for all of them. */
export interface Comer {
  name: Reading<PersonName> | null;
  day: Reading<DaySpan> | null;
  time: Reading<TimeWish> | null;
  /** Absent where it is the same for all of them, or was not told. */
  visit?: Reading<AppointmentType>;
  /** Another visit of the one who is booked before, and nobody else. */
  isSamePerson?: true;
}

export interface Comers {
  /** In the order in which they are booked: whoever rings first, the others as they were named. */
  inOrder: readonly Comer[];
  isCallerFirst: boolean;
  /** Each was told with a day or a time of their own. */
  isToldApart?: true;
}

/** Those who are told apart by their days and times, whoever rings first. */
export function comersToldApart(heard: Utterance, when: WhenReading): Comers | null {
  const told = readToldApart(withRelatives(heard), when);
  if (!told) return null;
  const inOrder = told
    .toSorted((a, b) => Number(b.isSelf) - Number(a.isSelf))
    .map(({ name, day, time, visit }): Comer => ({ name, day, time, ...(visit && { visit }) }));
  return { inOrder, isCallerFirst: told.some(({ isSelf }) => isSelf), isToldApart: true };
}

/** 'One for me, Pete Walsh, and one for Holly, at ten and half past'; null unless several come. */
export function readComers(heard: Utterance, when: WhenReading): Comers | null {
  const utterance = withRelatives(heard);
  const count = countOf(utterance);
  if (count < 2) return null;
  const all = partsOf(utterance);
  const parts = all.filter(isOfSomebody);
  const own = all.find((part) => selfIn(part) >= 0) ?? all.find(isBesideI);
  const others = parts.filter((part) => part !== own);
  const people = own ? [own, ...others] : others;
  const names = namesOf(utterance, own, people, count);
  const days = onePerPart(when.days, people, count);
  const times =
    onePerPart(exact(when), people, count) ??
    oneInTurn(utterance, exact(when), count) ??
    oneForAll(utterance, exact(when), count);
  const inOrder = Array.from({ length: count }, (_, at): Comer => {
    return { name: names[at] ?? null, day: days?.[at] ?? null, time: times?.[at] ?? null };
  });
  return { inOrder, isCallerFirst: own !== undefined };
}

/** Those who are counted, or more who are named: 'for Leo, Mia and Ivy Chen', 'my kids Milo and Ivy need check-ups'. */
function countOf(utterance: Utterance): number {
  const counted = readParty(utterance);
  const row = readNamesInRow(utterance, children.test(utterance.text));
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return counted;
  const before = utterance.text.slice(0, first.span[0]);
  const areTold = children.test(before) && wishes.test(before);
  const isWish =
    areTold ||
    (isNext.test(before) && areChildren.test(before)) ||
    comesFor.test(before) ||
    needs.test(utterance.text.slice(last.span[1]));
  // 'My kids Leo and Mia' are two.
  const said = utterance.words.map(({ word }) => word);
  const isOwn = said.some(
    (word, at) => isSelf(word, said[at - 1]) && !isMy(word, said[at + 1], said[at + 2]),
  );
  const own = isOwn ? 1 : 0;
  if (areTold || (isWish && areChildren.test(before))) return row.length + own;
  return isWish ? Math.max(counted, row.length) : counted;
}
/** 'Now the kids, Mia and Zac' */
const isNext = /^\W*(?:(?:ok|okay|right|so|yes|great|thanks|and)\W+)*(?:now|then|next|also|and)\b/i;
const children = new RegExp(`\\b${severalOfKin}\\b`, "i");
const areChildren = new RegExp(`\\b${severalOfKin}\\W*$`, "i");
const comesFor = new RegExp(
  `\\b(?:for|book|bring|get|fit|squeeze)(?: in)?(?: both)?(?: (?:my|our|the)(?: \\w+)?(?: ${severalOfKin}| \\w+))?\\W*$`,
  "i",
);
/** 'My girls need a check-up, Zoe and Mia Mitchell' */
const wishes = /\b(?:need|want|due|book|would like|like to|get|fit|for)\b/i;
const needs = /^\W*(?:\w+\W+){0,2}?(?:both|each|need|want|come|due|get|would like)\b/i;

/** In the order in which they are booked: as they were named one after the other, else each in the words about them. */
function namesOf(
  utterance: Utterance,
  own: Utterance | undefined,
  people: readonly Utterance[],
  count: number,
): readonly (Reading<PersonName> | null)[] {
  const row = splitToCount(readNamesInRow(utterance, true), count);
  if (row.length === count) return row;
  const others = people.filter((part) => part !== own);
  const isRow = own !== undefined && row.length === count - 1;
  const named = isRow ? row : people.length === count ? others.map(nameOf) : [];
  return own ? [ownName(utterance, own, others), ...named] : named;
}

/** The words between one 'and', or 'what about', and the next. */
function partsOf(utterance: Utterance): readonly Utterance[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of utterance.words.entries())
    if (word.word === "and" || word.word === "plus") parts.push([]);
    else if (asksAbout(utterance.words, at) || isListed(utterance, at)) parts.push([word]);
    else parts.at(-1)?.push(word);
  return parts.filter((words) => words.length > 0).map((words) => partOf(utterance, words));
}

/** 'For me, my wife Sue and my son Leo' */
function isListed({ words, text }: Utterance, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !next || !/^(?:my|our)$/.test(word.word)) return false;
  return isSomebody(next.word) && /,/.test(text.slice(before.end, word.start));
}

const asksAbout = (words: readonly Word[], at: number): boolean =>
  /^(?:what|how)$/.test(words[at]?.word ?? "") && words[at + 1]?.word === "about";

const isOfSomebody = (part: Utterance, at: number): boolean =>
  part.words.some(({ word }) => isSomebody(word)) || (at > 0 && opensWithName(part)) || isBesideI(part, at);

/** Where the caller speaks of themselves as one who comes; -1 = nowhere. */
const selfIn = ({ words }: Utterance): number =>
  words.findIndex(({ word }, at) => isSelf(word, words[at - 1]?.word));
/** 'My wife | and I both', 'I | and my wife', but neither 'I want one for Tom' nor '… | and I want one for Tom'. */
const isBesideI = ({ words }: Utterance, at: number): boolean =>
  words.at(-1)?.word === "i" ||
  (at > 0 &&
    words[0]?.word === "i" &&
    !/^(?:want|need|would|will|am|have|think|was)$/.test(words[1]?.word ?? ""));

/** 'For Holly', 'my daughter Holly', or a name that opens its part. */
function nameOf(part: Utterance): Reading<PersonName> | null {
  const opening = opensWithName(part) ? nameAt(part, 0) : null;
  const name = readName(part, { expected: null }) ?? opening;
  return name && isOfCaller(part, name) ? opening : name;
}

const isOfCaller = ({ text, words }: Utterance, { span }: Reading<PersonName>): boolean =>
  introducesCaller.test(text.slice(words[0]?.start ?? 0, span[0])) || tellsCaller.test(text.slice(span[1]));
/** 'For me and my wife on Friday, Greg Marsh here' */
const tellsCaller = /^\W*(?:here|speaking|calling)\b/i;

const isGiven = (word: string): boolean => commonFirstNames.has(word);
function opensWithName(part: Utterance): boolean {
  const [first] = part.words;
  return (
    first !== undefined && (isGiven(first.word) || isWritten(part, first.start)) && nameAt(part, 0) !== null
  );
}

/** 'Me, Pete Walsh', or however else the caller is named beside the others. */
function ownName(
  utterance: Utterance,
  own: Utterance,
  others: readonly Utterance[],
): Reading<PersonName> | null {
  const at = selfIn(own);
  const first = at < 0 ? undefined : own.words[at + 1];
  const isKnown = isGiven(first?.word ?? "");
  const named = first && isNameLike(own, first) ? nameAt(own, at + 1) : null;
  if (named && (isKnown || named.value.last !== null)) return named;
  const spoken = new Set(others.flatMap(({ words }) => words));
  const rest = partOf(
    utterance,
    utterance.words.filter((word) => !spoken.has(word)),
  );
  return readName(rest, { expected: null }) ?? callerIn(others);
}

/** 'For me and Leo next Tuesday, it's Jill Hart': who rings is named last, among the words about another. */
function callerIn(others: readonly Utterance[]): Reading<PersonName> | null {
  for (const part of others) {
    const said = introduces.exec(part.text.slice(part.words[0]?.start ?? 0, part.words.at(-1)?.end));
    const start = (part.words[0]?.start ?? 0) + (said ? said.index + said[0].length : 0);
    const at = said ? part.words.findIndex((word) => word.start >= start) : -1;
    const name = at < 0 ? null : nameAt(part, at);
    if (name) return name;
  }
  return null;
}
const introduces = /\b(?:i['’]?m|i am|my name(?:['’]s| is)?|it['’]?s|this is)\s/i;

/** A name by itself, by its capital, or by the comma that sets it off. */
const isNameLike = (part: Utterance, { word, start }: Word): boolean =>
  isGiven(word) || isWritten(part, start) || /,\s*$/.test(part.text.slice(0, start));

const isWritten = ({ text }: Utterance, at: number): boolean => /\p{Lu}/u.test(text.charAt(at));

function nameAt(part: Utterance, at: number): Reading<PersonName> | null {
  const taken = takeName(part, at, "likely");
  if (!taken) return null;
  const words = partOf(part, part.words.slice(at, taken.to));
  const name = readName(words, { expected: "name" });
  return name && { ...name, ...heardBetween(part, at, taken.to) };
}

const exact = ({ times }: WhenReading) => times.filter(({ value }) => value.kind === "exact");

/** Days or times of which each person's part holds just one. */
function onePerPart<Value>(
  said: readonly Reading<Value>[],
  people: readonly Utterance[],
  count: number,
): readonly Reading<Value>[] | null {
  if (said.length !== count || people.length !== count) return null;
  const each = people.map(({ words }) => {
    const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const own = said.filter(({ span }) => from <= span[0] && span[1] <= to);
    return own.length === 1 ? own[0] : undefined;
  });
  return each.every((one) => one !== undefined) ? each : null;
}

/** 'Five of us all at ten', 'both at the same time, nine': one time is wished for by each of them. */
function oneForAll(
  { text }: Utterance,
  said: readonly Reading<TimeWish>[],
  count: number,
): readonly Reading<TimeWish>[] | null {
  const [only, other] = said;
  if (!only || other || !atOnce.test(text)) return null;
  return Array.from({ length: count }, () => ({ ...only, assumed: [...only.assumed, sharedTime] }));
}
/** What is assumed of a time that each of several is to have. */
export const sharedTime = "the same time for all";
export const comeAtOnce = (text: string): boolean => atOnce.test(text);
const atOnce =
  /\b(?:all|both|everyone|everybody|each)(?: of (?:us|them))?(?: (?:come|be seen|in|booked|to come|together))? (?:at|in at)\b|\b(?:at the )?same (?:time|hour)\b|\b(?:all|both) together\b|\bat once\b/i;

/** 'At 10 and 10.30' gives each a time; 'at 10 or 10.30' gives a choice. */
function oneInTurn<Value>(
  { text }: Utterance,
  said: readonly Reading<Value>[],
  count: number,
): readonly Reading<Value>[] | null {
  const isJoined = said.every(({ span }, at) => {
    const before = said[at - 1];
    return !before || /^\W*(?:and|then|\W)*(?: at| for)?\W*$/i.test(text.slice(before.span[1], span[0]));
  });
  return said.length === count && isJoined ? said : null;
}
