import type { FreeTime } from "#contract/errors.ts";
import { appointmentMinutes, slotStepMinutes } from "#contract/limits.ts";
import { type Interval, subtract } from "#kernel/intervals.ts";
import { addDays, daysBetween, isWeekend, toInstant, toLocal } from "#kernel/zoned-time.ts";

/** When a clinic is open. Times are `HH:MM` on its own clock; empty = closed. */
export interface OpeningCalendar {
  timeZone: string;
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
}

/** A time at which a chair is taken. */
export interface HeldTime extends Interval {
  chairId: string;
}

const minute = 60_000;
export const appointmentMs = appointmentMinutes * minute;

/** The clinic's opening hours on one of its days, as instants; null = closed all day. */
export function openingOn(date: string, calendar: OpeningCalendar): Interval | null {
  const hours = isWeekend(date) ? calendar.businessHours.weekends : calendar.businessHours.weekdays;
  if (hours.start === "" || hours.end === "") return null;
  const opening = {
    start: toInstant(date, hours.start, calendar.timeZone),
    end: toInstant(date, hours.end, calendar.timeZone),
  };
  return opening.start < opening.end ? opening : null;
}

export interface OpenSlotsInput {
  /** First and last clinic-local day, both inclusive. */
  fromDate: string;
  toDate: string;
  calendar: OpeningCalendar;
  chairIds: readonly string[];
  held: readonly HeldTime[];
  /** Epoch milliseconds; nothing that has begun is offered. */
  now: number;
}

export interface OpenSlot extends FreeTime {
  startsAt: number;
}

/**
 * Free times of the days asked for, earliest first: opening hours, less what holds a chair, less the past.
 * A time is free when at least one chair is free for the whole appointment.
 */
export function findOpenSlots(input: OpenSlotsInput): OpenSlot[] {
  const { calendar, now } = input;
  const openings: Interval[] = [];
  const days = daysBetween(input.fromDate, input.toDate);
  for (let i = 0; i <= days; i++) {
    const opening = openingOn(addDays(input.fromDate, i), calendar);
    if (opening && opening.end > now) openings.push(opening);
  }
  const freeStarts = new Set<number>();
  const byChair = groupByChair(input.held);
  for (const chairId of input.chairIds) {
    for (const free of subtract(openings, byChair.get(chairId) ?? [])) {
      collectStarts(free, openings, now, freeStarts);
    }
  }
  return labelled(
    [...freeStarts].sort((a, b) => a - b),
    calendar.timeZone,
  );
}

function groupByChair(held: readonly HeldTime[]): Map<string, HeldTime[]> {
  const groups = new Map<string, HeldTime[]>();
  for (const time of held) {
    const group = groups.get(time.chairId);
    if (group) group.push(time);
    else groups.set(time.chairId, [time]);
  }
  return groups;
}

/** Adds the starts inside `free` that lie on the grid of the opening they belong to. */
function collectStarts(
  free: Interval,
  openings: readonly Interval[],
  now: number,
  starts: Set<number>,
): void {
  const step = slotStepMinutes * minute;
  const opening = openings.find((o) => o.start <= free.start && free.start < o.end);
  if (!opening) return;
  const earliest = Math.max(free.start, now + 1);
  const first = opening.start + Math.ceil((earliest - opening.start) / step) * step;
  for (let start = first; start + appointmentMs <= free.end; start += step) starts.add(start);
}

/** An hour that autumn repeats has each wall-clock time once: the first, which is what `toInstant` means by it. */
function labelled(starts: readonly number[], timeZone: string): OpenSlot[] {
  const slots: OpenSlot[] = [];
  let last = "";
  for (const startsAt of starts) {
    const { date, time } = toLocal(startsAt, timeZone);
    const label = `${date}T${time}`;
    if (label > last) {
      slots.push({ date, time, startsAt });
      last = label;
    }
  }
  return slots;
}

/** The free times closest to the wished instant, in the order of the clock. */
export function nearestTo(slots: readonly OpenSlot[], wished: number, count: number): OpenSlot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.startsAt - wished) - Math.abs(b.startsAt - wished))
    .slice(0, count)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}
