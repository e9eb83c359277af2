import { longDate, shortDate, spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";

export { formatPhone } from "#kernel/phone-numbers.ts";
export { longDate, shortDate, twelveHour } from "#kernel/spoken-dates.ts";

/** An instant as ISO text or epoch milliseconds. */
export type Instant = string | number;
const epochOf = (instant: Instant) => (typeof instant === "number" ? instant : Date.parse(instant));

/** The clinic's calendar day, `YYYY-MM-DD`. */
export const dateOf = (instant: Instant, timeZone: string): string =>
  toLocal(epochOf(instant), timeZone).date;
/** The clinic's wall clock, `HH:MM`. */
export const timeOf = (instant: Instant, timeZone: string): string =>
  toLocal(epochOf(instant), timeZone).time;

/** `Tuesday, 11 August 2026` */
export const longDateOf = (instant: Instant, timeZone: string): string => longDate(dateOf(instant, timeZone));
/** `11 Aug 2026` */
export const shortDateOf = (instant: Instant, timeZone: string): string =>
  shortDate(dateOf(instant, timeZone));
/** `2:30 pm` */
export const twelveHourOf = (instant: Instant, timeZone: string): string =>
  twelveHour(timeOf(instant, timeZone));
/** `11 Aug 2026, 2:30 pm` */
export const dateTimeOf = (instant: Instant, timeZone: string): string =>
  `${shortDateOf(instant, timeZone)}, ${twelveHourOf(instant, timeZone)}`;

/** `just now`, `4 minutes ago`, `1 hour ago`; older than that, the day and time. */
export function relativeTime(instant: Instant, now: number, timeZone: string): string {
  const minutes = Math.floor((now - epochOf(instant)) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  if (minutes < 120) return "1 hour ago";
  const sameDay = dateOf(instant, timeZone) === dateOf(now, timeZone);
  if (sameDay) return `today, ${twelveHourOf(instant, timeZone)}`;
  return dateTimeOf(instant, timeZone);
}

/** `today`, `tomorrow`, `Wed 25 Nov`: a day soon to come. */
export function nearDate(date: string, today: string): string {
  if (date === today) return "today";
  if (date === addDays(today, 1)) return "tomorrow";
  const [weekday = "", day = "", month = ""] = spokenDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** `1,284`; whole numbers only. By hand, since a number formatter costs the first page more than all its other code. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** `3 things`, `1 thing` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
