import { randomUUID } from "node:crypto";
import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { idOfPeriod, periodStart, retryDelayMs } from "./rules.ts";
import { type JobHandler, type JobResult, jobDone, type ParkedJob, type RecurringJob } from "./service.ts";
import * as store from "./store.ts";

/** The part of a logger that the worker uses. */
export interface WorkerLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WorkerOptions {
  database: Database;
  /** By kind; a kind without a handler is left for a server that has one. */
  handlers: Record<string, JobHandler>;
  recurring?: RecurringJob[];
  /** Told of a job that is not tried again, so that somebody hears of it. */
  parked?: (job: ParkedJob) => Promise<void>;
  clock: Clock;
  log: WorkerLog;
  concurrency?: number;
  /** A job that takes longer waits for somebody outside, and keeps no other from its turn. */
  slowAfterMs?: number;
  pollMs?: number;
  leaseMs?: number;
  /** From 0 to 1; spreads retries. */
  random?: () => number;
}

export interface Worker {
  start(): void;
  /** Looks for due jobs at once instead of at the next second; call it after the commit of an `enqueue`. */
  wake(): void;
  /** Runs everything that is due now and waits for it; for tests and scripts. Returns how many attempts were made. */
  runDue(): Promise<number>;
  /** Takes no more jobs, waits for running ones for `graceMs`, gives back the rest. Returns how many were given back. */
  stop(graceMs?: number): Promise<number>;
}

const keepFinishedMs = 7 * 86_400_000;
const sweepKind = "sweep_jobs";
const defaultGraceMs = 3_000;
/** For each job that may be at work, so many may wait for somebody outside, such as a provider that does not answer. */
const waitingForEach = 8;

interface Running {
  /** On this process's own clock. */
  since: number;
  abort: AbortController;
  done: Promise<void>;
}

