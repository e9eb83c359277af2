import type { AppointmentsQuery } from "#contract/booking/appointments.ts";
import type { BookingChannel } from "#contract/clinic/treatment-options.ts";
import type { FreeTime } from "#contract/errors.ts";
import { type AppointmentType, walkInMinutes } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import {
  type AppointmentId,
  type CallId,
  type HolderId,
  newId,
  type OfferId,
  type UserId,
} from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { runConcurrently } from "#server/db/run-concurrently.ts";
import { recordOf } from "#server/patients/service.ts";
import { attempt, Rollback } from "./attempt.ts";
import { type AttendanceMark, type AttendanceOutcome, markAttendance } from "./attendance.ts";
import type { OpeningCalendar, OpenSlot } from "./availability.ts";
import type { ReadBook } from "./book-reader.ts";
import {
  type EditAppointment,
  type EditOutcome,
  editAppointment,
  keepQuiet,
  noteOnVisit,
  takeNoteOff,
} from "./editing.ts";
import {
  firstForWalkIn,
  isBookable,
  type NotThen,
  nearestSlots,
  openSlotsBetween,
  refuse,
  type TimesFor,
} from "./free-times.ts";
import { type HoldOutcome, holdSlot, type SlotToHold } from "./holds.ts";
import { findRepeated, type RepeatedRequest, toRememberedRequest } from "./idempotency.ts";
import { listAppointments } from "./listing.ts";
import { takePlace, takeVisit } from "./place-visit.ts";
import type { AppointmentWatch } from "./port.ts";
import {
  activityOf,
  bookingActivity,
  buffersOf,
  cancellation,
  type HeldStatus,
  holderOf,
  isByEmailAlone,
  newAppointment,
  whenOf,
} from "./records.ts";
import { type MoveTo, type RescheduleOutcome, rescheduleAppointment } from "./reschedule.ts";
import { type RestoreOutcome, restoreAppointment } from "./restore.ts";
import { heldStatuses, type NotToBeChanged, placeAppointment } from "./rules.ts";
import type { AppointmentRow, MoveRow, RememberedRequest } from "./store.ts";
import * as store from "./store.ts";
import { needsOf, type VisitWish } from "./visit-needs.ts";

/**
 * Who acts: a person of the clinic, the assistant on a call (without a call, in answer to a text message), the patient, on a
 * page of the clinic's, or an offer from the waitlist that was taken.
 */
export type BookedBy =
  | { kind: "staff"; userId: UserId; username: string }
  | { kind: "assistant"; callId: CallId | null }
  | { kind: "waitlist"; holder: OfferId }
  | BookedByPatient;

export interface BookedByPatient {
  kind: "patient";
  /** By whom the time may be held already; others' holds count against it. */
  holder: HolderId;
  status: HeldStatus;
  /** What they gave beside what they have proven must not change their record. */
  isProvenByEmail?: boolean;
}

export interface BookAppointment extends VisitWish {
  /** Clinic-local. */
  date: string;
  time: string;
  patientName: string;
  /** As it was given. */
  patientPhone: string;
  patientEmail: string | null;
  appointmentType: AppointmentType | string;
  notes: string | null;
  /** The patient's record where it is known; else name and number find it. */
  patientId?: string | null;
  /** The patient is here, so the time may have come a while ago. */
  isWalkIn?: boolean;
  /** Nobody is written to about it by itself. */
  isQuiet?: boolean;
}

export type BookOutcome = RepeatedRequest | NotThen;
export type CancelOutcome = RepeatedRequest | { ok: false; reason: NotToBeChanged };
export type ConfirmOutcome =
  /** `isNew`: it was a request until now. */
  | { ok: true; appointment: AppointmentRow; isNew: boolean }
  | { ok: false; reason: "not_found" | "already_cancelled" };
