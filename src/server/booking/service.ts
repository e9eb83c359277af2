import type { FreeTime } from "#contract/errors.ts";
import { type AppointmentType, nearestSlotsOffered } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import type { AppointmentId, CallId, UserId } from "#kernel/ids.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { keepPatient } from "#server/patients/service.ts";
import { attempt, Rollback } from "./attempt.ts";
import { findOpenSlots, nearestTo, type OpeningCalendar, type OpenSlot } from "./availability.ts";
import type { AppointmentWatch } from "./port.ts";
import {
  activityOf,
  bookingActivity,
  cancellation,
  type HeldStatus,
  newAppointment,
  whenOf,
} from "./records.ts";
import { type Repeat, rememberedAs, repeatOf } from "./repeats.ts";
import { type RestoreOutcome, restoreAppointment } from "./restore.ts";
import { heldStatuses, mayBeCancelled, placeAppointment, statusOfNewBooking } from "./rules.ts";
import type { AppointmentRow, RememberedRequest } from "./store.ts";
import * as store from "./store.ts";

/** Who acts: a person of the clinic, or the assistant on a call. */
export type BookedBy =
  | { kind: "staff"; userId: UserId; username: string }
  | { kind: "assistant"; callId: CallId };

export interface BookAppointment {
  /** Clinic-local. */
  date: string;
  time: string;
  patientName: string;
  /** As it was given. */
  patientPhone: string;
  patientEmail: string | null;
  appointmentType: AppointmentType | string;
  notes: string | null;
}

type NoSuchTime = "slot_taken" | "outside_hours" | "in_the_past";
type NotThen = { ok: false; reason: NoSuchTime; nearest: FreeTime[] };
export type BookOutcome = Repeat | NotThen;
export type CancelOutcome = Repeat | { ok: false; reason: "not_found" | "already_cancelled" };
export type ConfirmOutcome =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" | "already_cancelled" };
export type RescheduleOutcome =
  | { ok: true; from: AppointmentRow; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" }
  | NotThen;

export interface BookingService {
  /** Free times from one clinic-local day to another, both inclusive. */
  openSlotsBetween(scope: ClinicScope, fromDate: string, toDate: string): Promise<OpenSlot[]>;
  /** The free times closest to a wished one, on any of the days around it. */
  nearestSlots(scope: ClinicScope, date: string, time: string, count?: number): Promise<OpenSlot[]>;
  /** Asked twice with one idempotency key, it books once and answers the same. */
  bookAppointment(
    scope: ClinicScope,
    request: BookAppointment,
    by: BookedBy,
    idempotencyKey?: string,
  ): Promise<BookOutcome>;
  cancelAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    reason: string | null,
    by: BookedBy,
    idempotencyKey?: string,
  ): Promise<CancelOutcome>;
  /** Takes a cancellation back if the time is still free. */
  restoreAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    status: HeldStatus,
    by: { username: string },
  ): Promise<RestoreOutcome>;
  /** Confirming twice is confirming once. */
  confirmAppointment(scope: ClinicScope, id: AppointmentId): Promise<ConfirmOutcome>;
  rescheduleAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    date: string,
    time: string,
    by: BookedBy,
  ): Promise<RescheduleOutcome>;
  listAppointments(scope: ClinicScope): Promise<AppointmentRow[]>;
  /** Appointments still to come under that number, E.164. */
  findUpcomingByPhone(scope: ClinicScope, phone: string): Promise<AppointmentRow[]>;
}

export interface BookingDependencies {
  database: Database;
  clock: Clock;
  /** The clinic's hours and zone as its knowledge base has them now. */
  calendarOf: (scope: ClinicScope) => Promise<OpeningCalendar>;
  /** Told of every change, in its transaction. */
  watch?: AppointmentWatch;
}

