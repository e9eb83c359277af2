import type { FreeTime } from "#contract/errors.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, minutesOf } from "#kernel/zoned-time.ts";
import type { SlotWish } from "#server/dialogue/events.ts";
import { isDayOf, type TimeWish } from "#server/dialogue/understanding.ts";
import { type LiveState, noWish, type WhenWish } from "./state.ts";

/** From what a caller wished to what is looked up, and from what was found to what is offered. */

/** How far ahead is looked when no day was named. */
const daysAhead = 21;
/** Enough for two weeks of half-hour times; the choice among them is made here. */
const many = 400;

export const isWish = (when: WhenWish): boolean => when.days.length > 0 || when.soonest;
export const isEmptyWish = (when: WhenWish): boolean =>
  !isWish(when) && when.times.length === 0 && when.notDays.length === 0 && when.notTimes.length === 0;

/** The one day and the one time named, if exactly one was. */
export function namedDay(when: WhenWish): string | null {
  const [first, second] = when.days;
  return first && !second && first.value.from === first.value.to ? first.value.from : null;
}

export function namedTime(when: WhenWish): string | null {
  const [first, second] = when.times;
  return first && !second && !when.pairs && first.value.kind === "exact" ? first.value.time : null;
}

/** The one time named, if exactly one was. */
export function timeWished(when: WhenWish): FreeTime | null {
  const [date, time] = [namedDay(when), namedTime(when)];
  return date && time ? { date, time } : null;
}

/** The wish for just this time, as the caller said it. */
export function wishFor(slot: FreeTime, heard: string): WhenWish {
  const said = { heard: heard.trim(), assumed: [], unsure: false };
  return {
    ...noWish,
    days: [{ ...said, value: { from: slot.date, to: slot.date } }],
    times: [{ ...said, value: { kind: "exact", time: slot.time } }],
    heard: heard.trim(),
  };
}

/** What to look up. Alternatives ('Tuesday or Wednesday, two or three') are looked up as one range. */
export function toSlotWish(when: WhenWish, today: string): SlotWish {
  const from = when.days.map((day) => day.value.from).sort()[0] ?? today;
  const to =
    when.days
      .map((day) => day.value.to)
      .sort()
      .at(-1) ?? addDays(today, daysAhead);
  const fromDate = to >= today && from < today ? today : from;
  const [only, second] = when.times;
  const part = only && !second && !when.pairs && only.value.kind === "part" ? only.value : null;
  return {
    fromDate,
    toDate: [to, fromDate].sort().at(-1) ?? to,
    time: namedTime(when),
    between: part ? { from: part.from, to: part.to } : null,
    limit: many,
  };
}

export const startOf = (time: TimeWish): string => (time.kind === "exact" ? time.time : time.from);

/** Those nearest to any of the times that were named, in their order. */
export function nearestToTimes(free: readonly FreeTime[], { times }: WhenWish): readonly FreeTime[] {
  if (times.length < 2) return free;
  const away = ({ time }: FreeTime): number =>
    Math.min(...times.map(({ value }) => Math.abs(minutesOf(startOf(value)) - minutesOf(time))));
  return distinct(free.toSorted((a, b) => away(a) - away(b)).slice(0, 3));
}

const timeFits = (wish: TimeWish, time: string): boolean =>
  wish.kind === "exact" ? wish.time === time : wish.from <= time && time < wish.to;

/** Whether a free time is what was wished. */
export function fits(when: WhenWish, free: FreeTime): boolean {
  const { days, times, pairs = [] } = when;
  const ofDay = pairs.filter(({ day }) => isDayOf(day, free.date)).map(({ time }) => time);
  const wanted = ofDay.length > 0 ? ofDay : times.map(({ value }) => value);
  const inDays = days.length === 0 || days.some(({ value }) => isDayOf(value, free.date));
  const inTimes = wanted.length === 0 || wanted.some((time) => timeFits(time, free.time));
  return inDays && inTimes && !isRuledOut(when, free);
}

