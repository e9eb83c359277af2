import { type Interval, subtract } from "#kernel/intervals.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { minutesOf, timeOfMinutes, weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicFacts, PractitionerFact } from "../events.ts";
import { hoursOn } from "./opening-hours.ts";
import { spokenList } from "./spoken.ts";

/** Who is meant, and when they are in: from the clinic's facts alone. */

export const practitionersIn = (
  { practitioners = [] }: ClinicFacts,
  whom: readonly string[] | undefined,
): readonly PractitionerFact[] => practitioners.filter(({ id }) => whom?.includes(id));

/** More of them than this are told by nobody's name. */
const mostNamed = 3;

/** ` with Dr Patel`, ` with Dr Patel or Dr Lee`; empty where anybody will do. */
export function withWhom(facts: ClinicFacts, whom: readonly string[] | undefined): string {
  const names = practitionersIn(facts, whom).map(({ name }) => name);
  return names.length === 0 || names.length > mostNamed ? "" : ` with ${spokenList(names, "or")}`;
}

/** `Dr Patel isn't`, `Dr Patel and Dr Lee aren't`; null where they are too many to be named. */
export function whomNot(facts: ClinicFacts, whom: readonly string[] | undefined): string | null {
  const names = practitionersIn(facts, whom).map(({ name }) => name);
  if (names.length === 0 || names.length > mostNamed) return null;
  return `${spokenList(names, "and")} ${names.length === 1 ? "isn't" : "aren't"}`;
}

/** When somebody is in on that day, as `HH:MM`; empty = not at all. */
export function presenceOn(
  one: PractitionerFact,
  date: string,
  facts: ClinicFacts,
): readonly { start: string; end: string }[] {
  const open = hoursOn(facts, date);
  if (open.start === "") return [];
  const weekday = weekdayOf(date);
  const own = one.hours?.filter((each) => each.weekday === weekday);
  const usual = own ?? (one.weekdays.includes(weekday) ? [open] : []);
  const away = one.absences
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .map(({ fromTime, toTime }) => minutesBetween(fromTime ?? "00:00", toTime ?? "24:00"));
  const whileOpen = usual.map(({ start, end }) =>
    minutesBetween(start > open.start ? start : open.start, end < open.end ? end : open.end),
  );
  return subtract(
    whileOpen.filter(({ start, end }) => start < end),
    away,
  ).map(({ start, end }) => ({ start: timeOfMinutes(start), end: timeOfMinutes(end) }));
}

const minutesBetween = (start: string, end: string): Interval => ({
  start: minutesOf(start),
  end: minutesOf(end),
});

/** `Mondays, Tuesdays and Thursdays`; empty where they have no days. */
export function usualDays({ weekdays, hours }: PractitionerFact): string {
  const days = hours === null ? weekdays : hours.map(({ weekday }) => weekday);
  const inOrder = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  return spokenList(
    inOrder.map((day) => `${weekdayNames[day]}s`),
    "and",
  );
}
