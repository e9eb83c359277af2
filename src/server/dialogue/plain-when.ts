import { daysBetween } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, TimeWish, WhenReading } from "./readings.ts";

/**
 * Whether a day and a time can be told apart from the words that they were read from: nothing that is wished for is ruled out
 * as well, and no part of a day is ruled out on one day alone ('after two, but not Wednesday afternoons').
 */
export function isPlainWhen({ days, times, excludedDays, excludedTimes }: WhenReading): boolean {
  const isPartOfDay = excludedDays.length > 0 && excludedTimes.length > 0;
  const isBoth =
    excludedTimes.some((out) => times.some(({ value }) => overlap(value, out.value))) ||
    excludedDays.some((out) => days.some(({ value }) => isWithin(value, out)));
  const stretches = days.filter(({ value }) => value.from < value.to);
  return !isPartOfDay && !isBoth && stretches.length < 2 && (stretches.length === 0 || days.length === 1);
}

const isWithin = ({ from, to }: DaySpan, { value }: Reading<DaySpan>): boolean =>
  value.from <= from && to <= value.to;

const overlap = (one: TimeWish, other: TimeWish): boolean => {
  const [fromOne, toOne] = hoursOf(one);
  const [fromOther, toOther] = hoursOf(other);
  return fromOne < toOther && fromOther < toOne;
};
const hoursOf = (wish: TimeWish): readonly [string, string] =>
  wish.kind === "exact" ? [wish.time, `${wish.time}:59`] : [wish.from, wish.to];

/** As many days as 'any day' stands for: no day of its own. */
export const isAnyDay = ({ from, to }: DaySpan): boolean => daysBetween(from, to) >= anyDays;
const anyDays = 13;
