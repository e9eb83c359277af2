import type { ClinicId } from "#kernel/ids.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries, Connection } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JobPayload = { [key: string]: Json };

export interface NewJob {
  kind: string;
  payload: JobPayload;
  /** Whose business it is; null = the server's own. Ignored on a clinic's queries, which know it. */
  clinicId?: ClinicId | null;
  /** Not before this instant; default: at once. */
  runAt?: number;
  /** At most one unfinished job has this key; a second one is not put in. */
  dedupeKey?: string | null;
  /** Default 8: with the growing waits about ten minutes of trying. */
  maxAttempts?: number;
}

const defaultMaxAttempts = 8;

/**
 * Puts a job into the queue, in the transaction of `where` when there is one: then the job exists exactly if the
 * rest was committed. False when an unfinished job with the same `dedupeKey` was there already.
 */
export const enqueue = async (
  where: Connection | ClinicQueries,
  now: number,
  job: NewJob,
): Promise<boolean> => (await enqueueAll(where, now, [job])) === 1;

/** The same for many at once, in one statement; says how many went in. */
export const enqueueAll = (
  where: Connection | ClinicQueries,
  now: number,
  jobs: readonly NewJob[],
): Promise<number> =>
  store.insertJobs(
    where,
    jobs.map((job) => ({
      id: newId(now),
      clinicId: job.clinicId ?? null,
      kind: job.kind,
      payload: job.payload,
      dedupeKey: job.dedupeKey ?? null,
      runAt: job.runAt ?? now,
      maxAttempts: job.maxAttempts ?? defaultMaxAttempts,
      createdAt: now,
    })),
  );

/** For a store that puts in rows and a job for each in one statement. */
export const enqueueFrom = store.insertJobsFrom;

/** A job as its handler sees it. */
export interface RunningJob {
  id: string;
  kind: string;
  clinicId: ClinicId | null;
  /** As it was put in; the handler parses it. Blanked once the job is finished or parked. */
  payload: unknown;
  /** 1 on the first run. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborted when the server stops or another worker has taken the job over. */
  signal: AbortSignal;
}

/**
 * How an attempt went. `code` goes into the table and the log: a code, never text that could hold patient data.
 * A permanent failure is parked at once, any other is tried again until the attempts are used up. A throw is a
 * failure that may pass.
 */
export type JobResult =
  | { ok: true }
  | { ok: false; code: string; isPermanent: boolean }
  /** Nothing went wrong, but it is too early. */
  | { ok: false; code: string; isPermanent: false; notBefore: number };
export const jobDone: JobResult = { ok: true };

/**
 * Runs outside any transaction and at least once: a crash between the deed and its record means a second run,
 * so a handler must not mind being repeated.
 */
export type JobHandler = (job: RunningJob) => Promise<JobResult>;

/** A job that comes by itself, once per period across all servers. */
export interface RecurringJob {
  kind: string;
  everyMs: number;
}

/** A job that is not tried again. */
export interface ParkedJob {
  id: string;
  kind: string;
  /** Null = the server's own. */
  clinicId: ClinicId | null;
  code: string;
}

/** Jobs of the server itself, not of a clinic, that were given up since then. */
export const countParkedOfServer = store.countParkedOfServer;
