import { isClosedDate } from "#kernel/closed-times.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { addDays, isWeekend, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicFacts, SpecialDay } from "../events.ts";
import { inARow, onDay, spokenList, spokenRange, spokenTime } from "./spoken.ts";

/** Opening hours, public holidays and closures, from the clinic's facts alone. */

type Hours = ClinicFacts["businessHours"]["weekdays"];

const isAllDay = ({ fromTime, toTime }: SpecialDay): boolean => fromTime === null && toTime === null;

const specialOn = ({ specialDays = [] }: ClinicFacts, date: string): readonly SpecialDay[] =>
  specialDays.filter((each) => isClosedDate(each, date));

const usualHours = ({ businessHours }: ClinicFacts, date: string): Hours =>
  isWeekend(date) ? businessHours.weekends : businessHours.weekdays;

/** The hours of that very day; both empty when it is closed. */
export function hoursOn(facts: ClinicFacts, date: string): Hours {
  return lessClosings(usualHours(facts, date), specialOn(facts, date));
}

/** What closings at its beginning and its end leave of a day; those in the middle of it are its breaks. */
function lessClosings({ start, end }: Hours, specialDays: readonly SpecialDay[]): Hours {
  const shut = specialDays
    .filter(({ isOpen }) => !isOpen)
    .map(({ fromTime, toTime }) => ({ from: fromTime ?? "", to: toTime ?? "24:00" }));
  const opens = shut
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .reduce((at, { from, to }) => (from <= at && at < to ? to : at), start);
  const closes = shut
    .toSorted((one, other) => other.to.localeCompare(one.to))
    .reduce((at, { from, to }) => (from < at && at <= to ? from : at), end);
  return opens < closes ? { start: opens, end: closes } : { start: "", end: "" };
}

/** Why it is closed all day although it would be open; empty when it is open, or always closed then. */
function closedFor(facts: ClinicFacts, date: string): string {
  if (usualHours(facts, date).start === "" || hoursOn(facts, date).start !== "") return "";
  const closings = specialOn(facts, date).filter(({ isOpen }) => !isOpen);
  return (closings.find(isAllDay) ?? closings[0])?.name ?? "";
}

/** Closed in the middle of an open day: lunch, a meeting. */
const breaksOn = (facts: ClinicFacts, date: string): readonly Break[] =>
  breaksIn(hoursOn(facts, date), specialOn(facts, date));

interface Break {
  from: string;
  to: string;
  name: string;
}

const breaksIn = ({ start, end }: Hours, specialDays: readonly SpecialDay[]): readonly Break[] =>
  specialDays.flatMap(({ isOpen, fromTime, toTime, name }) =>
    !isOpen && fromTime !== null && toTime !== null && fromTime < end && toTime > start
      ? [{ from: fromTime, to: toTime, name }]
      : [],
  );

function isOpenAt(facts: ClinicFacts, date: string, time: string): boolean {
  const { start, end } = hoursOn(facts, date);
  const isBreak = breaksOn(facts, date).some(({ from, to }) => from <= time && time < to);
  return start !== "" && start <= time && time < end && !isBreak;
}

/** How far it is looked ahead for a day that is open, in days. */
const lookAhead = 60;

/** When it opens next, clinic-local; null when no such day is known. */
export function nextOpening(facts: ClinicFacts, now: number): { date: string; time: string } | null {
  const { date: today, time } = toLocal(now, facts.timeZone);
  const breakNow = breaksOn(facts, today).find(({ from, to }) => from <= time && time < to);
  if (breakNow && breakNow.to < hoursOn(facts, today).end) return { date: today, time: breakNow.to };
  for (let ahead = 0; ahead <= lookAhead; ahead++) {
    const date = addDays(today, ahead);
    const { start } = hoursOn(facts, date);
    if (start !== "" && (ahead > 0 || time < start)) return { date, time: start };
  }
  return null;
}

/** `We're closed just now, and open again tomorrow at nine o'clock.` */
export function closedNow(facts: ClinicFacts, now: number): string {
  const today = toLocal(now, facts.timeZone).date;
  const why = closedFor(facts, today);
  const closed = `We're closed ${why === "" ? "just now" : `today for ${why}`}`;
  const opens = nextOpening(facts, now);
  return opens === null
    ? `${closed}.`
    : `${closed}, and open again ${onDay(opens.date, today)} at ${spokenTime(opens.time)}.`;
}

