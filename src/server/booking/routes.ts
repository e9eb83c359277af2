import type { FastifyRequest } from "fastify";
import type {
  Appointment,
  ConfirmedAppointments,
  SettledAppointments,
} from "#contract/booking/appointments.ts";
import { defaultAppointmentType, tooFarAhead } from "#contract/limits.ts";
import { seenStateIn } from "#contract/seen-state.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { type Actor, isProgram } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { versionOfVisit } from "./editing.ts";
import type { TimesFor } from "./free-times.ts";
import type { NotToBeChanged } from "./rules.ts";
import type { BookedBy, BookingService, BookOutcome, ConfirmOutcome } from "./service.ts";
import type { AppointmentRow, MoveRow } from "./store.ts";
import { asAppointment, type TestBookings } from "./test-bookings/service.ts";
import type { TestAppointmentRow } from "./test-bookings/store.ts";

export function bookingRoutes(router: Router<Actor>, booking: BookingService, tests: TestBookings): void {
  const present = async ({ scope }: Actor, row: AppointmentRow) =>
    presentAppointment(row, await booking.findNames(scope));
  const presentTried = async ({ scope }: Actor, row: TestAppointmentRow) =>
    presentTest(row, await booking.findNames(scope));
  /** What was wished of whom, for the sentence that says why not. */
  const refused = async ({ scope }: Actor, outcome: Refused<BookOutcome>, wish: PlaceWish & Wished) =>
    bookRefusal(
      outcome,
      wish.requestedDate,
      wish.requestedTime,
      namesIn(wish, await booking.findNames(scope)),
    );

  router.on("listAppointments", async ({ actor, query }) => {
    const [real, tried, names] = await Promise.all([
      booking.listAppointments(actor.scope, query),
      // A program with a key would take them for visits.
      isProgram(actor) ? [] : tests.list(actor.scope, query),
      booking.findNames(actor.scope),
    ]);
    return [
      ...real.map((row) => presentAppointment(row, names)),
      ...tried.map((row) => presentTest(row, names)),
    ];
  });

  router.on("clearTestAppointments", async ({ actor }) => ({ removed: await tests.clear(actor.scope) }));

  router.on("availability", async ({ actor: { scope }, body }) => {
    const { requestedDate, isWalkIn } = body;
    const wanted: TimesFor = {
      ...{ appointmentType: body.appointmentType ?? defaultAppointmentType, channel: "staff", isWalkIn },
      ...{ moving: body.movingId as AppointmentId | undefined, ...wishIn(body) },
    };
    const day = { fromDate: requestedDate, toDate: requestedDate };
    const slots = await booking.openSlotsBetween(scope, day, wanted);
    const availableSlots = slots.map((slot) => slot.time);
    if (!isWalkIn) return { availableSlots };
    const first = await booking.firstForWalkIn(scope, slots, wanted);
    return { availableSlots, walkIn: first && presentWalkIn(first, await booking.findNames(scope)) };
  });

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
        patientId: body.patientId ?? null,
        isWalkIn: body.isWalkIn ?? false,
        ...wishIn(body),
      },
      staff(actor),
      idempotencyKey(request),
    );
    if (!outcome.ok) throw await refused(actor, outcome, body);
    return present(actor, outcome.appointment);
  });

  router.on("cancelAppointment", async ({ actor, params, body, request }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.cancelAppointment(
      actor.scope,
      id,
      body.reason || null,
      staff(actor),
      idempotencyKey(request),
      body.tellPatient,
    );
    if (outcome.ok) return present(actor, outcome.appointment);
    if (outcome.reason === "not_found") {
      const tried = await tests.cancelAppointment(actor.scope, id, body.reason || null, staff(actor));
      if (tried.ok) return presentTried(actor, tried.appointment);
      throw changeRefusal(tried.reason);
    }
    throw outcome.reason === "idempotency_key_reused" ? reusedKey() : changeRefusal(outcome.reason);
  });

  router.on("restoreAppointment", async ({ actor, params, body }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.restoreAppointment(actor.scope, id, body.status, actor.user);
    if (outcome.ok) return present(actor, outcome.appointment);
    if (outcome.reason === "not_found") throw changeRefusal("not_found");
    throw bookRefusal(outcome, outcome.wished.date, outcome.wished.time);
  });

  router.on("rescheduleAppointment", async ({ actor, params, body, request }) => {
    const { requestedDate: date, requestedTime: time, tellPatient, status } = body;
    const seen = seenStateIn(request.headers);
    const to = { date, time, tellPatient, status, seen, ...wishIn(body) };
    const id = params.id as AppointmentId;
    const outcome = await booking.rescheduleAppointment(actor.scope, id, to, staff(actor));
    if (outcome.ok) return present(actor, outcome.appointment);
    if ("nearest" in outcome) throw await refused(actor, outcome, body);
    throw changeRefusal(outcome.reason);
  });

  router.on("listAppointmentMoves", async ({ actor, params }) => {
    const moves = await booking.listMoves(actor.scope, params.id as AppointmentId);
    if (moves === null) throw changeRefusal("not_found");
    return moves.map(presentMove);
  });

  router.on("markAttendance", async ({ actor, params, body }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.markAttendance(actor.scope, id, body, actor.user);
    if (outcome.ok) return present(actor, outcome.appointment);
    if (outcome.reason === "not_yet")
      throw new Refusal(
        "not_yet",
        "It is too early for that. Mark an arrival on the day, and a no-show after its time.",
      );
    throw changeRefusal(outcome.reason);
  });

  router.on("settleAppointments", async ({ actor, body: { visits, attendance } }) => {
    const outcomes: SettledAppointments = [];
    for (const seen of visits) {
      const id = seen.id as AppointmentId;
      const outcome = await booking.markAttendance(actor.scope, id, { attendance, seen }, actor.user);
      if (!outcome.ok) outcomes.push({ id, outcome: outcome.reason });
      else outcomes.push({ id, outcome: outcome.isNew ? "marked" : "already_marked" });
    }
    return outcomes;
  });

  router.on("editAppointment", async ({ actor, params, body, request }) => {
    const { patientDetails: patient, appointmentType, notes } = body;
    const change = {
      seen: seenStateIn(request.headers),
      ...(patient && { patient: { ...patient, email: patient.email || null } }),
      ...(appointmentType && { appointmentType }),
      ...(notes !== undefined && { notes: notes || null }),
    };
    const id = params.id as AppointmentId;
    const outcome = await booking.editAppointment(actor.scope, id, change, actor.user);
    if (!outcome.ok) throw changeRefusal(outcome.reason);
    return {
      appointment: await present(actor, outcome.appointment),
      alsoCorrected: outcome.alsoCorrected,
    };
  });

  router.on("confirmAppointments", async ({ actor, body }) => {
    const outcomes = [];
    for (const id of body.ids as AppointmentId[]) {
      const confirmed = await booking.confirmAppointment(actor.scope, id);
      outcomes.push({ id, outcome: await outcomeOf(confirmed, () => tests.confirm(actor.scope, id)) });
    }
    return outcomes;
  });

  router.on("confirmAppointment", async ({ actor, params }) => {
    const id = params.id as AppointmentId;
    const outcome = await booking.confirmAppointment(actor.scope, id);
    if (outcome.ok) return present(actor, outcome.appointment);
    const tried = outcome.reason === "not_found" ? await tests.confirm(actor.scope, id) : null;
    if (!tried) throw changeRefusal(outcome.reason);
    return presentTried(actor, tried);
  });
}

