import { dayNumber, isRealDate, weekdayOfNumber } from "../calendar.ts";
import { anyNumber, anyOrdinal, type Line, type Recogniser, token, word } from "../line.ts";
import { type DayFields, type Found, noFields } from "../mention.ts";
import type { Token } from "../tokens.ts";
import { months, weekdays } from "../vocabulary.ts";
import { fullYear, readYear } from "./year.ts";

const signs = new Set(["/", "-", "."]);

/** '14/8', '14.8.2026', '2026-08-14', '23/Sep/2020', '20260814', '31 10 1974' */
export const numericDate: Recogniser = {
  starts: [anyNumber, anyOrdinal, ...months.keys()],
  read(line, at) {
    const first = token(line, at);
    if (first.digits === 8) return packed(first.word, at);
    const sign = word(line, at + 1);
    if (!signs.has(sign)) return spaced(line, at);
    const glued = !token(line, at + 1).gap && !token(line, at + 2).gap;
    if (!glued && sign === ".") return null;
    if (!token(line, at).gap && signs.has(word(line, at - 1)) && token(line, at - 2).num >= 0) return null;
    if (word(line, at + 3) === sign && (glued || !token(line, at + 3).gap === !token(line, at + 1).gap))
      return three(line, at, sign) ?? null;
    return two(line, at, sign, glued);
  },
};

const made = (fields: Partial<DayFields>, to: number): Found => ({
  meaning: { kind: "date", fields: { ...noFields, ...fields } },
  to,
});

/** Chains of more numbers are versions, telephone numbers or addresses; a time may follow. */
function goesOn(line: Line, at: number): boolean {
  const next = token(line, at);
  if (next.gap || !(signs.has(next.word) || next.word === ":")) return false;
  const after = token(line, at + 1);
  if (after.gap || after.num < 0) return false;
  return word(line, at + 2) !== ":";
}

type Three = readonly [Token, Token, Token];

function three(line: Line, at: number, sign: string): Found | null {
  const parts: Three = [token(line, at), token(line, at + 2), token(line, at + 4)];
  const to = at + 5;
  if (goesOn(line, to)) return null;
  if (parts.some((t) => months.has(t.word))) return withMonthName(parts, to);
  if (parts.some((t) => t.digits === 0)) return null;
  const [a, b, c] = parts;
  if (a.digits === 4) return yearFirst(a.num, b.num, c.num, to);
  if (c.digits !== 4 && c.digits !== 2) return null;
  if (sign === "." && c.digits === 2 && parts.some((t) => t.digits !== 2)) return null;
  return inOrder(line, at, a.num, b.num, yearOf(c), to);
}

const yearOf = ({ num, digits }: Token) => (digits === 4 ? num : fullYear(num));

/** '23/Sep/2020', 'Sep-23-2020', '2020/23/Sep' */
function withMonthName(parts: Three, to: number): Found | null {
  const month = parts.map((t) => months.get(t.word)).find((m) => m !== undefined) ?? null;
  const [x, y] = parts.filter((t) => !months.has(t.word));
  if (!x || !y) return null;
  const [day, year] = x.digits === 4 ? [y, x] : [x, y];
  if (day.num < 1 || day.num > 31 || (year.digits !== 4 && year.digits !== 2)) return null;
  return made({ day: day.num, month, year: yearOf(year) }, to);
}

/** '2026-08-14'; the middle can only be the day in '2026-23-08'. */
function yearFirst(year: number, b: number, c: number, to: number): Found {
  const [month, day] = b <= 12 ? [b, c] : [c, b];
  return isRealDate(year, month, day) && year >= 1000 ? made({ day, month, year }, to) : nothing(to);
}

const nothing = (to: number): Found => ({ meaning: { kind: "nothing" }, to });

/** Day first or month first: what is possible, then what agrees with a weekday said beside it, then the custom of the place. */
function inOrder(
  line: Line,
  at: number,
  a: number,
  b: number,
  year: number | null,
  to: number,
): Found | null {
  const within = (day: number, month: number) => isRealDate(year ?? 2024, month, day);
  const dayFirst = within(a, b);
  const monthFirst = within(b, a);
  if (!dayFirst && !monthFirst) return nothing(to);
  if (dayFirst !== monthFirst)
    return made(dayFirst ? { day: a, month: b, year } : { day: b, month: a, year }, to);
  const said = weekdays.get(word(line, at - 1));
  if (said !== undefined && year !== null) {
    const agrees = (day: number, month: number) => weekdayOfNumber(dayNumber(year, month, day)) === said;
    if (agrees(a, b) !== agrees(b, a))
      return made(agrees(a, b) ? { day: a, month: b, year } : { day: b, month: a, year }, to);
  }
  return made(line.context.monthFirst ? { day: b, month: a, year } : { day: a, month: b, year }, to);
}

