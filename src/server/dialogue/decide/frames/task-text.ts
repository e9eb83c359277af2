import { formatPhone } from "#kernel/phone-numbers.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { RingBack } from "../../events.ts";
import { isAnyDay, isPlainWhen } from "../../plain-when.ts";
import type { DaySpan, Reading, TimeWish } from "../../readings.ts";
import { quoted } from "../../stored-task.ts";
import { isKinOfName, isKinSaid } from "../../who/kin-beside-name.ts";
import { answersBeside } from "../danger/asked-and-answered.ts";
import type { FoundVisit, Ledger, Matter, Person } from "../ledger.ts";
import { weightyOf } from "../points-told.ts";
import { isRefused } from "../refused.ts";
import { holds, inWriting, sentence } from "../writing.ts";
import { isDead, personOf } from "./people.ts";
import { inShort, isOfBook } from "./settle.ts";
import { onlyVisitOf, urgentVisitOf } from "./standing-visit.ts";

/**
 * What the team reads of a call: what the ledger knows for certain, whom to ring, how and when, and then all that the caller said,
 * in their words and in the order said. Nothing sums up what they said: a summary that misreads them is worse than none.
 */

/** Where nothing that they said tells more. */
export const askedForPerson = "Asked for a person.";

export type Way = Exclude<NonNullable<Person["reachBy"]>, "call">;

interface Told {
  ring: RingBack;
  /** Under whose name it is left; null = it was not told. */
  by: string | null;
}

