import { inArray, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { asJson, idList } from "#server/db/list-parameters.ts";
import { appointment, visitOutsideHours } from "#server/db/schema/booking.ts";

export interface NewVisit {
  id: string;
  patientId: string;
  chairId: string;
  practitionerId: string | null;
  localDate: string;
  localTime: string;
  /** ISO, like the next. */
  startsAt: string;
  endsAt: string;
  name: string;
  phone: string;
  phoneE164: string | null;
  email: string | null;
  treatment: string;
  status: string;
  notes: string | null;
  attendance: string | null;
  holdsTime: boolean;
  isQuiet: boolean;
}

export interface Digested extends Record<string, unknown> {
  id: string;
  digest: string;
}

export const insertVisits = (
  queries: ClinicQueries,
  visits: readonly NewVisit[],
  { importId, by, now }: { importId: string; by: { userId: string; username: string }; now: number },
): Promise<Digested[]> =>
  visits.length === 0
    ? Promise.resolve([])
    : queries.rows<Digested>(
        (clinicId) => sql`
          insert into appointment as a
                 (id, clinic_id, chair_id, practitioner_id, local_date, local_time, starts_at, ends_at, patient_name,
                  patient_phone, patient_phone_e164, patient_email, appointment_type, status, notes, attendance,
                  attendance_at, attendance_by_username, patient_id, import_id, holds_time, is_quiet,
                  is_manually_created, created_by, created_by_username, created_at, updated_at)
          select n.id, ${clinicId}, n."chairId", n."practitionerId", n."localDate", n."localTime", n."startsAt",
                 n."endsAt", n.name, n.phone, n."phoneE164", n.email, n.treatment, n.status, n.notes, n.attendance,
                 case when n.attendance is not null then n."startsAt" end,
                 case when n.attendance is not null then ${by.username} end,
                 n."patientId", ${importId}::uuid, n."holdsTime", n."isQuiet", true, ${by.userId}::uuid,
                 ${by.username}, ${toIso(now)}::timestamptz, ${toIso(now)}::timestamptz
            from jsonb_to_recordset(${asJson(visits)}) as n(
                 id uuid, "patientId" uuid, "chairId" uuid, "practitionerId" uuid, "localDate" date, "localTime" text,
                 "startsAt" timestamptz, "endsAt" timestamptz, name text, phone text, "phoneE164" text, email text,
                 treatment text, status text, notes text, attendance text, "holdsTime" boolean, "isQuiet" boolean)
          returning a.id, md5(a.*::text) as digest`,
      );

/** Hours that change displace none of them while they stay where they came. */
export async function noteOutsideHours(
  queries: ClinicQueries,
  visits: readonly Pick<NewVisit, "id" | "localDate" | "localTime">[],
): Promise<void> {
  const rows = visits.map(({ id, localDate, localTime }) => ({
    ...{ appointmentId: id as AppointmentId, localDate, localTime },
  }));
  if (rows.length > 0) await queries.insert(visitOutsideHours, ...rows);
}

/** Which of these patients have a visit on record at that instant: `<patient> <epoch milliseconds>`. */
export async function findVisitTimes(
  queries: ClinicQueries,
  wanted: readonly { patientId: string; startsAt: number }[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const times = wanted.map(({ patientId, startsAt }) => ({ patientId, startsAt: toIso(startsAt) }));
  const rows = await queries.rows<{ key: string }>(
    (clinicId) => sql`
      select n."patientId" || ' ' || (extract(epoch from n."startsAt") * 1000)::bigint as key
        from jsonb_to_recordset(${asJson(times)}) as n("patientId" uuid, "startsAt" timestamptz)
       cross join lateral (select from appointment a where a.patient_id = n."patientId" and a.starts_at = n."startsAt"
                              and a.clinic_id = ${clinicId} limit 1) found`,
  );
  return new Set(rows.map(({ key }) => key));
}

export const findVisits = (queries: ClinicQueries, ids: readonly string[]) =>
  queries.find(appointment, { where: inArray(appointment.id, [...ids] as AppointmentId[]) });

/** A visit as it stands now, for who would undo its import. */
export interface Standing extends Digested {
  name: string;
  /** Something came of it: a message went out, a task, a move. */
  isNeeded: boolean;
}

/** Nobody changes them until the transaction is over. */
export const lockStanding = (queries: ClinicQueries, ids: readonly string[]): Promise<Standing[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.rows<Standing>(
        (clinicId) => sql`
          select a.id, a.patient_name as name, md5(a.*::text) as digest,
                 exists (select from message m where m.appointment_id = a.id and m.status <> 'queued')
                 or exists (select from pms_write w where w.appointment_id = a.id)
                 or a.id in (select appointment_id from task where clinic_id = ${clinicId} and appointment_id is not null)
                 or a.id in (select appointment_id from waitlist_entry where clinic_id = ${clinicId} and appointment_id is not null)
                 or a.id in (select appointment_id from appointment_move where clinic_id = ${clinicId}) as "isNeeded"
            from appointment a where a.clinic_id = ${clinicId} and a.id = any(${idList(ids)})
           order by a.id for update of a`,
      );

/** With the reminders of them that are still to go out. */
export async function removeVisits(queries: ClinicQueries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.rows(
    (clinicId) => sql`
      delete from message where clinic_id = ${clinicId} and appointment_id = any(${idList(ids)}) and status = 'queued'`,
  );
  await queries.rows(
    (clinicId) => sql`delete from appointment where clinic_id = ${clinicId} and id = any(${idList(ids)})`,
  );
}
