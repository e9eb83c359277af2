import { z } from "zod";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { enqueue, type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { offerKind } from "./freed-times.ts";
import { lookAt, type OfferDependencies } from "./service.ts";
import { findOpenAcrossClinics, forgetFreedBefore } from "./store.ts";

const sweepKind = "sweep_freed_times";
const payload = z.object({ freedTimeId: z.string() });
const everyMs = 5 * 60_000;
/** The desk looks back on a few weeks. */
const keepMs = 60 * 86_400_000;

/** The jobs of this room, to be handed to the worker. */
export function offerJobs(deps: OfferDependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const { database, clock } = deps;
  const look: JobHandler = async (job) => {
    if (job.clinicId === null) return { ok: false, code: "no_clinic", isPermanent: true };
    await lookAt(deps, scopeOfClinic(job.clinicId), payload.parse(job.payload).freedTimeId);
    return jobDone;
  };
  /** Looks again at every open time: somebody may have joined the list, a pause may be over, an answer may have been cut short. */
  const sweep: JobHandler = async () => {
    await forgetFreedBefore(database, clock.now() - keepMs);
    for (const { id, clinicId } of await findOpenAcrossClinics(database))
      await enqueue(database.acrossClinics(), clock.now(), {
        ...{ kind: offerKind, clinicId, payload: { freedTimeId: id } },
        dedupeKey: `${offerKind}:${id}`,
      });
    return jobDone;
  };
  return {
    handlers: { [offerKind]: look, [sweepKind]: sweep },
    recurring: [{ kind: sweepKind, everyMs }],
  };
}