export interface BookingService {
  /** Free times from one clinic-local day to another, both inclusive. */
  openSlotsBetween(
    scope: ClinicScope,
    range: { fromDate: string; toDate: string },
    wanted?: TimesFor,
  ): Promise<OpenSlot[]>;
  /** The first of a walk-in's free times that is not over, and who would see the patient then; null = there is none. */
  firstForWalkIn(
    scope: ClinicScope,
    slots: readonly OpenSlot[],
    wanted: TimesFor,
  ): Promise<{ slot: OpenSlot; isNow: boolean; place: store.Place } | null>;
  /** The free times closest to a wished one, on any of the days around it. */
  nearestSlots(
    scope: ClinicScope,
    wished: FreeTime,
    wanted?: TimesFor & { count?: number },
  ): Promise<OpenSlot[]>;
  /**
   * Keeps a time for a call while it is talked about, in place of what the call held before. By the hours as the call knows
   * them: whether they have changed since is asked when it is booked. `until` when it is to be held for longer or shorter.
   */
  holdSlot(
    scope: ClinicScope,
    holder: HolderId,
    slot: SlotToHold,
    calendar: OpeningCalendar,
    until?: number,
  ): Promise<HoldOutcome>;
  /** After the call; nothing happens when it holds nothing. */
  releaseHold(scope: ClinicScope, holder: HolderId): Promise<void>;
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
    /** Whether the patient is written to of it; true when absent. */
    tellPatient?: boolean,
  ): Promise<CancelOutcome>;
  /** Takes a cancellation back if the time can still be booked. */
  restoreAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    status: HeldStatus,
    by: { username: string },
  ): Promise<RestoreOutcome>;
  /** Corrects who is booked, what for and the notes; the time stays. */
  editAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    change: EditAppointment,
    by: { username: string },
  ): Promise<EditOutcome>;
  /** Adds a line to the notes of a visit that stands, once. */
  noteOnVisit(scope: ClinicScope, id: AppointmentId, line: string): Promise<void>;
  /** Writes nothing more to anybody about this visit; what waits to go out is called off. Staff can still write of a move. */
  keepQuiet(scope: ClinicScope, id: AppointmentId): Promise<void>;
  /** Takes these words out of the notes again: they were of somebody else. */
  takeNoteOff(scope: ClinicScope, id: AppointmentId, words: string): Promise<void>;
  /** Confirming twice is confirming once. */
  confirmAppointment(scope: ClinicScope, id: AppointmentId): Promise<ConfirmOutcome>;
  rescheduleAppointment(
    scope: ClinicScope,
    id: AppointmentId,
    to: MoveTo,
    by: BookedBy,
  ): Promise<RescheduleOutcome>;
  /** What every chair and everybody who was ever booked with is called, by id. */
  findNames(scope: ClinicScope): Promise<ReadonlyMap<string, string>>;
  /** Every move of an appointment, latest first; null when there is no such appointment. */
  listMoves(scope: ClinicScope, id: AppointmentId): Promise<MoveRow[] | null>;
  /** Says whether the patient came, or takes that back. */
  markAttendance(
    scope: ClinicScope,
    id: AppointmentId,
    mark: AttendanceMark,
    by: { username: string },
  ): Promise<AttendanceOutcome>;
  listAppointments(scope: ClinicScope, wish?: AppointmentsQuery): Promise<AppointmentRow[]>;
  /** Appointments still to come under that number, E.164. */
  findUpcomingByPhone(scope: ClinicScope, phone: string): Promise<AppointmentRow[]>;
}

export interface BookingDependencies {
  database: Database;
  clock: Clock;
  /** The clinic's hours and zone as its knowledge base has them now; `version`: which the book was seen with a moment ago. */
  calendarOf: (scope: ClinicScope, version?: string) => Promise<OpeningCalendar>;
  look: ReadBook;
  /** Told of every change, in its transaction. */
  watch?: AppointmentWatch;
}

export function createBookingService(deps: BookingDependencies): BookingService {
  const { database, clock } = deps;
  return {
    openSlotsBetween: (...range) => openSlotsBetween(deps, ...range),
    firstForWalkIn: (...slots) => firstForWalkIn(deps, ...slots),
    nearestSlots: (...wish) => nearestSlots(deps, ...wish),
    bookAppointment: (...request) => bookAppointment(deps, ...request),
    cancelAppointment: (...request) => cancelAppointment(deps, ...request),
    restoreAppointment: (...request) => restoreAppointment(deps, ...request),
    editAppointment: (...request) => editAppointment(deps, ...request),
    noteOnVisit: (...note) => noteOnVisit(deps, ...note),
    keepQuiet: (...visit) => keepQuiet(deps, ...visit),
    takeNoteOff: (...note) => takeNoteOff(deps, ...note),
    confirmAppointment: (scope, id) => confirmAppointment(deps, scope, id),
    rescheduleAppointment: (...request) => rescheduleAppointment(deps, ...request),
    holdSlot: (...request) => holdSlot(deps, ...request),
    releaseHold: (scope, holder) => store.removeHold(database.within(scope), holder),
    listMoves: async (scope, id) => {
      const queries = database.within(scope);
      return (await store.findAppointment(queries, id)) && store.findMoves(queries, id);
    },
    markAttendance: (...request) => markAttendance(deps, ...request),
    findNames: (scope) => store.findNames(database.within(scope)),
    listAppointments: (...wish) => listAppointments(deps, ...wish),
    findUpcomingByPhone: (scope, phone) =>
      store.findUpcomingByPhone(database.within(scope), phone, clock.now()),
  };
}