/** `We're open nine till five, Monday to Friday, and closed on weekends. On Wednesdays we shut at one o'clock.` */
export const weekHours = (facts: ClinicFacts, today: string): string => {
  const usual = usualWeek(facts);
  return usual === "" ? "" : inARow(usual, ...everyWeekOtherwise(facts, today));
};

/** Monday first, as a week is told. */
const week: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** What the closures of every week make of single days, days that are alike told together. */
function everyWeekOtherwise(facts: ClinicFacts, today: string): string[] {
  const weekly = (facts.specialDays ?? []).filter(
    ({ weekday, fromDate, toDate }) => weekday !== undefined && fromDate <= today && today <= toDate,
  );
  const told = new Map<string, string[]>();
  for (const day of week) {
    const ofDay = weekly.filter(({ weekday }) => weekday === day);
    const usual = facts.businessHours[day % 6 === 0 ? "weekends" : "weekdays"];
    for (const otherwise of otherwiseIn(usual, ofDay))
      told.set(otherwise, [...(told.get(otherwise) ?? []), `${weekdayNames[day]}s`]);
  }
  return [...told].map(([otherwise, days]) => `On ${spokenList(days, "and")} ${otherwise}.`);
}

/** How those closings change a day of these usual hours. */
function otherwiseIn(usual: Hours, closings: readonly SpecialDay[]): string[] {
  if (usual.start === "" || closings.length === 0) return [];
  const { start, end } = lessClosings(usual, closings);
  if (start === "") return ["we're closed"];
  const pauses = breaksIn({ start, end }, closings).map(
    ({ from, to }) => `we're closed from ${spokenRange(from, to)}`,
  );
  if (start !== usual.start && end !== usual.end) return [`we're open ${spokenRange(start, end)}`, ...pauses];
  if (start !== usual.start) return [`we open at ${spokenTime(start)}`, ...pauses];
  return end === usual.end ? pauses : [`we shut at ${spokenTime(end)}`, ...pauses];
}

function usualWeek({ businessHours: { weekdays, weekends } }: ClinicFacts): string {
  const week = weekdays.start === "" ? "" : spokenRange(weekdays.start, weekdays.end);
  const end = weekends.start === "" ? "" : spokenRange(weekends.start, weekends.end);
  if (week === "" && end === "") return "";
  if (week === "") return `We're open ${end} on Saturday and Sunday, and closed during the week.`;
  if (end === "") return `We're open ${week}, Monday to Friday, and closed on weekends.`;
  return week === end
    ? `We're open ${week}, seven days a week.`
    : `We're open ${week}, Monday to Friday, and ${end} on Saturday and Sunday.`;
}

/** That day's hours, with why they are other than usual. */
export function dayHours(facts: ClinicFacts, date: string, now: number): string {
  const { date: today, time } = toLocal(now, facts.timeZone);
  const { start, end } = hoursOn(facts, date);
  const day = onDay(date, today);
  const why = closedFor(facts, date);
  if (start === "")
    return `We're closed ${day}${why === "" ? "" : ` for ${why}`}.${againAfter(facts, date, today)}`;
  const pause = breaksOn(facts, date).map(
    ({ from, to, name }) => ` We're closed from ${spokenRange(from, to)} for ${name}.`,
  );
  if (date !== today) return `We're open ${spokenRange(start, end)} ${day}.${pause.join("")}`;
  if (time >= end) return `We shut at ${spokenTime(end)} today.${againAfter(facts, today, today)}`;
  if (time < start)
    return `We open at ${spokenTime(start)} today, and shut at ${spokenTime(end)}.${pause.join("")}`;
  return isOpenAt(facts, today, time)
    ? `We're open now, until ${spokenTime(end)}.${pause.join("")}`
    : `We're closed just now.${pause.join("")}`;
}

function againAfter(facts: ClinicFacts, date: string, today: string): string {
  for (let ahead = 1; ahead <= lookAhead; ahead++) {
    const next = addDays(date, ahead);
    const { start } = hoursOn(facts, next);
    if (start !== "") return ` We're open again ${onDay(next, today)} at ${spokenTime(start)}.`;
  }
  return "";
}

/** The next public holidays that fall on a day of the week, soonest first. */
export const comingHolidays = ({ specialDays = [] }: ClinicFacts, today: string): readonly SpecialDay[] =>
  specialDays.filter(
    (each) =>
      each.kind === "holiday" &&
      isAllDay(each) &&
      each.fromDate >= today &&
      weekdayOf(each.fromDate) % 6 !== 0,
  );
