import { everydayWords } from "../../who/everyday-words.ts";
import { firstNames, isSurelyFirstName } from "../../who/first-names.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import { isRelation, isRelationWord, toUsualRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Word } from "../../words.ts";
import type { OfPerson } from "../acts/acts.ts";
import type { ActLabel } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import { standingOfRelation } from "./read-people.ts";

/**
 * Those who are told of with a time of their own: 'Elsa at half past three and Oskar at four', 'me at four and my husband at half four'. What
 * stands beside a time is whoever comes then, by whichever name: the places tell it, and no list has to know them.
 */

/** Behind these a first name is somebody's who is not to be seen. */
export const ofOthers = wordSet(
  "doctor dr mr mrs ms miss street st with see by from i'm im am it's its this name call called uncle aunt aunty nurse",
);

export interface EachPerson {
  act: Found;
  /** Index of the word that begins their part: the one that joins it, or the name. */
  from: number;
}

/** First names: those under which whoever speaks introduces themselves, and those that are known on the call. */
type Names = Readonly<Record<"callers" | "known", ReadonlySet<string>>>;

interface Comer {
  whom: OfPerson;
  at: number;
  key: string;
}

/** Empty where fewer than two are told apart, or one of them has no time. */
export function readPersonTimes(words: readonly Word[], names: Names): readonly EachPerson[] {
  const all = withFirst(
    words,
    words.flatMap((_, at): Comer[] => {
      const whom = whoAt(words, at, names);
      return whom ? [{ whom, at, key: JSON.stringify(whom) }] : [];
    }),
  );
  // 'Check-ups for Tariq and me, Tariq at half four and me at four': each where they were named last.
  const last = all.filter(({ key }, k) => all.findLastIndex((each) => each.key === key) === k);
  // 'For Flora Hamish': the second word is no person of its own, unless they are named once more.
  const told = last.filter(
    ({ at, key }, k) =>
      (!isBehindName(words, at) || all.filter((each) => each.key === key).length > 1) &&
      !isOwnName(words, last[k - 1], at),
  );
  const parts = told.map(({ whom, at }, k) => ({
    whom,
    at,
    from: partFrom(words, at, told[k - 1]?.at ?? null),
  }));
  const isTimed = parts.every(({ from }, k) =>
    words.slice(from, parts[k + 1]?.from).some((_, at) => isTime(words, from + at)),
  );
  if (parts.length < 2 || !isTimed) return [];
  return parts.map(({ whom, at, from }): EachPerson => {
    const { start = 0, end = 0 } = words[at] ?? {};
    return { act: { act: { kind: "of_person", whom }, span: [start, end], certainty: sure }, from };
  });
}

/** 'The ten o'clock, and Margaret after me at half past': whoever another comes after has the hour that was told before. */
function withFirst(words: readonly Word[], all: readonly Comer[]): readonly Comer[] {
  const behind = words.findIndex(({ word }, at) => word === "me" && isComparedTo(words, at));
  const other = all.findLast(({ at }) => at < behind)?.at ?? -1;
  const at = words.findLastIndex((_, k) => k < other && isHour(words, k));
  const whom: OfPerson = { name: null, who: "caller" };
  const key = JSON.stringify(whom);
  if (behind < 0 || other < 0 || at < 0 || all.some((each) => each.key === key)) return all;
  return [{ whom, at, key }, ...all].toSorted((one, next) => one.at - next.at);
}

/** 'I'm the ten o'clock, Ron': who has just told of their own part is called so. */
const isOwnName = (words: readonly Word[], before: Comer | undefined, at: number): boolean =>
  before?.whom.name === null &&
  before.whom.who === "caller" &&
  !isPlaced(words, at) &&
  words
    .slice(before.at + 1, at)
    .every(({ word }, k) => ofOwnTime.has(word) || isHour(words, before.at + 1 + k));

function whoAt(words: readonly Word[], at: number, { callers, known }: Names): OfPerson | null {
  const { word = "" } = words[at] ?? {};
  const before = words[at - 1]?.word ?? "";
  if (isOwnPart(words, at)) return { name: null, who: "caller" };
  if (pointers.has(word)) return isPlaced(words, at) ? { name: null, who: "other" } : null;
  if (isRelation(word))
    return isPlaced(words, at)
      ? { name: null, who: "kin", relation: toUsualRelation(word), standing: standingOfRelation(word) }
      : null;
  const name = nameOf({ word, start: 0, end: 0 });
  const isKnown = known.has(name) || (name.length > 2 && isSurelyFirstName(name) && !everydayWords.has(name));
  const isOther = isKnown || (isNoOtherWord(name) && isPlaced(words, at));
  // 'My name's Salma', 'Salma Aziz here': whoever speaks is not told of.
  if (!isOther || callers.has(name) || ofOthers.has(before)) return null;
  const [first = ""] = capitaliseName([name]);
  return { name: { first, last: null, full: first } };
}

