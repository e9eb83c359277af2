import { formatPhone } from "#kernel/phone-numbers.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { DaySpan, Reading, TimeWish } from "../../readings.ts";
import { quoted } from "../../stored-task.ts";
import type { Need } from "../frame.ts";
import type { Ledger, Matter, Person } from "../ledger.ts";
import type { Waiting } from "../waiting.ts";
import { holds, inWriting, sentence } from "../writing.ts";
import { lineNumber, personOf, phoneOf } from "./people.ts";
import { lineVisitsOf, urgentVisitOf } from "./standing-visit.ts";

/** What the team gets of a call: one task, told whole whenever something is added to it or put right. */

type Afterwards = Extract<Waiting, { for: "message" }>["afterwards"];

const teamKinds: ReadonlySet<Matter["kind"]> = new Set(["message", "callback", "late"]);

/** People are told of it, in the caller's words. */
export const isForTeam = ({ kind }: Matter): boolean => teamKinds.has(kind);

/** The task as it is with this matter: all that the team was told before goes with it. */
export function tellTeam(
  ledger: Ledger,
  index: number,
  afterwards: Afterwards = "go_on",
): Extract<Need, { need: "tool" }> {
  const { matters, people, caller, words, wordsBefore } = ledger;
  const matter = matters[index];
  if (!matter) throw new Error("The team is told of a matter");
  const before = matters.filter((each) => each !== matter && each.isTold);
  // Whoever is not the patient is rung themselves.
  const rung = [...before, matter].findLast((each) => each.rung !== undefined)?.rung ?? caller;
  const isElse = rung !== caller;
  const phone =
    (isElse ? people[rung]?.phone : null) ??
    phoneOf(ledger, isOfAnother(ledger, matter) ? { person: caller } : matter) ??
    lineNumber(ledger);
  const reachBy = isElse ? undefined : writtenTo(people[caller]);
  const isToRing =
    [...before, matter].some(({ kind }) => kind === "callback") && phone !== null && reachBy === undefined;
  const kind = isToRing ? "callback" : "message";
  const urgent = [...before, matter].filter((each) => each.urgent !== undefined);
  const visit = matter.urgent
    ? urgentVisitOf(ledger, matter)
    : matter.kind === "message"
      ? matter.visit
      : null;
  const note = quoted(matter.urgent?.words ?? matter.notes);
  return {
    need: "tool",
    effect: {
      type: "take_message",
      ...{ kind, phone, words, isWhole: true },
      ...(urgent.length > 0 && { isUrgent: true as const }),
      ...(visit && { forVisit: { appointmentId: visit.appointmentId, note } }),
      // Whoever rings is rung back, not whom it is about.
      patientName: isElse
        ? calledBy(ledger, rung)
        : (people[caller]?.name?.full ?? (matter.person === caller ? null : signedBy(ledger, matter))),
      text: withEarlier(
        [
          ...piecesOf(ledger, [...before, matter], words),
          ...(isElse ? [rungLine(ledger, rung)] : []),
          ...(reachBy === undefined ? [] : [reachLines[reachBy]]),
          ...rangFrom(ledger, phone),
          ...people.flatMap(({ email }) => (email === null ? [] : [`E-mail: ${email}`])),
        ].join("\n"),
        wordsBefore,
      ),
    },
    waiting: { for: "message", matter: index, kind, afterwards },
  };
}

/** `Sami`, `Nadia Haddad's husband`, as far as they were told. */
function calledBy({ people, caller }: Ledger, rung: number): string | null {
  const { name = null, relation = null, isOfOther } = people[rung] ?? {};
  const others = people.filter((each, at) => at !== caller && at !== rung && each.name !== null);
  const owner = isOfOther ? (others.length === 1 ? others[0] : undefined) : people[caller];
  const owned = owner?.name ? `${owner.name.full}’s ${relation}` : null;
  return name?.full ?? (relation === null ? null : owned);
}

/** Who is to be rung in the caller's place, and who asked for it. */
function rungLine({ people, caller }: Ledger, rung: number): string {
  const { phone = null } = people[rung] ?? {};
  const who = calledOf(people[rung]);
  const asked = people[caller]?.name?.full ?? "the caller";
  const unknown = phone === null ? " Their own number was not told." : "";
  return `Ring ${who === "" ? "somebody else" : who}, not ${asked}, who rang.${unknown}`;
}

/** `the caller’s wife Ada Okafor`, `their mum Grace`; empty where nothing is known. */
function calledOf({ name = null, relation = null, isOfOther }: Partial<Person> = {}): string {
  const kin = relation === null ? "" : `${isOfOther ? "their" : "the caller’s"} ${relation}`;
  return `${kin} ${name?.full ?? ""}`.trim();
}

type Way = Exclude<NonNullable<Person["reachBy"]>, "call">;

/** How they would like to hear back, where it is not by a call. */
export const writtenTo = (person: Person | undefined): Way | undefined =>
  person?.reachBy === "call" ? undefined : person?.reachBy;

