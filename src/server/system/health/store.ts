import { lt, sql } from "drizzle-orm";
import type { Connection } from "#server/db/clinic-queries.ts";
import { healthSample } from "#server/db/schema/system.ts";

/*
 * Samples are the server's own: no clinic's rows are touched here.
 */

export type SampleRow = typeof healthSample.$inferSelect;

/** A minute that another server has sampled already is left as it is. */
export async function keepSamples(connection: Connection, rows: SampleRow[]): Promise<void> {
  await connection.insert(healthSample).values(rows).onConflictDoNothing();
}

export async function forgetSamplesBefore(connection: Connection, instant: number): Promise<void> {
  await connection.delete(healthSample).where(lt(healthSample.at, instant));
}

export interface SpanRow {
  service: string;
  /** Number of the span since 1970. */
  span: number;
  offline: number;
  warning: number;
  averageMs: number | null;
  latestMs: number;
}

/** One row per service and span that was sampled since `from`. */
export async function findSpans(connection: Connection, from: number, spanMs: number): Promise<SpanRow[]> {
  const { rows } = await connection.execute(sql`
    select service,
           floor(extract(epoch from at) / ${spanMs / 1_000})::int as "span",
           (count(*) filter (where status = 'offline'))::int as "offline",
           (count(*) filter (where status = 'warning'))::int as "warning",
           (avg(took_ms) filter (where status <> 'offline'))::float8 as "averageMs",
           (array_agg(took_ms order by at desc))[1]::int as "latestMs"
      from health_sample
     where at >= ${new Date(from).toISOString()}::timestamptz
     group by service, 2
     order by service, 2`);
  return rows as unknown as SpanRow[];
}
