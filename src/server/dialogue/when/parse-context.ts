import { minutesOf, toLocal } from "#kernel/zoned-time.ts";
import type { ClosedDays, WhenContext } from "../readings.ts";
import { numberOf, weekdayOfNumber } from "./calendar.ts";

export interface Hours {
  /** Minutes after midnight. */
  opens: number;
  closes: number;
}

/** What is known before a word is read. */
export interface ParseContext {
  today: number;
  /** Minutes after midnight on the clinic's clock. */
  minutes: number;
  weekdays: Hours;
  /** null = closed. */
  weekends: Hours | null;
  /** Whether 5/12 is the 12th of May. */
  monthFirst: boolean;
  /** The day spoken of before. */
  previous: number | null;
  /** The day that 'the same day' is, where that is not the one before; absent = it is. */
  same?: number;
  closedDays: readonly ClosedDays[];
  /** Days on which they are away; absent = none were told. */
  away?: { first: number; last: number };
  /** What a lone number answers: 'what day?' - 'the 24', 'what time?' - '3'. */
  expecting: "day" | "time" | null;
}

const hoursOf = ({ start, end }: { start: string; end: string }): Hours | null =>
  start === "" || end === "" ? null : { opens: minutesOf(start), closes: minutesOf(end) };

/** Used when a clinic has no hours: when people are awake. */
const wakingHours: Hours = { opens: 7 * 60, closes: 19 * 60 };

export function parseContextOf(context: WhenContext, expecting: ParseContext["expecting"]): ParseContext {
  const local = toLocal(context.now, context.timeZone);
  return {
    today: numberOf(local.date),
    minutes: minutesOf(local.time),
    weekdays: hoursOf(context.businessHours.weekdays) ?? wakingHours,
    weekends: hoursOf(context.businessHours.weekends),
    monthFirst: false,
    previous: context.previousDate === null ? null : numberOf(context.previousDate),
    ...(context.sameDate !== undefined && { same: numberOf(context.sameDate) }),
    closedDays: context.closedDays ?? [],
    ...(context.away && {
      away: { first: numberOf(context.away.from), last: numberOf(context.away.to) },
    }),
    expecting,
  };
}

export function hoursOn(context: ParseContext, day: number | null): Hours {
  const isWeekend = day !== null && weekdayOfNumber(day) % 6 === 0;
  return (isWeekend ? context.weekends : null) ?? context.weekdays;
}