export function createBookingService(deps: BookingDependencies): BookingService {
  const { database, clock } = deps;
  return {
    openSlotsBetween: (...range) => openSlotsBetween(deps, ...range),
    nearestSlots: (...wish) => nearestSlots(deps, ...wish),
    bookAppointment: (...request) => bookAppointment(deps, ...request),
    cancelAppointment: (...request) => cancelAppointment(deps, ...request),
    restoreAppointment: (...request) => restoreAppointment(deps, ...request),
    confirmAppointment: (scope, id) => confirmAppointment(deps, scope, id),
    rescheduleAppointment: (...request) => rescheduleAppointment(deps, ...request),
    listAppointments: (scope) => store.listAppointments(database.within(scope)),
    findUpcomingByPhone: (scope, phone) =>
      store.findUpcomingByPhone(database.within(scope), phone, clock.now()),
  };
}

async function openSlotsBetween(
  { database, clock, calendarOf }: BookingDependencies,
  scope: ClinicScope,
  fromDate: string,
  toDate: string,
): Promise<OpenSlot[]> {
  const calendar = await calendarOf(scope);
  const from = toInstant(fromDate, "00:00", calendar.timeZone);
  const to = toInstant(addDays(toDate, 1), "00:00", calendar.timeZone);
  const [chairIds, held] = await Promise.all([
    store.findChairIds(database, scope),
    store.findHeldTimes(database, scope, from, to),
  ]);
  return findOpenSlots({ fromDate, toDate, calendar, chairIds, held, now: clock.now() });
}

/** How many days around the wished one are searched. */
const daysBefore = 3;
const daysAfter = 21;

async function nearestSlots(
  deps: BookingDependencies,
  scope: ClinicScope,
  date: string,
  time: string,
  count = nearestSlotsOffered,
): Promise<OpenSlot[]> {
  const { timeZone } = await deps.calendarOf(scope);
  const today = toLocal(deps.clock.now(), timeZone).date;
  const around = date < today ? today : date;
  const [, first = today] = [addDays(around, -daysBefore), today].sort();
  const slots = await openSlotsBetween(deps, scope, first, addDays(around, daysAfter));
  return nearestTo(slots, toInstant(date, time, timeZone), count);
}

async function refuse(
  deps: BookingDependencies,
  scope: ClinicScope,
  reason: NoSuchTime,
  date: string,
  time: string,
): Promise<NotThen> {
  const nearest = await nearestSlots(deps, scope, date, time);
  return { ok: false, reason, nearest: nearest.map((slot) => ({ date: slot.date, time: slot.time })) };
}

async function bookAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  request: BookAppointment,
  by: BookedBy,
  idempotencyKey?: string,
): Promise<BookOutcome> {
  const { database, clock, calendarOf } = deps;
  const remembered = rememberedAs("create_appointment", idempotencyKey, request);
  // A repeat is answered even when its time has begun since.
  const before = remembered && (await repeatOf(database.within(scope), remembered));
  if (before) return before;
  const now = clock.now();
  const placement = placeAppointment(request.date, request.time, await calendarOf(scope), now);
  if (!placement.ok) return refuse(deps, scope, placement.reason, request.date, request.time);
  const { start: startsAt, end: endsAt } = placement.time;

  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      await claimKey(queries, remembered, now);
      const chairId = await takeChair(queries, request.date, startsAt, endsAt);
      const { patientName: name, patientPhone: phone, patientEmail: email } = request;
      const patientId = await keepPatient(queries, { name, phone, email: email || null }, now);
      const row = await store.insertAppointment(queries, {
        ...newAppointment(request, by, now),
        chairId,
        patientId,
        startsAt,
        endsAt,
      });
      if (remembered) await store.rememberReply(queries, remembered, row.id);
      await store.addActivity(queries, bookingActivity(row, by, now));
      await deps.watch?.booked(queries, row);
      return row;
    }),
  );
  if (outcome.ok) {
    announceBooking(database, scope, outcome.value.id);
    return { ok: true, appointment: outcome.value };
  }
  const repeat =
    remembered && outcome.reason === "repeat" && (await repeatOf(database.within(scope), remembered));
  return repeat || refuse(deps, scope, "slot_taken", request.date, request.time);
}

