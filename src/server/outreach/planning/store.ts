import { sql } from "drizzle-orm";
import type { AppointmentStatus } from "#contract/limits.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";

/** As it stands now, cancelled or not. */
export interface VisitNow extends Record<string, unknown> {
  id: AppointmentId;
  patientId: string | null;
  patientName: string;
  phoneE164: string | null;
  email: string | null;
  appointmentType: string;
  /** With whom; null where chairs alone are booked. */
  practitionerId: string | null;
  status: AppointmentStatus;
  attendance: string | null;
  localDate: string;
  localTime: string;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  preferences: Record<string, boolean> | null;
}

export interface PlannedVisit extends VisitNow {
  status: "requested" | "confirmed";
}

/** Of an appointment `a` and its patient `p`. */
const visitColumns = sql`
             a.id, a.patient_id as "patientId", a.patient_name as "patientName",
             a.patient_phone_e164 as "phoneE164", coalesce(a.patient_email, p.email) as email,
             a.appointment_type as "appointmentType", a.practitioner_id as "practitionerId", a.status, a.attendance,
             a.local_date::text as "localDate", a.local_time as "localTime",
             (extract(epoch from a.starts_at) * 1000)::float8 as "startsAt",
             (extract(epoch from a.ends_at) * 1000)::float8 as "endsAt",
             (extract(epoch from a.created_at) * 1000)::float8 as "createdAt",
             (extract(epoch from a.updated_at) * 1000)::float8 as "updatedAt", p.preferences`;

const mostVisits = 2_000;

/** No visit lasts a day; the index goes by the start. */
const longestVisitMs = 86_400_000;

/** Visits that were not cancelled, may be written about and end between two instants, the earliest first. */
export const findVisitsEnding = (queries: ClinicQueries, from: number, to: number): Promise<PlannedVisit[]> =>
  queries.rows<PlannedVisit>(
    (clinicId) => sql`
      select ${visitColumns}
        from appointment a left join patient p on p.id = a.patient_id and p.clinic_id = ${clinicId}
       where a.clinic_id = ${clinicId} and a.status <> 'cancelled' and not a.is_quiet
         and a.starts_at >= ${toIso(from - longestVisitMs)}::timestamptz and a.starts_at < ${toIso(to)}::timestamptz
         and a.ends_at >= ${toIso(from)}::timestamptz and a.ends_at < ${toIso(to)}::timestamptz
       order by a.ends_at, a.id limit ${mostVisits}`,
  );

/** A visit as it stands now, cancelled or not. */
export async function findVisit(queries: ClinicQueries, id: AppointmentId): Promise<VisitNow | null> {
  const [visit] = await queries.rows<VisitNow>(
    (clinicId) => sql`
      select ${visitColumns}
        from appointment a left join patient p on p.id = a.patient_id and p.clinic_id = ${clinicId}
       where a.clinic_id = ${clinicId} and a.id = ${id}::uuid`,
  );
  return visit ?? null;
}