const reachLines: Readonly<Record<Way, string>> = {
  text: "By text, not by a call.",
  email: "By e-mail, not by a call.",
  post: "By post.",
  none: "Nobody needs to ring them.",
};

/** The number that rang stays known where another one was told. */
const rangFrom = ({ callerNumber }: Ledger, phone: string | null): readonly string[] =>
  callerNumber === null || phone === null || phone === callerNumber
    ? []
    : [`Rang from ${formatPhone(callerNumber)}.`];

const isOfAnother = (ledger: Ledger, matter: Matter): boolean =>
  ledger.isNotPatient === true && personOf(ledger, matter).standing !== "small";

/** A child's visit is its parent's to speak of; nobody else's name stands under the words of whoever rings. */
function signedBy(ledger: Ledger, matter: Matter): string | null {
  const { standing, name, lookUp } = personOf(ledger, matter);
  const isStrange = lookUp !== null && !ledger.found.some(({ person }) => person === matter.person);
  return standing === "grown" || isOfAnother(ledger, matter) || isStrange ? null : (name?.full ?? null);
}

/** Whatever was said earlier on the call, of a booking or of a question that was answered, may matter to whoever reads it. */
function withEarlier(text: string, words: readonly string[]): string {
  const others = words.filter((each) => !holds(text, each));
  return others.length === 0 ? text : `${text}\nEarlier on the call: ${quoted(others)}`;
}

/** What was told of a matter, each thing once, in the order said. */
export function toldOf({ notes, ringWhen }: Matter, words: readonly string[]): readonly string[] {
  const said = words.filter((each) => ringWhen === null || !isOnly(each, ringWhen));
  const more = notes.filter(
    (each, at) => !said.some((other) => holds(other, each)) && !notes.slice(0, at).includes(each),
  );
  return [...more, ...said.filter((each) => !more.some((other) => holds(other, each)))];
}

/** 'Oh, actually after four' tells nothing but when. */
const isOnly = (text: string, part: string): boolean =>
  holds(text, part) && text.length <= part.length + mostLettersBeside;
const mostLettersBeside = 12;

/** Each matter's own piece; what was said stands once, where it was said first. The last is the one that is told now. */
function piecesOf(ledger: Ledger, matters: readonly Matter[], words: readonly string[]): readonly string[] {
  return matters.reduce<readonly string[]>((pieces, matter, at) => {
    const isNew = (line: string): boolean => !pieces.some((piece) => holds(piece, line));
    const told = toldOf(matter, at === matters.length - 1 ? words : []).filter(isNew);
    const piece = pieceOf(ledger, matter, told);
    return piece === "" ? pieces : [...pieces, piece];
  }, []);
}

function pieceOf(ledger: Ledger, matter: Matter, told: readonly string[]): string {
  const { visit, to } = matter;
  if (matter.kind === "confirm" && visit)
    return `Confirms the visit on ${spokenDate(visit.date)} at ${twelveHour(visit.time)}.`;
  const who = calledOf(personOf(ledger, matter));
  const about = matter.person === ledger.caller || who === "" ? "" : `About ${who}.`;
  const parts = [
    to === null ? "" : `To ${to}.`,
    about,
    ...told.map((each) => written(ledger, each)),
    visitLine(ledger, matter),
    ringLine(ledger, matter, told),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** Theirs as they said it; ours as a sentence, and what it quotes of theirs is left as it is. */
const written = (ledger: Ledger, line: string): string => {
  if (isTheirs(ledger, line)) return quoted([line]);
  return line.includes("“") ? `${line}.` : sentence(line);
};

/** In the caller's own words, as they were said: only those stand in quotation marks. */
const isTheirs = ({ said = [] }: Ledger, words: string): boolean => said.some((each) => each.includes(words));

/** Which visit they are late for, or what is urgent comes before, as far as it stands under the ringing number: for the team alone. */
function visitLine(ledger: Ledger, matter: Matter): string {
  const settled = matter.urgent
    ? urgentVisitOf(ledger, matter)
    : matter.kind === "message"
      ? matter.visit
      : null;
  const visits = matter.kind === "late" || matter.urgent ? lineVisitsOf(ledger, matter) : [];
  const [visit, ...others] = settled ? [settled] : visits;
  return visit && others.length === 0
    ? `The visit: ${spokenDate(visit.date)} at ${twelveHour(visit.time)}.`
    : "";
}

/** In the caller's words, and which day that is for whoever reads it later. */
function ringLine(ledger: Ledger, { ringWhen, when }: Matter, told: readonly string[]): string {
  const words = ringWhen === null || told.some((each) => holds(each, ringWhen)) ? "" : ringWhen;
  const { days, times, excludedDays, excludedTimes } = when.reading;
  const read = [
    ...days.map(({ value }) => dayOf(value)),
    ...times.map(({ value }) => timeOf(value)),
    ...eachOnce(excludedDays.map(outOf)).map((day) => `not ${day}`),
    ...new Set(excludedTimes.map(({ value }) => `not ${timeOf(value)}`)),
  ].join(", ");
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
