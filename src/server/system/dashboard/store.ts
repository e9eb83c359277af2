import { desc, sql } from "drizzle-orm";
import { successfulOutcomes, unaskedOutcomes } from "#contract/calls/calls.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { activity } from "#server/db/schema/system.ts";
import type { TodaysCounts } from "./rules.ts";

export type ActivityRow = typeof activity.$inferSelect;

const asText = (instant: number) => new Date(instant).toISOString();
const successful = sql.join(
  successfulOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
);

const unasked = sql.join(
  unaskedOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
);

/** One statement, so that the figures of a card fit one another. */
export async function countDay(queries: ClinicQueries, { start, end }: Interval): Promise<TodaysCounts> {
  const from = sql`${asText(start)}::timestamptz`;
  const to = sql`${asText(end)}::timestamptz`;
  const [row] = await queries.rows<{ [K in keyof TodaysCounts]: number }>(
    (clinicId) => sql`
      select calls.*, booked.*, missed.* from (
        select count(*)::int as "calls",
               count(*) filter (where ended_at is not null and outcome not in (${unasked}))::int as "endedCalls",
               count(*) filter (where ended_at is not null and outcome in (${successful}))::int as "successfulCalls"
          from call
         where clinic_id = ${clinicId} and started_at >= ${from} and started_at < ${to} and not is_test
      ) as calls, (
        select count(*) filter (where not is_manually_created and not is_booked_online)::int as "bookedByAssistant",
               count(*) filter (where is_booked_online)::int as "bookedOnline",
               count(*) filter (where is_manually_created)::int as "bookedByStaff"
          from appointment
         where clinic_id = ${clinicId} and status <> 'cancelled' and import_id is null
           and created_at >= ${from} and created_at < ${to}
      ) as booked, (
        select count(*)::int as "noShows"
          from appointment
         where clinic_id = ${clinicId} and status <> 'cancelled' and attendance = 'no_show'
           and starts_at >= ${from} and starts_at < ${to}
      ) as missed`,
  );
  if (!row) throw new Error("The database returned no row for a count");
  return row;
}

/** Whether the clinic has ever had a call or an appointment of its own. */
export async function hasOwnHistory(queries: ClinicQueries): Promise<boolean> {
  const [row] = await queries.rows<{ has: boolean }>(
    (clinicId) => sql`
      select exists (select from call where clinic_id = ${clinicId} and not is_test)
          or exists (select from appointment where clinic_id = ${clinicId}) as has`,
  );
  return row?.has === true;
}

export const findLatestActivity = (queries: ClinicQueries, limit: number): Promise<ActivityRow[]> =>
  queries.find(activity, { orderBy: [desc(activity.at), desc(activity.id)], limit });
