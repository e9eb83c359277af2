import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { forgetHoldsBefore, forgetKeysBefore } from "./store.ts";

const forgetKeysKind = "forget_idempotency_keys";
const hour = 3_600_000;
const keepKeysMs = 72 * hour;

/** The jobs of this room, to be handed to the worker. */
export function bookingJobs(
  database: Database,
  clock: Clock,
): { handlers: Record<string, JobHandler>; recurring: RecurringJob[] } {
  const forgetKeys: JobHandler = async () => {
    await forgetKeysBefore(database, clock.now() - keepKeysMs);
    await forgetHoldsBefore(database, clock.now());
    return jobDone;
  };
  return { handlers: { [forgetKeysKind]: forgetKeys }, recurring: [{ kind: forgetKeysKind, everyMs: hour }] };
}
