import { type BookingChannel, visitMinutes } from "#contract/clinic/treatment-options.ts";
import type { FreeTime } from "#contract/errors.ts";
import { nearestSlotsOffered, walkInMinutes } from "#contract/limits.ts";
import type { AppointmentId, HolderId } from "#kernel/ids.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { findOpenSlots, nearestTo, type OpeningCalendar, type OpenSlot } from "./availability.ts";
import type { BookView } from "./book-reader.ts";
import { placeWishFor } from "./place-visit.ts";
import { lastBookableDay, type Placement } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import * as store from "./store.ts";
import {
  type BookRules,
  mayBookBy,
  needsOf,
  needsToMove,
  type StandingVisit,
  type VisitNeeds,
  type VisitWish,
} from "./visit-needs.ts";

/** What the free times are wanted for. */
export interface TimesFor extends VisitWish {
  /** How it would be booked: there are no times for a treatment that is not booked that way. */
  channel?: BookingChannel | undefined;
  /** The call, or who else asks: what it holds itself is free to it. */
  callId?: HolderId;
  /** A visit that is to be moved: what it takes itself is looked for, however it was booked, and its own place is free to it. */
  moving?: AppointmentId | undefined;
  /** How many come at once; one where it is absent. */
  atOnce?: number;
  /** Whoever is here is seen off the half hours too, and may be in the chair already. */
  isWalkIn?: boolean | undefined;
  /** On a test call what test calls have booked is taken too. */
  isTest?: boolean;
}

/** `not_bookable`: the clinic does not have that treatment booked in that way. */
export type NoSuchTime = "slot_taken" | "not_bookable" | Extract<Placement, { ok: false }>["reason"];
export type NotThen = { ok: false; reason: NoSuchTime; nearest: FreeTime[] };

/** Free times from one clinic-local day to another, both inclusive. */
export async function openSlotsBetween(
  deps: BookingDependencies,
  scope: ClinicScope,
  range: { fromDate: string; toDate: string },
  wanted: TimesFor = {},
): Promise<OpenSlot[]> {
  const [taken, visit] = await Promise.all([
    takenTimes(deps, scope, range, wanted),
    visitToMove(deps, scope, wanted),
  ]);
  const calendar = await deps.calendarOf(scope, taken.version);
  const find = () => slotsWithin(range, { calendar, taken, wanted, visit });
  if (visit !== null) return find();
  // Who asked the same at the same time has had them worked out.
  const worked = workedOut.get(taken) ?? new Map<string, OpenSlot[]>();
  workedOut.set(taken, worked);
  const key = JSON.stringify([range, wanted]);
  const slots = worked.get(key) ?? find();
  worked.set(key, slots);
  return [...slots];
}

const workedOut = new WeakMap<BookView, Map<string, OpenSlot[]>>();

interface SlotsParts {
  calendar: OpeningCalendar;
  taken: BookView;
  wanted: TimesFor;
  visit: StandingVisit | null;
}

function slotsWithin(
  { fromDate, toDate: wishedEnd }: { fromDate: string; toDate: string },
  { calendar, taken, wanted, visit }: SlotsParts,
): OpenSlot[] {
  const toDate = earlier(wishedEnd, lastBookableDay(taken.now, calendar.timeZone));
  if (toDate < fromDate || !isBookable(calendar, wanted)) return [];
  const needs = needsFor(calendar, wanted, visit);
  const search = { ...taken, fromDate, toDate, calendar, needs, atOnce: wanted.atOnce ?? 1 };
  return findOpenSlots(wanted.isWalkIn ? { ...search, ...walkInGrid(taken.now) } : search);
}

/** A visit that stands may be moved whatever is booked how. */
export const isBookable = (rules: BookRules, { appointmentType, channel, moving }: TimesFor): boolean =>
  channel === undefined || moving !== undefined || mayBookBy(rules, appointmentType ?? null, channel);

/** Null where none is moved, or where it stands in another book. */
export const visitToMove = async (
  { database }: BookingDependencies,
  scope: ClinicScope,
  { moving }: Pick<TimesFor, "moving">,
): Promise<StandingVisit | null> =>
  moving === undefined ? null : store.findAppointment(database.within(scope), moving);

