import { dayNumber, daysInMonth, weekdayOfNumber } from "../calendar.ts";
import { anyOrdinal, follows, phraseAt, phrases, type Recogniser, token, word } from "../line.ts";
import { oneDay } from "../mention.ts";
import { readMonthOf } from "./nth.ts";

const names = phrases("business day|working day|work day|weekday");

/** 'the last business day of the month', 'second working day of September', 'the next business day' */
export const businessDay: Recogniser = {
  starts: [anyOrdinal, "last", "next", "following"],
  read(line, at) {
    const said = phraseAt(line, at + 1, names);
    if (said === 0) return null;
    const to = at + 1 + said;
    if (["next", "following"].includes(word(line, at)))
      return { meaning: oneDay(after(line.scene.today, 1)), to };
    const place = follows(line, to, "of") || follows(line, to, "in") ? readMonthOf(line, to + 1) : null;
    if (!place) return null;
    const nth = word(line, at) === "last" ? -1 : token(line, at).num;
    const inYear = (year: number) => ofMonth(year, place.month, nth);
    const day = inYear(place.year);
    const isOver = day !== null && day < line.scene.today && !place.fixed;
    const point = isOver ? inYear(place.year + 1) : day;
    if (point === null) return null;
    return { meaning: oneDay(point, { past: point < line.scene.today }), to: place.to };
  },
};

const isWorkday = (day: number): boolean => weekdayOfNumber(day) % 6 !== 0;

function after(day: number, count: number): number {
  let at = day;
  for (let left = count; left > 0; ) if (isWorkday(++at)) left--;
  return at;
}

/** The nth Monday-to-Friday of the month (-1 = last), or null when it has no nth. */
function ofMonth(year: number, month: number, nth: number): number | null {
  const first = dayNumber(year, month, 1);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => first + i).filter(isWorkday);
  return days.at(nth > 0 ? nth - 1 : nth) ?? null;
}
