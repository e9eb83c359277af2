import { monthNames, weekdayNames } from "#kernel/spoken-dates.ts";
import {
  addMonths,
  civil,
  dayNumber,
  daysInMonth,
  isRealDate,
  mondayOf,
  weekdayOfNumber,
} from "./calendar.ts";
import type { DayFields, Days } from "./mention.ts";
import type { ParseContext } from "./parse-context.ts";

const day = (point: number, assumed: readonly string[], sure: boolean, past = false): Days => ({
  first: point,
  last: point,
  point,
  assumed,
  sure,
  past,
});

/** The day those fields mean, seen from today: the next one that fits, unless a year was said. Null when there is no such day. */
export function resolveDay(fields: DayFields, context: ParseContext): Days | null {
  if (fields.day !== null && fields.month !== null)
    return fullDate(fields, fields.day, fields.month, context);
  if (fields.day !== null) return dayOfMonth(fields, fields.day, context);
  if (fields.month !== null) return wholeMonth(fields, fields.month, context);
  if (fields.weekday !== null) return weekday(fields.weekday, fields.which, context);
  if (fields.year !== null) return wholeYear(fields.year);
  return null;
}

function fullDate(fields: DayFields, dom: number, month: number, context: ParseContext): Days | null {
  const weekdayNote = (point: number): string[] =>
    fields.weekday === null || weekdayOfNumber(point) === fields.weekday
      ? []
      : [`${dom} ${monthNames[month - 1]} is a ${weekdayNames[weekdayOfNumber(point)]}`];
  if (fields.year !== null) {
    if (!isRealDate(fields.year, month, dom)) return null;
    const point = dayNumber(fields.year, month, dom);
    const note = weekdayNote(point);
    return day(point, note, note.length === 0);
  }
  const thisYear = civil(context.today).year;
  if (fields.which === "last") return lastSuch(dom, month, context);
  // Nobody means a 29 February that is years away.
  for (let year = thisYear; year <= thisYear + 1; year++) {
    if (!isRealDate(year, month, dom)) continue;
    const point = dayNumber(year, month, dom);
    if (point < context.today) continue;
    const note = weekdayNote(point);
    const passed = year > thisYear && dayNumber(thisYear, month, dom) >= context.today - 31;
    const when =
      year === thisYear ? "this year" : `${year}${passed ? ", as it has just passed this year" : ""}`;
    return day(point, [when, ...note], note.length === 0 && !passed);
  }
  return null;
}

function lastSuch(dom: number, month: number, context: ParseContext): Days | null {
  const { year } = civil(context.today);
  for (let y = year; y > year - 8; y--)
    if (isRealDate(y, month, dom) && dayNumber(y, month, dom) < context.today)
      return day(dayNumber(y, month, dom), [], true, true);
  return null;
}

/**
 * 'the 14th': this month or the next that has such a day, and such a weekday if one was said. While a day of a later month
 * is talked about, it is of that month.
 */
function dayOfMonth(fields: DayFields, dom: number, context: ParseContext): Days | null {
  const spokenOf = Math.max(context.today, context.previous ?? context.today);
  const then = dayOfMonthFrom(spokenOf, fields, dom, context);
  const soon =
    fields.weekday === null || spokenOf === context.today
      ? null
      : dayOfMonthFrom(context.today, fields, dom, context);
  // 'This Friday the 27th', of a Friday in December: the one in November is nearer than that in August.
  const away = ({ first }: Days): number => Math.abs(first - spokenOf);
  return soon && (!then || away(soon) < away(then)) ? soon : then;
}

function dayOfMonthFrom(start: number, fields: DayFields, dom: number, context: ParseContext): Days | null {
  const { year, month } = civil(start);
  let skipped = 0;
  for (let k = 0; k <= 14; k++) {
    const index = month - 1 + k;
    const y = year + Math.floor(index / 12);
    const m = (index % 12) + 1;
    if (dom > daysInMonth(y, m)) continue;
    const point = dayNumber(y, m, dom);
    if (point < context.today) continue;
    if (fields.weekday !== null && weekdayOfNumber(point) !== fields.weekday) {
      skipped++;
      continue;
    }
    const note = [`${monthNames[m - 1]}${y === year ? "" : ` ${y}`}`];
    const isOffer = fields.mayBeOffer === true && fields.weekday === null;
    if (isOffer) note.push("a day of the month, not one of the times offered");
    return day(point, note, skipped === 0 && !isOffer);
  }
  return null;
}

function wholeMonth(fields: DayFields, month: number, context: ParseContext): Days {
  const now = civil(context.today);
  let year = fields.year ?? now.year;
  if (fields.year === null) {
    if (fields.which === "last") year = month < now.month ? now.year : now.year - 1;
    else if (month < now.month || (month === now.month && fields.which === "next")) year = now.year + 1;
  }
  const start = dayNumber(year, month, 1);
  const last = start + daysInMonth(year, month) - 1;
  const first = fields.which === "last" ? start : Math.max(start, Math.min(context.today, last));
  return {
    first,
    last,
    point: start,
    assumed: fields.year === null ? [`${year}`] : [],
    sure: true,
    past: last < context.today,
  };
}

const wholeYear = (year: number): Days => ({
  first: dayNumber(year, 1, 1),
  last: dayNumber(year, 12, 31),
  point: dayNumber(year, 1, 1),
  assumed: [],
  sure: true,
  past: false,
});

/**
 * Which Friday. Weeks run Monday to Sunday. 'Friday' is the nearest one after today; 'this Friday' is the one
 * of this week while it lies ahead; 'next Friday' is the one of next week, which some people mean otherwise
 * while this week's still lies ahead: then it is unsure.
 */
function weekday(wanted: number, which: DayFields["which"], context: ParseContext): Days {
  const name = weekdayNames[wanted] ?? "";
  const ahead = (wanted - weekdayOfNumber(context.today) + 7) % 7;
  const nearest = context.today + (ahead === 0 ? 7 : ahead);
  const inThisWeek = mondayOf(context.today) + ((wanted + 6) % 7);
  if (which === "next") {
    const clear = inThisWeek <= context.today;
    return day(inThisWeek + 7, clear ? [] : [`${name} of next week, not of this week`], clear);
  }
  if (which === "after_next") return day(nearest + 7, [`the second ${name} from today`], false);
  if (which === "last") return day(context.today - ((7 - ahead) % 7 || 7), [], true, true);
  if (ahead === 0) return day(nearest, [`${name} in a week, as today is ${name}`], false);
  return day(nearest, [], true);
}

/** 'this day of that month', for words such as '20th of next month'. */
export function dayInMonth(dom: number, months: number, context: ParseContext): number | null {
  const { year, month } = civil(
    addMonths(dayNumber(civil(context.today).year, civil(context.today).month, 1), months),
  );
  return isRealDate(year, month, dom) ? dayNumber(year, month, dom) : null;
}