const walkInMs = walkInMinutes * 60_000;

async function bookAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  request: BookAppointment,
  by: BookedBy,
  idempotencyKey?: string,
): Promise<BookOutcome> {
  const { database, clock, calendarOf } = deps;
  const remembered = toRememberedRequest("create_appointment", idempotencyKey, request);
  const now = clock.now();
  const findRepeat = async () => remembered && findRepeated(database.within(scope), remembered);
  const [calendar, follow] = await Promise.all([
    calendarOf(scope),
    deps.watch?.beforeBooking(database.within(scope)),
  ]);
  const callId = holderOf(by);
  const { appointmentType, durationMinutes, practitionerIds, chairId } = request;
  const channel = channelOf(by);
  const wanted: TimesFor = {
    ...{ appointmentType, durationMinutes, practitionerIds, chairId, channel, ...(callId && { callId }) },
  };
  if (!isBookable(calendar, wanted))
    return (await findRepeat()) ?? { ok: false, reason: "not_bookable", nearest: [] };
  const needs = needsOf(calendar, wanted);
  const asOf = request.isWalkIn ? now - walkInMs : now;
  const placement = placeAppointment(request.date, request.time, calendar, asOf, needs.lengthMs);
  // A repeat is answered even when its time has begun since.
  if (!placement.ok) return (await findRepeat()) ?? refuse(deps, scope, placement.reason, request, wanted);
  const { start: startsAt, end: endsAt } = placement.time;

  const id = newId<AppointmentId>(now);
  const outcome = await attempt(() =>
    database.transactionFinishing(
      scope,
      async (queries) => {
        const { patientName: name, patientPhone: phone, patientEmail: email, patientId } = request;
        // Carried out in this order, whoever else books: the key, the day, the person.
        const seeking = { date: request.date, time: placement.time, needs, calendar };
        const [, place, patient] = await runConcurrently(
          claimKey(queries, remembered, id, now),
          takePlace(queries, seeking, { now, callId }),
          recordOf(queries, { name, phone, email: email || null, id: patientId ?? null }, now, {
            mayChange: !isByEmailAlone(by),
          }),
        );
        return { place, patient };
      },
      async (queries, { place, patient }) => {
        const lies = { clinicId: scope.clinicId, ...place, patientId: patient.id, startsAt, endsAt };
        const row = { ...newAppointment(request, by, now), id, ...lies, ...buffersOf(needs) };
        await runConcurrently(
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

/** Callers book by phone and staff by hand; an answer to a text is about a visit that was booked, or a wish that was taken, before. */
function channelOf(by: BookedBy): BookingChannel | undefined {
  if (by.kind === "staff") return "staff";
  if (by.kind === "patient") return "web";
  if (by.kind === "waitlist") return undefined;
  return by.callId === null ? undefined : "phone";
}

async function cancelAppointment(
  { database, clock, watch }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  reason: string | null,
  by: BookedBy,
  idempotencyKey?: string,
  tellPatient = true,
): Promise<CancelOutcome> {
  const now = clock.now();
  const wish = { id, reason, ...(!tellPatient && { tellPatient }) };
  const remembered = toRememberedRequest("cancel_appointment", idempotencyKey, wish);
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
      await watch?.cancelled(queries, cancelled, { tellPatient });
      return cancelled;
    }),
  );
  if (outcome.ok) {
    announceBooking(database, scope, id);
    return { ok: true, appointment: outcome.value };
  }
  const repeat =
    remembered && outcome.reason === "repeat" && (await findRepeated(database.within(scope), remembered));
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
    return { ok: true, appointment: confirmed, isNew: true };
  }
  const found = await store.findAppointment(queries, id);
  if (!found) return { ok: false, reason: "not_found" };
  return found.status === "cancelled"
    ? { ok: false, reason: "already_cancelled" }
    : { ok: true, appointment: found, isNew: false };
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
