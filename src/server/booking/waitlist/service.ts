import type { z } from "zod";
import type { WaitlistEntry, waitlistBody } from "#contract/booking/waitlist.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { type AppointmentId, newId, type UserId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import { assistantsName } from "#server/booking/records.ts";
import type { BookedBy, BookingService, BookOutcome } from "#server/booking/service.ts";
import type { AppointmentRow } from "#server/booking/store.ts";
import { visitMs } from "#server/booking/visit-needs.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { isDuplicate } from "#server/db/database-errors.ts";
import { type DaysRefusal, daysRefusal, type FreedTime, fits, isSamePatient } from "./rules.ts";
import * as store from "./store.ts";

type Staff = { id: UserId; username: string };
type Refused = Extract<BookOutcome, { ok: false }>;

export type JoinWaitlist = z.output<typeof waitlistBody>;
export type JoinRefusal = "not_found" | "already_waiting" | "visit_over" | DaysRefusal;
export type JoinOutcome = { ok: true; entry: WaitlistEntry } | { ok: false; reason: JoinRefusal };
export type RejoinOutcome =
  | { ok: true; entry: WaitlistEntry }
  | { ok: false; reason: "not_found" | "already_waiting" };
export type FillOutcome =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" | "does_not_fit" }
  | { ok: false; reason: "refused"; refusal: Refused; freed: FreedTime };

export interface WaitlistService {
  /** Who waits for an earlier time, longest waiting first; whose day has passed or whose visit is over is left out. */
  listWaiting(scope: ClinicScope): Promise<WaitlistEntry[]>;
  /** A caller whom the assistant put on the list without a visit is not put on it twice. */
  joinWaitlist(scope: ClinicScope, body: JoinWaitlist, by: BookedBy): Promise<JoinOutcome>;
  /** False when they were not on the list. */
  leaveWaitlist(scope: ClinicScope, id: string): Promise<boolean>;
  /** Takes leaving back: the same wish, in its old place. */
  rejoinWaitlist(scope: ClinicScope, id: string): Promise<RejoinOutcome>;
  /** Who fits the time of a cancelled appointment, while that time is free and to come; null when there is no such appointment. */
  waitingFor(scope: ClinicScope, freedId: AppointmentId): Promise<WaitlistEntry[] | null>;
  /** Whom that time suits by length, days and part of the day, longest waiting first; whether it is free is not asked. */
  whoFits(scope: ClinicScope, freed: FreedTime): Promise<Waiting[]>;
  /** Moves the visit of somebody on the list into the freed time, or books them in; asked twice it happens once. */
  fillFreedTime(scope: ClinicScope, id: string, freedId: AppointmentId, by: Staff): Promise<FillOutcome>;
}

export interface WaitlistDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  calendarOf: (scope: ClinicScope) => Promise<OpeningCalendar>;
  /** Heard in the transaction in which an entry is taken off the list. */
  left(queries: ClinicQueries, id: string): Promise<void>;
}

/** An entry with the visit that it would move. */
export interface Waiting {
  entry: store.EntryRow;
  visit: store.VisitRow | null;
}