async function cancelAppointment(
  { database, clock, watch }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  reason: string | null,
  by: BookedBy,
  idempotencyKey?: string,
): Promise<CancelOutcome> {
  const now = clock.now();
  const remembered = rememberedAs("cancel_appointment", idempotencyKey, { id, reason });
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      await claimKey(queries, remembered, now);
      const found = await store.findAppointment(queries, id);
      if (!found) throw new Rollback("not_found");
      if (!mayBeCancelled(found.status)) throw new Rollback("already_cancelled");
      const cancelled = await store.changeAppointment(
        queries,
        id,
        heldStatuses,
        cancellation(reason, by, now),
      );
      if (!cancelled) throw new Rollback("already_cancelled");
      if (remembered) await store.rememberReply(queries, remembered, id);
      const text = `${cancelled.patientName}’s appointment on ${whenOf(cancelled)} was cancelled`;
      await store.addActivity(queries, activityOf(cancelled, text, now));
      await watch?.cancelled(queries, cancelled);
      return cancelled;
    }),
  );
  if (outcome.ok) {
    announceBooking(database, scope, id);
    return { ok: true, appointment: outcome.value };
  }
  const repeat =
    remembered && outcome.reason === "repeat" && (await repeatOf(database.within(scope), remembered));
  return (
    repeat || {
      ok: false,
      reason: outcome.reason === "already_cancelled" ? "already_cancelled" : "not_found",
    }
  );
}

async function confirmAppointment(
  { database, clock }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
): Promise<ConfirmOutcome> {
  const queries = database.within(scope);
  const change = { status: "confirmed" as const, updatedAt: clock.now() };
  const confirmed = await store.changeAppointment(queries, id, ["requested"], change);
  if (confirmed) {
    announceBooking(database, scope, id);
    return { ok: true, appointment: confirmed };
  }
  const found = await store.findAppointment(queries, id);
  if (!found) return { ok: false, reason: "not_found" };
  return found.status === "cancelled"
    ? { ok: false, reason: "already_cancelled" }
    : { ok: true, appointment: found };
}

async function rescheduleAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  date: string,
  time: string,
  by: BookedBy,
): Promise<RescheduleOutcome> {
  const { database, clock, calendarOf } = deps;
  const now = clock.now();
  const placement = placeAppointment(date, time, await calendarOf(scope), now);
  if (!placement.ok) return refuse(deps, scope, placement.reason, date, time);
  const { start: startsAt, end: endsAt } = placement.time;
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const from = await store.findAppointment(queries, id);
      if (!from || !heldStatuses.includes(from.status)) throw new Rollback("not_found");
      const chairId = await takeChair(queries, date, startsAt, endsAt, id);
      const place = { chairId, localDate: date, localTime: time, startsAt, endsAt };
      const change = { ...place, status: statusOfNewBooking(by.kind), updatedAt: now };
      const moved = await store.changeAppointment(queries, id, heldStatuses, change);
      if (!moved) throw new Rollback("not_found");
      const text = `${moved.patientName} moved from ${whenOf(from)} to ${whenOf(moved)}`;
      await store.addActivity(queries, activityOf(moved, text, now));
      await deps.watch?.moved(queries, moved);
      return { from, appointment: moved };
    }),
  );
  if (outcome.ok) {
    announceBooking(database, scope, id);
    return { ok: true, ...outcome.value };
  }
  return outcome.reason === "not_found"
    ? { ok: false, reason: "not_found" }
    : refuse(deps, scope, "slot_taken", date, time);
}

/** A chair that is free for the whole time, inside the caller's transaction; leaves the transaction when there is none. */
async function takeChair(
  queries: ClinicQueries,
  date: string,
  start: number,
  end: number,
  moving?: AppointmentId,
): Promise<string> {
  await store.lockDay(queries, date);
  const chairId = await store.findFreeChair(queries, start, end, moving);
  if (chairId === null) throw new Rollback("slot_taken");
  return chairId;
}

/** Leaves the transaction when another request has the key: its answer counts. */
async function claimKey(
  queries: ClinicQueries,
  remembered: RememberedRequest | null,
  now: number,
): Promise<void> {
  if (remembered && !(await store.claimKey(queries, remembered, now))) throw new Rollback("repeat");
}

/** After the commit. */
function announceBooking(database: Database, scope: ClinicScope, id: AppointmentId): void {
  database.announce(scope.clinicId, { topic: "appointments", id });
  database.announce(scope.clinicId, { topic: "activity" });
}
