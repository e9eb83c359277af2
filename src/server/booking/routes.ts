import type { FastifyRequest } from "fastify";
import type { Appointment } from "#contract/appointments.ts";
import { defaultAppointmentType, tooFarAhead } from "#contract/limits.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { type Actor, isProgram } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { NotToBeChanged } from "./rules.ts";
import type { BookedBy, BookingService, BookOutcome } from "./service.ts";
import type { AppointmentRow, MoveRow } from "./store.ts";
import { asAppointment, type TestBookings } from "./test-bookings/service.ts";
import type { TestAppointmentRow } from "./test-bookings/store.ts";

export function bookingRoutes(router: Router<Actor>, booking: BookingService, tests: TestBookings): void {
  router.on("listAppointments", async ({ actor }) => {
    const real = booking.listAppointments(actor.scope);
    // A program with a key would take them for visits.
    const tried = isProgram(actor) ? [] : await tests.list(actor.scope);
    return [...(await real).map(presentAppointment), ...tried.map(presentTest)];
  });

  router.on("clearTestAppointments", async ({ actor }) => ({ removed: await tests.clear(actor.scope) }));

  router.on("availability", async ({ actor, body }) => ({
    availableSlots: (
      await booking.openSlotsBetween(
        actor.scope,
        { fromDate: body.requestedDate, toDate: body.requestedDate },
        { appointmentType: body.appointmentType ?? defaultAppointmentType },
      )
    ).map((slot) => slot.time),
  }));

  router.on("createAppointment", async ({ actor, body, request }) => {
    const { name, phone, email } = body.patientDetails;
    const outcome = await booking.bookAppointment(
      actor.scope,
      {
        date: body.requestedDate,
        time: body.requestedTime,
        patientName: name,
        patientPhone: phone,
        patientEmail: email || null,
        appointmentType: body.appointmentType || defaultAppointmentType,
        notes: body.notes || null,
      },
      staff(actor),
      idempotencyKey(request),
    );
    if (!outcome.ok) throw bookRefusal(outcome, body.requestedDate, body.requestedTime);
    return presentAppointment(outcome.appointment);
  });

  router.on("cancelAppointment", async ({ actor, params, body, request }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.cancelAppointment(
      actor.scope,
      id,
      body.reason || null,
      staff(actor),
      idempotencyKey(request),
    );
    if (outcome.ok) return presentAppointment(outcome.appointment);
    if (outcome.reason === "not_found") {
      const tried = await tests.cancelAppointment(actor.scope, id, body.reason || null, staff(actor));
      if (tried.ok) return presentTest(tried.appointment);
      throw changeRefusal(tried.reason);
    }
    throw outcome.reason === "idempotency_key_reused" ? reusedKey() : changeRefusal(outcome.reason);
  });

  router.on("restoreAppointment", async ({ actor, params, body }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.restoreAppointment(actor.scope, id, body.status, actor.user);
    if (outcome.ok) return presentAppointment(outcome.appointment);
    if (outcome.reason === "not_found") throw changeRefusal("not_found");
    throw bookRefusal(outcome, outcome.wished.date, outcome.wished.time);
  });

  router.on("rescheduleAppointment", async ({ actor, params, body }) => {
    const to = { date: body.requestedDate, time: body.requestedTime };
    const id = params.id as AppointmentId;
    const outcome = await booking.rescheduleAppointment(actor.scope, id, to, staff(actor));
    if (outcome.ok) return presentAppointment(outcome.appointment);
    if ("nearest" in outcome) throw bookRefusal(outcome, to.date, to.time);
    throw changeRefusal(outcome.reason);
  });

  router.on("listAppointmentMoves", async ({ actor, params }) => {
    const moves = await booking.listMoves(actor.scope, params.id as AppointmentId);
    if (moves === null) throw changeRefusal("not_found");
    return moves.map(presentMove);
  });

  router.on("markAttendance", async ({ actor, params, body }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.markAttendance(actor.scope, id, body.attendance, actor.user);
    if (outcome.ok) return presentAppointment(outcome.appointment);
    if (outcome.reason === "not_yet")
      throw new Refusal(
        "not_yet",
        "It is too early for that. Mark an arrival on the day, and a no-show after its time.",
      );
    throw changeRefusal(outcome.reason);
  });

  router.on("confirmAppointment", async ({ actor, params }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.confirmAppointment(actor.scope, id);
    if (outcome.ok) return presentAppointment(outcome.appointment);
    const tried = outcome.reason === "not_found" ? await tests.confirm(actor.scope, id) : null;
    if (!tried) throw changeRefusal(outcome.reason);
    return presentTest(tried);
  });
}