export const isRuledOut = ({ notDays, notTimes }: WhenWish, free: FreeTime): boolean =>
  notDays.some((day) => isDayOf(day, free.date)) || notTimes.some((time) => timeFits(time, free.time));

/** At most three times to offer: the earliest when haste was wished, else spread over what is free. */
export function toOffer(all: readonly FreeTime[], when: WhenWish): FreeTime[] {
  if (all.length <= 3 || when.soonest) return all.slice(0, 3);
  if (when.near !== undefined) return nearest(all, when.near);
  const free = wishesAfternoon(when) ? withoutNoon(all) : all;
  const days = new Set(free.map((each) => each.date));
  if (days.size > 1) return spreadOverDays(free, [...days]);
  if (when.times.length > 0) return distinct([free[0], free[Math.floor(free.length / 2)], free.at(-1)]);
  const middle = closestToNoon(free.slice(1, -1));
  const afternoon = free.filter((each) => minutesOf(each.time) >= 14 * 60);
  const last = afternoon[0] && afternoon[0] !== middle ? afternoon[0] : free.at(-1);
  return distinct([free[0], middle, last]);
}

function nearest(all: readonly FreeTime[], time: string): FreeTime[] {
  const away = (each: FreeTime): number => Math.abs(minutesOf(each.time) - minutesOf(time));
  return distinct(all.toSorted((a, b) => away(a) - away(b)).slice(0, 3));
}

const wishesAfternoon = ({ times }: WhenWish): boolean =>
  times.some(({ value }) => value.kind === "part" && value.from === "12:00" && value.to > "13:00");

/** Noon counts as afternoon, but who asks for an afternoon is offered it only when nothing later is free that day. */
function withoutNoon(free: readonly FreeTime[]): readonly FreeTime[] {
  const isLater = ({ time }: FreeTime): boolean => time >= "13:00";
  const later = new Set(free.filter(isLater).map(({ date }) => date));
  return free.filter((each) => isLater(each) || !later.has(each.date));
}

function spreadOverDays(free: readonly FreeTime[], days: readonly string[]): FreeTime[] {
  if (days.length === 2) {
    const [first, second] = days.map((date) => free.filter((each) => each.date === date));
    return distinct([first?.[0], first?.at(-1), second?.[0]]);
  }
  return days.slice(0, 3).flatMap((date) => free.find((each) => each.date === date) ?? []);
}

const closestToNoon = (free: readonly FreeTime[]): FreeTime | undefined =>
  free.toSorted((a, b) => Math.abs(minutesOf(a.time) - 690) - Math.abs(minutesOf(b.time) - 690))[0];

function distinct(times: readonly (FreeTime | undefined)[]): FreeTime[] {
  const seen = new Map<string, FreeTime>();
  for (const each of times) if (each) seen.set(`${each.date} ${each.time}`, each);
  return [...seen.values()].sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
}

const inWords = ({ date, time }: FreeTime): string => `${longDate(date)} at ${twelveHour(time)}`;

/** What the caller wanted, for the team. */
export function wishInWords({ draft, moving, later, purpose }: LiveState): string {
  const what =
    purpose === "waitlist"
      ? `be on the waitlist for ${draft.visit?.value ?? "an appointment"}`
      : moving
        ? `move the appointment of ${inWords(moving)}`
        : `book ${draft.visit?.value ?? "an appointment"}`;
  const slot = draft.slot ? inWords(draft.slot) : draft.when.heard;
  return `Wants to ${what}${slot === "" ? "" : `, ${slot}`}.${afterwards(later)}`;
}

const afterwards = (later: LiveState["later"]): string => (later ? ` And then: "${later.text}".` : "");

/** What was under way when the caller was lost, for the team. */
export function taskInWords(state: LiveState): string {
  switch (state.purpose) {
    case "book":
    case "reschedule":
    case "waitlist":
      return wishInWords(state);
    case "cancel":
      return `Wants to cancel an appointment.${afterwards(state.later)}`;
    case "check":
    case "confirm":
      return "Asked about an appointment.";
    default:
      return "Wanted to leave a message.";
  }
}
