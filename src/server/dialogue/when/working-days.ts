import { civil, dayNumber, easterSunday, weekdayOfNumber } from "./calendar.ts";

/**
 * Monday to Friday but for the holidays kept in all of Australia. One that falls on a weekend is kept on the next working day
 * (Anzac Day is not, in most states). What else a state or a clinic keeps is told when times are looked up.
 * Source: fairwork.gov.au, public holidays.
 */
export const isWorkingDay = (day: number): boolean => isWeekday(day) && !holidaysOf(civil(day).year).has(day);

export const isWeekday = (day: number): boolean => weekdayOfNumber(day) % 6 !== 0;

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
