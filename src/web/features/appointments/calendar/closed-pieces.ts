import type { BookClosedTime } from "#contract/clinic/opening.ts";
import type { WorkingHours } from "#contract/clinic/people-options.ts";
import { isWeekend, weekdayOf } from "#kernel/zoned-time.ts";
import type { Book, Column } from "./book-columns.ts";

/** A part of a day in which nothing can be booked in a column, on the clinic's clock. */
export interface ClosedPiece {
  from: string;
  /** `24:00` = the end of the day. */
  to: string;
  /** Why; empty outside the ordinary hours, which need no words. */
  name: string;
}

interface Hours {
  start: string;
  end: string;
}
export interface WeekHours {
  weekdays: Hours;
  weekends: Hours;
}

/** What closes the book: ordinary hours, closures with holidays and leave, and everybody's own days and hours. */
export interface ClosedRules extends Book {
  hours: WeekHours | null;
  closed: readonly BookClosedTime[];
}

const dayStart = "00:00";
const dayEnd = "24:00";

/** The closed pieces of a day in a column; without one, those of the whole clinic. */
export function closedPieces(rules: ClosedRules, date: string, columnId: Column["id"] | null): ClosedPiece[] {
  return [
    ...outside(openHours(rules.hours, date), ""),
    ...ownPieces(rules, date, columnId),
    ...rules.closed
      .filter((each) => each.date === date && concerns(each, columnId))
      .map(({ fromTime, toTime, name }) => ({ from: fromTime ?? dayStart, to: toTime ?? dayEnd, name })),
  ];
}

export const isOfClinic = ({ chairId, practitionerId }: BookClosedTime): boolean =>
  chairId === null && practitionerId === null;

export const isWholeDay = ({ fromTime, toTime }: BookClosedTime): boolean =>
  fromTime === null && toTime === null;

const concerns = (closed: BookClosedTime, columnId: string | null): boolean =>
  isOfClinic(closed) ||
  (columnId !== null && (closed.chairId === columnId || closed.practitionerId === columnId));

/** The clinic's ordinary hours on that day; null where they are not known. */
function openHours(hours: WeekHours | null, date: string): Hours[] | null {
  if (!hours) return null;
  const { start, end } = isWeekend(date) ? hours.weekends : hours.weekdays;
  return start === "" ? [] : [{ start, end }];
}

function ownPieces({ chairs, practitioners }: Book, date: string, columnId: string | null): ClosedPiece[] {
  const weekday = weekdayOf(date);
  const isOn = (days: readonly number[] | null) => days === null || days.includes(weekday);
  const chair = chairs.find(({ id }) => id === columnId);
  if (chair) return isOn(chair.weekdays) ? [] : outside([], "Not used on this day");
  const person = practitioners.find(({ id }) => id === columnId);
  if (!person) return [];
  if (person.hours === null) return isOn(person.weekdays) ? [] : outside([], "Not in on this day");
  const own = person.hours.filter((each: WorkingHours) => each.weekday === weekday);
  return outside(own, own.length === 0 ? "Not in on this day" : "");
}

/** What of a day lies outside those hours, which are in order. */
function outside(open: readonly Hours[] | null, name: string): ClosedPiece[] {
  if (open === null) return [];
  const edges = [dayStart, ...open.flatMap(({ start, end }) => [start, end]), dayEnd];
  const pieces: ClosedPiece[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from = dayStart, to = dayEnd] = [edges[i], edges[i + 1]];
    if (from < to) pieces.push({ from, to, name });
  }
  return pieces;
}
