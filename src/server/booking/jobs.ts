import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { forgetHoldsBefore, forgetKeysBefore } from "./store.ts";
import { forgetTestsBefore } from "./test-bookings/store.ts";

const forgetKeysKind = "forget_idempotency_keys";
const hour = 3_600_000;
const keepKeysMs = 72 * hour;
/** Nobody looks at a test booking after a month. */
const keepTestsMs = 30 * 24 * hour;

/** The jobs of this room, to be handed to the worker. */
export function bookingJobs(
  database: Database,
  clock: Clock,
): { handlers: Record<string, JobHandler>; recurring: RecurringJob[] } {
  const forgetKeys: JobHandler = async () => {
    await forgetKeysBefore(database, clock.now() - keepKeysMs);
    await forgetHoldsBefore(database, clock.now());
    await forgetTestsBefore(database, clock.now() - keepTestsMs);
    return jobDone;
  };
  return { handlers: { [forgetKeysKind]: forgetKeys }, recurring: [{ kind: forgetKeysKind, everyMs: hour }] };
}
