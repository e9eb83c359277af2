import type { Attendance } from "#contract/appointments.ts";
import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import { type AppointmentId, type CallId, newId, type UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import { recordOf } from "#server/patients/service.ts";
import { attempt, Rollback } from "./attempt.ts";
import { type AttendanceOutcome, markAttendance } from "./attendance.ts";
import { type OpeningCalendar, type OpenSlot, visitMs } from "./availability.ts";
import { type NotThen, nearestSlots, openSlotsBetween, refuse, type TimesFor } from "./free-times.ts";
import { type HoldOutcome, holdSlot } from "./holds.ts";
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
import { type RescheduleOutcome, rescheduleAppointment } from "./reschedule.ts";
import { type RestoreOutcome, restoreAppointment } from "./restore.ts";
import { heldStatuses, type NotToBeChanged, placeAppointment } from "./rules.ts";
import type { AppointmentRow, MoveRow, RememberedRequest } from "./store.ts";
import * as store from "./store.ts";
import { takeChair, takeVisit } from "./taking.ts";

/** Who acts: a person of the clinic, or the assistant on a call; without a call, in answer to a text message. */
export type BookedBy =
  | { kind: "staff"; userId: UserId; username: string }
  | { kind: "assistant"; callId: CallId | null };

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

export type BookOutcome = Repeat | NotThen;
export type CancelOutcome = Repeat | { ok: false; reason: NotToBeChanged };
export type ConfirmOutcome =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" | "already_cancelled" };
export interface BookingService {
  /** Free times from one clinic-local day to another, both inclusive. */
  openSlotsBetween(
    scope: ClinicScope,
    range: { fromDate: string; toDate: string },
    wanted?: TimesFor,
  ): Promise<OpenSlot[]>;
  /** The free times closest to a wished one, on any of the days around it. */
  nearestSlots(
    scope: ClinicScope,
    wished: FreeTime,
    wanted?: TimesFor & { count?: number },
  ): Promise<OpenSlot[]>;
  /**
   * Keeps a time for a call while it is talked about, in place of what the call held before. By the hours as the call knows
   * them: whether they have changed since is asked when it is booked.
   */
  holdSlot(
    scope: ClinicScope,
    callId: CallId,
    slot: FreeTime & { appointmentType: string | null },
    calendar: OpeningCalendar,
  ): Promise<HoldOutcome>;
  /** After the call; nothing happens when it holds nothing. */
  releaseHold(scope: ClinicScope, callId: CallId): Promise<void>;
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
  /** Takes a cancellation back if the time can still be booked. */
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
    to: FreeTime,
    by: BookedBy,
  ): Promise<RescheduleOutcome>;
  /** Every move of an appointment, latest first; null when there is no such appointment. */
  listMoves(scope: ClinicScope, id: AppointmentId): Promise<MoveRow[] | null>;
  /** Says whether the patient came; null takes it back. */
  markAttendance(
    scope: ClinicScope,
    id: AppointmentId,
    attendance: Attendance | null,
    by: { username: string },
  ): Promise<AttendanceOutcome>;
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
    holdSlot: (...request) => holdSlot(deps, ...request),
    releaseHold: (scope, callId) => store.removeHold(database.within(scope), callId),
    listMoves: async (scope, id) => {
      const queries = database.within(scope);
      return (await store.findAppointment(queries, id)) && store.findMoves(queries, id);
    },
    markAttendance: (...request) => markAttendance(deps, ...request),
    listAppointments: (scope) => store.listAppointments(database.within(scope)),
    findUpcomingByPhone: (scope, phone) =>
      store.findUpcomingByPhone(database.within(scope), phone, clock.now()),
  };
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
  const now = clock.now();
  const findRepeat = async () => remembered && repeatOf(database.within(scope), remembered);
  const [calendar, follow] = await Promise.all([
    calendarOf(scope),
    deps.watch?.beforeBooking(database.within(scope)),
  ]);
  const lengthMs = visitMs(calendar, request.appointmentType);
  const callId = by.kind === "assistant" ? by.callId : null;
  const wanted = { appointmentType: request.appointmentType, ...(callId && { callId }) };
  const placement = placeAppointment(request.date, request.time, calendar, now, lengthMs);
  // A repeat is answered even when its time has begun since.
  if (!placement.ok) return (await findRepeat()) ?? refuse(deps, scope, placement.reason, request, wanted);
  const { start: startsAt, end: endsAt } = placement.time;

  const id = newId<AppointmentId>(now);
  const outcome = await attempt(() =>
    database.transactionFinishing(
      scope,
      async (queries) => {
        const { patientName: name, patientPhone: phone, patientEmail: email } = request;
        // Carried out in this order, whoever else books: the key, the day, the person.
        const [, chairId, patient] = await together(
          claimKey(queries, remembered, id, now),
          takeChair(queries, request.date, placement.time, { now, callId }),
          recordOf(queries, { name, phone, email: email || null }, now),
        );
        return { chairId, patient };
      },
      async (queries, { chairId, patient }) => {
        const place = { clinicId: scope.clinicId, chairId, patientId: patient.id, startsAt, endsAt };
        const row = { ...newAppointment(request, by, now), id, ...place };
        await together(
          patient.write(),
          store.insertAppointment(queries, row),
          callId && store.removeHold(queries, callId),
          store.addActivity(queries, bookingActivity(row, by, now)),
          follow?.(queries, row),
        );
        return row;
      },
    ),
  );
  if (outcome.ok) {
    announceBooking(database, scope, outcome.value.id);
    return { ok: true, appointment: outcome.value };
  }
  const repeat = outcome.reason === "repeat" ? await findRepeat() : null;
  return repeat ?? refuse(deps, scope, "slot_taken", request, wanted);
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
      await claimKey(queries, remembered, id, now);
      await takeVisit(queries, id);
      const cancelled = await store.changeAppointment(
        queries,
        id,
        heldStatuses,
        cancellation(reason, by, now),
      );
      if (!cancelled) throw new Rollback("already_cancelled");
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
  if (repeat) return repeat;
  if (outcome.reason === "slot_taken" || outcome.reason === "repeat")
    return { ok: false, reason: "not_found" };
  return { ok: false, reason: outcome.reason };
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

/** Leaves the transaction when another request has the key: its answer counts. */
async function claimKey(
  queries: ClinicQueries,
  remembered: RememberedRequest | null,
  id: AppointmentId,
  now: number,
): Promise<void> {
  if (remembered && !(await store.claimKey(queries, remembered, id, now))) throw new Rollback("repeat");
}

/** After the commit. */
function announceBooking(database: Database, scope: ClinicScope, id: AppointmentId): void {
  database.announce(scope.clinicId, { topic: "appointments", id });
  database.announce(scope.clinicId, { topic: "activity" });
}