export const needsFor = (rules: BookRules, wanted: TimesFor, visit: StandingVisit | null): VisitNeeds =>
  visit === null ? needsOf(rules, wanted) : needsToMove(rules, visit, wanted);

const minute = 60_000;

const walkInGrid = (now: number) => ({
  now: now - walkInMinutes * minute,
  stepMs: visitMinutes.step * minute,
});

/** The first of those times that is not over, and who would see the patient then. */
export async function firstForWalkIn(
  deps: BookingDependencies,
  scope: ClinicScope,
  slots: readonly OpenSlot[],
  wanted: TimesFor,
): Promise<{ slot: OpenSlot; isNow: boolean; place: store.Place } | null> {
  const now = deps.clock.now();
  const step = visitMinutes.step * minute;
  const slot = slots.find(({ startsAt }) => startsAt > now - step);
  if (!slot) return null;
  const calendar = await deps.calendarOf(scope);
  const needs = needsOf(calendar, wanted);
  const time = { start: slot.startsAt, end: slot.startsAt + needs.lengthMs };
  const wish = placeWishFor({ date: slot.date, time, needs, calendar }, { now, callId: null });
  const place = await store.findFreePlace(deps.database.within(scope), wish);
  return place && { slot, isNow: slot.startsAt <= now, place };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);

/** The chairs, and what takes them on those days whatever the clinic's zone: so it does not wait for the calendar. */
function takenTimes(
  { look, clock }: BookingDependencies,
  scope: ClinicScope,
  { fromDate, toDate }: { fromDate: string; toDate: string },
  wanted: TimesFor,
): Promise<BookView> {
  const now = clock.now();
  // No zone is a day off UTC.
  const lastDay = earlier(toDate, lastBookableDay(now + dayMs, "UTC"));
  const start = toInstant(addDays(fromDate, -1), "00:00", "UTC");
  const end = toInstant(addDays(lastDay, 2), "00:00", "UTC");
  const looker = { now, callId: wanted.callId ?? null, isTest: wanted.isTest, moving: wanted.moving };
  return look(scope, { start, end, ...looker });
}
const dayMs = 86_400_000;

/** How many days around the wished one are searched; more of them when a long closure leaves nothing. */
const daysBefore = 3;
const [daysAfter, daysFarAfter] = [21, 60] as const;

/** The free times closest to a wished one, on any of the days around it. */
export async function nearestSlots(
  deps: BookingDependencies,
  scope: ClinicScope,
  { date, time }: FreeTime,
  wanted: TimesFor & { count?: number } = {},
): Promise<OpenSlot[]> {
  const now = deps.clock.now();
  // As early and as late as it is anywhere: the clinic's own day is known with its calendar.
  const [earliest, latest] = [toLocal(now - dayMs, "UTC").date, toLocal(now + dayMs, "UTC").date];
  const around = {
    fromDate: later(addDays(date, -daysBefore), earliest),
    toDate: addDays(later(date, latest), daysAfter),
  };
  const [taken, visit] = await Promise.all([
    takenTimes(deps, scope, around, wanted),
    visitToMove(deps, scope, wanted),
  ]);
  const calendar = await deps.calendarOf(scope, taken.version);
  if (!isBookable(calendar, wanted)) return [];
  const today = toLocal(now, calendar.timeZone).date;
  const wishedDay = later(date, today);
  const fromDate = later(addDays(wishedDay, -daysBefore), today);
  const search = { ...taken, fromDate, calendar, now, needs: needsFor(calendar, wanted, visit) };
  const lastDay = lastBookableDay(now, calendar.timeZone);
  const near = findOpenSlots({ ...search, toDate: earlier(addDays(wishedDay, daysAfter), lastDay) });
  const slots =
    near.length > 0
      ? near
      : await openSlotsBetween(deps, scope, { fromDate, toDate: addDays(wishedDay, daysFarAfter) }, wanted);
  const wished = toInstant(date, time, calendar.timeZone);
  return nearestTo(slots, wished, wanted.count ?? nearestSlotsOffered);
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
