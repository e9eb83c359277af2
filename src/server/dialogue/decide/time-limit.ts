import type { FreeTime } from "#contract/errors.ts";
import { appointmentMinutes } from "#contract/limits.ts";
import { addDays, daysBetween, minutesOf, weekdayOf } from "#kernel/zoned-time.ts";
import {
  type DayBounds,
  type DaySpan,
  isDayOf,
  type Reading,
  type TimeWish,
  type WhenReading,
} from "../readings.ts";
import type { HourLimit, Ledger, Limit, Matter, When } from "./ledger.ts";
import { ownTreatmentOf } from "./own-treatment.ts";

/**
 * 'Only after four', 'away till the third', 'Tuesdays alone': hours and days that hold for every offer, until the caller tells them
 * otherwise. Days that are ruled out stand beside them, in the reading.
 */

type Part = TimeWish & { kind: "part" };

const startOfDay = "00:00";
const endOfDay = "23:59";

/** What stands of the limit once this is told. */
export function limitAfter(before: Limit | undefined, told: WhenReading): Limit | undefined {
  const hours = hoursAfter(before?.hours, told.times);
  const bounds = boundsAfter(before?.bounds, told);
  const weekdays = weekdaysAfter(before?.weekdays, told);
  const limit = { ...(hours && { hours }), ...(bounds && { bounds }), ...(weekdays && { weekdays }) };
  return Object.keys(limit).length > 0 ? limit : undefined;
}

function hoursAfter(
  before: HourLimit | undefined,
  told: readonly Reading<TimeWish>[],
): HourLimit | undefined {
  const values = told.map(({ value }) => value);
  const bounds = values.filter((value): value is Part => value.kind === "part" && value.isBound === true);
  const [bound, ...more] = bounds;
  // 'At four, but I must leave by five'; 'before ten or after three' is a choice.
  if (bound && more.length === 0 && (values.length === 1 || bound.isEnd === true))
    return joined(before, bound);
  return before && values.every((value) => isInside(value, before)) ? before : undefined;
}

/** The newer word on each end; an end by which they must be gone is moved by another such alone. */
function joined(before: HourLimit | undefined, { from, to, ...bound }: Part): HourLimit {
  const isEnd: boolean = bound.isEnd === true;
  const own = { from, to, isEnd };
  if (!before) return own;
  const lower = from > startOfDay ? from : before.from;
  const keepsEnd = to >= endOfDay || (before.isEnd && !isEnd && before.to < to);
  const upper = keepsEnd ? { to: before.to, isEnd: before.isEnd } : { to, isEnd };
  return lower < upper.to ? { from: lower, ...upper } : own;
}

const isInside = (value: TimeWish, { from, to }: HourLimit): boolean =>
  value.kind === "exact" ? from <= value.time && value.time < to : value.from < to && from < value.to;

/** The newer word on each end; a day that is named beyond an end lets that end go. */
function boundsAfter(before: DayBounds | undefined, told: WhenReading): DayBounds | undefined {
  const own: DayBounds = Object.assign({}, ...(told.bounds ?? []).map(({ value }) => value));
  const both = { ...before, ...own };
  const { from, to } = both.from && both.to && both.from > both.to ? own : both;
  const named = daysNamed(told).map(({ value }) => value);
  const first = from !== undefined && !named.some((day) => day.to < from && day.weekday === undefined);
  const last = to !== undefined && !named.some((day) => day.from > to);
  return first || last ? { ...(first && { from }), ...(last && { to }) } : undefined;
}

/** 'Only Tuesdays' holds for whatever week is told after it, and not beside another day. */
function weekdaysAfter(
  before: readonly number[] | undefined,
  told: WhenReading,
): readonly number[] | undefined {
  const named = daysNamed(told).map(({ value }) => value);
  const each = named.filter(({ weekday }) => weekday === "each");
  const own = [...new Set(each.map(({ from }) => weekdayOf(from)))];
  if (own.length > 0 && each.length === named.length)
    return before && each.every(({ isMore }) => isMore) ? [...new Set([...before, ...own])] : own;
  const isWithin = (day: DaySpan): boolean =>
    isStretch(day) || before?.includes(weekdayOf(day.from)) === true;
  return named.every(isWithin) ? before : undefined;
}

/** Of several days: which of them is left open. */
const isStretch = ({ from, to }: DaySpan): boolean => daysBetween(from, to) > 1;