const staff = ({ user }: Actor): BookedBy => ({ kind: "staff", userId: user.id, username: user.username });

const longestKey = 255;

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || key === "" || key.length > longestKey) {
    const message = `Idempotency-Key must have 1 to ${longestKey} characters`;
    throw new Refusal("validation_failed", message, { errors: [{ field: "Idempotency-Key", message }] });
  }
  return key;
}

type Refused<Outcome> = Extract<Outcome, { ok: false }>;

export function bookRefusal(outcome: Refused<BookOutcome>, date: string, time: string): Refusal {
  if (outcome.reason === "idempotency_key_reused") return reusedKey();
  if (outcome.reason === "too_far") return dateRefusal("requestedDate", tooFarAhead);
  const wished = `${shortDate(date)}, ${twelveHour(time)}`;
  const sentence = {
    slot_taken: `${wished} has just been taken.`,
    outside_hours: `The clinic is closed at ${wished}.`,
    in_the_past: `${wished} is already over.`,
  }[outcome.reason];
  const nearest = outcome.nearest.map((slot) => `${shortDate(slot.date)}, ${twelveHour(slot.time)}`);
  const offer = nearest.length > 0 ? ` Nearest free times: ${nearest.join("; ")}.` : "";
  return new Refusal(outcome.reason, sentence + offer, { nearestSlots: outcome.nearest });
}

export const dateRefusal = (field: string, message: string): Refusal =>
  new Refusal("validation_failed", `${message}.`, { errors: [{ field, message }] });

function changeRefusal(reason: NotToBeChanged): Refusal {
  if (reason === "attended")
    return new Refusal(reason, "This visit is over. Take the mark back first, or book the patient again.");
  if (reason === "already_cancelled") return new Refusal(reason, "This appointment was already cancelled.");
  return new Refusal("not_found", "This appointment does not exist.");
}

const reusedKey = () =>
  new Refusal("idempotency_key_reused", "This Idempotency-Key was already used for a different request.");

const presentMove = ({ movedAt, ...row }: MoveRow) => ({
  id: row.id,
  fromDate: row.fromDate,
  fromTime: row.fromTime,
  toDate: row.toDate,
  toTime: row.toTime,
  movedAt: toIso(movedAt),
  movedByUsername: row.movedByUsername,
});

const presentTest = (row: TestAppointmentRow): Appointment => ({
  ...presentAppointment(asAppointment(row)),
  isTest: true,
});

/** What leaves the server of an appointment; a new column stays inside until it is named here. */
export function presentAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    patientName: row.patientName,
    patientPhone: row.patientPhone,
    patientEmail: row.patientEmail,
    requestedDate: row.localDate,
    requestedTime: row.localTime,
    appointmentType: row.appointmentType,
    status: row.status,
    notes: row.notes,
    isManuallyCreated: row.isManuallyCreated,
    createdBy: row.createdBy,
    createdByUsername: row.createdByUsername,
    cancelledByUsername: row.cancelledByUsername,
    cancelReason: row.cancelReason,
    cancelledAt: row.cancelledAt === null ? null : toIso(row.cancelledAt),
    startsAt: toIso(row.startsAt),
    endsAt: toIso(row.endsAt),
    callId: row.callId,
    attendance: row.attendance,
    attendanceAt: row.attendanceAt === null ? null : toIso(row.attendanceAt),
    attendanceByUsername: row.attendanceByUsername,
    isTest: false,
  };
}
