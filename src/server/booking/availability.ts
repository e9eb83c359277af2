import { visitMinutes } from "#contract/clinic/treatment-options.ts";
import type { FreeTime } from "#contract/errors.ts";
import { slotStepMinutes } from "#contract/limits.ts";
import { type ClosedCalendar, type Closure, closedTimesOn } from "#kernel/closed-times.ts";
import { clamp, type Interval, merge, subtract } from "#kernel/intervals.ts";
import { addDays, daysBetween, isWeekend, toInstant, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { Practitioner } from "#server/clinic/people/rules.ts";
import { type CapacitySearch, countCapacity } from "./capacity.ts";
import { absenceOn, type BookRules, inAnyChair, ownHoursOn, type VisitNeeds } from "./visit-needs.ts";

/** When a clinic is open, what it does and who does it. Times are `HH:MM` on its own clock; empty = closed. */
export interface OpeningCalendar extends ClosedCalendar, BookRules {
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  /** Closures of one chair each. */
  chairClosures?: readonly (Closure & { chairId: string })[];
}

/** A chair, or the practitioner who works at it. */
export interface Chair {
  id: string;
  /** 0 = Sunday … 6 = Saturday; null = whenever the clinic is open. */
  weekdays: readonly number[] | null;
}

/** A time at which a chair, a practitioner or both are taken. */
export interface HeldTime extends Interval {
  chairId?: string | null;
  practitionerId?: string | null;
}

const minute = 60_000;

/** What is left of a day's opening hours after closures and public holidays, in the order of the clock. */
export function openPiecesOn(date: string, calendar: OpeningCalendar): Interval[] {
  const opening = openingOn(date, calendar);
  return opening === null ? [] : subtract([opening], closedIntervals(date, calendar));
}

/**
 * What visits can be put into of a time that nobody has: the parts of it inside the hours of each day, from the first time of
 * the day's grid on.
 */
export function bookablePieces(free: Interval, calendar: OpeningCalendar): Interval[] {
  const [first, last] = [free.start, free.end - 1].map((at) => toLocal(at, calendar.timeZone).date);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i)).flatMap((date) => {
    const opening = openingOn(date, calendar);
    if (opening === null) return [];
    return clamp(openPiecesOn(date, calendar), free)
      .map(({ start, end }) => ({ start: onGrid(opening, start), end }))
      .filter(({ start, end }) => end - start >= visitMinutes.fewest * minute);
  });
}

const stepMs = slotStepMinutes * minute;

/** The first time of the day's grid that is not before that instant. */
const onGrid = (opening: Interval, at: number, step = stepMs): number =>
  opening.start + Math.ceil((at - opening.start) / step) * step;

function closedIntervals(date: string, calendar: OpeningCalendar): Interval[] {
  return closedTimesOn(date, calendar).flatMap(
    (closed) => absenceOn({ ...closed, fromDate: date, toDate: date }, date, calendar.timeZone) ?? [],
  );
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
  /** What the visit takes of the book; a visit of the usual length in any chair, when absent. */
  needs?: VisitNeeds;
  /** How many are to be seen at once, each in a chair and by a practitioner; one by default. */
  atOnce?: number;
  /** Milliseconds between the times of a day; half an hour by default. */
  stepMs?: number | undefined;
}

export interface OpenSlot extends FreeTime {
  startsAt: number;
}

const plainVisit = inAnyChair();

/**
 * Free times of the days asked for, earliest first: opening hours and those of the practitioners, less closures and leave,
 * less what is taken, less the past. A time is free when a chair and a practitioner who works in it are free together for the
 * whole visit and its buffers, or one pair for each of those who come at once. Buffers may reach past the hours, not into
 * what is taken.
 */
export function findOpenSlots(input: OpenSlotsInput): OpenSlot[] {
  const { calendar, held, needs = plainVisit, atOnce = 1 } = input;
  const days = openDays(input);
  const starts = days.flatMap(({ starts }) => starts);
  const first = starts[0];
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return [];
  const around = { start: first - needs.beforeMs, end: last + needs.lengthMs + needs.afterMs };
  const taken = takenBy(held.filter(({ start, end }) => start < around.end && around.start < end));
  const search = { days, starts, needs, calendar };
  const wanted = input.chairs.filter(({ id }) => needs.chairId === null || needs.chairId === id);
  const chairs = new Map(
    wanted.map((chair) => [chair.id, freeStarts(search, chairPieces(search, chair), taken(chair.id))]),
  );
  const practitioners =
    needs.practitioners?.map((one) => ({
      chairIds: one.chairIds,
      free: freeStarts(search, practitionerPieces(search, one), taken(one.id)),
    })) ?? null;
  const pairing: CapacitySearch = { chairs, practitioners, starts: starts.length };
  const free = countCapacity(pairing, atOnce);
  return labelled(
    starts.filter((_, i) => (free[i] ?? 0) >= atOnce),
    calendar.timeZone,
  );
}

