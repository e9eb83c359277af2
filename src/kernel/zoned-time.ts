/**
 * Calendar days and wall-clock times in an IANA time zone, on the platform's own zone data (`Intl`).
 * A `date` is `YYYY-MM-DD`, a `time` is `HH:MM`, an instant is epoch milliseconds.
 */
const minute = 60_000;
const day = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Milliseconds that the zone's clock is ahead of UTC at that instant. Zones change on quarter hours at most, so it is remembered by quarter hour. */
export function offsetAt(instant: number, timeZone: string): number {
  let known = offsets.get(timeZone);
  if (!known) {
    known = new Map();
    offsets.set(timeZone, known);
  }
  const quarter = Math.floor(instant / (15 * minute));
  const remembered = known.get(quarter);
  if (remembered !== undefined) return remembered;
  const at = quarter * 15 * minute;
  const parts: Record<string, number> = {};
  for (const part of formatterOf(timeZone).formatToParts(at)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day: dayOfMonth = 1, hour = 0, minute: minutes = 0 } = parts;
  const offset = Date.UTC(year, month - 1, dayOfMonth, hour, minutes) - at;
  if (known.size > 20_000) known.clear();
  known.set(quarter, offset);
  return offset;
}

export interface LocalDateTime {
  date: string;
  time: string;
}

const pad = (n: number) => String(n).padStart(2, "0");

/** What the clinic's calendar and wall clock show at that instant. */
export function toLocal(instant: number, timeZone: string): LocalDateTime {
  const iso = new Date(instant + offsetAt(instant, timeZone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant at which the clinic's clock shows that date and time.
 * A time that a spring-forward skips moves to the first instant after the gap (02:30 → 03:00 standing);
 * a time that autumn repeats means the first of the two.
 */
export function toInstant(date: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(wall - day, timeZone);
  const after = offsetAt(wall + day, timeZone);
  const early = wall - Math.max(before, after);
  if (offsetAt(early, timeZone) === wall - early) return early;
  const late = wall - Math.min(before, after);
  if (offsetAt(late, timeZone) === wall - late) return late;
  // In the gap: the transition itself lies between the two guesses.
  let low = early;
  let high = late;
  const start = offsetAt(low, timeZone);
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === start) low = middle;
    else high = middle;
  }
  return high;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Monday of the week that a calendar day lies in. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

export const isWeekend = (date: string): boolean => weekdayOf(date) % 6 === 0;

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOfMinutes(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

export function isTimeZone(value: string): boolean {
  try {
    formatterOf(value);
    return true;
  } catch {
    return false;
  }
}
