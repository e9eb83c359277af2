import type { FreeTime } from "#contract/errors.ts";
import { nearestSlotsOffered } from "#contract/limits.ts";
import type { CallId } from "#kernel/ids.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { findOpenSlots, nearestTo, type OpenSlot, visitMs } from "./availability.ts";
import { lastBookableDay, type Placement } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import * as store from "./store.ts";

/** What the free times are wanted for. */
export interface TimesFor {
  /** Its treatment decides how long a time must be; the usual length without one. */
  appointmentType?: string | null;
  /** The call that asks: what it holds itself is free to it. */
  callId?: CallId;
}

export type NoSuchTime = "slot_taken" | Extract<Placement, { ok: false }>["reason"];
export type NotThen = { ok: false; reason: NoSuchTime; nearest: FreeTime[] };

/** Free times from one clinic-local day to another, both inclusive. */
export async function openSlotsBetween(
  { database, clock, calendarOf }: BookingDependencies,
  scope: ClinicScope,
  range: { fromDate: string; toDate: string },
  wanted: TimesFor = {},
): Promise<OpenSlot[]> {
  const calendar = await calendarOf(scope);
  const now = clock.now();
  const [toDate = range.toDate] = [range.toDate, lastBookableDay(now, calendar.timeZone)].sort();
  if (toDate < range.fromDate) return [];
  const start = toInstant(range.fromDate, "00:00", calendar.timeZone);
  const end = toInstant(addDays(toDate, 1), "00:00", calendar.timeZone);
  const looker = { now, callId: wanted.callId ?? null };
  const [chairs, held] = await Promise.all([
    store.findChairs(database, scope),
    store.findHeldTimes(database, scope, { start, end }, looker),
  ]);
  const lengthMs = visitMs(calendar, wanted.appointmentType ?? null);
  return findOpenSlots({ fromDate: range.fromDate, toDate, calendar, chairs, held, now, lengthMs });
}

/** How many days around the wished one are searched; more of them when a long closure leaves nothing. */
const daysBefore = 3;
const daysAfter = [21, 60] as const;

/** The free times closest to a wished one, on any of the days around it. */
export async function nearestSlots(
  deps: BookingDependencies,
  scope: ClinicScope,
  { date, time }: FreeTime,
  wanted: TimesFor & { count?: number } = {},
): Promise<OpenSlot[]> {
  const { timeZone } = await deps.calendarOf(scope);
  const today = toLocal(deps.clock.now(), timeZone).date;
  const around = date < today ? today : date;
  const [, fromDate = today] = [addDays(around, -daysBefore), today].sort();
  for (const days of daysAfter) {
    const range = { fromDate, toDate: addDays(around, days) };
    const slots = await openSlotsBetween(deps, scope, range, wanted);
    if (slots.length > 0)
      return nearestTo(slots, toInstant(date, time, timeZone), wanted.count ?? nearestSlotsOffered);
  }
  return [];
}

/** Why that time cannot be had, with the free times nearest to it. */
export async function refuse(
  deps: BookingDependencies,
  scope: ClinicScope,
  reason: NoSuchTime,
  wished: FreeTime,
  wanted: TimesFor = {},
): Promise<NotThen> {
  const nearest = await nearestSlots(deps, scope, wished, wanted);
  return { ok: false, reason, nearest: nearest.map(({ date, time }) => ({ date, time })) };
}
