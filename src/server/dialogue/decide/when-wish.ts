import type { FreeTime } from "#contract/errors.ts";
import { addDays, daysBetween, toLocal } from "#kernel/zoned-time.ts";
import type { SlotWish } from "../events.ts";
import { type DaySpan, isDayOf, noWhen, type Reading, type TimeWish, type WhenReading } from "../readings.ts";
import type { HourLimit, When } from "./ledger.ts";
import {
  besideLimit,
  daysNamed,
  isTakenBack,
  isWithinBounds,
  limitAfter,
  movedWithin,
  withinLimit,
} from "./time-limit.ts";
import type { LiveLedger } from "./turn.ts";

/** Wishes about when: joined over the turns, and made into what the calendar is asked. */

export const hasWhen = ({ reading: { days, times, soonest } }: When): boolean =>
  days.length > 0 || times.length > 0 || soonest !== null;

const values = <Value>(readings: readonly Reading<Value>[]): readonly Value[] =>
  readings.map(({ value }) => value);

/** The latest word on each part stands; what was ruled out stays so until it is asked for by name. */
export function joinWhen(before: When, added: WhenReading): When {
  const { reading } = before;
  // 'Any day but Monday', of next week, stays within that week.
  const isAny = reading.days.length > 0 && added.excludedDays.length > 0 && added.days.every(isWide);
  const told = within(added.times);
  const limit = limitAfter(before.limit, { ...added, times: told });
  const times = told.length > 0 ? besideLimit(told) : reading.times;
  // 'Next week' takes no Wednesday back that was ruled out; 'well, Wednesday then' does.
  const isNamed = isTakenBack(daysNamed(added));
  const excludedDays = [...reading.excludedDays.filter((day) => !isNamed(day)), ...added.excludedDays];
  const isOut = (date: string) => excludedDays.some(({ value }) => isDayOf(value, date));
  const days = (isAny ? reading.days : daysAfter(reading.days, added))
    .filter(({ value }) => !added.excludedDays.some((out) => sameDays(out.value, value) && isStretch(value)))
    .flatMap((day) => movedWithin(day, limit, isOut) ?? []);
  const isLeft = ({ value }: Reading<DaySpan>) =>
    value.weekday !== undefined ||
    isWithinBounds(limit?.bounds, value.to) ||
    isWithinBounds(limit?.bounds, value.from);
  const kept = days.filter(isLeft);
  const isNew = added.days.length > 0 || added.times.length > 0 || added.soonest !== null;
  return {
    reading: {
      days: kept,
      times: times.filter(({ value }) => !added.excludedTimes.some((out) => sameTime(out.value, value))),
      excludedDays,
      excludedTimes: [
        ...reading.excludedTimes.filter(
          ({ value }) => !added.times.some((each) => sameTime(each.value, value)),
        ),
        ...added.excludedTimes,
      ],
      soonest: isNew ? added.soonest : reading.soonest,
    },
    heard: isNew ? heardOf(added) : before.heard,
    ...(limit && { limit }),
  };
}

/** The latest word on the days; where only a bound of them is told, those before it that it leaves. */
function daysAfter(before: readonly Reading<DaySpan>[], added: WhenReading): readonly Reading<DaySpan>[] {
  const named = daysNamed(added);
  if (named.length > 0) return named.every(({ value }) => value.isMore) ? [...before, ...named] : named;
  const bounds = added.bounds ?? [];
  const isLeft = ({ value }: Reading<DaySpan>): boolean =>
    value.weekday !== undefined ||
    bounds.every((bound) => isWithinBounds(bound.value, value.from) || isWithinBounds(bound.value, value.to));
  const left = before.filter(isLeft);
  return left.length > 0 ? left : added.days;
}

const isStretch = ({ from, to }: DaySpan): boolean => from < to;

