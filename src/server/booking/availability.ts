import type { FreeTime } from "#contract/errors.ts";
import { appointmentMinutes, slotStepMinutes } from "#contract/limits.ts";
import { type ClosedCalendar, closedTimesOn } from "#kernel/closed-times.ts";
import { type Interval, subtract } from "#kernel/intervals.ts";
import { addDays, daysBetween, isWeekend, toInstant, toLocal, weekdayOf } from "#kernel/zoned-time.ts";

/** When a clinic is open, and how long its treatments take. Times are `HH:MM` on its own clock; empty = closed. */
export interface OpeningCalendar extends ClosedCalendar {
  timeZone: string;
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  /** Minutes by appointment type, where it is not the usual time. */
  treatmentMinutes?: Readonly<Record<string, number>>;
}

/** A chair, or the practitioner who works at it. */
export interface Chair {
  id: string;
  /** 0 = Sunday … 6 = Saturday; null = whenever the clinic is open. */
  weekdays: readonly number[] | null;
}

/** A time at which a chair is taken. */
export interface HeldTime extends Interval {
  chairId: string;
}

const minute = 60_000;
export const appointmentMs = appointmentMinutes * minute;

/** How long a visit of that type takes at this clinic, in milliseconds. */
export function visitMs({ treatmentMinutes }: OpeningCalendar, appointmentType: string | null): number {
  const minutes =
    appointmentType !== null && treatmentMinutes && Object.hasOwn(treatmentMinutes, appointmentType)
      ? treatmentMinutes[appointmentType]
      : undefined;
  return (minutes ?? appointmentMinutes) * minute;
}

/** What is left of a day's opening hours after closures and public holidays, in the order of the clock. */
export function openPiecesOn(date: string, calendar: OpeningCalendar): Interval[] {
  const opening = openingOn(date, calendar);
  return opening === null ? [] : subtract([opening], closedIntervals(date, calendar));
}

function closedIntervals(date: string, calendar: OpeningCalendar): Interval[] {
  const at = (day: string, time: string) => toInstant(day, time, calendar.timeZone);
  return closedTimesOn(date, calendar).map(({ fromTime, toTime }) => ({
    start: at(date, fromTime ?? "00:00"),
    end: toTime === null ? at(addDays(date, 1), "00:00") : at(date, toTime),
  }));
}

/** The clinic's ordinary hours on one of its days, as instants; null = closed all day. */
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
  chairs: readonly Chair[];
  held: readonly HeldTime[];
  /** Epoch milliseconds; nothing that has begun is offered. */
  now: number;
  /** How long the visit takes, in milliseconds. */
  lengthMs?: number;
  /** How many are to be seen at once, each in a chair; one by default. */
  atOnce?: number;
}

export interface OpenSlot extends FreeTime {
  startsAt: number;
}

/**
 * Free times of the days asked for, earliest first: opening hours, less what holds a chair, less the past.
 * A time is free when at least one chair is free for the whole appointment, or one for each of those who come at once.
 */
export function findOpenSlots(input: OpenSlotsInput): OpenSlot[] {
  const { calendar, now, lengthMs = appointmentMs, atOnce = 1 } = input;
  const days = openDays(input);
  const freeChairs = new Map<number, number>();
  const byChair = groupByChair(input.held);
  for (const { id, weekdays } of input.chairs) {
    const working = days.filter(({ weekday }) => weekdays === null || weekdays.includes(weekday));
    const grids = working.map(({ opening }) => opening);
    const pieces = working.flatMap(({ pieces }) => pieces);
    for (const free of subtract(pieces, byChair.get(id) ?? [])) {
      for (const start of startsIn(free, grids, { now, lengthMs }))
        freeChairs.set(start, (freeChairs.get(start) ?? 0) + 1);
    }
  }
  const starts = [...freeChairs].flatMap(([start, chairs]) => (chairs >= atOnce ? [start] : []));
  return labelled(
    starts.sort((a, b) => a - b),
    calendar.timeZone,
  );
}

interface OpenDay {
  weekday: number;
  /** The ordinary hours: times lie on their grid, whatever is closed within. */
  opening: Interval;
  pieces: Interval[];
}

function openDays({ fromDate, toDate, calendar, now }: OpenSlotsInput): OpenDay[] {
  const open: OpenDay[] = [];
  const days = daysBetween(fromDate, toDate);
  for (let i = 0; i <= days; i++) {
    const date = addDays(fromDate, i);
    const opening = openingOn(date, calendar);
    if (opening && opening.end > now)
      open.push({ weekday: weekdayOf(date), opening, pieces: openPiecesOn(date, calendar) });
  }
  return open;
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

/** The starts inside `free` that lie on the grid of the opening they belong to. */
function startsIn(
  free: Interval,
  openings: readonly Interval[],
  { now, lengthMs }: { now: number; lengthMs: number },
): number[] {
  const step = slotStepMinutes * minute;
  const opening = openings.find((o) => o.start <= free.start && free.start < o.end);
  if (!opening) return [];
  const earliest = Math.max(free.start, now + 1);
  const first = opening.start + Math.ceil((earliest - opening.start) / step) * step;
  const starts: number[] = [];
  for (let start = first; start + lengthMs <= free.end; start += step) starts.push(start);
  return starts;
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
