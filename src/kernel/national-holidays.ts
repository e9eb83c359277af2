import { addDays, weekdayOf } from "./zoned-time.ts";

/**
 * Whether the day (`YYYY-MM-DD`) is a public holiday everywhere in Australia, as the Telemarketing and Research Calls
 * Industry Standard 2017 counts them; a Monday that stands in for one on a weekend counts as well.
 */
export function isNationalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return holidaysOf(year).has(date);
}

function holidaysOf(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const [newYear, australiaDay, anzac] = [`${year}-01-01`, `${year}-01-26`, `${year}-04-25`];
  const [christmas, boxingDay] = [`${year}-12-25`, `${year}-12-26`];
  return new Set([
    ...[newYear, mondayFor(newYear), australiaDay, mondayFor(australiaDay), anzac],
    ...[addDays(easter, -2), addDays(easter, 1)],
    ...[christmas, boxingDay, ...daysForChristmas(christmas)],
  ]);
}

/** The day itself, or the Monday after when it falls on a weekend. */
function mondayFor(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
}

/** 25 and 26 December on a weekend are made up for on the next working days. */
function daysForChristmas(christmas: string): string[] {
  const weekday = weekdayOf(christmas);
  if (weekday === 5) return [addDays(christmas, 3)];
  if (weekday === 6) return [addDays(christmas, 2), addDays(christmas, 3)];
  return weekday === 0 ? [addDays(christmas, 2)] : [];
}

/** The anonymous Gregorian algorithm (Nature, 20 April 1876). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${year}-${pad(Math.floor(n / 31))}-${pad((n % 31) + 1)}`;
}