type ConfirmedOutcome = ConfirmedAppointments[number]["outcome"];

/** What a test call asked for is confirmed too, apart from the real ones. */
async function outcomeOf(
  outcome: ConfirmOutcome,
  confirmTest: () => Promise<TestAppointmentRow | null>,
): Promise<ConfirmedOutcome> {
  if (outcome.ok) return outcome.isNew ? "confirmed" : "already_confirmed";
  if (outcome.reason !== "not_found") return outcome.reason;
  return (await confirmTest()) ? "confirmed" : "not_found";
}

const staff = ({ user }: Actor): BookedBy => ({ kind: "staff", userId: user.id, username: user.username });

interface Wished {
  requestedDate: string;
  requestedTime: string;
}
interface PlaceWish {
  practitionerId?: string | undefined;
  chairId?: string | undefined;
  durationMinutes?: number | undefined;
}

const wishIn = ({ practitionerId, chairId, durationMinutes }: PlaceWish) => ({
  ...{ chairId, durationMinutes },
  practitionerIds: practitionerId === undefined ? undefined : [practitionerId],
});

/** Whom and what was wished for by name. */
const namesIn = ({ practitionerId, chairId }: PlaceWish, names: ReadonlyMap<string, string>): string[] =>
  [practitionerId, chairId].flatMap((id) => (id === undefined ? [] : (names.get(id) ?? [])));

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