/** @param told the matters that the team has or gets now, the latest last */
export function taskText(ledger: Ledger, told: readonly Matter[], { ring, by }: Told): string {
  const words = wordsOf(ledger, told, ring);
  const isElse = ring.person !== ledger.caller;
  const way = ring.by === null || ring.by === "call" ? undefined : ring.by;
  const ours = told
    .flatMap(({ notes }) => notes.filter((each) => !isTheirs(ledger, each)))
    .filter((each) => each !== askedForPerson || words.length === 0);
  return [
    factsOf(ledger, told, by ?? "The caller"),
    ...[...new Set(ours)].map(sentence),
    aboutLine(ledger, told, ring),
    ...(isElse ? [rungLine(ledger, ring)] : []),
    ...(way === undefined ? [] : [reachLines[way]]),
    ringLine(ledger, ring),
    ...(ring.extension === null ? [] : [`Extension ${ring.extension}.`]),
    secondLine(ring),
    rangFrom(ledger, ring.phone),
    notThatLine(ledger, ring.phone),
    ...ledger.people.flatMap(({ email }) => (email === null ? [] : [`Email: ${email}`])),
    ...answersBeside(ledger),
    ledger.isHealthUnwanted && told.some(({ urgent }) => urgent !== undefined) ? keptToThose : "",
    words.length === 0 ? "" : `In the caller's words: ${quoted(words)}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** Nobody takes news of health out of what whoever treats them must know; who else reads it is theirs to say. */
const keptToThose =
  "They asked that the news of their health be taken out again: keep it to whoever treats them, and ask them about it.";

/** `Ring Karen for Edna Mulcahy`, `Text Wayne Kowalczyk back`, `Ring Sue Cotter back about Beryl Cotter`. */
export function taskTitle(ledger: Ledger, matter: Matter, { ring, by }: Told): string {
  const about = matter.person === ledger.caller ? null : (ledger.people[matter.person]?.name?.full ?? null);
  if (ring.person !== ledger.caller) {
    const forWhom =
      (matter.person === ring.person ? null : about) ?? ledger.people[ledger.caller]?.name?.full;
    const isSaid = forWhom === undefined || by?.includes(forWhom) === true;
    return isSaid ? `Ring ${by ?? "a caller"} back` : `Ring ${by ?? "somebody"} for ${forWhom}`;
  }
  // A card that nobody signed is about them, and not from them.
  const isOfThem = by !== null && isSignedByThem(ledger, matter);
  const signed = isOfThem ? null : by;
  const who = signed ?? "a caller";
  const of = about === null || about === signed ? "" : ` about ${about}`;
  const verb = ring.by === "call" ? "Ring" : ring.by === null ? null : titleVerbs[ring.by];
  // Under nobody's name but theirs who left it.
  if (verb === null) return isOfThem ? `Message about ${by}` : `Message from ${who}`;
  return `${verb} ${who}${verb === "Write to" ? "" : " back"}${of}`;
}
const titleVerbs: Readonly<Record<Way, string | null>> = {
  text: "Text",
  email: "Email",
  post: "Write to",
  none: null,
};

const reachLines: Readonly<Record<Way, string>> = {
  text: "By text, not by a call.",
  email: "By email, not by a call.",
  post: "By post.",
  none: "Nobody needs to ring them.",
};

/** One line of what stands or was asked for by the book itself; empty where it is all in their words. */
function factsOf(ledger: Ledger, told: readonly Matter[], who: string): string {
  // Told again with the minutes, that they run late is told by them.
  const isTimed = told.some(({ lateBy, overtaken }) => lateBy !== undefined && overtaken === undefined);
  const isUntimed = ({ kind, lateBy, overtaken }: Matter): boolean =>
    kind === "late" && lateBy === undefined && overtaken === undefined;
  const of = told.filter((matter) => !(isTimed && isUntimed(matter)));
  const known = [...new Set(of.flatMap((matter) => knownOf(ledger, matter)))];
  const undone = [...new Set(of.flatMap((matter) => undoneOf(ledger, matter)))];
  return [...(known.length === 0 ? [] : [`${who} ${known.join("; ")}.`]), ...undone.map(sentence)].join("\n");
}

/** What the book did or refused, and what they were told of a visit. */
function knownOf(ledger: Ledger, matter: Matter): readonly string[] {
  const own = ownWish(ledger, matter);
  const refused = passedOnWith(ledger, matter).filter((wish) => isRefused(ledger, wish));
  return [...refused.map((wish) => refusedIn(ledger, wish)), ...(own === null ? [] : [own])];
}

const passedOnWith = (ledger: Ledger, { passesOn = [] }: Matter): readonly Matter[] =>
  passesOn.flatMap((index) => {
    const wish = ledger.matters[index];
    return wish && (wish.status === "passed_on" || wish.status === "open") ? [wish] : [];
  });

function undoneOf(ledger: Ledger, matter: Matter): readonly string[] {
  // That somebody wants an appointment tells nothing beside their words, and may be wrong: what for, or which time they chose, is more.
  const isMore = ({ kind, slot, treatment }: Matter): boolean =>
    kind !== "book" || slot !== null || (treatment ?? "General Consultation") !== "General Consultation";
  return passedOnWith(ledger, matter)
    .filter((wish) => !isRefused(ledger, wish) && isMore(wish))
    .map((wish) => inShort(wish, forWhom(ledger, wish)));
}

/** Whom it is about, by name, where neither the title nor another line says so. */
function aboutLine(ledger: Ledger, told: readonly Matter[], { by }: RingBack): string {
  const last = told.at(-1);
  const person = last && personOf(ledger, last);
  const isSaid = (by !== null && by !== "none") || told.some((each) => isSaidOf(ledger, each));
  return isSaid || last?.person === ledger.caller || !person?.name
    ? ""
    : `About ${calledOf(ledger, person)}.`;
}
const isSaidOf = (ledger: Ledger, matter: Matter): boolean =>
  knownOf(ledger, matter).length + undoneOf(ledger, matter).length > 0;

/** Nobody is to do it on their word. */
function refusedIn(ledger: Ledger, wish: Matter): string {
  const who = calledOf(ledger, personOf(ledger, wish));
  const of = who === "" ? "another person's visit" : `a visit for ${who}`;
  const what =
    wish.kind === "check" || wish.kind === "confirm"
      ? `asked about ${of}`
      : `asked for ${of} to be ${changes[wish.kind] ?? "changed"}`;
  const when = wish.when.heard === "" ? "" : `, wished for: ${wish.when.heard}`;
  const why = isDead(ledger, personOf(ledger, wish))
    ? "who has died, as they said: nothing was told or changed"
    : "and was told nothing: only they can ask for it";
  return `${what}${when}, ${why}`;
}
const changes: Partial<Readonly<Record<Matter["kind"], string>>> = { move: "moved", cancel: "cancelled" };

/** What is known of the visit that it is told with. */
function ownWish(ledger: Ledger, matter: Matter): string | null {
  const { kind, visit, isLate, urgent, overtaken } = matter;
  if (overtaken) return noMore(matter, overtaken);
  const about = visitToldWith(ledger, matter);
  if (kind === "confirm" && visit)
    return `confirms the visit on ${spokenDate(visit.date)} at ${twelveHour(visit.time)}`;
  if (kind === "late" || isLate) return lateFor(about, matter.lateBy);
  if (urgent && about) {
    const whose = isSignedByThem(ledger, matter) ? "" : forWhom(ledger, matter);
    return `has a visit${whose} on ${spokenDate(about.date)} at ${twelveHour(about.time)}${notTheirs(ledger, matter)}`;
  }
  return null;
}

/** Whoever reads the card may have read before that it was so. */
function noMore({ kind }: Matter, { date, time, by }: NonNullable<Matter["overtaken"]>): string {
  const then = ` ${twelveHour(time)} on ${spokenDate(date)}`;
  const what = kind === "confirm" ? `had confirmed the visit at${then}` : `had said they run late for${then}`;
  return `${what}; ${since[by]}`;
}
const since: Readonly<Record<NonNullable<Matter["overtaken"]>["by"], string>> = {
  moved: "this call has moved that visit since",
  cancelled: "this call has cancelled that visit since",
  on_time: "they say they will be on time after all",
  taken_back: "they took that back",
};

/** ` (the news of health is Ruby’s, not Oscar’s)`: their words may tell it of the other. */
function notTheirs(ledger: Ledger, { person, urgent }: Matter): string {
  if (urgent?.notOf === undefined || urgent.notOf === person) return "";
  const { people, caller } = ledger;
  const of = (at: number): string =>
    at === caller ? "the caller’s own" : `${calledOf(ledger, people[at]) || "somebody else"}’s`;
  return ` (the news of health is ${of(person)}, not ${of(urgent.notOf)})`;
}

/** Whoever rings said no name, and the word is left under theirs whom it is about. */
const isSignedByThem = ({ people, caller }: Ledger, { person }: Matter): boolean =>
  person !== caller && people[caller]?.name === null && people[person]?.name !== null;

/** `is running about 20 minutes late for 9:30 am on Friday 27 November` */
const lateFor = (visit: Pick<FoundVisit, "date" | "time"> | null, minutes?: number): string =>
  [
    minutes === undefined ? "is running late" : `is running about ${minutes} minutes late`,
    visit === null ? "" : ` for ${twelveHour(visit.time)} on ${spokenDate(visit.date)}`,
  ].join("");

export const forWhom = (ledger: Ledger, matter: Matter): string => {
  const who = calledOf(ledger, personOf(ledger, matter));
  return matter.person === ledger.caller || who === "" ? "" : ` for ${who}`;
};

/** Who is to be rung in the caller's place, and who asked for it. */
function rungLine(ledger: Ledger, { person: rung, phone: rungOn, second }: RingBack): string {
  const { people, caller, callerNumber, notToRing = [] } = ledger;
  const { phone = null } = people[rung] ?? {};
  const who = calledOf(ledger, people[rung]);
  const asked = people[caller]?.name?.full ?? "the caller";
  const number =
    phone === null
      ? "Their own number was not told."
      : `Their number is as ${asked} told it, and not checked.`;
  // Whoever is not reached is asked after on it: the line they ring from may be another.
  const own = people[caller]?.ringOn ?? people[caller]?.phone ?? null;
  const isSaid = [rungOn, second?.phone, callerNumber, ...notToRing].includes(own);
  const isBeside = own !== null && !isSaid;
  const callers = isBeside ? ` ${asked}’s own number: ${formatPhone(own)}.` : "";
  return `Ring ${who === "" ? "somebody else" : who}, not ${asked}, who rang. ${number}${callers}`;
}

/**
 * `the caller’s wife Ada Okafor`, `their mum Grace`; empty where nothing is known. A kinship stands beside a name only where it was said
 * of that name: whoever reads it rings by it.
 */
function calledOf(
  { said = [] }: Pick<Ledger, "said">,
  { name = null, relation = null, isOfOther }: Partial<Person> = {},
): string {
  const isTheirs =
    relation !== null &&
    (name === null ? isKinSaid(said, relation) : isKinOfName(said, relation, name.first));
  const kin = isTheirs ? `${isOfOther ? "their" : "the caller’s"} ${relation}` : "";
  return `${kin} ${name?.full ?? ""}`.trim();
}

/** `If not answered: wife Sue, 0498 765 432.` */
const secondLine = ({ second }: RingBack): string => {
  if (second === undefined) return "";
  const { phone, relation, name, isCaller } = second;
  const whose = [relation, name].filter((each) => each !== null).join(" ");
  const who = whose === "" ? (isCaller ? "the caller" : "their other number") : whose;
  return `If not answered: ${who}, ${phone === null ? "whose number was not told" : formatPhone(phone)}.`;
};

/** The number that rang stays known where another one was told. */
const rangFrom = ({ callerNumber, notToRing = [] }: Ledger, phone: string | null): string =>
  callerNumber === null || phone === null || phone === callerNumber || notToRing.includes(callerNumber)
    ? ""
    : `Rang from ${formatPhone(callerNumber)}.`;

/** A number that the clinic may find elsewhere, and is not to ring; by its end alone, so that nobody rings it from here. */
const notThatLine = ({ notToRing = [], notToRingOf = [] }: Ledger, phone: string | null): string => {
  const others = notToRing.filter((each) => each !== phone).map((each) => `ending in ${each.slice(-3)}`);
  const theirs = notToRingOf.map((relation) => `of the caller’s ${relation}`);
  const all = [...others, ...theirs];
  return all.length === 0 ? "" : `Not on the number ${all.join(" or ")}.`;
};

/** All that they said, each thing once, in the order said; what only tells when to ring stands there. */
function wordsOf(ledger: Ledger, told: readonly Matter[], { words: when }: RingBack): readonly string[] {
  const notes = told.flatMap((matter) => matter.notes.filter((each) => isTheirs(ledger, each)));
  // What was told for a visit and in the same breath for the team may mean something else without the rest.
  const before = ledger.wordsBefore.filter(
    (line) =>
      isStillForTeam(ledger, line) ||
      ledger.told?.detail.includes(line) ||
      notes.some((note) => holds(line, note)),
  );
  const all = [...new Set([...before, ...ledger.words, ...notes])].filter(
    (each) => when === null || !isOnly(each, when) || each.split(" ").length > mostOfRingTime,
  );
  const whole = all.filter((each) => !all.some((other) => other !== each && holds(other, each)));
  const placeOf = (line: string): number => {
    const at = (ledger.said ?? []).findIndex((each) => each.includes(line));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return whole.toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
}

/** Whoever says more tells why, too, and may put the time right later. */
const mostOfRingTime = 5;

/** Of what was said for something that is done since, only news that somebody must see, and what nobody has answered. */
const isStillForTeam = (ledger: Ledger, line: string): boolean =>
  ledger.matters.every((matter) => matter.status !== "done" || !isOfBook(matter)) ||
  weightyOf(ledger, [line]).length > 0 ||
  ledger.questions.some(
    ({ status, words, wordedBefore = [] }) =>
      status !== "answered" && [words, ...wordedBefore].some((each) => holds(line, each)),
  );

/** 'Oh, actually after four' tells nothing but when. */
export const isOnly = (text: string, part: string): boolean =>
  holds(text, part) && text.length <= part.length + mostLettersBeside;
const mostLettersBeside = 12;

/** In the caller's own words, as they were said: only those stand in quotation marks. */
const isTheirs = ({ said = [] }: Ledger, words: string): boolean => said.some((each) => each.includes(words));

/** The visit that it is told with, as far as it stands under the ringing number: for the team alone. */
function visitToldWith(ledger: Ledger, matter: Matter): Pick<FoundVisit, "date" | "time"> | null {
  const urgent = matter.urgent ? urgentVisitOf(ledger, matter) : null;
  const isOfOne = matter.kind === "late" || matter.isLate === true || matter.urgent !== undefined;
  return urgent ?? (isOfOne ? onlyVisitOf(ledger, matter) : matter.visit);
}

/** In the caller's words, and which day that is for whoever reads it later, where that is plain. */
function ringLine(ledger: Ledger, { when, words: told }: RingBack): string {
  const { days, times, excludedDays, excludedTimes } = when;
  const read = isPlainWhen(when)
    ? [
        ...days.filter(({ value }) => !isAnyDay(value)).map(({ value }) => dayOf(value)),
        ...times.map(({ value }) => timeOf(value)),
        ...eachOnce(excludedDays.map(outOf)).map((day) => `not ${day}`),
        ...new Set(excludedTimes.map(({ value }) => `not ${timeOf(value)}`)),
      ].join(", ")
    : "";
  const words = told ?? "";
  const theirs = isTheirs(ledger, words) ? quoted([words]) : inWriting(words);
  const line = words === "" ? read : `${theirs}${read === "" ? "" : ` (${read})`}`;
  return line === "" ? "" : `To be rung: ${line}.`;
}

/** 'Not Fridays', as it was said, and not each of the Fridays that are ruled out by it; 'not tomorrow' is a date for whoever reads it later. */
const outOf = ({ value, heard }: Reading<DaySpan>): string => {
  const words = heard.split(" ").filter((word) => !joins.has(word));
  const [only = "", ...others] = words;
  return others.length === 0 && isWeekdayName(only) ? capital(only) : dayOf(value);
};
/** 'Saturday' beside 'Saturdays' tells nothing more. */
const eachOnce = (days: readonly string[]): readonly string[] =>
  days.filter((day, at) => days.indexOf(day) === at && !days.includes(`${day}s`));
const joins: ReadonlySet<string> = new Set(["on", "a", "the", "any"]);
const isWeekdayName = (word: string): boolean => {
  const one = word.endsWith("s") ? word.slice(0, -1) : word;
  return weekdayNames.some((name) => name.toLowerCase() === one.toLowerCase());
};
const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const dayOf = ({ from, to }: DaySpan): string =>
  from === to ? spokenDate(from) : `${spokenDate(from)} to ${spokenDate(to)}`;
const timeOf = (wish: TimeWish): string => (wish.kind === "exact" ? twelveHour(wish.time) : wish.label);
