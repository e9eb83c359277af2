import type { Clock } from "#kernel/clock.ts";
import type { BookingService } from "#server/booking/service.ts";
import { leaveStaffTask, showActivity } from "#server/clinic/desk/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { whenInWords } from "../appointments/rules.ts";
import type { VisitNow } from "../planning/service.ts";

export interface AnswerDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
}

/** What a patient said to a visit. */
export interface VisitAnswer {
  visit: VisitNow;
  /** Names the answer: given twice it counts once. */
  id: string;
  /** How it came: `by text message`. */
  means: string;
  /** What they wrote, for staff. */
  words: string;
}

const byAssistant = { kind: "assistant", callId: null } as const;

/** They will come. False when that can no longer be taken down: the visit is over or cancelled. */
export async function confirmVisit(
  { database, clock, booking }: AnswerDependencies,
  scope: ClinicScope,
  { visit, id, means }: VisitAnswer,
): Promise<boolean> {
  if (visit.startsAt <= clock.now()) return false;
  const outcome = await booking.confirmAppointment(scope, visit.id);
  if (!outcome.ok) return false;
  if (visit.status === "requested") {
    const text = `${visit.patientName} confirmed ${whenInWords(visit)} ${means}`;
    const happening = { id, type: "reminder", text, appointmentId: visit.id } as const;
    await showActivity(database.within(scope), happening, clock.now());
    database.announce(scope.clinicId, { topic: "activity" });
  }
  return true;
}

/** They cannot come: the time is free again, as with any cancellation, and staff hear of it. False as above. */
export async function giveUpVisit(
  { database, clock, booking }: AnswerDependencies,
  scope: ClinicScope,
  { visit, id, means, words }: VisitAnswer,
): Promise<boolean> {
  if (visit.startsAt <= clock.now()) return false;
  const reason = `The patient cannot come (said ${means})`;
  const outcome = await booking.cancelAppointment(scope, visit.id, reason, byAssistant, `${id} ${visit.id}`);
  if (!outcome.ok || outcome.appointment.status !== "cancelled") return false;
  const detail = `${visit.patientName} ${words}. The visit on ${whenInWords(visit)} is cancelled and its time is free; Appointments brings it back if that was not meant.`;
  const about = { personName: visit.patientName, appointmentId: visit.id };
  const task = { id, kind: "message", title: "Patient cannot come", detail, ...about } as const;
  await leaveStaffTask(database, scope, { ...task, phone: visit.phoneE164 }, clock.now());
  return true;
}
