import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { isAnyDay } from "../plain-when.ts";
import type { DaySpan, TimeWish, WhenReading } from "../readings.ts";
import { inARow, isDigit, onDay, spokenTime } from "./spoken.ts";

/** A wish about when, as it was read: `tomorrow after two o'clock`; empty where none was read that can be told shortly. */
export function spokenWhen({ days, times, excludedDays, excludedTimes }: WhenReading, today: string): string {
  const [day, ...otherDays] = days;
  const [time, ...otherTimes] = times;
  if (otherDays.length + otherTimes.length > 0) return "";
  const isOneDay = day !== undefined && day.value.from === day.value.to;
  const isAny = day !== undefined && isAnyDay(day.value) && (excludedDays.length > 0 || time !== undefined);
  const onWhich = day && !isAny ? dayWords(day.value, today) : "";
  if (onWhich === null) return "";
  const at = time ? timeWords(time.value) : "";
  // Beside a day of its own, what other days are ruled out tells nothing more.
  const out = [
    ...(isOneDay ? [] : excludedDays.map(({ value }) => dayOut(value, today))),
    ...excludedTimes.map(({ value }) => timeWords(value)),
  ];
  if (out.length > 0)
    return [inARow(onWhich, at), `not ${[...new Set(out)].join(" or ")}`]
      .filter((part) => part !== "")
      .join(", but ");
  // 'Tomorrow afternoon', 'this afternoon'.
  if (onWhich !== "" && partsOfDay.some((part) => at === `in the ${part}`) && !onWhich.startsWith("on "))
    return at.replace("in the", onWhich === "today" ? "this" : onWhich);
  return inARow(onWhich, at);
}

/** By its name alone: whoever rules a weekday out may mean each of them. */
const dayOut = ({ from: date, weekday }: DaySpan, today: string): string =>
  weekday === "each"
    ? `on ${weekdayNames[weekdayOf(date)]}s`
    : onDay(date, today).startsWith("on ")
      ? `on ${weekdayNames[weekdayOf(date)]}`
      : onDay(date, today);

const dayWords = ({ from, to }: DaySpan, today: string): string | null =>
  from === to ? onDay(from, today) : null;

const partsOfDay: readonly string[] = ["morning", "afternoon", "evening"];

function timeWords(wish: TimeWish): string {
  if (wish.kind === "exact") return `at ${spokenTime(wish.time)}`;
  if (![...wish.label].some(isDigit))
    return partsOfDay.includes(wish.label) ? `in the ${wish.label}` : wish.label;
  if (wish.label.startsWith("after")) return `after ${spokenTime(wish.from)}`;
  if (wish.label.startsWith("before")) return `before ${spokenTime(wish.to)}`;
  return `between ${spokenTime(wish.from)} and ${spokenTime(wish.to)}`;
}
