import type { AppointmentType } from "#contract/limits.ts";
import { addDays, mondayOf, weekdayOf } from "#kernel/zoned-time.ts";
import type { DaySpan, PersonName, Reading, TimeWish, WhenReading } from "../understanding.ts";
import { capitaliseName } from "../who/capitalise.ts";
import { surnameIn } from "../who/find-name.ts";
import { partOf, type Utterance, type Word } from "../words.ts";
import { type PersonSpoken, peopleIn, speaksOfSeveral } from "./people-spoken-of.ts";
import { readVisit } from "./read-visit.ts";

/**
 * Several who come, each told with a day or a time of their own: 'Sanjay on Monday and Lakshmi on Tuesday', 'a filling at
 * nine and my wife Sue a clean at half past'. That each has one is what tells them from people who are only spoken of.
 */
export interface ToldApart {
  isSelf: boolean;
  name: Reading<PersonName> | null;
  day: Reading<DaySpan> | null;
  time: Reading<TimeWish> | null;
  visit: Reading<AppointmentType> | null;
}

/** The words from one person to the next. */
interface Group {
  words: readonly Word[];
  person: PersonSpoken | null;
}

interface Told extends Group {
  days: readonly Reading<DaySpan>[];
  times: readonly Reading<TimeWish>[];
}

/** In the order in which they were told; null unless two at least are. */
export function readToldApart(utterance: Utterance, said: WhenReading): readonly ToldApart[] | null {
  if (said.days.length + said.times.length < 2 || !mayBeSeveral(utterance, said)) return null;
  const when = withRepeated(utterance, said);
  const groups = withCaller(groupsIn(utterance, when));
  const shared = groups.find(({ person }) => person === null) ?? null;
  const people = onceEach(groups.filter((each) => each.person !== null));
  const last = surnameIn(utterance)?.parts ?? [];
  // 'Me on Monday and me again on Tuesday' is one person.
  if (people.filter(({ person }) => person?.isSelf).length > 1) return null;
  if (people.length < 2 || people.some((each) => !isToldPlainly(utterance, each))) return null;
  const days = daysOf(utterance, people, shared?.days ?? []);
  return people.map(({ person, words, times }, at) => ({
    isSelf: person?.isSelf === true,
    name: person?.name ? withLast(person.name, last) : null,
    day: days[at] ?? null,
    time: times[0] ?? null,
    visit: readVisit(partOf(utterance, words), false),
  }));
}

/** What was done or is ruled out gives nobody a time, and neither does a choice. */
const mayBeSeveral = ({ text }: Utterance, when: WhenReading): boolean =>
  when.excludedDays.length + when.excludedTimes.length === 0 && !isOther.test(text);
const isOther =
  /\b(?:or|were|had|saw|came|went|missed|unless|except|(?:can['’]?t|cannot|won['’]?t|doesn['’]?t|don['’]?t|not)\b(?! (?:mind|wait)))\b|\bwas\b(?! (?:wondering|hoping|thinking|after|just|looking))/i;

function groupsIn(utterance: Utterance, when: WhenReading): readonly Told[] {
  const clauses = clausesOf(utterance)
    .map((words) => ({ part: partOf(utterance, words), words, isTimed: holdsAny(words, when) }))
    .map((clause) => ({ ...clause, people: peopleIn(clause.part) }));
  const isOfSeveral = ({ people, part }: (typeof clauses)[number]): boolean =>
    people.length > 1 || speaksOfSeveral(part);
  if (clauses.some((clause) => clause.isTimed && isOfSeveral(clause))) return [];
  // 'Three of us, me on Monday …'
  const single = clauses.filter((clause) => !isOfSeveral(clause));
  // 'It's Jill Hart' tells who rings and gives them no time.
  const isWhoRings = ({ people: [person], words, isTimed }: (typeof clauses)[number]): boolean =>
    !isTimed &&
    person !== undefined &&
    (person.isIntroduced || (isAll(person, words) && opens(words, clauses)));
  const caller = single.find(isWhoRings)?.people[0]?.name ?? null;
  const groups = single
    .filter((clause) => !isWhoRings(clause))
    .reduce(
      (before: readonly Group[], { words, people }) => joined(before, words, people[0] ?? null, when),
      [],
    );
  return groups.map(({ words, person }) => {
    const isUnnamed = person?.isSelf && person.name === null;
    return { words, person: isUnnamed ? { ...person, name: caller } : person, ...within(words, when) };
  });
}