function two(line: Line, at: number, sign: string, glued: boolean): Found | null {
  const a = token(line, at);
  const b = token(line, at + 2);
  const to = at + 3;
  if (goesOn(line, to)) return null;
  if (months.has(a.word) || months.has(b.word)) return glued ? dayWithMonthName(a, b, to) : null;
  if (a.digits === 0 || b.digits === 0 || a.ordinal || b.ordinal) return null;
  if (a.digits === 4 || b.digits === 4) return glued && sign !== "." ? monthAndYear(a, b, sign, to) : null;
  if (a.digits > 2 || b.digits > 2 || a.num === 0 || b.num === 0) return null;
  return isDatePair(line, at, sign) ? inOrder(line, at, a.num, b.num, null, to) : null;
}

function isDatePair(line: Line, at: number, sign: string): boolean {
  if (sign === "/") return !isFraction(line, at);
  return sign === "-" ? isUnlikeRange(line, at) : isIntroduced(line, at);
}

/** 'Oct/2', '2-Oct' */
function dayWithMonthName(a: Token, b: Token, to: number): Found | null {
  const [month, day] = months.has(a.word) ? [a, b] : [b, a];
  const isDay = day.digits > 0 && day.digits <= 2 && day.num >= 1 && day.num <= 31;
  return isDay ? made({ day: day.num, month: months.get(month.word) ?? null }, to) : null;
}

/** '2026-10', '10/2026' */
function monthAndYear(a: Token, b: Token, sign: string, to: number): Found | null {
  const [year, month] = a.digits === 4 ? [a, b] : [b, a];
  if (month.digits > 2 || month.num < 1 || month.num > 12 || year.num < 1800) return null;
  return a.digits === 4 || sign === "/" ? made({ month: month.num, year: year.num }, to) : null;
}

/** '3/4 hour', '24/7', '1/2' */
function isFraction(line: Line, at: number): boolean {
  const a = token(line, at).num;
  const b = token(line, at + 2).num;
  if (a === 24 && b === 7) return true;
  return ["hour", "hours", "h", "day", "price", "of"].includes(word(line, at + 3)) && a < b;
}

/** '2-15' can be a date only, '2-4' may be hours. */
function isUnlikeRange(line: Line, at: number): boolean {
  const a = token(line, at).num;
  const b = token(line, at + 2).num;
  const marked = ["am", "pm", ":", "h", "of"].includes(word(line, at + 3)) || months.has(word(line, at + 3));
  return (
    !marked &&
    Math.max(a, b) > 12 &&
    Math.min(a, b) <= 12 &&
    b > 12 === line.context.monthFirst &&
    isAlone(line, at)
  );
}

const isAlone = (line: Line, at: number) => at + 3 >= line.tokens.length && at <= 1;

/** '5.12' is a date only after 'on', 'next' or a weekday; otherwise a clock time or an amount. */
function isIntroduced(line: Line, at: number): boolean {
  const before = word(line, at - 1);
  const marked = ["am", "pm", "a", "p", "oclock"].includes(word(line, at + 3));
  return !marked && (before === "on" || before === "next" || weekdays.has(before));
}

function packed(digits: string, at: number): Found | null {
  const year = Number(digits.slice(0, 4));
  const month = Number(digits.slice(4, 6));
  const day = Number(digits.slice(6));
  return year >= 1900 && year <= 2100 && isRealDate(year, month, day)
    ? made({ day, month, year }, at + 1)
    : null;
}

/** '31 10 1974' */
function spaced(line: Line, at: number): Found | null {
  const a = token(line, at);
  const b = token(line, at + 1);
  const c = token(line, at + 2);
  if (a.digits === 0 && b.digits === 0) return spokenNumbers(line, at, a, b);
  if (c.digits !== 4 || a.num < 1 || b.num < 1 || a.num > 31 || b.num > 31 || a.digits > 2 || b.digits > 2)
    return null;
  if (c.num < 1900 || c.num > 2100 || a.digits + b.digits === 0 || b.stop === 2 || c.stop === 2) return null;
  const found = inOrder(line, at, a.num, b.num, c.num, at + 3);
  return found?.meaning.kind === "date" ? found : null;
}

/** 'four nine twenty twenty six' */
function spokenNumbers(line: Line, at: number, a: Token, b: Token): Found | null {
  if (a.num < 1 || a.num > 31 || b.num < 1 || b.num > 31 || b.stop === 2) return null;
  const year = readYear(line, at + 2, false);
  if (!year || token(line, at + 2).digits > 0 || year.year < 1900) return null;
  const found = inOrder(line, at, a.num, b.num, year.year, year.to);
  return found?.meaning.kind === "date" ? found : null;
}
