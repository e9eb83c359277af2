import type { AppointmentsQuery } from "#contract/booking/appointments.ts";
import type { FreeTime } from "#contract/errors.ts";
import { type AppointmentId, type CallId, newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { attempt } from "../attempt.ts";
import {
  isBookable,
  type NotThen,
  nearestSlots,
  needsFor,
  openSlotsBetween,
  refuse,
  type TimesFor,
  visitToMove,
} from "../free-times.ts";
import type { SlotToHold } from "../holds.ts";
import { isIn, spanOf } from "../listing.ts";
import { takePlace } from "../place-visit.ts";
import { assistantsName, bookedHere, buffersOf } from "../records.ts";
import type { MoveTo } from "../reschedule.ts";
import { type NotToBeChanged, placeAppointment, statusOfNewBooking } from "../rules.ts";
import type { BookAppointment, BookedBy, BookingDependencies, BookingService } from "../service.ts";
import { type AppointmentRow, findAppointment, findUpcomingByPhone } from "../store.ts";
import type { VisitWish } from "../visit-needs.ts";
import type { TestAppointmentRow } from "./store.ts";
import * as store from "./store.ts";

type Done = { ok: true; appointment: TestAppointmentRow };
type NotChanged = { ok: false; reason: NotToBeChanged };

interface Wanted extends VisitWish {
  callId: CallId | null;
  /** The appointment that leaves its own place. */
  moving?: AppointmentId;
}

type Place = Pick<
  TestAppointmentRow,
  | "chairId"
  | "practitionerId"
  | "localDate"
  | "localTime"
  | "startsAt"
  | "endsAt"
  | "bufferBeforeMinutes"
  | "bufferAfterMinutes"
>;

export type TestBookings = ReturnType<typeof createTestBookings>;

/**
 * The appointment book of test calls: the clinic's real free times and appointments as they are now, and over them what
 * test calls did. It reads the real book and never writes into it, so a real caller can always have the time.
 */
export function createTestBookings(deps: BookingDependencies) {
  const { database, clock, calendarOf } = deps;
  const onTest = <Wanted extends TimesFor>(wanted: Wanted) => ({ ...wanted, isTest: true });
  const announce = (scope: ClinicScope, id: AppointmentId) =>
    database.announce(scope.clinicId, { topic: "appointments", id });

  /** What stands there for a test call under this id: what a test call made of it, else the real one. */
  const findStanding = async (
    scope: ClinicScope,
    id: AppointmentId,
  ): Promise<{ test: TestAppointmentRow } | { real: AppointmentRow } | null> => {
    const queries = database.within(scope);
    const test = await store.findTest(queries, id);
    if (test !== null) return { test };
    const real = await findAppointment(queries, id);
    return real && { real };
  };

  /** Does something with a free place of the test calls' book, or says why there is none. */
  const place = async <Written>(
    scope: ClinicScope,
    to: FreeTime,
    wanted: Wanted,
    write: (queries: ClinicQueries, at: Place) => Promise<Written>,
  ): Promise<{ ok: true; written: Written } | NotThen> => {
    const now = clock.now();
    const { callId, moving, ...wish } = wanted;
    const times = onTest({ ...wish, moving, channel: "phone" as const, ...(callId && { callId }) });
    const calendar = await calendarOf(scope);
    if (!isBookable(calendar, times)) return { ok: false, reason: "not_bookable", nearest: [] };
    const needs = needsFor(calendar, times, await visitToMove(deps, scope, times));
    const placement = placeAppointment(to.date, to.time, calendar, now, needs.lengthMs);
    if (!placement.ok) return refuse(deps, scope, placement.reason, to, times);
    const outcome = await attempt(() =>
      database.transaction(scope, async (queries) => {
        const taker = { now, callId, isTest: true, ...(moving && { moving }) };
        const seeking = { date: to.date, time: placement.time, needs, calendar };
        const found = await takePlace(queries, seeking, taker);
        const { start: startsAt, end: endsAt } = placement.time;
        const at = { localDate: to.date, localTime: to.time, startsAt, endsAt };
        return write(queries, { ...found, ...at, ...buffersOf(needs) });
      }),
    );
    return outcome.ok ? { ok: true, written: outcome.value } : refuse(deps, scope, "slot_taken", to, times);
  };

  return {
    openSlotsBetween: ((scope, range, wanted = {}) =>
      openSlotsBetween(deps, scope, range, onTest(wanted))) satisfies BookingService["openSlotsBetween"],

    nearestSlots: ((scope, wished, wanted = {}) =>
      nearestSlots(deps, scope, wished, onTest(wanted))) satisfies BookingService["nearestSlots"],

    /** Only looks: nobody real is kept off the time. */
    holdSlot: async (scope: ClinicScope, callId: CallId, slot: SlotToHold) => {
      const { appointmentType, practitionerIds, moving } = slot;
      const wanted = { appointmentType, practitionerIds, callId, ...(moving && { moving }) };
      const found = await place(scope, slot, wanted, async () => null);
      return found.ok ? ({ ok: true } as const) : found;
    },

    bookAppointment: async (
      scope: ClinicScope,
      request: BookAppointment,
      by: BookedBy,
    ): Promise<Done | NotThen> => {
      const callId = by.kind === "assistant" ? by.callId : null;
      const { date: localDate, time: localTime, patientName, patientPhone, appointmentType } = request;
      const same =
        callId &&
        (await store.findSame(database.within(scope), callId, { localDate, localTime, patientName }));
      if (same) return { ok: true, appointment: same };
      const now = clock.now();
      const { practitionerIds } = request;
      const placed = await place(
        scope,
        request,
        { appointmentType, practitionerIds, callId },
        (queries, at) =>
          store.insertTest(queries, {
            ...{ id: newId<AppointmentId>(now), callId, insteadOf: null, ...at },
            ...{ patientName, patientPhone, patientPhoneE164: toE164(patientPhone) },
            ...{ patientEmail: request.patientEmail || null, appointmentType, notes: request.notes || null },
            ...{ status: statusOfNewBooking("assistant"), createdAt: now },
          }),
      );
      if (!placed.ok) return placed;
      announce(scope, placed.written.id);
      return { ok: true, appointment: placed.written };
    },

    /** A real appointment stays as it is: a cancelled copy stands in its place for test calls. */
    cancelAppointment: async (
      scope: ClinicScope,
      id: AppointmentId,
      reason: string | null,
      by: BookedBy,
    ): Promise<Done | NotChanged> => {
      const found = await findStanding(scope, id);
      if (found === null) return { ok: false, reason: "not_found" };
      const now = clock.now();
      const username = by.kind === "staff" ? by.username : assistantsName;
      const cancelled = {
        ...{ status: "cancelled" as const, cancelReason: reason || null, cancelledAt: now },
        cancelledByUsername: username,
      };
      const queries = database.within(scope);
      const row =
        "test" in found
          ? await store.changeTest(queries, found.test.id, cancelled)
          : found.real.status === "cancelled"
            ? null
            : await store.insertTest(queries, { ...copyOf(found.real, by, now), ...cancelled });
      if (row === null) return { ok: false, reason: "already_cancelled" };
      announce(scope, row.id);
      return { ok: true, appointment: row };
    },

    /** Confirming twice is confirming once; null when there is no such test booking, or it is cancelled. */
    confirm: async (scope: ClinicScope, id: AppointmentId): Promise<TestAppointmentRow | null> => {
      const confirmed = await store.changeTest(database.within(scope), id, { status: "confirmed" });
      if (confirmed) announce(scope, id);
      return confirmed;
    },

    rescheduleAppointment: async (
      scope: ClinicScope,
      id: AppointmentId,
      to: MoveTo,
      by: BookedBy,
    ): Promise<(Done & { from: AppointmentRow | TestAppointmentRow }) | NotChanged | NotThen> => {
      const found = await findStanding(scope, id);
      if (found === null) return { ok: false, reason: "not_found" };
      const from = "test" in found ? found.test : found.real;
      if (from.status === "cancelled") return { ok: false, reason: "already_cancelled" };
      if ("real" in found && found.real.attendance !== null) return { ok: false, reason: "attended" };
      const now = clock.now();
      const callId = by.kind === "assistant" ? by.callId : null;
      const wanted = {
        ...{ appointmentType: from.appointmentType, callId, moving: from.id },
        durationMinutes: (from.endsAt - from.startsAt) / 60_000,
        ...(to.practitionerIds && { practitionerIds: to.practitionerIds }),
      };
      const status = statusOfNewBooking("assistant");
      const placed = await place(scope, to, wanted, (queries, at) =>
        "test" in found
          ? store.changeTest(queries, found.test.id, { ...at, status })
          : store.insertTest(queries, { ...copyOf(found.real, by, now), ...at, status }),
      );
      if (!placed.ok) return placed;
      // Cancelled on another line meanwhile.
      if (placed.written === null) return { ok: false, reason: "already_cancelled" };
      announce(scope, placed.written.id);
      return { ok: true, from, appointment: placed.written };
    },

    /** What is told on a test call is nobody's. */
    noteOnVisit: async (): Promise<void> => {},
    takeNoteOff: async (): Promise<void> => {},
    keepQuiet: async (): Promise<void> => {},

    /** Real ones as they stand, but for those that a test call has changed, and what test calls booked. */
    findUpcomingByPhone: async (
      scope: ClinicScope,
      phone: string,
    ): Promise<(AppointmentRow | TestAppointmentRow)[]> => {
      const queries = database.within(scope);
      const now = clock.now();
      const [real, tests, changed] = await Promise.all([
        findUpcomingByPhone(queries, phone, now),
        store.findUpcomingTests(queries, phone, now),
        store.listInsteadOf(queries),
      ]);
      const isChanged = new Set(changed.map(({ insteadOf }) => insteadOf));
      return [...real.filter(({ id }) => !isChanged.has(id)), ...tests].toSorted(
        (a, b) => a.startsAt - b.startsAt,
      );
    },

    list: async (scope: ClinicScope, wish: AppointmentsQuery = {}): Promise<TestAppointmentRow[]> => {
      const span = await spanOf(deps, scope, wish);
      return (await store.listTests(database.within(scope))).filter(isIn(span));
    },

    /** Removes every test booking of the clinic; resolves to how many there were. */
    clear: async (scope: ClinicScope): Promise<number> => {
      const removed = await store.removeTests(database.within(scope));
      if (removed.length > 0) database.announce(scope.clinicId, { topic: "appointments" });
      return removed.length;
    },
  };
}

const copyOf = (real: AppointmentRow, by: BookedBy, now: number) => ({
  ...{
    id: newId<AppointmentId>(now),
    callId: by.kind === "assistant" ? by.callId : null,
    insteadOf: real.id,
  },
  ...{ chairId: real.chairId, practitionerId: real.practitionerId },
  ...{ bufferBeforeMinutes: real.bufferBeforeMinutes, bufferAfterMinutes: real.bufferAfterMinutes },
  ...{ localDate: real.localDate, localTime: real.localTime },
  ...{ startsAt: real.startsAt, endsAt: real.endsAt, patientName: real.patientName },
  ...{ patientPhone: real.patientPhone, patientPhoneE164: real.patientPhoneE164 },
  ...{ patientEmail: real.patientEmail, appointmentType: real.appointmentType, status: real.status },
  ...{ notes: real.notes, createdAt: now },
});

/** A test booking in the shape of an appointment, for whoever shows both. */
export const asAppointment = (row: TestAppointmentRow): AppointmentRow => ({
  ...row,
  ...{
    isManuallyCreated: false,
    isBookedOnline: false,
    createdBy: null,
    createdByUsername: null,
    cancelledBy: null,
  },
  ...{ ...bookedHere, patientId: null, attendance: null, attendanceAt: null, attendanceByUsername: null },
  updatedAt: row.createdAt,
});