/** With one clause more: of somebody else, or of the one spoken of before it. */
function joined(
  groups: readonly Group[],
  words: readonly Word[],
  person: PersonSpoken | null,
  when: WhenReading,
): readonly Group[] {
  const last = groups.at(-1);
  if (!last) return [{ words, person }];
  const before = groups.slice(0, -1);
  // 'Me, Elias, at ten'
  if (last.person && person && isNameOf(last.person, person, words))
    return [...before, { ...last, person: { ...last.person, name: person.name } }];
  const isOfLast = person === null || (last.person === null && !holdsAny(last.words, when));
  return isOfLast
    ? [...before, { words: [...last.words, ...words], person: person ?? last.person }]
    : [...groups, { words, person }];
}

/** 'For me and my wife Sue on Wednesday, me at nine and her at ten': each once, with all that was told of them. */
function onceEach(groups: readonly Told[]): readonly Told[] {
  const people: Told[] = [];
  for (const group of groups) {
    const at = people.findIndex((each) => isMoreOf(group, each));
    const before = people[at];
    if (before) people[at] = both(before, group);
    else people.push(group);
  }
  return people;
}

/** Two days or two hours are those of two, though both are 'my son'. */
const isMoreOf = (one: Told, before: Told): boolean =>
  one.person !== null &&
  before.person !== null &&
  areSame(one.person, before.person) &&
  (one.days.length === 0 || before.days.length === 0) &&
  (one.times.length === 0 || before.times.length === 0);

/** In the words in which the more is told of them. */
function both(before: Told, { words, person, days, times }: Told): Told {
  const isMore = days.length + times.length > 0;
  const name = person?.name ?? before.person?.name ?? null;
  return {
    words: isMore ? words : before.words,
    person: isMore && person ? { ...person, name } : before.person,
    days: days.length > 0 ? days : before.days,
    times: times.length > 0 ? times : before.times,
  };
}

function areSame(one: PersonSpoken, before: PersonSpoken): boolean {
  if (one.isSelf || before.isSelf) return one.isSelf && before.isSelf;
  if (one.name) return one.name.value.first === before.name?.value.first;
  return one.heard === before.heard || /^(?:him|her)$/.test(one.heard);
}

const isNameOf = (before: PersonSpoken, person: PersonSpoken, words: readonly Word[]): boolean =>
  before.name === null && isAll(person, words);

/** A name and nothing else */
const isAll = ({ span, name }: PersonSpoken, words: readonly Word[]): boolean =>
  name !== null && span[0] === words[0]?.start && span[1] === words.at(-1)?.end;

/** 'Hi, Anita Rao. I need …': nobody was spoken of before. */
const opens = (
  words: readonly Word[],
  clauses: readonly { words: readonly Word[]; people: readonly PersonSpoken[] }[],
): boolean => clauses.find(({ people }) => people.length > 0)?.words === words;

/** 'Leo on Wednesday and Mia on Thursday, surname Marsh' */
function withLast(name: Reading<PersonName>, last: readonly string[]): Reading<PersonName> {
  const { first } = name.value;
  if (name.value.last !== null || last.length === 0) return name;
  const shared = capitaliseName([...last]).join(" ");
  return { ...name, value: { first, last: shared, full: `${first} ${shared}` } };
}

/** 'A check-up at nine and my wife at ten': who comes at nine is who rings. A day alone, before all of them, is that of all. */
function withCaller(groups: readonly Told[]): readonly Told[] {
  const [first, ...others] = groups;
  if (!first || first.person !== null || others.some(({ person }) => person?.isSelf)) return groups;
  const isOfAll = first.times.length === 0 && others.every(({ days }) => days.length === 0);
  const at = first.words[0]?.start ?? 0;
  const self = { heard: "", isSelf: true, isIntroduced: false, name: null, span: [at, at] as const };
  return isOfAll ? groups : [{ ...first, person: self }, ...others];
}

/** Parted by 'and' and by commas, but not within a day or a time. */
function clausesOf({ words, text }: Utterance): readonly (readonly Word[])[] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isStop = before !== undefined && /[,;!?]|\.\s/.test(text.slice(before.end, word.start));
    if (word.word === "and" || word.word === "plus") clauses.push([]);
    else if (isStop) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter((words) => words.length > 0);
}

const holds = (words: readonly Word[], { span }: Reading<unknown>): boolean =>
  (words[0]?.start ?? 0) <= span[0] && span[1] <= (words.at(-1)?.end ?? 0);

const within = (words: readonly Word[], { days, times }: WhenReading) => ({
  days: days.filter((day) => holds(words, day)),
  times: times.filter((time) => holds(words, time)),
});

