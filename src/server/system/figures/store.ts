import { and, desc, gte, lt, sql } from "drizzle-orm";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { unansweredQuestion } from "#server/db/schema/calls.ts";
import type { AnsweredCall, BookedVisit } from "./rules.ts";

const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;
const epochOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Callers' calls in which the assistant spoke and that are over, the latest first; none of a test, and none that failed. */
export const findAnsweredCalls = (queries: ClinicQueries, { start, end }: Interval) =>
  queries.rows<AnsweredCall & Record<string, unknown>>(
    (clinicId) => sql`
      select c.id, c.outcome, ${epochOf("c.started_at")} as "startedAt", ${epochOf("c.ended_at")} as "endedAt",
             exists (select 1 from task w
                      where w.clinic_id = c.clinic_id and w.call_id = c.id
                        and w.kind in ('callback', 'message', 'emergency')) as "leftWork"
        from call c
       where c.clinic_id = ${clinicId} and c.started_at >= ${at(start)} and c.started_at < ${at(end)}
         and c.direction = 'inbound' and not c.is_test and c.turn_count > 0
         and c.ended_at is not null and c.outcome <> 'failed'
       order by c.started_at desc, c.id desc`,
  );

export interface BookedVisitRow extends BookedVisit, Record<string, unknown> {
  patientName: string;
  localDate: string;
  localTime: string;
  status: AppointmentStatus;
}

/** What the assistant booked in that time, the latest first; nothing by staff, by web or by an import. */
export const findVisitsBooked = (queries: ClinicQueries, { start, end }: Interval) =>
  queries.rows<BookedVisitRow>(
    (clinicId) => sql`
      select id, patient_name as "patientName", appointment_type as "appointmentType", status,
             to_char(local_date, 'YYYY-MM-DD') as "localDate", local_time as "localTime",
             status = 'cancelled' as "isCancelled", ${epochOf("created_at")} as "bookedAt"
        from appointment
       where clinic_id = ${clinicId} and created_at >= ${at(start)} and created_at < ${at(end)}
         and not is_manually_created and not is_booked_online and import_id is null
       order by created_at desc, id desc`,
  );

/** What callers asked in vain, the latest first. */
export const findAskedInVain = (queries: ClinicQueries, { start, end }: Interval, limit: number) =>
  queries.find(unansweredQuestion, {
    where: and(gte(unansweredQuestion.askedAt, start), lt(unansweredQuestion.askedAt, end)),
    orderBy: [desc(unansweredQuestion.askedAt), desc(unansweredQuestion.id)],
    limit,
  });
