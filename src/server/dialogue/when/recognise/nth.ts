import { addMonths, civil, dayNumber, daysInMonth, nthWeekday, weekdayOfNumber } from "../calendar.ts";
import { anyOrdinal, type Line, type Recogniser, token, word } from "../line.ts";
import { type Found, oneDay } from "../mention.ts";
import { months, weekdays } from "../vocabulary.ts";
import { newYearAt } from "./new-year.ts";
import { readYear } from "./year.ts";

/** 'the first Tuesday of October', 'last Friday in March 2027', 'third day of October', 'the last day of the month' */
export const nthDay: Recogniser = {
  starts: [anyOrdinal, "last"],
  read(line, at) {
    const t = token(line, at);
    let nth = t.word === "last" ? -1 : t.num;
    let next = at + 1;
    if (nth > 0 && word(line, next) === "last") {
      nth = -nth;
      next++;
    }
    if (nth === 0 || nth > 31) return null;
    const isFull = fullWeek.has(word(line, next)) && word(line, next + 1) === "week";
    if (isFull) next++;
    const isDay = word(line, next) === "day";
    const weekday = weekdays.get(word(line, next));
    const isWeek = word(line, next) === "week";
    if (!isDay && !isWeek && weekday === undefined) return null;
    const isLinked = ["of", "in", "for"].includes(word(line, next + 1));
    if (!isLinked && word(line, next + 2) !== "month") return null;
    const place = readMonthOf(line, next + (isLinked ? 2 : 1));
    if (!place) return null;
    if (isWeek) return weekOfMonth(line, nth, place, isFull);
    const at1 = (year: number) =>
      weekday === undefined
        ? nthOfMonth(year, place.month, nth)
        : nthWeekday(year, place.month, weekday, nth);
    return made(line, at1, place);
  },
};

interface Place {
  month: number;
  year: number;
  /** Whether the year was said or follows from 'this month'. */
  fixed: boolean;
  to: number;
}

const fullWeek: ReadonlySet<string> = new Set(["full", "whole", "proper"]);

function made(line: Line, onYear: (year: number) => number | null, place: Place): Found | null {
  const { today } = line.context;
  let point = onYear(place.year);
  if (!place.fixed && point !== null && point < today) point = onYear(place.year + 1);
  return point === null
    ? null
    : { meaning: oneDay(point, { past: place.fixed && point < today }), to: place.to };
}

const nthOfMonth = (year: number, month: number, nth: number): number | null => {
  const length = daysInMonth(year, month);
  const day = nth > 0 ? nth : length + 1 + nth;
  return day >= 1 && day <= length ? dayNumber(year, month, day) : null;
};

/** The month of 'of October', 'in March 2027', 'of next month'. */
export function readMonthOf(line: Line, at: number): Place | null {
  const start = word(line, at) === "the" ? at + 1 : at;
  const now = civil(line.context.today);
  const month = months.get(word(line, start));
  if (month !== undefined) {
    const year = readYear(line, start + 1, false);
    return { month, year: year?.year ?? now.year, fixed: year !== null, to: year?.to ?? start + 1 };
  }
  // 'The first Monday of the new year'
  if (word(line, start) === "new" && word(line, start + 1) === "year")
    return { month: 1, year: newYearAt(line.context.today), fixed: true, to: start + 2 };
  if (word(line, start) === "month") return { month: now.month, year: now.year, fixed: true, to: start + 1 };
  const step = { this: 0, next: 1, following: 1, coming: 1, last: -1, previous: -1 }[word(line, start)];
  if (step === undefined || word(line, start + 1) !== "month") return null;
  const shifted = civil(addMonths(dayNumber(now.year, now.month, 1), step));
  return { month: shifted.month, year: shifted.year, fixed: true, to: start + 2 };
}

/** 'the first week of October' is its first seven days, the last week its last seven; a full week begins on a Monday. */
function weekOfMonth(line: Line, nth: number, place: Place, isFull: boolean): Found | null {
  const { today } = line.context;
  const inYear = (year: number) => {
    const length = daysInMonth(year, place.month);
    const lead = isFull ? (8 - weekdayOfNumber(dayNumber(year, place.month, 1))) % 7 : 0;
    const start = nth > 0 ? 7 * nth - 6 + lead : length + 1 + 7 * nth - (isFull ? (length - lead) % 7 : 0);
    return start >= 1 && start <= length ? { first: dayNumber(year, place.month, start), length } : null;
  };
  let week = inYear(place.year);
  if (week && !place.fixed && week.first + 6 < today) week = inYear(place.year + 1);
  if (!week) return null;
  const { first } = week;
  return {
    meaning: oneDay(first, { last: first + 6, assumed: ["those seven days"], sure: false }),
    to: place.to,
  };
}
