import type { FreeTime } from "#contract/errors.ts";
import { addDays, weekdayOf } from "#kernel/zoned-time.ts";
import type { DaySpan, Understanding } from "#server/dialogue/understanding.ts";
import type { Detail, WhenWish } from "./state.ts";

/** 'Does it have to be a Monday' asks for another day than the one offered, though that is the day it names. */

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const it = "(?:it|that|this|i|we|he|she|they)";
const asksIfMust = new RegExp(
  [
    `\\b(?:does|do|did|would|will) ${it} (?:really |actually |always )?(?:have|need|got)(?:ta| to)(?: be| come| go| do)?\\b`,
    `\\b(?:must|has|have) ${it} (?:got to )?(?:be|come)\\b`,
    `\\b(?:is|are) (?:it|that|they|you|there)(?: \\w+)? (?:only|just) (?:(?:on|a|the|for) )*${weekday}\\b`,
    `\\b(?:is|are) ${it} (?:on )?(?:a )?${weekday} only\\b`,
    `\\b(?:gotta|got to|has to|have to) be (?:on )?(?:a |the )?${weekday} (?:does|is|do) (?:it|we|i)\\b`,
    `\\bis (?:the )?${weekday} (?:really )?(?:the only|all) (?:day|one|option|time|you)\\b`,
    `\\b(?:do|have|haven't) you (?:only|just) (?:got|have|do|got any)?(?: \\w+){0,2}? ?${weekday}\\b`,
    `\\b(?:any|some)thing (?:else )?(?:other than|besides|apart from|but) (?:on )?(?:a |the )?${weekday}\\b`,
  ].join("|"),
  "i",
);
const ofDay = /\b(?:days?|date)\b/i;

const daysAhead = 14;

/** The wish for other days, or other hours of the same ones; null for whoever asks no such thing. */
export function otherThanOffered(
  times: readonly FreeTime[],
  before: WhenWish,
  { text, when }: Understanding,
): WhenWish | null {
  const last = times.at(-1);
  if (!last || !asksIfMust.test(text)) return null;
  const ruledOut = { ...before, soonest: false, heard: text.trim() };
  const named = [...when.days, ...when.excludedDays].map(({ value }) => value.from);
  if (named.length > 0 || ofDay.test(text)) {
    const offered = times.map(({ date }) => date);
    const weekdays = new Set((named.length > 0 ? named : offered).map(weekdayOf));
    const isOneOfThem = before.days.length > 0 && offered.some((date) => !weekdays.has(weekdayOf(date)));
    const span = { from: addDays(last.date, 1), to: addDays(last.date, daysAhead) };
    const { pairs: _, ...rest } = ruledOut;
    return {
      ...rest,
      days: isOneOfThem ? before.days : [detail(span, text)],
      notDays: [...before.notDays, ...suchDays(offered[0] ?? last.date, weekdays)],
    };
  }
  const hours = [...when.times, ...when.excludedTimes];
  if (hours.length === 0) return null;
  const dates = [...new Set(times.map(({ date }) => date))];
  return {
    ...ruledOut,
    days: dates.map((date) => detail({ from: date, to: date }, text)),
    times: [],
    notTimes: [...before.notTimes, ...hours.map(({ value }) => value)],
  };
}

/** Each day on one of those weekdays, as far ahead as other days are looked for. */
function suchDays(from: string, weekdays: ReadonlySet<number>): DaySpan[] {
  const dates = Array.from({ length: 3 * daysAhead }, (_, k) => addDays(from, k));
  return dates.filter((date) => weekdays.has(weekdayOf(date))).map((date) => ({ from: date, to: date }));
}

const detail = (value: DaySpan, heard: string): Detail<DaySpan> => ({
  value,
  heard,
  assumed: [],
  unsure: false,
});