interface OpenDay {
  date: string;
  weekday: number;
  pieces: Interval[];
  /** Times on the grid of the ordinary hours, whatever is closed within. */
  starts: number[];
}

interface Search {
  days: readonly OpenDay[];
  /** Those of all days, in order. */
  starts: readonly number[];
  needs: VisitNeeds;
  calendar: OpeningCalendar;
}

function openDays(input: OpenSlotsInput): OpenDay[] {
  const { fromDate, toDate, calendar, now, needs = plainVisit } = input;
  const open: OpenDay[] = [];
  const days = daysBetween(fromDate, toDate);
  for (let i = 0; i <= days; i++) {
    const date = addDays(fromDate, i);
    const opening = openingOn(date, calendar);
    if (!opening || opening.end <= now) continue;
    const pieces = subtract([opening], closedIntervals(date, calendar));
    open.push({
      date,
      weekday: weekdayOf(date),
      pieces,
      starts: gridOf(opening, now, needs.lengthMs, input.stepMs),
    });
  }
  return open;
}

/** The starts of a day's grid that are to come and leave the visit its length. */
function gridOf(opening: Interval, now: number, lengthMs: number, step = stepMs): number[] {
  const starts: number[] = [];
  const first = onGrid(opening, Math.max(opening.start, now + 1), step);
  for (let start = first; start + lengthMs <= opening.end; start += step) starts.push(start);
  return starts;
}

function chairPieces({ days, calendar }: Search, { id, weekdays }: Chair): Interval[] {
  const closures = calendar.chairClosures?.filter(({ chairId }) => chairId === id) ?? [];
  return days
    .filter(({ weekday }) => weekdays === null || weekdays.includes(weekday))
    .flatMap(({ date, pieces }) => without(pieces, closures, date, calendar.timeZone));
}

function practitionerPieces({ days, calendar: { timeZone } }: Search, one: Practitioner): Interval[] {
  return days.flatMap(({ date, pieces }) => {
    const own = ownHoursOn(one, date, timeZone);
    const working = own === null ? pieces : own.flatMap((hours) => clamp(pieces, hours));
    return without(working, one.absences, date, timeZone);
  });
}

function without(
  pieces: readonly Interval[],
  absences: readonly Parameters<typeof absenceOn>[0][],
  date: string,
  timeZone: string,
): readonly Interval[] {
  const away = absences.flatMap((absence) => absenceOn(absence, date, timeZone) ?? []);
  return away.length === 0 ? pieces : subtract(pieces, away);
}

/** When each chair and each practitioner is taken, in order. */
function takenBy(held: readonly HeldTime[]): (id: string) => Interval[] {
  const groups = new Map<string, HeldTime[]>();
  const add = (id: string | null | undefined, time: HeldTime): void => {
    if (!id) return;
    const group = groups.get(id);
    if (group) group.push(time);
    else groups.set(id, [time]);
  };
  for (const time of held) {
    add(time.chairId, time);
    add(time.practitionerId, time);
  }
  return (id) => merge(groups.get(id) ?? []);
}

/** Which of the starts somebody or something is free at, 1 or 0: the visit inside a piece, it and its buffers clear of what is taken. */
function freeStarts(
  { starts, needs }: Search,
  pieces: readonly Interval[],
  taken: readonly Interval[],
): Uint8Array {
  const free = new Uint8Array(starts.length);
  const { lengthMs, beforeMs, afterMs } = needs;
  // All three lists go by the clock: no piece and no taken time is looked at twice.
  let piece = 0;
  let cut = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const end = start + lengthMs;
    while (piece < pieces.length && (pieces[piece] as Interval).end < end) piece++;
    while (cut < taken.length && (taken[cut] as Interval).end <= start - beforeMs) cut++;
    const isOpen = piece < pieces.length && (pieces[piece] as Interval).start <= start;
    const isTaken = cut < taken.length && (taken[cut] as Interval).start < end + afterMs;
    if (isOpen && !isTaken) free[i] = 1;
  }
  return free;
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