/** Takes due jobs from the table and runs them; any number of workers in any number of processes may share the table. */
export function createWorker(options: WorkerOptions): Worker {
  const { database, clock, log, concurrency = 4, pollMs = 1_000, leaseMs = 60_000 } = options;
  const { random = Math.random, slowAfterMs = 1_000 } = options;
  const connection = database.acrossClinics();
  const workerId = randomUUID();
  const handlers: Record<string, JobHandler> = {
    ...options.handlers,
    [sweepKind]: async () => {
      await store.removeFinishedBefore(connection, clock.now() - keepFinishedMs);
      return jobDone;
    },
  };
  const kinds = Object.keys(handlers);
  const recurring = [...(options.recurring ?? []), { kind: sweepKind, everyMs: 3_600_000 }];
  const enteredPeriods = new Map<string, number>();
  const running = new Map<string, Running>();
  let pollTimer: NodeJS.Timeout | undefined;
  let leaseTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let lastParkedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<number> | null = null;
  let lookAgain = false;

  const enterRecurring = async () => {
    const now = clock.now();
    for (const { kind, everyMs } of recurring) {
      const runAt = periodStart(now, everyMs);
      if (enteredPeriods.get(kind) === runAt) continue;
      const id = idOfPeriod(kind, runAt);
      const dedupeKey = `every:${kind}`;
      const job = { id, kind, dedupeKey, runAt, payload: {}, clinicId: null, maxAttempts: 5, createdAt: now };
      await store.insertJobs(connection, [job]);
      enteredPeriods.set(kind, runAt);
    }
  };

  const attempt = async (row: store.JobRow, abort: AbortController): Promise<JobResult> => {
    const handler = handlers[row.kind];
    if (!handler) return { ok: false, code: "no_handler", isPermanent: false };
    try {
      return await handler({
        id: row.id,
        kind: row.kind,
        clinicId: row.clinicId,
        payload: row.payload,
        attempt: row.attempts,
        isLastAttempt: row.attempts >= row.maxAttempts,
        signal: abort.signal,
      });
    } catch (error) {
      log.error({ err: error, jobId: row.id, kind: row.kind, attempt: row.attempts }, "job failed");
      return { ok: false, code: error instanceof Error ? error.name : "error", isPermanent: false };
    }
  };

  /** Whoever cannot be told now still finds it in the table and in the server's log. */
  const tellParked = async (job: ParkedJob): Promise<void> => {
    try {
      await options.parked?.(job);
    } catch (error) {
      log.error({ err: error, jobId: job.id, kind: job.kind }, "a parked job could not be told of");
    }
  };

  const settle = async (row: store.JobRow, result: JobResult) => {
    const now = clock.now();
    if (result.ok) {
      await store.settleJob(connection, row.id, workerId, { finishedAt: now, lastError: null, payload: {} });
      return;
    }
    const isParked = result.isPermanent || row.attempts >= row.maxAttempts;
    const fields = { jobId: row.id, kind: row.kind, attempt: row.attempts, code: result.code };
    const postponedTo = "notBefore" in result ? result.notBefore : null;
    if (postponedTo !== null && !isParked) {
      await store.settleJob(connection, row.id, workerId, { runAt: postponedTo, lastError: result.code });
      return;
    }
    if (isParked) log.error(fields, "job parked");
    else log.warn(fields, "job will be tried again");
    await store.settleJob(
      connection,
      row.id,
      workerId,
      isParked
        ? { finishedAt: now, lastError: result.code, payload: {} }
        : { runAt: now + retryDelayMs(row.attempts, random()), lastError: result.code },
    );
    if (isParked) await tellParked({ ...row, code: result.code });
  };

  const run = (row: store.JobRow) => {
    const abort = new AbortController();
    const work = async () => {
      try {
        const result = await attempt(row, abort);
        // Told to stop and did not finish: whoever takes it next starts afresh.
        if (!result.ok && abort.signal.aborted) return;
        await settle(row, result);
      } catch (error) {
        // The lease runs out by itself and the job is run again.
        log.error({ err: error, jobId: row.id, kind: row.kind }, "the result of a job could not be kept");
      } finally {
        running.delete(row.id);
        if (pollTimer) wake();
      }
    };
    running.set(row.id, { since: performance.now(), abort, done: work() });
  };

  const howManyMore = (): number => {
    const slowSince = performance.now() - slowAfterMs;
    const atWork = [...running.values()].filter(({ since }) => since > slowSince).length;
    return Math.min(concurrency - atWork, concurrency * (1 + waitingForEach) - running.size);
  };

  const claim = async (): Promise<number> => {
    const limit = howManyMore();
    if (isStopped || limit <= 0) return 0;
    const now = clock.now();
    const rows = await store.claimJobs(connection, {
      ...{ kinds, limit, now, leasedUntil: now + leaseMs, leasedBy: workerId },
    });
    for (const row of rows) run(row);
    return rows.length;
  };

  /** Not after each job as well: they are lost by the minute, not by the millisecond. */
  const parkAbandoned = async (): Promise<void> => {
    const now = clock.now();
    if (now - lastParkedAt < pollMs) return;
    lastParkedAt = now;
    for (const job of await store.parkAbandoned(connection, now)) await tellParked(job);
  };

  const look = async (): Promise<number> => {
    await enterRecurring();
    await parkAbandoned();
    return claim();
  };

  /** One look at a time; whoever asks meanwhile gets one more afterwards. */
  const wake = () => {
    if (isStopped) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look();
    looking
      .catch((error) => log.error({ err: error }, "the job queue could not be read"))
      .finally(() => {
        looking = null;
        if (lookAgain) {
          lookAgain = false;
          wake();
        }
      });
  };

  const renew = async () => {
    if (running.size === 0) return;
    const ids = [...running.keys()];
    const kept = await store.renewLeases(connection, ids, workerId, clock.now() + leaseMs);
    for (const id of ids) if (!kept.has(id)) running.get(id)?.abort.abort();
  };

  /**
   * The embedded database belongs to one server at a time, so whoever holds a job there died holding it. On PostgreSQL
   * another server may be at it, and the lease has to run out.
   */
  const takeOver = async (): Promise<void> => {
    if (database.kind !== "embedded") return;
    try {
      await store.endLeasesOfOthers(connection, workerId);
    } catch (error) {
      log.error({ err: error }, "the jobs of the server before could not be taken over at once");
    }
  };

  const allDone = () => Promise.all([...running.values()].map((job) => job.done));

  return {
    start: () => {
      pollTimer = setInterval(wake, pollMs);
      leaseTimer = setInterval(() => {
        renew().catch((error) => log.error({ err: error }, "the leases of jobs could not be renewed"));
      }, leaseMs / 3);
      takeOver().finally(wake);
    },
    wake,
    runDue: async () => {
      let total = 0;
      for (;;) {
        const taken = await look();
        if (taken === 0 && running.size === 0) return total;
        total += taken;
        await allDone();
      }
    },
    stop: async (graceMs = defaultGraceMs) => {
      isStopped = true;
      clearInterval(pollTimer);
      pollTimer = undefined;
      await looking?.catch(() => undefined);
      for (const job of running.values()) job.abort.abort();
      let graceTimer: NodeJS.Timeout | undefined;
      const grace = new Promise((resolve) => {
        graceTimer = setTimeout(resolve, graceMs);
      });
      await Promise.race([allDone(), grace]);
      clearTimeout(graceTimer);
      clearInterval(leaseTimer);
      return store.returnJobs(connection, workerId);
    },
  };
}
