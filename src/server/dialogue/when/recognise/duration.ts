import { cardinal, type Line, token, word } from "../line.ts";
import { gluedUnits, type Unit, units } from "../vocabulary.ts";

export interface Duration {
  months: number;
  days: number;
  minutes: number;
  /** Smallest unit named. */
  grain: Unit;
  to: number;
}

const order: readonly Unit[] = [
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "fortnight",
  "month",
  "quarter",
  "year",
];

const size: Readonly<Record<Unit, readonly [months: number, days: number, minutes: number]>> = {
  second: [0, 0, 1 / 60],
  minute: [0, 0, 1],
  hour: [0, 0, 60],
  day: [0, 1, 0],
  week: [0, 7, 0],
  fortnight: [0, 14, 0],
  month: [1, 0, 0],
  quarter: [3, 0, 0],
  year: [12, 0, 0],
};

const counts: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["couple", 2],
  ["pair", 2],
  ["few", 3],
  ["several", 7],
  ["half", 0.5],
]);

/** 'two weeks', 'a couple of days', 'half an hour', '2 hours and 5 minutes', 'an hour and a half', '1h', "15'" */
export function readDuration(line: Line, at: number): Duration | null {
  const first = readSingle(line, at);
  if (!first) return null;
  // '3d' is how pictures are taken, unless it goes on: '1d 2h'.
  if (word(line, first.to - 1) === "d" && !readSingle(line, first.to) && !isFollowedByWhen(line, first.to))
    return null;
  if (isMeasure(line, first.to - 1) && !readSingle(line, first.to)) return null;
  let sum = first;
  for (let k = 0; k < 4; k++) {
    const next = word(line, sum.to) === "and" ? sum.to + 1 : sum.to;
    const more = readSingle(line, next);
    if (!more || order.indexOf(more.grain) >= order.indexOf(sum.grain) || token(line, next).stop === 2) break;
    sum = {
      months: sum.months + more.months,
      days: sum.days + more.days,
      minutes: sum.minutes + more.minutes,
      grain: more.grain,
      to: more.to,
    };
  }
  return sum;
}

/** '15m' and '15s' are metres and sizes as often as times, '5hr' a shift; '1h 15m' and '1hr ago' are times. */
function isMeasure(line: Line, at: number): boolean {
  const { word: unit, gap } = token(line, at);
  if (unit === "s" || unit === "m" || (unit === "h" && gap)) return true;
  return (unit === "hr" || unit === "hrs") && !gap && !["ago", "later", "from"].includes(word(line, at + 1));
}

const isFollowedByWhen = (line: Line, at: number) =>
  ["ago", "later", "from", "before", "after"].includes(word(line, at));

function readSingle(line: Line, at: number): Duration | null {
  const count = readCount(line, at);
  if (!count) return null;
  let to = count.to;
  if (
    ["more", "upcoming", "coming", "full", "whole", "long", "short", "business", "working"].includes(
      word(line, to),
    )
  )
    to++;
  const t = token(line, to);
  if (t.stop === 2) return null;
  const glued = !t.gap && token(line, to - 1).digits > 0;
  const spaced = t.word === "h" && token(line, to - 1).digits > 0;
  const unit = (glued || spaced ? gluedUnits.get(t.word) : undefined) ?? units.get(t.word);
  if (t.word === "'" && glued) return lengthOf(count.value, "minute", to + 1);
  // 'In about a quarter to eleven' is an hour.
  const isClock = unit === "quarter" && (word(line, to + 1) === "to" || word(line, to + 1) === "past");
  if (unit === undefined || isClock || (t.word === "second" && count.value !== 1)) return null;
  if (word(line, to + 1) === "and" && word(line, to + 2) === "a" && word(line, to + 3) === "half")
    return lengthOf(count.value + 0.5, unit, to + 4);
  return lengthOf(count.value, unit, to + 1);
}

function readCount(line: Line, at: number): { value: number; to: number } | null {
  const n = cardinal(line, at);
  if (n >= 0 && n < 1000) return readFraction(line, at, n);
  const first = counts.get(word(line, at));
  if (first === undefined) return null;
  let value = first;
  let to = at + 1;
  const second = first <= 1 ? counts.get(word(line, to)) : undefined;
  if (second !== undefined && second !== 1) {
    value = second;
    to++;
  } else if (first === 0.5 && second === 1) to++;
  if (word(line, to) === "of") to++;
  if (value === 1 && cardinal(line, to) >= 0) return null;
  return { value, to };
}

/** '2.5', '3/4', 'two and a half' */
function readFraction(line: Line, at: number, n: number): { value: number; to: number } {
  const sign = word(line, at + 1);
  const next = token(line, at + 2);
  const glued = !token(line, at + 1).gap && !next.gap;
  if (sign === "quarters" && next.word === "of")
    return { value: n / 4, to: word(line, at + 3) === "an" ? at + 4 : at + 3 };
  if (sign === "." && glued && next.digits > 0) return { value: Number(`${n}.${next.word}`), to: at + 3 };
  if (sign === "/" && glued && next.num > 0) return { value: n / next.num, to: at + 3 };
  if (sign === "and" && next.word === "a" && word(line, at + 3) === "half")
    return { value: n + 0.5, to: at + 4 };
  if (sign === "or" && next.num > n && !next.ordinal) return { value: next.num, to: at + 3 };
  return { value: n, to: at + 1 };
}

function lengthOf(count: number, unit: Unit, to: number): Duration {
  const [months, days, minutes] = size[unit];
  const length = { months: 0, days: 0, minutes: minutes * count, grain: unit, to };
  if (unit === "day") length.days = Math.round(days * count);
  else if (days > 0) length.days = Math.round(days * count);
  length.months = Math.floor(months * count);
  // Half a month is fifteen days.
  if (months > 0 && length.months !== months * count)
    length.days = Math.round((months * count - length.months) * 30);
  return length;
}