/** 'Hamish and Flora, Hamish on Tuesday', 'it's for Flora, Hamish's is at three': whoever else comes is no last name of the one named before. */
export const namedApart = (
  named: readonly Found[],
  each: readonly EachPerson[],
  { candidates }: Pick<HearContext, "candidates">,
): readonly Found[] => {
  const isKnown = (first: string | null): boolean =>
    candidates.some(({ kind, name }) => kind === "person" && name === first?.toLowerCase());
  return named.map((found): Found => {
    const { act } = found;
    const last = act.kind === "name" ? act.name.last : null;
    const isApart =
      each.some(({ act: { act: of } }) => of.kind === "of_person" && of.whom.name?.first === last) ||
      (act.kind === "name" && isKnown(act.name.first) && isKnown(last));
    if (!isApart || act.kind !== "name" || last === null) return found;
    const { first } = act.name;
    return { ...found, act: { ...act, name: { first, last: null, full: first }, part: "first" } };
  });
};

/** 'Me at two and my husband at half past' moves nothing, where no visit is known that could be. */
export const bookedApart = (
  labels: readonly ReadLabel<ActLabel>[],
  each: readonly EachPerson[],
  { candidates, wish }: HearContext,
): readonly ReadLabel<ActLabel>[] =>
  each.length > 1 && wish === null && !candidates.some(({ kind }) => kind === "visit")
    ? labels.map((told) =>
        told.label === "want.move" && told.certainty < surelyMoved ? { ...told, label: "want.book" } : told,
      )
    : labels;
const surelyMoved = 0.6;

export const nameOf = ({ word }: Word): string =>
  word.replace(/['’]?s$/, (end) => (end.length > 1 ? "" : end));

const isBehindName = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]?.word ?? "";
  return firstNames.has(before) && isSurelyFirstName(before) && !everydayWords.has(before);
};

/** 'For me', 'and me at', 'me at', 'me ten o'clock', 'I'll have', of a part of what is told. */
function isOwnPart(words: readonly Word[], at: number): boolean {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map((index) => words[index]?.word ?? "");
  if (word === "i" && next === "am") return words[at + 2]?.word === "the" && isHour(words, at + 3);
  if (word === "me" || word === "myself" || word === "meself")
    return (
      !isComparedTo(words, at) &&
      (before === "for" ||
        booking.has(before) ||
        next === "at" ||
        isTime(words, at + 1) ||
        (before === "and" && next === "for"))
    );
  return word === "mine" || ((word === "i'll" || word === "ill") && taking.has(next));
}
/** 'I'm the ten o'clock, and she's half past' */
const pointers = wordSet("he she");
/** 'After me', 'straight after him' */
const isComparedTo = (words: readonly Word[], at: number): boolean =>
  /^(?:after|before|behind)$/.test(words[at - 1]?.word ?? "");
/** 'Book me at four' */
const booking = wordSet("book put get fit squeeze slot");
const taking = wordSet("have take do");
const hours = wordSet("two three four five six seven eight nine ten eleven twelve half quarter midday noon");
const days = wordSet("monday tuesday wednesday thursday friday saturday sunday tomorrow today");
const ofHour = wordSet("at half quarter past to oclock o'clock thirty fifteen one about around");

/** What may stand between whoever comes and when: 'Otto on the Tuesday', 'Mia is at ten'. */
const leadsToTime = wordSet(
  "at on in is for about around from the next this first then gets has takes goes comes after before behind straight right me him her them",
);
const mostBetween = 4;

/** 'Oskar at four', 'wife eleven', 'half past three for Noah'. */
function isPlaced(words: readonly Word[], at: number): boolean {
  let behind = at + 1;
  while (behind <= at + mostBetween && leadsToTime.has(words[behind]?.word ?? "")) behind += 1;
  if (isTime(words, behind)) return true;
  const lead = words[at - 1]?.word === "my" ? at - 2 : at - 1;
  const time = /^(?:is|as)$/.test(words[lead - 1]?.word ?? "") ? lead - 2 : lead - 1;
  return words[lead]?.word === "for" && (isTime(words, time) || closesTime.has(words[time]?.word ?? ""));
}
const closesTime = wordSet("oclock o'clock thirty fifteen past");

const isNoOtherWord = (word: string): boolean =>
  word.length > 1 &&
  /^\p{L}+$/u.test(word) &&
  !everydayWords.has(word) &&
  !ordinaryWords.has(word) &&
  !neverNames.has(word) &&
  !days.has(word) &&
  !isRelationWord(word);

const isTime = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.word ?? "";
  return isHour(words, at) || days.has(word);
};

const isHour = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.word ?? "";
  const isOne = word === "one" && words[at - 1]?.word === "at";
  return isOne || hours.has(word) || /^\d/.test(word);
};

/** Where what is told of them begins: where it is joined, or with the hour that stands before 'for me'. */
function partFrom(words: readonly Word[], at: number, last: number | null): number {
  const joined = words.findLastIndex(({ word }, k) => k < at && k > (last ?? at) && word === "and");
  if (joined >= 0) return joined;
  const isPointed = /^(?:my|our)$/.test(words[at - 1]?.word ?? "");
  let from = isPointed ? at - 1 : at;
  const isBehindTime = words[from - 1]?.word === "for";
  if (last !== null && !isBehindTime) return from;
  while (from > (last ?? -1) + 1 && (leadsTo.has(words[from - 1]?.word ?? "") || isHour(words, from - 1)))
    from -= 1;
  return from;
}
const leadsTo: ReadonlySet<string> = new Set([...ofHour, "for", "me", "and", "is"]);
const ofOwnTime: ReadonlySet<string> = new Set([...ofHour, "the", "am"]);