/** 'Wednesday at nine for me and Thursday at nine for Leo': what is said twice is read once. */
function withRepeated({ text }: Utterance, when: WhenReading): WhenReading {
  const taken = [...when.days, ...when.times].map(({ span }) => span);
  const isFree = (from: number): boolean => taken.every(([start, end]) => from < start || end <= from);
  const again = <Value>(readings: readonly Reading<Value>[]): readonly Reading<Value>[] =>
    readings.flatMap((reading) => [
      reading,
      ...placesOf(text, reading.heard)
        .filter(([from]) => isFree(from))
        .map((span) => ({ ...reading, span })),
    ]);
  return { ...when, days: again(when.days), times: again(when.times) };
}

/** The 'one' of 'one for me' is no hour: behind a day or 'at' it is. */
function placesOf(text: string, heard: string): readonly (readonly [number, number])[] {
  const [whole, words] = [text.toLowerCase(), heard.toLowerCase()];
  const places: (readonly [number, number])[] = [];
  // What is left to the clinic ('any day') was read from no words of its own.
  if (words === "") return places;
  for (let from = whole.indexOf(words); from >= 0; from = whole.indexOf(words, from + 1)) {
    const isPlaced = /\s/.test(words) || /day$/.test(words) || /(?:\bat|day)\s+$/.test(whole.slice(0, from));
    const isWhole =
      !/^[\p{L}\d]/u.test(whole.slice(from + words.length)) && !/[\p{L}\d]$/u.test(whole.slice(0, from));
    if (isPlaced && isWhole) places.push([from, from + words.length]);
  }
  return places;
}

const holdsAny = (words: readonly Word[], when: WhenReading): boolean => {
  const { days, times } = within(words, when);
  return days.length + times.length > 0;
};

/** One day or time, or one of both, with nothing but small words between it and whose it is. */
function isToldPlainly(utterance: Utterance, { words, person, days, times }: Told): boolean {
  if (!person || days.length > 1 || times.length > 1 || days.length + times.length === 0) return false;
  const visit = readVisit(partOf(utterance, words), false);
  const spans = [...days, ...times].map(({ span }) => span);
  const [from, to] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  const [start, end] = person.span;
  // Whoever rings and does not name themselves says what they want in words of their own.
  if (start === end) return true;
  const isBehind = end <= from;
  const [a, b] = isBehind ? [end, from] : [to, start];
  const aside = [...spans, ...(visit ? [visit.span] : [])];
  const small = isBehind ? behindPerson : beforePerson;
  return words.every((word) => {
    const isBetween = a <= word.start && word.start < b;
    const isAside = aside.some(([first, last]) => first <= word.start && word.start < last);
    return !isBetween || isAside || small.has(word.word);
  });
}
const always =
  "on at in for the a an to please say maybe around about from after before by then appointment visit booking check up checkup clean cleaning one time day it is would be could can will take have come both";
const behindPerson: ReadonlySet<string> = new Set(
  `${always} comes coming get need needs want wants like likes see seen booked go going who i am me his her their own also too`.split(
    " ",
  ),
);
const beforePerson: ReadonlySet<string> = new Set(
  `${always} suits works good fine with my our just`.split(" "),
);

/** Whose day is not told comes on the one before, or on the only one that is. */
function daysOf(
  { text }: Utterance,
  people: readonly Told[],
  shared: readonly Reading<DaySpan>[],
): readonly (Reading<DaySpan> | null)[] {
  const own = people.map(({ days }) => days[0] ?? null);
  let last = shared[0] ?? own.find((day) => day !== null) ?? null;
  return own.map((day) => {
    const meant = day && last && day !== last ? inWeekOf(last, day, text) : day;
    last = meant ?? last;
    return last;
  });
}

/** 'Tuesday the 8th for me and the Thursday for Otto': a weekday behind another's day is of that week, where it comes later in it or is pointed at. */
function inWeekOf(
  { value: { from } }: Reading<DaySpan>,
  day: Reading<DaySpan>,
  text: string,
): Reading<DaySpan> {
  const date = addDays(mondayOf(from), (weekdayOf(day.value.from) + 6) % 7);
  const isPointedAt = /\bthe\s+$/i.test(text.slice(0, day.span[0]));
  const isOfWeek = weekdayAlone.test(day.heard) && (date > from || isPointedAt);
  if (!isOfWeek || date === day.value.from) return day;
  return { ...day, value: { from: date, to: date }, assumed: [...day.assumed, "of the week just spoken of"] };
}
const weekdayAlone = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
