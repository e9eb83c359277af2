import { formatPhone } from "#kernel/phone-numbers.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { RingBack } from "../../events.ts";
import { isAnyDay, isPlainWhen } from "../../plain-when.ts";
import type { DaySpan, Reading, TimeWish } from "../../readings.ts";
import { quoted } from "../../stored-task.ts";
import type { FoundVisit, Ledger, Matter, Person } from "../ledger.ts";
import { weightyOf } from "../points-told.ts";
import { isRefused } from "../refused.ts";
import { holds, inWriting, sentence } from "../writing.ts";
import { aboutOf, asksOf, calledFrom, inTheirWords, lateFor, wantedBy } from "./errand.ts";
import { personOf } from "./people.ts";
import { inShort } from "./settle.ts";
import { lineVisitsOf, urgentVisitOf } from "./standing-visit.ts";

/**
 * What the team reads of a call: who wants what in a line, whom to ring, how, when, and then all that the caller said, in
 * their words and in the order said.
 */

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
  return [
    summaryOf(ledger, told, { ring, who: calledFrom(ledger, by ?? "The caller") }),
    toldLine(ledger, words),
    ...(isElse ? [rungLine(ledger, ring.person)] : []),
    ...(way === undefined ? [] : [reachLines[way]]),
    ringLine(ledger, ring),
    ...(ring.extension === null ? [] : [`Extension ${ring.extension}.`]),
    rangFrom(ledger, ring.phone),
    notThatLine(ledger, ring.phone),
    ...ledger.people.flatMap(({ email }) => (email === null ? [] : [`E-mail: ${email}`])),
    words.length === 0 ? "" : `In the caller's words: ${quoted(words)}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** One thing after another: none stands for the rest. */
function toldLine(ledger: Ledger, words: readonly string[]): string {
  const points = weightyOf(ledger, words);
  return points.length < 2 ? "" : `Told: ${points.map((each) => quoted([each])).join("; ")}.`;
}

/** `Ring Karen for Edna Mulcahy`, `Text Wayne Kowalczyk back`, `Ring Sue Cotter back about Beryl Cotter`. */
export function taskTitle(ledger: Ledger, matter: Matter, { ring, by }: Told): string {
  const about = matter.person === ledger.caller ? null : (ledger.people[matter.person]?.name?.full ?? null);
  if (ring.person !== ledger.caller) {
    const forWhom =
      (matter.person === ring.person ? null : about) ?? ledger.people[ledger.caller]?.name?.full;
    const isSaid = forWhom === undefined || by?.includes(forWhom) === true;
    return isSaid ? `Ring ${by ?? "a caller"} back` : `Ring ${by ?? "somebody"} for ${forWhom}`;
  }
  const who = by ?? "a caller";
  const of = about === null || about === by ? "" : ` about ${about}`;
  const verb = ring.by === "call" ? "Ring" : ring.by === null ? null : titleVerbs[ring.by];
  // Under nobody's name but theirs who left it.
  const from = calledFrom(ledger, who);
  if (verb === null) return `Message from ${from}`;
  return `${verb} ${from}${verb === "Write to" ? "" : " back"}${of === "" ? aboutOf(ledger) : of}`;
}
const titleVerbs: Readonly<Record<Way, string | null>> = {
  text: "Text",
  email: "E-mail",
  post: "Write to",
  none: null,
};

const reachLines: Readonly<Record<Way, string>> = {
  text: "By text, not by a call.",
  email: "By e-mail, not by a call.",
  post: "By post.",
  none: "Nobody needs to ring them.",
};

/** One line: what is still wanted of all that came up, and what is only to be known. */
function summaryOf(
  ledger: Ledger,
  told: readonly Matter[],
  { ring, who }: { ring: RingBack; who: string },
): string {
  // Told again with the minutes, that they run late is told by them.
  const isTimed = told.some(({ lateBy }) => lateBy !== undefined);
  const isUntimed = ({ kind, lateBy }: Matter): boolean => kind === "late" && lateBy === undefined;
  const wants = told.flatMap((matter) => (isTimed && isUntimed(matter) ? [] : wantsOf(ledger, matter)));
  const unlike = wants.filter((each, at) => wants.indexOf(each) === at);
  const plainly = plainlyIn(ledger, told, { ring, isElse: unlike.length > 0 });
  const plain = plainly === null ? unlike : [...unlike, plainly];
  const ours = told.flatMap(({ notes }) => notes.filter((each) => !isTheirs(ledger, each)));
  return [`${who} ${plain.join("; ")}.`, ...[...new Set(ours)].map(sentence)].join(" ");
}

function wantsOf(ledger: Ledger, matter: Matter): readonly string[] {
  const wishes = (matter.passesOn ?? []).flatMap((index) => ledger.matters[index] ?? []);
  const open = wishes.filter(({ status }) => status === "passed_on" || status === "open");
  const own = ownWish(ledger, matter);
  const wished = (wish: Matter): string =>
    isRefused(ledger, wish) ? refusedIn(ledger, wish) : inShort(wish, forWhom(ledger, wish));
  return [...open.map(wished), ...(own === null ? [] : [own])];
}

/** Nobody is to do it on their word. */
function refusedIn(ledger: Ledger, wish: Matter): string {
  const who = calledOf(personOf(ledger, wish));
  const of = who === "" ? "another person's visit" : `a visit for ${who}`;
  const what =
    wish.kind === "check" || wish.kind === "confirm"
      ? `asked about ${of}`
      : `asked for ${of} to be ${changes[wish.kind] ?? "changed"}`;
  const when = wish.when.heard === "" ? "" : `, wished for: ${wish.when.heard}`;
  return `${what}${when}, and was told nothing: only they can ask for it`;
}
const changes: Partial<Readonly<Record<Matter["kind"], string>>> = { move: "moved", cancel: "cancelled" };

/** What is told of itself, and not in the caller's words alone. */
function ownWish(ledger: Ledger, matter: Matter): string | null {
  const { kind, visit, isLate, urgent } = matter;
  const about = visitToldWith(ledger, matter);
  const which = about === null ? "" : ` ${spokenDate(about.date)} at ${twelveHour(about.time)}`;
  if (kind === "confirm" && visit)
    return `confirms the visit on ${spokenDate(visit.date)} at ${twelveHour(visit.time)}`;
  if (kind === "late" || isLate) return lateFor(about, matter.lateBy);
  if (urgent)
    return `has news of health before a visit${forWhom(ledger, matter)}${which}${inTheirWords(
      urgent.words.filter((each) => isTheirs(ledger, each)),
      [],
    )}`;
  return null;
}

/** What they want beside that: of whom, about what, or in their words where it has no name. */
function plainlyIn(
  ledger: Ledger,
  told: readonly Matter[],
  { ring, isElse }: { ring: RingBack; isElse: boolean },
): string | null {
  const last = told.at(-1);
  if (!last) return "left a message";
  const back = ring.by === null || ring.by === "none" ? null : wantsBack[ring.by];
  const asks = asksOf(ledger);
  const about = aboutOf(ledger);
  const to = wantedBy(ledger, told);
  const who = calledOf(personOf(ledger, last));
  const of = last.person === ledger.caller || who === "" ? "" : ` ${about === "" ? "about" : "for"} ${who}`;
  const complains =
    ledger.complaint === undefined
      ? null
      : // What is said of it stands below; without a subject it is all that there is.
        `complains${about || inTheirWords(theirs(ledger, ledger.complaint.words), [])}`;
  // What is left to the team says itself what it is about.
  const subject = complains === null && !isElse ? about : "";
  const wants =
    back !== null
      ? `${back}${to === null ? "" : ` ${ring.by === "call" ? "by" : "from"} ${to}`}${subject}${of}`
      : isElse || (to === null && about === "")
        ? null
        : `left word${to === null ? "" : ` for ${to}`}${subject}${of}`;
  const point = [complains, asks, wants].filter((each) => each !== null);
  const isNamed = isElse || complains !== null || asks !== null || about !== "";
  if (isNamed && (point.length > 0 || isElse)) return point.length === 0 ? null : point.join("; ");
  const openings = told.map(({ opening }) => opening);
  const notes = told.flatMap((each) => theirs(ledger, each.notes));
  const all = [...notes, ...ledger.words];
  const words = inTheirWords(all, new Set(all).size > 1 ? openings : []);
  return `${wants ?? `left word${of}`}${words}`;
}

const wantsBack = {
  ...{ call: "wants to be rung", text: "wants to hear back by text" },
  ...{ email: "wants to hear back by e-mail", post: "wants to hear back by post" },
};

const theirs = (ledger: Ledger, words: readonly string[]): readonly string[] =>
  words.filter((each) => isTheirs(ledger, each));

const forWhom = (ledger: Ledger, matter: Matter): string => {
  const who = calledOf(personOf(ledger, matter));
  return matter.person === ledger.caller || who === "" ? "" : ` for ${who}`;
};

/** Who is to be rung in the caller's place, and who asked for it. */
function rungLine({ people, caller }: Ledger, rung: number): string {
  const { phone = null } = people[rung] ?? {};
  const who = calledOf(people[rung]);
  const asked = people[caller]?.name?.full ?? "the caller";
  const unknown = phone === null ? " Their own number was not told." : "";
  return `Ring ${who === "" ? "somebody else" : who}, not ${asked}, who rang.${unknown}`;
}

/** `the caller’s wife Ada Okafor`, `their mum Grace`; empty where nothing is known. */
export function calledOf({ name = null, relation = null, isOfOther }: Partial<Person> = {}): string {
  const kin = relation === null ? "" : `${isOfOther ? "their" : "the caller’s"} ${relation}`;
  return `${kin} ${name?.full ?? ""}`.trim();
}

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
  const all = [...new Set([...ledger.wordsBefore, ...ledger.words, ...notes])].filter(
    (each) => when === null || !isOnly(each, when),
  );
  const whole = all.filter((each) => !all.some((other) => other !== each && holds(other, each)));
  const placeOf = (line: string): number => {
    const at = (ledger.said ?? []).findIndex((each) => each.includes(line));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return whole.toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
}

/** 'Oh, actually after four' tells nothing but when. */
export const isOnly = (text: string, part: string): boolean =>
  holds(text, part) && text.length <= part.length + mostLettersBeside;
const mostLettersBeside = 12;

/** In the caller's own words, as they were said: only those stand in quotation marks. */
const isTheirs = ({ said = [] }: Ledger, words: string): boolean => said.some((each) => each.includes(words));

/** The one visit that it is told with, as far as it stands under the ringing number: for the team alone. */
function visitToldWith(ledger: Ledger, matter: Matter): Pick<FoundVisit, "date" | "time"> | null {
  const settled = matter.urgent ? urgentVisitOf(ledger, matter) : matter.visit;
  if (settled) return settled;
  const [visit, ...others] =
    matter.kind === "late" || matter.isLate || matter.urgent ? lineVisitsOf(ledger, matter) : [];
  return visit && others.length === 0 ? visit : null;
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
