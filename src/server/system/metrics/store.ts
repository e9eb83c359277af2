import { sql } from "drizzle-orm";
import type { Connection } from "#server/db/clinic-queries.ts";

/** Counts of the whole server: no clinic, and nobody's name. */
export interface Counted {
  of: "jobs" | "messages" | "calls" | "appointments";
  /** Of each kind what its series are told apart by. */
  labels: string[];
  count: number;
}

/** In one trip. Of what grows without end only what is new since then. */
export async function countAll(connection: Connection, now: number, since: number): Promise<Counted[]> {
  const from = sql`${new Date(since).toISOString()}::timestamptz`;
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const { rows } = await connection.execute(sql`
    select 'jobs' as "of", array[case when leased_until > ${at} then 'running' when run_at > ${at} then 'scheduled' else 'due' end] as labels,
           count(*)::int as count
      from job where finished_at is null group by 2
    union all
    select 'messages', array[direction, channel, status], count(*)::int from message where created_at >= ${from} group by 2
    union all
    select 'calls', array[channel, direction, case when ended_at is null then 'live' else outcome end], count(*)::int
      from call where started_at >= ${from} and not is_test group by 2
    union all
    select 'appointments', array[status], count(*)::int from appointment where created_at >= ${from} and import_id is null group by 2`);
  return rows as unknown as Counted[];
}