/** 'After a quarter to eleven, but done by twelve' is one stretch, and neither of two. */
function within(times: WhenReading["times"]): WhenReading["times"] {
  const [one, other, ...more] = times;
  if (one?.value.kind !== "part" || other?.value.kind !== "part" || more.length > 0) return times;
  const [after, before] = one.value.to >= endOfDay ? [one, other] : [other, one];
  const [from, to] = [
    after.value.kind === "part" ? after.value : one.value,
    before.value.kind === "part" ? before.value : one.value,
  ];
  const isOpen = from.to >= endOfDay && to.from <= startOfDay && from.from < to.to;
  if (!isOpen) return times;
  const value = {
    ...{ kind: "part" as const, from: from.from, to: to.to, label: `${from.label}, ${to.label}` },
    ...(from.isBound && to.isBound && { isBound: true as const }),
    ...(to.isEnd && { isEnd: to.isEnd }),
  };
  return [{ ...one, value, heard: `${one.heard} ${other.heard}` }];
}
const startOfDay = "00:00";
const endOfDay = "23:59";

/** As many days as 'any day' stands for. */
const anyDays = 13;
const isWide = ({ value }: Reading<DaySpan>): boolean => daysBetween(value.from, value.to) >= anyDays;

const sameDays = (one: DaySpan, other: DaySpan) => one.from === other.from && one.to === other.to;
const sameTime = (one: TimeWish, other: TimeWish) => JSON.stringify(one) === JSON.stringify(other);

/** In the caller's words, each once: 'Monday arvo' is read as a day and as a time. */
const heardOf = ({ days, times, soonest }: WhenReading): string => {
  const all = [...days, ...times, ...(soonest ? [soonest] : [])].map(({ heard }) => heard);
  const isIn = (words: string, at: number) =>
    all.some((other, where) => where !== at && other.includes(words) && (other !== words || where < at));
  return all.filter((words, at) => !isIn(words, at)).join(" ");
};

/** All the same to them, or as soon as can be. */
export const soonest = (heard: string): When => ({
  reading: {
    ...noWhen,
    soonest: { value: true, heard, span: [0, heard.length], assumed: [], certainty: "unsure" },
  },
  heard,
});

const asRead = <Value>(value: Value, heard: string): Reading<Value> => ({
  ...{ value, heard, assumed: [], certainty: "sure" as const },
  span: [0, heard.length],
});

/** A time that was settled before, as a wish of its own. */
export const exactly = ({ date, time }: FreeTime, heard = "as it was"): When => {
  const times = [asRead<TimeWish>({ kind: "exact", time }, heard)];
  return { heard, reading: { ...dayOf(date, heard).reading, times } };
};

/** Any time of that day. */
export const dayOf = (date: string, heard = "the same day"): When => {
  return { heard, reading: { ...noWhen, days: [asRead({ from: date, to: date }, heard)] } };
};

/** Whether that is when it was told to be: the days and the times, as far as they were told. */
export function isThen({ date, time }: FreeTime, { reading: { days, times } }: When): boolean {
  const isDay = days.length === 0 || days.some(({ value }) => isDayOf(value, date));
  const isTime =
    times.length === 0 ||
    times.some(({ value }) =>
      value.kind === "exact" ? value.time === time : value.from <= time && time < value.to,
    );
  return isDay && isTime;
}

export const noWhenYet: When = { reading: noWhen, heard: "" };

/** How far ahead a time is looked for where no day was named, in days, and where only some weekdays suit. */
const lookAhead = 14;
const lookAheadOfSome = 28;
/** As many come back as are needed to pick those that fit all of what was said. */
const mostFitting = 60;

