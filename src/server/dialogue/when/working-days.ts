import { isClosedDate } from "#kernel/closed-times.ts";
import { civil, dayNumber, easterSunday, isoOf, weekdayOfNumber } from "./calendar.ts";
import type { ParseContext } from "./parse-context.ts";

/**
 * Monday to Friday but for the holidays kept in all of Australia. One that falls on a weekend is kept on the next working day
 * (Anzac Day is not, in most states). What else the clinic's own state keeps is known where the clinic chose its state.
 * Source: fairwork.gov.au, public holidays.
 */
export const isWorkingDay = (day: number, known: Closings = nothingKnown): boolean =>
  isWeekday(day) && !holidaysOf(civil(day).year).has(day) && !isHoliday(day, known);

export const isWeekday = (day: number): boolean => weekdayOfNumber(day) % 6 !== 0;

type Closings = Pick<ParseContext, "closedDays">;
const nothingKnown: Closings = { closedDays: [] };

/** Whether the clinic itself is open, as far as its hours, holidays and closures are known. */
export const isOpenDay = (day: number, context: Pick<ParseContext, "closedDays" | "weekends">): boolean =>
  (isWeekday(day) || context.weekends !== null) && closingsOn(day, context).length === 0;

const isHoliday = (day: number, known: Closings): boolean =>
  closingsOn(day, known).some((each) => each.isHoliday);

const closingsOn = (day: number, { closedDays }: Closings): Closings["closedDays"] =>
  closedDays.filter(({ from, to, weekday = null }) =>
    isClosedDate({ fromDate: from, toDate: to, weekday }, isoOf(day)),
  );

/** The days off in a row around one: 'the Easter long weekend'. */
export function daysOffAround(day: number, known: Closings): { first: number; last: number } {
  let first = day;
  let last = day;
  while (!isWorkingDay(first - 1, known)) first -= 1;
  while (!isWorkingDay(last + 1, known)) last += 1;
  return { first, last };
}

const kept = new Map<number, ReadonlySet<number>>();
function holidaysOf(year: number): ReadonlySet<number> {
  const known = kept.get(year) ?? holidaysIn(year);
  kept.set(year, known);
  return known;
}

function holidaysIn(year: number): ReadonlySet<number> {
  const easter = easterSunday(year);
  const days = new Set([easter - 2, easter + 1, dayNumber(year, 4, 25)]);
  for (const [month, day] of moved) {
    let at = dayNumber(year, month, day);
    while (!isWeekday(at) || days.has(at)) at += 1;
    days.add(at);
  }
  return days;
}
const moved = [
  [1, 1],
  [1, 26],
  [12, 25],
  [12, 26],
] as const;