export function createWaitlistService(deps: WaitlistDependencies): WaitlistService {
  const { database, clock, booking, calendarOf } = deps;
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "waitlist" });

  const findWaiting = async (queries: ClinicQueries, calendar: OpeningCalendar): Promise<Waiting[]> => {
    const entries = await store.findOpenEntries(queries);
    const ids = entries.flatMap(({ appointmentId }) => appointmentId ?? []);
    const visits = new Map((await store.findVisits(queries, ids)).map((visit) => [visit.id, visit]));
    const now = clock.now();
    const today = toLocal(now, calendar.timeZone).date;
    return entries
      .map((entry) => ({ entry, visit: entry.appointmentId && (visits.get(entry.appointmentId) ?? null) }))
      .filter(({ entry }) => entry.toDate === null || entry.toDate >= today)
      .filter(({ visit }) => visit === null || isToCome(visit, now));
  };

  /** Only the assistant is held to it: staff see who is on the list. */
  const isWaiting = async (scope: ClinicScope, patient: Patient, by: BookedBy): Promise<boolean> => {
    if (by.kind === "staff" || patient.appointmentId !== null) return false;
    const waiting = await findWaiting(database.within(scope), await calendarOf(scope));
    return waiting.some(({ entry }) => entry.appointmentId === null && isSamePatient(entry, patient));
  };

  const findFreed = async (scope: ClinicScope, id: AppointmentId): Promise<FreedTime | null> => {
    const [freed] = await store.findVisits(database.within(scope), [id]);
    if (!freed) return null;
    return {
      ...{ date: freed.localDate, time: freed.localTime, startsAt: freed.startsAt },
      lengthMs: freed.status === "cancelled" ? freed.endsAt - freed.startsAt : 0,
    };
  };

  const isStillFree = async (scope: ClinicScope, { date, time }: FreedTime): Promise<boolean> => {
    const slots = await booking.openSlotsBetween(scope, { fromDate: date, toDate: date });
    return slots.some((slot) => slot.time === time);
  };

  const fitting = async (scope: ClinicScope, freed: FreedTime): Promise<Waiting[]> => {
    const calendar = await calendarOf(scope);
    const waiting = await findWaiting(database.within(scope), calendar);
    return waiting.filter(({ entry, visit }) =>
      fits(
        {
          ...entry,
          lengthMs: visit ? visit.endsAt - visit.startsAt : visitMs(calendar, entry.appointmentType),
          visitStartsAt: visit?.startsAt ?? null,
        },
        freed,
      ),
    );
  };

  const giveTime = async (scope: ClinicScope, { entry, visit }: Waiting, freed: FreedTime, by: Staff) => {
    const staff = { kind: "staff" as const, userId: by.id, username: by.username };
    if (visit) return booking.rescheduleAppointment(scope, visit.id, freed, staff);
    const { patientName, patientPhone, patientEmail, appointmentType, notes } = entry;
    const patient = { patientName, patientPhone, patientEmail, appointmentType, notes: notes || null };
    const { date, time } = freed;
    return booking.bookAppointment(scope, { ...patient, date, time }, staff, `waitlist:${entry.id}`);
  };

  return {
    listWaiting: async (scope) =>
      (await findWaiting(database.within(scope), await calendarOf(scope))).map(present),

    joinWaitlist: async (scope, body, by) => {
      const queries = database.within(scope);
      const now = clock.now();
      const [visit = null] = body.appointmentId
        ? await store.findVisits(queries, [body.appointmentId as AppointmentId])
        : [];
      if (body.appointmentId && !visit) return { ok: false, reason: "not_found" };
      if (visit && !isToCome(visit, now)) return { ok: false, reason: "visit_over" };
      const { fromDate, toDate, partOfDay, notes } = body;
      const refused = daysRefusal(body, now, (await calendarOf(scope)).timeZone);
      if (refused) return { ok: false, reason: refused };
      const patient = visit ? patientOf(visit) : newPatient(body);
      if (await isWaiting(scope, patient, by)) return { ok: false, reason: "already_waiting" };
      const entry = await store.addEntry(queries, {
        ...{ id: newId(now), createdAt: now, createdByUsername: nameOf(by) },
        ...{ fromDate, toDate, partOfDay, notes },
        ...patient,
      });
      if (!entry) return { ok: false, reason: "already_waiting" };
      announce(scope);
      return { ok: true, entry: present({ entry, visit }) };
    },

    leaveWaitlist: async (scope, id) => {
      const hasLeft = await database.transaction(scope, async (tx) => {
        const isClosed = await store.closeEntry(tx, id, { closedAt: clock.now() });
        if (isClosed) await deps.left(tx, id);
        return isClosed;
      });
      if (hasLeft) announce(scope);
      return hasLeft;
    },

    rejoinWaitlist: async (scope, id) => {
      const queries = database.within(scope);
      try {
        const entry = await store.reopenEntry(queries, id);
        if (!entry) return { ok: false, reason: "not_found" };
        const [visit = null] = await store.findVisits(
          queries,
          entry.appointmentId ? [entry.appointmentId] : [],
        );
        announce(scope);
        return { ok: true, entry: present({ entry, visit }) };
      } catch (error) {
        if (isDuplicate(error)) return { ok: false, reason: "already_waiting" };
        throw error;
      }
    },

    whoFits: fitting,

    waitingFor: async (scope, freedId) => {
      const freed = await findFreed(scope, freedId);
      if (freed === null) return null;
      return (await isStillFree(scope, freed)) ? (await fitting(scope, freed)).map(present) : [];
    },

    fillFreedTime: async (scope, id, freedId, by) => {
      const freed = await findFreed(scope, freedId);
      if (freed === null) return { ok: false, reason: "not_found" };
      if (!(await store.findOpenEntry(database.within(scope), id))) return { ok: false, reason: "not_found" };
      const chosen = (await fitting(scope, freed)).find(({ entry }) => entry.id === id);
      if (!chosen) return { ok: false, reason: "does_not_fit" };
      const outcome = await giveTime(scope, chosen, freed, by);
      if (!outcome.ok) {
        if ("nearest" in outcome) return { ok: false, reason: "refused", refusal: outcome, freed };
        return { ok: false, reason: "does_not_fit" };
      }
      const { appointment } = outcome;
      const closed = { closedAt: clock.now(), bookedAppointmentId: appointment.id };
      await store.closeEntry(database.within(scope), id, closed);
      announce(scope);
      return { ok: true, appointment };
    },
  };
}

/** An entry, whether or not it is still on the list. */
export const findEntry = store.findEntry;
export const findEntries = store.findEntries;

/** Takes somebody off the list, inside the caller's transaction, since they have what they waited for. */
export const closeWithVisit = (
  queries: ClinicQueries,
  id: string,
  bookedAppointmentId: AppointmentId,
  now: number,
): Promise<boolean> => store.closeEntry(queries, id, { closedAt: now, bookedAppointmentId });

type Patient = ReturnType<typeof newPatient>;

const nameOf = (by: BookedBy): string => (by.kind === "staff" ? by.username : assistantsName);

const isToCome = ({ status, attendance, startsAt }: store.VisitRow, now: number): boolean =>
  status !== "cancelled" && attendance === null && startsAt > now;

const patientOf = (visit: store.VisitRow) => ({
  appointmentId: visit.id,
  patientName: visit.patientName,
  patientPhone: visit.patientPhone,
  patientEmail: visit.patientEmail,
  appointmentType: visit.appointmentType,
});

const newPatient = ({ patientDetails, appointmentType }: JoinWaitlist) => ({
  appointmentId: null as AppointmentId | null,
  patientName: patientDetails?.name ?? "",
  patientPhone: patientDetails?.phone ?? "",
  patientEmail: patientDetails?.email || null,
  appointmentType: appointmentType || defaultAppointmentType,
});

const present = ({ entry, visit }: Waiting): WaitlistEntry => ({
  id: entry.id,
  patientName: entry.patientName,
  patientPhone: entry.patientPhone,
  patientEmail: entry.patientEmail,
  appointmentType: entry.appointmentType,
  appointmentId: entry.appointmentId,
  appointmentDate: visit?.localDate ?? null,
  fromDate: entry.fromDate,
  toDate: entry.toDate,
  partOfDay: entry.partOfDay,
  notes: entry.notes,
  createdByUsername: entry.createdByUsername,
  createdAt: toIso(entry.createdAt),
});
