import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { keepRequestsMs } from "./limits.ts";
import { forgetRequestsBefore } from "./page/store.ts";

const forgetKind = "forget_web_requests";

/** The jobs of this room, to be handed to the worker. */
export function webBookingJobs(
  database: Database,
  clock: Clock,
): { handlers: Record<string, JobHandler>; recurring: RecurringJob[] } {
  const forget: JobHandler = async () => {
    await forgetRequestsBefore(database, clock.now() - keepRequestsMs);
    return jobDone;
  };
  return { handlers: { [forgetKind]: forget }, recurring: [{ kind: forgetKind, everyMs: 3_600_000 }] };
}
