import type { FreeTime } from "#contract/errors.ts";
import { closedTimesOn, isAllDay } from "#kernel/closed-times.ts";
import { subtract } from "#kernel/intervals.ts";
import { addDays, daysBetween, toInstant, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import {
  type OpeningCalendar,
  type OpenSlot,
  openingOn,
  openPiecesOn,
} from "#server/booking/availability.ts";
import { absenceOn, mayBookBy, needsOf, ownHoursOn, type VisitWish } from "#server/booking/visit-needs.ts";
import type { Practitioner } from "#server/clinic/people/rules.ts";
import type { SlotWish, ToolResult } from "#server/dialogue/events.ts";
import { isDayOf } from "#server/dialogue/readings.ts";

/** Which of the free times fit a caller's wish, and why none does. */

type Obstacle = Extract<ToolResult, { type: "slots" }>["obstacle"];

/** Why a wish that the calendar could serve finds nothing. */
export function obstacleOf(
  wish: SlotWish,
  slots: readonly OpenSlot[],
  calendar: OpeningCalendar,
  now: number,
): Obstacle {
  const today = toLocal(now, calendar.timeZone);
  if (wish.toDate < today.date) return "past";
  const isOneDay = wish.fromDate === wish.toDate;
  const opening = openingOn(wish.fromDate, calendar);
  if (datesOf(wish).every((date) => openingOn(date, calendar) === null)) return "closed";
  if (isOneDay && opening && wish.time !== null) {
    const wished = toInstant(wish.fromDate, wish.time, calendar.timeZone);
    if (wished <= now) return "past";
    if (wished < opening.start || wished >= opening.end) return "outside_hours";
    return "taken";
  }
  if (isOneDay && opening && wish.between) {
    const from = toInstant(wish.fromDate, wish.between.from, calendar.timeZone);
    const to = toInstant(wish.fromDate, wish.between.to, calendar.timeZone);
    if (to <= opening.start || from >= opening.end) return "outside_hours";
  }
  if (isOneDay && opening && opening.end <= now) return "past";
  return slots.length === 0 ? "full" : "taken";
}

/** The days that would suit. */
const datesOf = (wish: SlotWish): readonly string[] =>
  Array.from({ length: daysBetween(wish.fromDate, wish.toDate) + 1 }, (_, at) =>
    addDays(wish.fromDate, at),
  ).filter((date) => isOfWeekdays({ date }, wish) && isOfDays({ date }, wish) && !isDayRuledOut(date, wish));

/** The holiday or closure that takes every wished day, or the wished hour; null when none does. */
export function whyClosed(wish: SlotWish, calendar: OpeningCalendar): string | null {
  const days = datesOf(wish).filter((date) => openingOn(date, calendar) !== null);
  const [first] = days;
  if (first === undefined) return null;
  const closed = closedTimesOn(first, calendar);
  const isAllClosed = days.every((date) => openPiecesOn(date, calendar).length === 0);
  if (isAllClosed) return (closed.find(isAllDay) ?? closed[0])?.name ?? null;
  const { time } = wish;
  if (time === null || wish.fromDate !== wish.toDate) return null;
  const opening = openingOn(first, calendar);
  const at = toInstant(first, time, calendar.timeZone);
  if (!opening || at < opening.start || at >= opening.end) return null;
  const within = closed.find(
    (each) => (each.fromTime ?? "") <= time && (each.toTime === null || time < each.toTime),
  );
  return within?.name ?? null;
}

/** Why there is no time for that on any day; null = there may be. */
export function whyNever(
  wanted: VisitWish,
  calendar: OpeningCalendar,
): "not_by_phone" | "not_done_by" | null {
  if (!mayBookBy(calendar, wanted.appointmentType ?? null, "phone")) return "not_by_phone";
  const isAsked = wanted.practitionerIds !== undefined;
  return isAsked && needsOf(calendar, wanted).practitioners?.length === 0 ? "not_done_by" : null;
}

/** None of them works at any time of the wished day. */
export function isNobodyIn(
  ids: readonly string[],
  { fromDate, toDate }: SlotWish,
  calendar: OpeningCalendar,
): boolean {
  const asked = (calendar.practitioners ?? []).filter(({ id }) => ids.includes(id));
  const open = openPiecesOn(fromDate, calendar);
  const isIn = (one: Practitioner) => {
    const own = ownHoursOn(one, fromDate, calendar.timeZone) ?? open;
    const away = one.absences.flatMap((each) => absenceOn(each, fromDate, calendar.timeZone) ?? []);
    return subtract(own, away).length > 0;
  };
  return fromDate === toDate && !asked.some(isIn);
}

/** A time that was asked for by the clock is not ruled out by itself; its day may be. */
export function isRuledOut({ date, time }: FreeTime, wish: SlotWish): boolean {
  return (
    isDayRuledOut(date, wish) ||
    (wish.ruledOut?.times.some((each) => each.date === date && each.time === time) ?? false)
  );
}

/** Its weekday may be another where none of the weekdays that suit has a time. */
export const isDayRuledOut = (date: string, { within, ruledOut }: SlotWish): boolean =>
  (within?.from !== undefined && date < within.from) ||
  (within?.to !== undefined && date > within.to) ||
  (ruledOut?.days.some((day) => isDayOf(day, date)) ?? false);

const isOfDays = ({ date }: { date: string }, { days }: SlotWish): boolean =>
  days === undefined || days.some((day) => isDayOf(day, date));

export const isOfWeekdays = ({ date }: { date: string }, { within }: SlotWish): boolean =>
  within?.weekdays?.includes(weekdayOf(date)) ?? true;

export function fits(slot: OpenSlot, wish: SlotWish): boolean {
  if (!isOfWeekdays(slot, wish) || !isOfDays(slot, wish)) return false;
  if (wish.time !== null) return slot.time === wish.time;
  if (wish.between) return slot.time >= wish.between.from && slot.time < wish.between.to;
  return true;
}
