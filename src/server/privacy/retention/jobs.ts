import { z } from "zod";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { type RetentionService, retentionRunKind } from "./service.ts";

const beginKind = "begin_retention";
const payload = z.object({ runId: z.uuid() });

/** Asks each hour whose night it is, and erases in small steps: what a stop or a crash cuts short goes on where it was. */
export function retentionJobs(retention: RetentionService): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const begin: JobHandler = async () => {
    await retention.begin();
    return jobDone;
  };
  const carryOut: JobHandler = async (job) => {
    const { runId } = payload.parse(job.payload);
    if (job.clinicId === null) return jobDone;
    const scope = scopeOfClinic(job.clinicId);
    while (await retention.step(scope, runId))
      if (job.signal.aborted) return { ok: false, code: "stopped", isPermanent: false };
    return jobDone;
  };
  return {
    handlers: { [beginKind]: begin, [retentionRunKind]: carryOut },
    recurring: [{ kind: beginKind, everyMs: 3_600_000 }],
  };
}
