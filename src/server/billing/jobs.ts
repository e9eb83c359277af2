import { z } from "zod";
import { failureAreas } from "#contract/system/health.ts";
import type { Clock } from "#kernel/clock.ts";
import type { CallId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue, type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { refreshKind } from "./events.ts";
import type { BillingProvider } from "./port.ts";
import type { BillingService } from "./service.ts";
import { findUnheardClinics, removeEventsBefore } from "./store.ts";
import { billCallsKind, billEndedCalls, reportUsage, reportUsageKind } from "./usage.ts";

const sweepKind = "sweep_billing";
const dayMs = 86_400_000;
/** The provider repeats an event for some days; long afterwards its id is of no use. */
const keepEventsMs = 90 * dayMs;

const usagePayload = z.object({ callId: z.uuid() });

interface Dependencies {
  database: Database;
  clock: Clock;
  provider: BillingProvider;
  billing: BillingService;
}

/** The jobs of this room, to be handed to the worker. */
export function billingJobs(deps: Dependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const { database, clock, billing } = deps;

  const refresh: JobHandler = async ({ clinicId }) => {
    if (clinicId === null) return jobDone;
    const refreshed = await billing.refresh(scopeOfClinic(clinicId));
    if (refreshed.ok) return jobDone;
    const { reason } = refreshed;
    return { ok: false, code: `billing_${reason}`, isPermanent: reason === "refused" };
  };

  const report: JobHandler = async ({ clinicId, payload }) => {
    if (clinicId === null) return jobDone;
    return reportUsage(deps, scopeOfClinic(clinicId), usagePayload.parse(payload).callId as CallId);
  };

  /** A webhook that never came is made up for within a day. */
  const sweep: JobHandler = async () => {
    const now = clock.now();
    await removeEventsBefore(database, now - keepEventsMs);
    for (const clinicId of await findUnheardClinics(database, now - dayMs))
      await enqueue(database.acrossClinics(), now, {
        ...{ kind: refreshKind, payload: {}, clinicId, dedupeKey: `${refreshKind}:${clinicId}` },
      });
    return jobDone;
  };

  const bill: JobHandler = async () => {
    await billEndedCalls(database, clock);
    return jobDone;
  };

  return {
    handlers: {
      [billCallsKind]: bill,
      [reportUsageKind]: noted(deps, report),
      [refreshKind]: noted(deps, refresh),
      [sweepKind]: sweep,
    },
    recurring: [
      { kind: billCallsKind, everyMs: 300_000 },
      { kind: sweepKind, everyMs: 3_600_000 },
    ],
  };
}

/** A provider that does not answer is seen in the log at once, not only when the work is given up. */
const noted =
  ({ database, clock }: Dependencies, handler: JobHandler): JobHandler =>
  async (job) => {
    const result = await handler(job);
    if (result.ok || result.isPermanent || job.clinicId === null) return result;
    const cause = `the payment provider did not take it, tried again (${result.code})`;
    await noteFailure(
      database.within(scopeOfClinic(job.clinicId)),
      { area: failureAreas.payments, cause },
      clock.now(),
    );
    return result;
  };
