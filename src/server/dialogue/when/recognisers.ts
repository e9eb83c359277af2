import { anyNumber, anyOrdinal, type Line, type Recogniser } from "./line.ts";
import type { Found, Mention } from "./mention.ts";
import type { ParseContext } from "./parse-context.ts";
import { absence } from "./recognise/absence.ts";
import { businessDay } from "./recognise/business-day.ts";
import { clock } from "./recognise/clocks/clock.ts";
import { clockPast } from "./recognise/clocks/clock-past.ts";
import { clockRange } from "./recognise/clocks/clock-range.ts";
import { namedClock } from "./recognise/clocks/named-clock.ts";
import { partOfDay } from "./recognise/clocks/part-of-day.ts";
import { partOfPeriod } from "./recognise/clocks/part-of-period.ts";
import { pastThatHour } from "./recognise/clocks/past-that-hour.ts";
import { towards } from "./recognise/clocks/towards.ts";
import { dayAndMonth } from "./recognise/day-and-month.ts";
import { dayOfMonth } from "./recognise/day-of-month.ts";
import { holiday } from "./recognise/holiday.ts";
import { newYear } from "./recognise/new-year.ts";
import { notATime } from "./recognise/not-a-time.ts";
import { now } from "./recognise/now.ts";
import { nthDay } from "./recognise/nth.ts";
import { numericDate } from "./recognise/numeric-date.ts";
import { offset } from "./recognise/offset.ts";
import { oneAfter } from "./recognise/one-after.ts";
import { period } from "./recognise/period.ts";
import { relativeDay } from "./recognise/relative-day.ts";
import { schoolRun } from "./recognise/school-run.ts";
import { soonest } from "./recognise/soonest.ts";
import { weekday } from "./recognise/weekday.ts";
import type { Token } from "./tokens.ts";

/** Where two read the same number of words, the earlier one is believed. */
const recognisers: readonly Recogniser[] = [
  numericDate,
  dayAndMonth,
  nthDay,
  businessDay,
  absence,
  newYear,
  holiday,
  weekday,
  relativeDay,
  oneAfter,
  offset,
  partOfPeriod,
  towards,
  period,
  clockPast,
  pastThatHour,
  clockRange,
  clock,
  namedClock,
  dayOfMonth,
  schoolRun,
  partOfDay,
  soonest,
  now,
  notATime,
];

const byStart = new Map<string, Recogniser[]>();
for (const recogniser of recognisers)
  for (const start of new Set(recogniser.starts))
    byStart.set(start, [...(byStart.get(start) ?? []), recogniser]);
const none: readonly Recogniser[] = [];

/** A week from the day after the Monday after: deep enough for people, and a bound on nested reading. */
const maxDepth = 3;

export function lineOf(text: string, tokens: readonly Token[], context: ParseContext): Line {
  let depth = 0;
  const line: Line = {
    text,
    tokens,
    context,
    last: null,
    lastDay: null,
    readAt(at) {
      if (depth >= maxDepth) return null;
      depth++;
      const found = longestAt(line, at);
      depth--;
      return found;
    },
  };
  return line;
}

function longestAt(line: Line, at: number): Found | null {
  const t = line.tokens[at];
  if (t === undefined) return null;
  const kind = t.num < 0 ? null : t.ordinal ? anyOrdinal : anyNumber;
  let best: Found | null = null;
  for (const recogniser of kind === null ? none : (byStart.get(kind) ?? none))
    best = longer(recogniser.read(line, at), best);
  for (const recogniser of byStart.get(t.word) ?? none) best = longer(recogniser.read(line, at), best);
  return best;
}

const longer = (found: Found | null, best: Found | null): Found | null =>
  found !== null && (best === null || found.to > best.to) ? found : best;

/** All that is said about when, left to right, the longest reading at each place. */
export function mentionsIn(line: Line): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < line.tokens.length; ) {
    const found = longestAt(line, at);
    if (found === null) at++;
    else {
      const mention = { ...found, from: at };
      mentions.push(mention);
      line.last = mention;
      if (found.meaning.kind === "days" || found.meaning.kind === "date") line.lastDay = mention;
      at = found.to;
    }
  }
  return mentions;
}
