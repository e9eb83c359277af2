import { sql } from "drizzle-orm";
import { type CallOutcome, successfulOutcomes, unaskedOutcomes } from "#contract/calls/calls.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";

/** Which calls and appointments are counted, and in whose days and hours. */
export interface Period extends Interval {
  timeZone: string;
}

const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;
const weekOf = (column: string, timeZone: string) =>
  sql`to_char(date_trunc('week', ${sql.raw(column)} at time zone ${timeZone}), 'YYYY-MM-DD')`;
const successful = sql.join(
  successfulOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
);

/** A recall that nobody answered says nothing of what callers got. */
const isAsked = sql`outcome not in (${sql.join(
  unaskedOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
)})`;

export const countCallsByHour = (queries: ClinicQueries, { start, end, timeZone }: Period) =>
  queries.rows<{ weekday: number; hour: number; calls: number }>(
    (clinicId) => sql`
      select extract(isodow from local)::int as "weekday", extract(hour from local)::int as "hour", count(*)::int as "calls"
        from (select started_at at time zone ${timeZone} as local from call
               where clinic_id = ${clinicId} and started_at >= ${at(start)} and started_at < ${at(end)}
                 and direction = 'inbound' and not is_test) as calls
       group by 1, 2 order by 1, 2`,
  );

export const countBookings = (queries: ClinicQueries, { start, end, timeZone }: Period) =>
  queries.rows<{ week: string; byAssistant: number; byStaff: number; online: number }>(
    (clinicId) => sql`
      select ${weekOf("created_at", timeZone)} as "week",
             (count(*) filter (where not is_manually_created and not is_booked_online))::int as "byAssistant",
             (count(*) filter (where is_booked_online))::int as "online",
             (count(*) filter (where is_manually_created))::int as "byStaff"
        from appointment
       where clinic_id = ${clinicId} and import_id is null and created_at >= ${at(start)} and created_at < ${at(end)}
       group by 1 order by 1`,
  );

export const countCancellations = (queries: ClinicQueries, { start, end, timeZone }: Period) =>
  queries.rows<{ week: string; cancelled: number }>(
    (clinicId) => sql`
      select ${weekOf("cancelled_at", timeZone)} as "week", count(*)::int as "cancelled"
        from appointment
       where clinic_id = ${clinicId} and status = 'cancelled'
         and cancelled_at >= ${at(start)} and cancelled_at < ${at(end)}
       group by 1 order by 1`,
  );

export const countOutcomes = (queries: ClinicQueries, { start, end }: Period) =>
  queries.rows<{ outcome: CallOutcome; calls: number }>(
    (clinicId) => sql`
      select outcome, count(*)::int as "calls" from call
       where clinic_id = ${clinicId} and started_at >= ${at(start)} and started_at < ${at(end)}
         and ended_at is not null and not is_test
       group by 1 order by 2 desc, 1`,
  );

/** Days from the booking to the visit, as the clinic's calendar counts them. */
export const countLeadDays = (queries: ClinicQueries, { start, end, timeZone }: Period) =>
  queries.rows<{ days: number; appointments: number }>(
    (clinicId) => sql`
      select (local_date - (created_at at time zone ${timeZone})::date)::int as "days", count(*)::int as "appointments"
        from appointment
       where clinic_id = ${clinicId} and import_id is null and created_at >= ${at(start)} and created_at < ${at(end)}
       group by 1`,
  );

export const countSuccess = (queries: ClinicQueries, { start, end, timeZone }: Period) =>
  queries.rows<{ week: string; ended: number; successful: number }>(
    (clinicId) => sql`
      select ${weekOf("started_at", timeZone)} as "week", count(*)::int as "ended",
             (count(*) filter (where outcome in (${successful})))::int as "successful"
        from call
       where clinic_id = ${clinicId} and started_at >= ${at(start)} and started_at < ${at(end)}
         and ended_at is not null and not is_test and ${isAsked}
       group by 1 order by 1`,
  );
