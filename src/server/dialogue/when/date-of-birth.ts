import type { Reading } from "../readings.ts";
import { type BirthDate, centuryOf, cutDigits, digitGroups } from "./birth-digits.ts";
import { civil, dayNumber, isoOf, isRealDate, numberOf } from "./calendar.ts";
import { type Token, tokenise } from "./tokens.ts";
import { months } from "./vocabulary.ts";

interface Found extends BirthDate {
  from: number;
  to: number;
}

/**
 * The date of birth in an answer to 'what is your date of birth?', in any of the shapes callers and speech
 * recognisers give it: '3rd of March 1985', '27th of the 9th 79', '2203 1935', 'nineteen eighty six'. Day
 * first. `today` (YYYY-MM-DD) bounds it: nobody is born later. Null unless day, month and year are there.
 */
export function readDateOfBirth(text: string, today: string): Reading<string> | null {
  const tokens = tokenise(text.slice(0, 400));
  const thisYear = civil(numberOf(today)).year;
  const found = withMonthName(tokens, thisYear) ?? ofOrdinals(tokens, thisYear) ?? inDigits(tokens, thisYear);
  if (!found) return null;
  const point = dayNumber(found.year, found.month, found.day);
  if (point > numberOf(today)) return null;
  const first = tokens[found.from];
  const last = tokens[found.to - 1];
  if (!first || !last) return null;
  const span = [first.start, last.end] as const;
  return {
    value: isoOf(point),
    heard: text.slice(span[0], span[1]),
    span,
    assumed: found.sure ? [] : ["how the numbers belong together"],
    certainty: found.sure ? "sure" : "unsure",
  };
}

const isDay = (token: Token | undefined): token is Token =>
  token !== undefined && token.num >= 1 && token.num <= 31 && token.digits <= 2;

const links = new Set(["of", "the", "in", "-", "/", "."]);

/** The last day, month and year that stand together: whoever corrects himself says the right one last. */
function withMonthName(tokens: readonly Token[], thisYear: number): Found | null {
  let best: Found | null = null;
  for (const [k, token] of tokens.entries()) {
    const month = months.get(token.word);
    if (month === undefined) continue;
    const found = mayForOfThe(tokens, k, thisYear) ?? aroundMonth(tokens, k, month, thisYear);
    if (found) best = found;
  }
  return best;
}

function aroundMonth(tokens: readonly Token[], at: number, month: number, thisYear: number): Found | null {
  let before = at - 1;
  while (links.has(tokens[before]?.word ?? "")) before--;
  let after = at + 1;
  while (links.has(tokens[after]?.word ?? "")) after++;
  const dayBefore = tokens[before];
  const dayAfter = tokens[after];
  if (isDay(dayBefore)) {
    const year = readYear(tokens, at + 1, thisYear);
    if (year) return made(dayBefore.num, month, year, before, year.to);
  }
  if (isDay(dayAfter)) {
    const year = readYear(tokens, after + 1, thisYear);
    if (year) return made(dayAfter.num, month, year, at, year.to);
  }
  return null;
}

/** '31st May 12th 1948': the recogniser wrote 'May' for 'of the'. */
function mayForOfThe(tokens: readonly Token[], at: number, thisYear: number): Found | null {
  const [day, month] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.word !== "may" || !isDay(day) || !isDay(month) || !day.ordinal || !month.ordinal)
    return null;
  const year = month.num <= 12 ? readYear(tokens, at + 2, thisYear) : null;
  return year && made(day.num, month.num, { ...year, sure: false }, at - 1, year.to);
}

/** '27th of the 9th 1979', 'the eighth of the second thirty nine' */
function ofOrdinals(tokens: readonly Token[], thisYear: number): Found | null {
  let best: Found | null = null;
  for (const [k, day] of tokens.entries()) {
    if (!isDay(day) || tokens[k + 1]?.word !== "of") continue;
    const at = tokens[k + 2]?.word === "the" ? k + 3 : k + 2;
    const month = tokens[at];
    if (!isDay(month) || month.num > 12) continue;
    const year = readYear(tokens, at + 1, thisYear);
    const found = year && made(day.num, month.num, year, k, year.to);
    if (found) best = found;
  }
  return best;
}

interface Year {
  value: number;
  to: number;
  sure: boolean;
}

function made(day: number, month: number, year: Year, from: number, to: number): Found | null {
  if (!isRealDate(year.value, month, day)) return null;
  return { day, month, year: year.value, sure: year.sure, from, to };
}

