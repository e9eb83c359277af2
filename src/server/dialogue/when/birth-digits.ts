import { isRealDate } from "./calendar.ts";
import type { Token } from "./tokens.ts";

export interface BirthDate {
  year: number;
  month: number;
  day: number;
  sure: boolean;
}

/** What a recogniser writes for digits said one by one. */
const soundsLike: ReadonlyMap<string, string> = new Map([
  ["to", "2"],
  ["too", "2"],
  ["for", "4"],
  ["oh", "0"],
  ["o", "0"],
  ["or", "0"],
]);

/** '1008 2 0 0 3', '22081 980', '11 or 7 1982' → groups of digits as they were heard. */
export function digitGroups(tokens: readonly Token[]): string[] {
  const groups: string[] = [];
  for (const [k, token] of tokens.entries()) {
    if (token.num >= 0) groups.push(token.digits > 0 ? token.word : String(token.num));
    else {
      const digit = soundsLike.get(token.word);
      const next = tokens[k + 1];
      // 'for' and 'to' are digits only between numbers, or before one at the very start.
      if (
        digit !== undefined &&
        next !== undefined &&
        next.num >= 0 &&
        (k === 0 || groups.length > 0 || digit === "0")
      )
        groups.push(digit);
    }
  }
  return groups;
}

/** A way to cut a row of digits; `cost` grows with what has to be explained away. */
interface Cut {
  day: number;
  month: number;
  year: number;
  cost: number;
}

const joinedTens = /^([23])0([1-9])$/;

/** '7', '07', '207' (twenty, seven) */
function readDay(digits: string): { value: number; cost: number } | null {
  const tens = joinedTens.exec(digits);
  if (tens) return { value: Number(tens[1]) * 10 + Number(tens[2]), cost: 2 };
  if (digits.length === 3) return null;
  return { value: Number(digits), cost: 0 };
}

/** '9', '09', '009' */
function readMonth(digits: string): { value: number; cost: number } | null {
  if (digits.length === 3 && !digits.startsWith("00")) return null;
  return { value: Number(digits), cost: digits.length === 3 ? 1.5 : 0 };
}

/** '1986', '86', '01986', '986' */
function readYear(digits: string, thisYear: number): { value: number; cost: number } | null {
  if (digits.length === 2) return { value: centuryOf(Number(digits), thisYear), cost: 1 };
  if (digits.length === 3) return digits.startsWith("9") ? { value: 1000 + Number(digits), cost: 2 } : null;
  if (digits.length === 5) return digits.startsWith("0") ? { value: Number(digits), cost: 1.5 } : null;
  return digits.length === 4 ? { value: Number(digits), cost: 0 } : null;
}

/** Two digits of a year of birth: the latest one that is not in the future. */
export const centuryOf = (short: number, thisYear: number): number => {
  const inThisCentury = Math.floor(thisYear / 100) * 100 + short;
  return inThisCentury <= thisYear ? inThisCentury : inThisCentury - 100;
};

/** '28th 2000': the month was not heard, and 2 August is not what was said. */
const isDayAndYear = (groups: readonly string[]) =>
  groups.length === 2 && groups[1]?.length === 4 && groups[0]?.length === 2 && Number(groups[0]) <= 31;

/** Where one group ends and the next begins. */
function edgesOf(groups: readonly string[]): ReadonlySet<number> {
  const edges = new Set<number>();
  let end = 0;
  for (const group of groups) {
    end += group.length;
    edges.add(end);
  }
  return edges;
}

/** The likeliest day, month and year in a row of digits, day first; null when no cut gives a date someone can be born on. */
export function cutDigits(groups: readonly string[], thisYear: number): BirthDate | null {
  const row = groups.join("");
  if (row.length < 5 || row.length > 11 || isDayAndYear(groups)) return null;
  const edges = edgesOf(groups);
  let best: Cut | null = null;
  let second = Number.POSITIVE_INFINITY;
  for (const cut of cutsOf(row, edges, thisYear)) {
    if (best === null || cut.cost < best.cost) {
      second = best?.cost ?? second;
      best = cut;
    } else second = Math.min(second, cut.cost);
  }
  return (
    best && { year: best.year, month: best.month, day: best.day, sure: best.cost <= 1 && second > best.cost }
  );
}

function cutsOf(row: string, edges: ReadonlySet<number>, thisYear: number): Cut[] {
  const cuts: Cut[] = [];
  for (let d = 1; d <= 3; d++)
    for (let m = 1; m <= 3; m++) {
      const cut = cutAt(row, d, m, thisYear);
      const torn = (edges.has(d) ? 0 : 0.5) + (edges.has(d + m) ? 0 : 0.5) + (d === 1 ? 0.1 : 0);
      if (cut) cuts.push({ ...cut, cost: cut.cost + torn });
    }
  return cuts;
}

function cutAt(row: string, d: number, m: number, thisYear: number): Cut | null {
  const day = readDay(row.slice(0, d));
  const month = readMonth(row.slice(d, d + m));
  const year = readYear(row.slice(d + m), thisYear);
  if (!day || !month || !year || year.value < 1900 || year.value > thisYear) return null;
  const cost = day.cost + month.cost + year.cost;
  if (isRealDate(year.value, month.value, day.value))
    return { day: day.value, month: month.value, year: year.value, cost };
  // '12 31 1997' can only be the American order.
  return month.value > 12 && isRealDate(year.value, day.value, month.value)
    ? { day: month.value, month: day.value, year: year.value, cost: cost + 2.5 }
    : null;
}
