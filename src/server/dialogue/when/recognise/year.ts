import { civil } from "../calendar.ts";
import { cardinal, endsAt, type Line, token, word } from "../line.ts";

const clockMarks = new Set([
  ":",
  ".",
  "h",
  "am",
  "pm",
  "a",
  "p",
  "oclock",
  "o",
  "hours",
  "ish",
  "in",
  "to",
  "-",
  "/",
]);

const relativeYears: Readonly<Record<string, number | undefined>> = { last: -1, this: 0, next: 1 };

/** A year after a day and month: '2026', 'of 1995', "'82", 'nineteen eighty six', 'two thousand and ten', 'this year'. */
export function readYear(line: Line, at: number, allowShort: boolean): { year: number; to: number } | null {
  let next = at;
  if (token(line, next).stop === 2) return null;
  if ((word(line, next) === "of" || word(line, next) === "in") && token(line, next + 1).num >= 1) next++;
  const t = token(line, next);
  const relative = relativeYears[t.word];
  if (relative !== undefined && word(line, next + 1) === "year")
    return { year: civil(line.context.today).year + relative, to: next + 2 };
  if (t.ordinal || t.num < 0) return null;
  if (t.digits === 4) {
    if (t.num < 1000 || t.num > 2999 || (word(line, next + 1) === "-" && token(line, next + 2).digits === 3))
      return null;
    return { year: t.num, to: next + 1 };
  }
  if (t.digits === 0) return spokenYear(line, next);
  if (!allowShort || t.digits !== 2 || t.num <= 12 || clockMarks.has(word(line, next + 1))) return null;
  if (!endsAt(line, next + 1) && token(line, next + 1).num >= 0) return null;
  return { year: fullYear(t.num), to: next + 1 };
}

/** Two digits: the same rule as most software (POSIX strptime): 69–99 are the last century's. */
export const fullYear = (short: number): number => short + (short >= 69 ? 1900 : 2000);

function spokenYear(line: Line, at: number): { year: number; to: number } | null {
  const n = cardinal(line, at);
  const next = word(line, at + 1);
  if (n === 2 && next === "thousand") {
    const rest = word(line, at + 2) === "and" ? at + 3 : at + 2;
    const more = cardinal(line, rest);
    if (more > 0 && more < 100 && token(line, rest).digits === 0) return { year: 2000 + more, to: rest + 1 };
    return { year: 2000, to: at + 2 };
  }
  if (n !== 19 && n !== 20) return null;
  if (next === "hundred") return { year: n * 100, to: at + 2 };
  const small = next === "oh" || next === "o" ? cardinal(line, at + 2) : -1;
  if (small >= 0 && small < 10) return { year: n * 100 + small, to: at + 3 };
  const more = cardinal(line, at + 1);
  if (more >= 10 && more < 100 && token(line, at + 1).digits === 0)
    return { year: n * 100 + more, to: at + 2 };
  return null;
}