/** `wished`: who or what had to be free, by name. */
export function bookRefusal(
  outcome: Refused<BookOutcome>,
  date: string,
  time: string,
  wishedNames: readonly string[] = [],
): Refusal {
  if (outcome.reason === "idempotency_key_reused") return reusedKey();
  if (outcome.reason === "not_bookable") return dateRefusal("appointmentType", notBooked);
  if (outcome.reason === "too_far") return dateRefusal("requestedDate", tooFarAhead);
  const wished = `${shortDate(date)}, ${twelveHour(time)}`;
  const sentence = {
    slot_taken:
      wishedNames.length > 0
        ? `${wishedNames.join(" in ")} is not free at ${wished}.`
        : `${wished} has just been taken.`,
    outside_hours: `The clinic is closed at ${wished}.`,
    in_the_past: `${wished} is already over.`,
  }[outcome.reason];
  const nearest = outcome.nearest.map((slot) => `${shortDate(slot.date)}, ${twelveHour(slot.time)}`);
  const offer = nearest.length > 0 ? ` Nearest free times: ${nearest.join("; ")}.` : "";
  return new Refusal(outcome.reason, sentence + offer, { nearestSlots: outcome.nearest });
}

const notBooked = "Staff do not book this treatment. Change that under Clinic Knowledge Base";

export const dateRefusal = (field: string, message: string): Refusal =>
  new Refusal("validation_failed", `${message}.`, { errors: [{ field, message }] });

function changeRefusal(reason: NotToBeChanged | "changed_meanwhile"): Refusal {
  if (reason === "changed_meanwhile") return changedMeanwhile("this appointment");
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

const presentWalkIn = (
  { slot, isNow, place }: NonNullable<Awaited<ReturnType<BookingService["firstForWalkIn"]>>>,
  names: ReadonlyMap<string, string>,
) => ({
  ...{ time: slot.time, isNow, chairName: names.get(place.chairId) ?? "" },
  practitionerName: place.practitionerId && (names.get(place.practitionerId) ?? null),
});

const presentTest = (row: TestAppointmentRow, names: ReadonlyMap<string, string>): Appointment => ({
  ...presentAppointment(asAppointment(row), names),
  isTest: true,
});

/**
 * What leaves the server of an appointment; a new column stays inside until it is named here. `names` are those of chairs
 * and people by id.
 */
export function presentAppointment(row: AppointmentRow, names: ReadonlyMap<string, string>): Appointment {
  return {
    id: row.id,
    version: versionOfVisit(row),
    patientName: row.patientName,
    patientPhone: row.patientPhone,
    patientEmail: row.patientEmail,
    requestedDate: row.localDate,
    requestedTime: row.localTime,
    appointmentType: row.appointmentType,
    status: row.status,
    notes: row.notes,
    isManuallyCreated: row.isManuallyCreated,
    isBookedOnline: row.isBookedOnline,
    isImported: row.importId !== null,
    createdBy: row.createdBy,
    createdByUsername: row.createdByUsername,
    cancelledByUsername: row.cancelledByUsername,
    cancelReason: row.cancelReason,
    cancelledAt: row.cancelledAt === null ? null : toIso(row.cancelledAt),
    startsAt: toIso(row.startsAt),
    endsAt: toIso(row.endsAt),
    bookedAt: toIso(row.createdAt),
    patientId: row.patientId,
    chairId: row.chairId,
    chairName: names.get(row.chairId) ?? "",
    practitionerId: row.practitionerId,
    practitionerName: row.practitionerId && (names.get(row.practitionerId) ?? null),
    bufferBeforeMinutes: row.bufferBeforeMinutes,
    bufferAfterMinutes: row.bufferAfterMinutes,
    callId: row.callId,
    attendance: row.attendance,
    attendanceAt: row.attendanceAt === null ? null : toIso(row.attendanceAt),
    attendanceByUsername: row.attendanceByUsername,
    isTest: false,
  };
}