/** The last year said after the day and month, unless another date begins before it. */
function readYear(tokens: readonly Token[], at: number, thisYear: number): Year | null {
  let found: Year | null = null;
  for (let k = at; k < tokens.length && k < at + 6; k++) {
    if (months.has(tokens[k]?.word ?? "")) break;
    const year = yearAt(tokens, k, thisYear);
    if (!year) continue;
    // Two digits count only where nothing better follows.
    if (!found || (year.sure && !found.sure) || year.sure) found = year;
    k = year.to - 1;
  }
  return found;
}

function yearAt(tokens: readonly Token[], at: number, thisYear: number): Year | null {
  const token = tokens[at];
  if (!token || token.num < 0) return null;
  const next = tokens[at + 1];
  if (token.digits === 4) {
    const unitAt = next?.word !== "and" ? -1 : tokens[at + 2]?.word === "the" ? at + 3 : at + 2;
    const unit = tokens[unitAt];
    if (token.num === 2000 && unit && unit.num > 0 && unit.num < 30)
      return { value: 2000 + unit.num, to: unitAt + 1, sure: true };
    return wholeYear(token.num, at + 1, thisYear);
  }
  return (
    thousands(tokens, at) ??
    twoHalves(tokens, at, thisYear) ??
    oneByOne(tokens, at, thisYear) ??
    shortYear(token, at, thisYear)
  );
}

/** Nobody alive was born in 1874: a slip of the recogniser for 1974. */
function wholeYear(year: number, to: number, thisYear: number): Year | null {
  if (year >= 1900 && year <= thisYear) return { value: year, to, sure: true };
  if (year >= 1800 && year < 1900) return { value: year + 100, to, sure: false };
  if (year >= 9000 && year < 9100) return { value: 1900 + (year % 100), to, sure: false };
  return null;
}

/** 'two thousand', 'two thousand and seven' */
function thousands(tokens: readonly Token[], at: number): Year | null {
  if (tokens[at]?.num !== 2 || tokens[at + 1]?.word !== "thousand") return null;
  const next = tokens[at + 2]?.word === "and" ? at + 3 : at + 2;
  const rest = tokens[next];
  if (rest && rest.num > 0 && rest.num < 100) return { value: 2000 + rest.num, to: next + 1, sure: true };
  return { value: 2000, to: at + 2, sure: true };
}

/** 'nineteen eighty six', '19 35', '19th 13', 'nineteen oh seven', '19th or 7' */
function twoHalves(tokens: readonly Token[], at: number, thisYear: number): Year | null {
  const century = tokens[at]?.num;
  if (century !== 19 && century !== 20) return null;
  let next = at + 1;
  if (["oh", "o", "or", "-", "hundred", "and"].includes(tokens[next]?.word ?? "")) next++;
  if (tokens[next]?.word === "and") next++;
  const rest = tokens[next];
  if (!rest || rest.num < 0 || rest.num > 99 || rest.digits > 2) return null;
  if (rest.num < 10 && rest.digits === 1 && next === at + 1) return null;
  const value = century * 100 + rest.num;
  return value <= thisYear ? { value, to: next + 1, sure: true } : null;
}

/** '1 9 8 2' */
function oneByOne(tokens: readonly Token[], at: number, thisYear: number): Year | null {
  const digits = tokens.slice(at, at + 4);
  if (digits.length < 4 || digits.some(({ num }) => num < 0 || num > 9)) return null;
  return wholeYear(Number(digits.map(({ num }) => num).join("")), at + 4, thisYear);
}

function shortYear(token: Token, at: number, thisYear: number): Year | null {
  const isShort = token.digits === 2 || (token.digits === 0 && token.num >= 10 && token.num < 100);
  return isShort && !token.ordinal
    ? { value: centuryOf(token.num, thisYear), to: at + 1, sure: false }
    : null;
}

/** Everything said as digits: '11 6 1938', '2203 1935', '22081 980' */
function inDigits(tokens: readonly Token[], thisYear: number): Found | null {
  if (tokens.some(({ word }) => months.has(word))) return null;
  const numbers = tokens.flatMap(({ num }, k) => (num >= 0 ? [k] : []));
  const cut = cutDigits(digitGroups(tokens), thisYear);
  return cut && { ...cut, from: numbers[0] ?? 0, to: (numbers.at(-1) ?? 0) + 1 };
}
