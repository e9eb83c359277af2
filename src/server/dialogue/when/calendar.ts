/** Calendar days as whole numbers (days since 1970-01-01), so that date arithmetic is addition. */
const dayMs = 86_400_000;

interface Civil {
  year: number;
  month: number;
  day: number;
}

export const dayNumber = (year: number, month: number, day: number): number =>
  year >= 100 || year < 0
    ? Date.UTC(year, month - 1, day) / dayMs
    : new Date(Date.UTC(2000, month - 1, day)).setUTCFullYear(year) / dayMs;

export function civil(number: number): Civil {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const pad = (n: number, width: number) => String(n).padStart(width, "0");

export function isoOf(number: number): string {
  const { year, month, day } = civil(number);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export const numberOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayMs;

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOfNumber = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** Monday of the week that holds the day; weeks run Monday to Sunday (ISO 8601). */
export const mondayOf = (number: number): number => number - ((weekdayOfNumber(number) + 6) % 7);

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** The same day so many months on; the last day of the month where that day does not exist. */
export function addMonths(number: number, months: number): number {
  const { year, month, day } = civil(number);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  return dayNumber(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** First Sunday after the first full moon of spring: the anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The nth such weekday of the month (1 = first, -1 = last), or null when the month has no nth. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number | null {
  const first = dayNumber(year, month, 1);
  const length = daysInMonth(year, month);
  const firstHit = first + ((weekday - weekdayOfNumber(first) + 7) % 7);
  if (nth > 0) {
    const hit = firstHit + 7 * (nth - 1);
    return hit < first + length ? hit : null;
  }
  const last = firstHit + 7 * Math.floor((length - 1 - (firstHit - first)) / 7);
  const hit = last + 7 * (nth + 1);
  return hit >= first ? hit : null;
}
