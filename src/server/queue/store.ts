import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { asyncCommit } from "#server/db/async-commit.ts";
import type { ClinicQueries, Connection } from "#server/db/clinic-queries.ts";
import { job } from "#server/db/schema/queue.ts";

export type JobRow = typeof job.$inferSelect;
export type NewJobRow = typeof job.$inferInsert;

/** Puts jobs in, except where an unfinished one has the key or one has the id; says how many went in. */
export async function insertJobs(
  where: Connection | ClinicQueries,
  rows: readonly NewJobRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  if ("scope" in where) return (await where.insertNew(job, ...rows)).length;
  const inserted = await where
    .insert(job)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: job.id });
  return inserted.length;
}

/**
 * The part of a statement that puts in a job for each row of `source`, a query of its id, clinic, kind, payload, key, time to
 * run, most attempts and creation, in that order.
 */
export const insertJobsFrom = (source: SQL): SQL =>
  sql`insert into job (id, clinic_id, kind, payload, dedupe_key, run_at, max_attempts, created_at) ${source}
      on conflict do nothing`;

export interface Claim {
  kinds: string[];
  limit: number;
  now: number;
  leasedUntil: number;
  leasedBy: string;
}

/** Takes due jobs that nobody else holds. A lease that ran out counts as nobody. */
export async function claimJobs(connection: Connection, claim: Claim): Promise<JobRow[]> {
  const due = connection
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        isNull(job.finishedAt),
        lte(job.runAt, claim.now),
        or(isNull(job.leasedUntil), lt(job.leasedUntil, claim.now)),
        lt(job.attempts, job.maxAttempts),
        inArray(job.kind, claim.kinds),
      ),
    )
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(claim.limit)
    .for("update", { skipLocked: true });
  const claimed = await connection
    .update(job)
    .set({ leasedUntil: claim.leasedUntil, leasedBy: claim.leasedBy, attempts: sql`${job.attempts} + 1` })
    // A lease that is lost is taken anew.
    .where(and(inArray(job.id, due), asyncCommit))
    .returning();
  // In the order in which they were put in; an update gives rows back in any.
  return claimed.sort((a, b) => a.runAt - b.runAt || (a.id < b.id ? -1 : 1));
}

/** Whoever held these died on every attempt; once more would only do the same. */
export async function parkAbandoned(
  connection: Connection,
  now: number,
): Promise<(Pick<JobRow, "id" | "kind" | "clinicId"> & { code: string })[]> {
  const code = "worker_lost";
  const parked = await connection
    .update(job)
    .set({ finishedAt: now, lastError: code, payload: {}, leasedBy: null, leasedUntil: null })
    .where(and(isNull(job.finishedAt), lt(job.leasedUntil, now), sql`${job.attempts} >= ${job.maxAttempts}`))
    .returning({ id: job.id, kind: job.kind, clinicId: job.clinicId });
  return parked.map((row) => ({ ...row, code }));
}

/** The ids whose lease is still ours, renewed. */
export async function renewLeases(
  connection: Connection,
  ids: string[],
  leasedBy: string,
  leasedUntil: number,
): Promise<Set<string>> {
  const renewed = await connection
    .update(job)
    .set({ leasedUntil })
    .where(and(inArray(job.id, ids), eq(job.leasedBy, leasedBy), isNull(job.finishedAt)))
    .returning({ id: job.id });
  return new Set(renewed.map((row) => row.id));
}

type Change = { [K in keyof NewJobRow]?: NewJobRow[K] };

/** Writes the result of an attempt, unless the lease has gone to another worker meanwhile. */
export async function settleJob(
  connection: Connection,
  id: string,
  leasedBy: string,
  change: Change,
): Promise<void> {
  await connection
    .update(job)
    .set({ ...change, leasedBy: null, leasedUntil: null })
    // A job whose end is lost runs once more, as after a crash before it.
    .where(and(eq(job.id, id), eq(job.leasedBy, leasedBy), isNull(job.finishedAt), asyncCommit));
}

/** Gives back what this worker holds, as if it had not been tried. */
export async function returnJobs(connection: Connection, leasedBy: string): Promise<number> {
  const returned = await connection
    .update(job)
    .set({ leasedBy: null, leasedUntil: null, attempts: sql`greatest(${job.attempts} - 1, 0)` })
    .where(and(eq(job.leasedBy, leasedBy), isNull(job.finishedAt)))
    .returning({ id: job.id });
  return returned.length;
}

/** Ends the leases of everybody else. What had been begun was begun: a job that takes its server down comes to its last attempt. */
export async function endLeasesOfOthers(connection: Connection, leasedBy: string): Promise<void> {
  await connection
    .update(job)
    .set({ leasedBy: null, leasedUntil: null })
    .where(and(ne(job.leasedBy, leasedBy), isNull(job.finishedAt)));
}

/** Jobs of the server itself that were given up since then. */
export async function countParkedOfServer(connection: Connection, since: number): Promise<number> {
  const [row] = await connection
    .select({ n: count() })
    .from(job)
    .where(and(isNull(job.clinicId), isNotNull(job.lastError), gte(job.finishedAt, since)));
  return row?.n ?? 0;
}

export async function removeFinishedBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(job).where(and(isNotNull(job.finishedAt), lt(job.finishedAt, before)));
}
