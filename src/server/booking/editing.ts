import { textLimits } from "#contract/limits.ts";
import { isOutdated } from "#contract/seen-state.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { versionOf } from "#server/clinic/rules.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { PatientDetails } from "#server/patients/rules.ts";
import { correctRecord } from "#server/patients/service.ts";
import { attempt, Rollback } from "./attempt.ts";
import { activityOf, whenOf } from "./records.ts";
import { heldStatuses } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";

/** Names what can be edited of a visit as it stands; whether it is confirmed, or the patient came, is apart from it. */
export const versionOfVisit = (row: AppointmentRow): string =>
  versionOf([
    ...[row.patientName, row.patientPhone, row.patientEmail, row.appointmentType, row.notes],
    ...[row.startsAt, row.endsAt, row.chairId, row.practitionerId],
  ]);

/** What is left out stays. */
export interface EditAppointment {
  /** The version that it was written on; absent = whatever stands. */
  seen?: string | undefined;
  patient?: PatientDetails;
  appointmentType?: string;
  notes?: string | null;
}

export type EditOutcome =
  | { ok: true; appointment: AppointmentRow; alsoCorrected: number }
  | { ok: false; reason: "not_found" | "already_cancelled" | "changed_meanwhile" };

/**
 * Corrects who is booked, what for and the notes; the visit stays where it is and as long as it was. Another name, number
 * or address is that of the patient's record and of the bookings to come as well, so that list, paper and texts agree.
 */
export async function editAppointment(
  { database, clock, watch }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  change: EditAppointment,
  by: { username: string },
): Promise<EditOutcome> {
  const now = clock.now();
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const found = await store.lockAppointment(queries, id);
      if (!found) throw new Rollback("not_found");
      if (found.status === "cancelled") throw new Rollback("already_cancelled");
      const { patient, seen, ...what } = change;
      if (isOutdated(seen, versionOfVisit(found))) return null;
      const who =
        patient && !isSame(found, patient) ? await correctedWho(queries, found, patient, now) : null;
      const edit = async (row: AppointmentRow, to: object) => {
        const edited = await store.changeAppointment(queries, row.id, heldStatuses, {
          ...to,
          updatedAt: now,
        });
        if (!edited) throw new Rollback("already_cancelled");
        if (who) await watch?.corrected(queries, edited);
        return edited;
      };
      const others =
        who && found.patientId ? await store.findOthersToCome(queries, found.patientId, id, now) : [];
      const appointment = await edit(found, { ...what, ...who });
      for (const other of others) await edit(other, who ?? {});
      const text = `${by.username} changed the appointment of ${appointment.patientName}, ${whenOf(appointment)}`;
      await store.addActivity(queries, activityOf(appointment, text, now));
      return { appointment, alsoCorrected: others.length };
    }),
  );
  if (!outcome.ok)
    return { ok: false, reason: outcome.reason === "already_cancelled" ? outcome.reason : "not_found" };
  if (outcome.value === null) return { ok: false, reason: "changed_meanwhile" };
  database.announce(scope.clinicId, { topic: "appointments", id });
  database.announce(scope.clinicId, { topic: "patients" });
  database.announce(scope.clinicId, { topic: "activity" });
  return { ok: true, ...outcome.value };
}

/**
 * Adds a line to the notes of a visit that stands: what a caller told of it. Once, however often it is told; notes that are full
 * stay as they are.
 */
export async function noteOnVisit(
  { database, clock }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  line: string,
): Promise<void> {
  const isNoted = await database.transaction(scope, async (queries) => {
    const found = await store.lockAppointment(queries, id);
    const before = found?.notes ?? "";
    const notes = before === "" ? line : `${before}\n${line}`;
    if (!found || before.includes(line) || notes.length > textLimits.notes) return false;
    return store.changeAppointment(queries, id, heldStatuses, { notes, updatedAt: clock.now() });
  });
  if (isNoted) database.announce(scope.clinicId, { topic: "appointments", id });
}

/** Nothing is written to anybody about this visit from now on, and what was to go out is called off. */
export async function keepQuiet(
  { database, watch, clock }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
): Promise<void> {
  const isQuiet = await database.transaction(scope, async (queries) => {
    const quiet = { isQuiet: true, updatedAt: clock.now() };
    const kept = await store.changeAppointment(queries, id, heldStatuses, quiet);
    if (kept) await watch?.quieted(queries, kept);
    return kept !== null;
  });
  if (isQuiet) database.announce(scope.clinicId, { topic: "appointments", id });
}

/** Takes out of the notes what turned out to be of somebody else; what else stands in the same line is left. */
export async function takeNoteOff(
  { database, clock }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  words: string,
): Promise<void> {
  const isTakenOff = await database.transaction(scope, async (queries) => {
    const found = await store.lockAppointment(queries, id);
    if (!found?.notes?.includes(words)) return false;
    const notes = withoutWords(found.notes, words) || null;
    return store.changeAppointment(queries, id, heldStatuses, { notes, updatedAt: clock.now() });
  });
  if (isTakenOff) database.announce(scope.clinicId, { topic: "appointments", id });
}

export const withoutWords = (notes: string, words: string): string =>
  notes
    .split("\n")
    .map((line) => line.replace(words, "").replace("  ", " ").trim())
    .filter((line) => line !== "")
    .join("\n");

const isSame = (row: AppointmentRow, { name, phone, email }: PatientDetails): boolean =>
  row.patientName === name && row.patientPhone === phone && (row.patientEmail ?? null) === (email ?? null);

/** What of the bookings is other now; the record is corrected with them. */
async function correctedWho(
  queries: ClinicQueries,
  { patientId }: AppointmentRow,
  { name, phone, email }: PatientDetails,
  now: number,
) {
  const id = patientId && (await correctRecord(queries, patientId, { name, phone, email }, now));
  return {
    patientName: name,
    patientPhone: phone,
    patientPhoneE164: toE164(phone),
    patientEmail: email,
    patientId: id,
  };
}
