import { sql } from "drizzle-orm";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";

export interface PatientLine extends Record<string, unknown> {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  dateOfBirth: string | null;
  notes: string;
  preferences: Record<string, boolean>;
}

/** In the order of their ids, which is that of their making. */
export const findPatientsAfter = (
  queries: ClinicQueries,
  after: string | null,
  limit: number,
): Promise<PatientLine[]> =>
  queries.rows<PatientLine>(
    (clinicId) => sql`
      select id, name, phone, email, date_of_birth::text as "dateOfBirth", notes, preferences
        from patient
       where clinic_id = ${clinicId} and merged_into is null and (${after}::uuid is null or id > ${after}::uuid)
       order by id limit ${limit}`,
  );

export interface VisitLine extends Record<string, unknown> {
  id: string;
  date: string;
  time: string;
  minutes: number;
  treatment: string;
  status: string;
  attendance: string | null;
  practitioner: string | null;
  chair: string;
  name: string;
  phone: string;
  email: string | null;
  dateOfBirth: string | null;
  notes: string | null;
}

export const findVisitsAfter = (
  queries: ClinicQueries,
  after: string | null,
  limit: number,
): Promise<VisitLine[]> =>
  queries.rows<VisitLine>(
    (clinicId) => sql`
      select a.id, a.local_date::text as date, a.local_time as time,
             (extract(epoch from a.ends_at - a.starts_at) / 60)::int as minutes, a.appointment_type as treatment,
             a.status, a.attendance, who.name as practitioner, chair.name as chair, a.patient_name as name,
             a.patient_phone as phone, coalesce(a.patient_email, p.email) as email, p.date_of_birth::text as "dateOfBirth", a.notes
        from appointment a
        join chair on chair.id = a.chair_id
        left join roster_member who on who.id = a.practitioner_id
        left join patient p on p.id = a.patient_id and p.clinic_id = ${clinicId}
       where a.clinic_id = ${clinicId} and (${after}::uuid is null or a.id > ${after}::uuid)
       order by a.id limit ${limit}`,
  );
