import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { VisitInBook } from "./rules.ts";

export interface ComingVisit extends VisitInBook, Record<string, unknown> {
  id: AppointmentId;
  patientName: string;
  localTime: string;
}

/** The visits to come that somebody still waits for, in the order of the clock. */
export const findComingVisits = (queries: ClinicQueries, now: number): Promise<ComingVisit[]> =>
  queries.rows<ComingVisit>(
    (clinicId) => sql`
      select a.id, a.patient_name as "patientName", a.local_date::text as "localDate", a.local_time as "localTime",
             (extract(epoch from a.starts_at) * 1000)::float8 as start,
             (extract(epoch from a.ends_at) * 1000)::float8 as "end",
             a.chair_id as "chairId", c.weekdays as "chairWeekdays", c.removed_at is not null as "isChairGone",
             a.practitioner_id as "practitionerId", coalesce(p.removed_at is not null, false) as "isPractitionerGone",
             o.appointment_id is not null as "wasOutsideHours"
        from appointment a
        join chair c on c.id = a.chair_id
        left join roster_member p on p.id = a.practitioner_id
        left join visit_outside_hours o
          on o.appointment_id = a.id and o.local_date = a.local_date and o.local_time = a.local_time
       where a.clinic_id = ${clinicId} and a.starts_at > ${toIso(now)}::timestamptz and a.status <> 'cancelled'
         and a.attendance is null
       order by a.starts_at, a.id`,
  );
