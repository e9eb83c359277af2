import type { DaySpan, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { namedHolidays } from "./phrases/special-days.ts";
import type { LiveState } from "./state.ts";
import { todayOf } from "./today.ts";

/** Labour Day and the King's Birthday lie on another day in each state: the day the clinic keeps is meant. */
export function withStateHolidays(state: LiveState, heard: Understanding): Understanding {
  const { days, excludedDays } = heard.when;
  if (days.length + excludedDays.length === 0 || !state.facts.specialDays) return heard;
  const kept = (readings: readonly Reading<DaySpan>[]) => readings.map((day) => asKept(state, day));
  return { ...heard, when: { ...heard.when, days: kept(days), excludedDays: kept(excludedDays) } };
}

function asKept(state: LiveState, day: Reading<DaySpan>): Reading<DaySpan> {
  // 'Labour Day 2028' lies beyond the holidays that are known.
  if (day.value.from !== day.value.to || otherYear.test(day.heard) || !isWhole.test(day.heard)) return day;
  const dates = namedHolidays(state.facts, day.heard, todayOf(state));
  const [date] = dates;
  if (date === undefined || dates.includes(day.value.from)) return day;
  return { ...day, value: { from: date, to: date }, assumed: [], certainty: "sure" };
}

const otherYear = /\byear\b(?!['’]?s)|\d{4}/i;
/** 'The day after Labour Day' is counted from it, and not it. */
const isWhole = /^(?!.*\b(?:after|before|from|since)\b)/i;