/** What the calendar is asked: the days and hours that hold every alternative. */
export function toSlotWish(
  { reading, limit }: When,
  ledger: LiveLedger,
  declined: readonly FreeTime[] = [],
): SlotWish {
  const today = toLocal(ledger.now, ledger.facts.timeZone).date;
  const { bounds, weekdays } = limit ?? {};
  const [first] = values(reading.days)
    .map(({ from }) => from)
    .toSorted();
  const last = values(reading.days)
    .map(({ from, to, weekday }) => (weekday === "each" ? addDays(from, lookAheadOfSome) : to))
    .toSorted()
    .at(-1);
  const begins = firstOpen(latest(first ?? today, bounds?.from), values(reading.excludedDays));
  const ends = last ?? addDays(begins, weekdays ? lookAheadOfSome : lookAhead);
  const [fromDate, toDate] = [begins, bounds?.to !== undefined && bounds.to < ends ? bounds.to : ends];
  const [only, ...others] = values(reading.times);
  const isOne = others.length === 0;
  const ruledOut = { days: values(reading.excludedDays), times: declined };
  return {
    fromDate: fromDate < today && toDate >= today ? today : fromDate,
    toDate,
    time: isOne && only?.kind === "exact" ? only.time : null,
    between: isOne && only?.kind !== "exact" ? hoursOf(only, limit?.hours) : null,
    limit: mostFitting,
    ...(ruledOut.days.length + ruledOut.times.length > 0 && { ruledOut }),
    ...(reading.days.length > 1 && { days: values(reading.days) }),
    ...((bounds || weekdays) && { within: { ...bounds, ...(weekdays && { weekdays }) } }),
  };
}
/** 'Not this week' is looked for from the next one on. */
function firstOpen(date: string, ruledOut: readonly DaySpan[]): string {
  const out = ruledOut.find((day) => day.from < day.to && isDayOf(day, date));
  return out ? firstOpen(addDays(out.to, 1), ruledOut) : date;
}
const latest = (date: string, other = ""): string => (date > other ? date : other);

function hoursOf(
  part: (TimeWish & { kind: "part" }) | undefined,
  limit: HourLimit | undefined,
): SlotWish["between"] {
  const [one, other] = [part ?? limit, limit ?? part];
  if (!one || !other) return null;
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from < to ? { from, to } : { from: one.from, to: one.to };
}

/** Of the times that the calendar gave, those that fit all that was said; a visit takes so many minutes. */
export function fitting(
  { reading, limit }: When,
  slots: readonly FreeTime[],
  minutes: number,
): readonly FreeTime[] {
  const days = values(reading.days);
  const times = values(reading.times);
  const isDay = ({ date }: FreeTime) =>
    (days.length === 0 || days.some((day) => isDayOf(day, date))) &&
    !values(reading.excludedDays).some((day) => isDayOf(day, date));
  const isTime = (slot: FreeTime) =>
    (times.length === 0 || times.some((time) => isAt(time, slot))) &&
    !values(reading.excludedTimes).some((time) => isAt(time, slot));
  const isClock = times.some(({ kind }) => kind === "exact");
  const isWithin = withinLimit(limit, minutes, { isClock });
  return slots.filter((slot) => isDay(slot) && isTime(slot) && isWithin(slot));
}

const isAt = (wish: TimeWish, { time }: FreeTime): boolean =>
  wish.kind === "exact" ? wish.time === time : wish.from <= time && time < wish.to;

/** One day and one time were named: it is taken where it is free, and not offered among others. */
export const isOneDay = ([day, ...others]: readonly DaySpan[]): boolean =>
  day !== undefined && day.from === day.to && others.length === 0;

export const isExact = ({ reading }: When): boolean => {
  const [time, ...moreTimes] = values(reading.times);
  return isOneDay(values(reading.days)) && time?.kind === "exact" && moreTimes.length === 0;
};

/** Few enough to be remembered over the telephone. */
const mostOffered = 3;

/** Those to offer: the soonest, or spread over the days or the day that were asked for. */
export function toOffer({ reading }: When, slots: readonly FreeTime[]): readonly FreeTime[] {
  if (slots.length <= mostOffered || reading.soonest !== null) return slots.slice(0, mostOffered);
  // Of 'Tuesdays' the first that has as many.
  const isOnlyWeekday = reading.days.length === 1 && reading.days[0]?.value.weekday === "each";
  const ofFirst = slots.filter(({ date }) => date === slots[0]?.date);
  if (isOnlyWeekday && ofFirst.length < slots.length && ofFirst.length >= mostOffered)
    return toOffer({ reading, heard: "" }, ofFirst);
  const dates = [...new Set(slots.map(({ date }) => date))];
  if (dates.length >= mostOffered && reading.days.length !== 1) {
    const [first, second, third] = dates;
    return [first, second, third].flatMap((date) => slots.find((slot) => slot.date === date) ?? []);
  }
  const middle = slots[Math.floor(slots.length / 2)];
  const [first, last] = [slots[0], slots.at(-1)];
  return [first, middle, last].flatMap((slot) => slot ?? []);
}
