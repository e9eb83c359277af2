import { civil, dayNumber, daysInMonth } from "../calendar.ts";
import { anyOrdinal, follows, type Line, phraseAt, phrases, type Recogniser, token, word } from "../line.ts";
import { type Found, oneDay } from "../mention.ts";
import { isOpenDay, isWeekday, isWorkingDay } from "../working-days.ts";
import { newYearAt } from "./new-year.ts";
import { readMonthOf } from "./nth.ts";
import { readAnchor } from "./offset.ts";

const names = phrases("business day|working day|work day|weekday");
/** 'The first day you're open', as the clinic's own hours and holidays have it. */
const openDays = phrases(
  "day youre open|day you are open|day that youre open|day that you are open|day youre back|day you are back|day youre back open|day you open|day youre open again|day you reopen|day youre all back|day theyre open|day the clinic is open|day the clinics open|day the clinic opens|open day|day of business|day of trading|trading day|available day|day available",
);

/** 'the last business day of the month', 'second working day of September', 'the next business day', 'the first business day after Christmas' */
export const businessDay: Recogniser = {
  starts: [anyOrdinal, "last", "next", "following"],
  read(line, at) {
    const named = countsOf(line, at + 1);
    if (!named) return null;
    const { counts, to } = named;
    const lead = word(line, at);
    if (word(line, to) === "after")
      return afterDay(line, to + 1, lead === "last" ? 0 : nthOf(line, at), counts);
    if (["next", "following"].includes(lead))
      return { meaning: oneDay(after(line.context.today, 1, counts)), to };
    const nth = lead === "last" ? -1 : nthOf(line, at);
    const place = follows(line, to, "of") || follows(line, to, "in") ? placeOf(line, to + 1, nth) : null;
    if (!place) return null;
    const inYear = (year: number) => ofMonth(year, place.month, nth, counts);
    const day = inYear(place.year);
    const isOver = day !== null && day < line.context.today && !place.fixed;
    const point = isOver ? inYear(place.year + 1) : day;
    if (point === null) return null;
    return { meaning: oneDay(point, { past: point < line.context.today }), to: place.to };
  },
};

/** What counts as such a day; a mere weekday may be a holiday. */
function countsOf(line: Line, at: number): { counts: Counts; to: number } | null {
  const open = phraseAt(line, at, openDays);
  if (open > 0) return { counts: (day) => isOpenDay(day, line.context), to: at + open };
  const said = phraseAt(line, at, names);
  if (said === 0) return null;
  const isMere = word(line, at + said - 1) === "weekday";
  return { counts: isMere ? isWeekday : (day) => isWorkingDay(day, line.context), to: at + said };
}

const nthOf = (line: Line, at: number): number => Math.max(1, token(line, at).num);

type Counts = (day: number) => boolean;

/** 'After Christmas', 'after the long weekend' */
function afterDay(line: Line, at: number, nth: number, counts: Counts): Found | null {
  const before = nth === 0 ? null : readAnchor(line, at);
  return before && { meaning: oneDay(after(before.last, nth, counts)), to: before.to };
}

/** The month that is named; a year begins with January and ends with December. */
function placeOf(line: Line, at: number, nth: number): ReturnType<typeof readMonthOf> {
  const month = readMonthOf(line, at);
  if (month) return month;
  const start = word(line, at) === "the" ? at + 1 : at;
  const isNext = word(line, start) === "next" || word(line, start) === "this";
  const end = isNext ? start + 1 : start;
  if (word(line, end) !== "year" || (start === at && !isNext)) return null;
  const { year } = civil(line.context.today);
  const of = word(line, start) === "next" ? year + 1 : year;
  if (nth < 0) return { month: 12, year: of, fixed: true, to: end + 1 };
  return { month: 1, year: isNext ? of : newYearAt(line.context.today), fixed: true, to: end + 1 };
}

function after(day: number, count: number, counts: Counts): number {
  let at = day;
  for (let left = count; left > 0; ) if (counts(++at)) left--;
  return at;
}

/** The nth such day of the month (-1 = last), or null when it has no nth. */
function ofMonth(year: number, month: number, nth: number, counts: Counts): number | null {
  const first = dayNumber(year, month, 1);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => first + i).filter(counts);
  return days.at(nth > 0 ? nth - 1 : nth) ?? null;
}
