import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { adoptAppointments } from "./service.ts";

const adoptKind = "adopt_appointments";
const everyMs = 600_000;

/** The jobs of this room, to be handed to the worker. */
export function patientJobs(
  database: Database,
  clock: Clock,
): { handlers: Record<string, JobHandler>; recurring: RecurringJob[] } {
  const adopt: JobHandler = async () => {
    while ((await adoptAppointments(database, clock)) > 0);
    return jobDone;
  };
  return { handlers: { [adoptKind]: adopt }, recurring: [{ kind: adoptKind, everyMs }] };
}