/** The days that are wished for, and not those that only a bound leaves. */
export const daysNamed = ({ days, bounds = [] }: WhenReading): readonly Reading<DaySpan>[] =>
  days.filter(({ span }) => !bounds.some((bound) => bound.span[0] === span[0]));

/** Beside a time by the clock, when they must be gone is no time of its own. */
export function besideLimit(told: readonly Reading<TimeWish>[]): readonly Reading<TimeWish>[] {
  const wished = told.filter(({ value }) => value.kind === "exact" || !value.isEnd);
  return wished.length > 0 ? wished : told;
}

/** Whether a visit of so many minutes that begins then is within the limit; an hour that was named by the clock is held to no other. */
export const withinLimit =
  (
    { hours, bounds, weekdays }: Limit = {},
    minutes: number,
    { isClock = false }: { isClock?: boolean } = {},
  ): ((slot: FreeTime) => boolean) =>
  ({ date, time }) =>
    isWithinBounds(bounds, date) &&
    (!weekdays || weekdays.includes(weekdayOf(date))) &&
    (!hours ||
      isClock ||
      (hours.from <= time &&
        (hours.isEnd ? minutesOf(time) + minutes <= minutesOf(hours.to) : time < hours.to)));

export const isWithinBounds = (bounds: DayBounds | undefined, date: string): boolean =>
  (bounds?.from === undefined || bounds.from <= date) && (bounds?.to === undefined || date <= bounds.to);

export const minutesOfVisit = (ledger: Ledger, matter: Matter): number => {
  const treatment = matter.visit?.appointmentType ?? ownTreatmentOf(ledger, matter) ?? matter.treatment;
  return ledger.facts?.treatmentMinutes?.[treatment ?? ""] ?? appointmentMinutes;
};

/** 'Anything later?' than all that the limit leaves lets it go; by when they must be gone stays. */
export function limitShifted(
  limit: Limit | undefined,
  direction: "earlier" | "later",
  time: string | undefined,
): Limit | undefined {
  if (!limit?.hours) return limit;
  const { hours, ...days } = limit;
  const isLeft = time !== undefined && (direction === "earlier" ? hours.from < time : time < hours.to);
  if (isLeft || (direction === "later" && hours.isEnd)) return limit;
  const left =
    direction === "earlier" ? { ...hours, from: startOfDay } : { ...hours, to: endOfDay, isEnd: false };
  return left.from <= startOfDay && left.to >= endOfDay ? days : { ...days, hours: left };
}

/** What was ruled out is wished for after all; a weekday alone brings nothing back but what its own name ruled out. */
export const isTakenBack =
  (wished: readonly Reading<DaySpan>[]) =>
  ({ value: out }: Reading<DaySpan>): boolean =>
    wished.some(
      ({ value }) =>
        isDayOf(out, value.from) &&
        isDayOf(out, value.to) &&
        (value.weekday === undefined ||
          out.weekday === "each" ||
          (value.weekday === "any" && out.from === out.to)),
    );

/** Another wish, with what was told before of when nothing suits. */
export function keepingLimits(wish: When, before: When): When {
  const { excludedDays } = before.reading;
  const isNamed = isTakenBack(wish.reading.days);
  const limit = { ...before.limit, ...wish.limit };
  return {
    ...wish,
    reading: {
      ...wish.reading,
      excludedDays: [...wish.reading.excludedDays, ...excludedDays.filter((day) => !isNamed(day))],
    },
    ...(Object.keys(limit).length > 0 && { limit }),
  };
}

/** A weekday by its name alone, no earlier than the limit and past the days that are ruled out; null = no such day is left. */
export function movedWithin(
  day: Reading<DaySpan>,
  limit: Limit | undefined,
  ruledOut: (date: string) => boolean,
): Reading<DaySpan> | null {
  const { from, to, weekday } = day.value;
  if (from !== to || weekday === undefined) return ruledOut(from) && ruledOut(to) && from === to ? null : day;
  const isOut = (date: string) => ruledOut(date) || date < (limit?.bounds?.from ?? "");
  for (let date = from, week = 0; week < mostWeeksOn; week += 1, date = addDays(date, 7))
    if (!isOut(date)) return date === from ? day : { ...day, value: { ...day.value, from: date, to: date } };
  return null;
}
const mostWeeksOn = 26;
