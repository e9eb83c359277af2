import type { Clock } from "#kernel/clock.ts";
import type { CallId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue, type JobResult, jobDone } from "#server/queue/service.ts";
import type { BillingProvider } from "./port.ts";
import { conversationalMinutes, oldestReportMs } from "./rules.ts";
import * as store from "./store.ts";

export const billCallsKind = "bill_calls";
export const reportUsageKind = "report_usage";

/** With the longest wait of a quarter of an hour about a day of trying; the sweep then begins anew. */
const reportAttempts = 100;
const batch = 200;

/** Puts a look at the ended calls into the queue, in the transaction that ends this one. */
export const billSoon = (queries: ClinicQueries, now: number, callId: CallId): Promise<boolean> =>
  enqueue(queries, now, { kind: billCallsKind, payload: {}, dedupeKey: `${billCallsKind}:${callId}` });

/**
 * Writes down every call that is to be charged, and a report to the provider with it: both or neither. What an
 * earlier look has written down is left alone, so it may run as often and beside as many others as it likes.
 */
export async function billEndedCalls(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (;;) {
    const calls = await store.findUnbilledCalls(database, now - oldestReportMs, batch);
    for (const { clinicId, ...ended } of calls) await billCall(database, scopeOfClinic(clinicId), ended, now);
    if (calls.length < batch) break;
  }
  await reportAgain(database, now);
}

async function billCall(
  database: Database,
  scope: ClinicScope,
  { startedAt, ...ended }: Omit<store.ChargeableCall, "clinicId">,
  now: number,
): Promise<void> {
  await database.transaction(scope, async (queries) => {
    const minutes = conversationalMinutes({ startedAt, endedAt: ended.endedAt });
    const row = { ...ended, minutes, status: "waiting" as const, createdAt: now };
    if (await store.insertBilledCall(queries, row)) await enqueueReport(queries, now, ended.callId);
  });
  database.announce(scope.clinicId, { topic: "billing" });
}

/** Reports whose job was given up during a long outage get another one. */
async function reportAgain(database: Database, now: number): Promise<void> {
  for (const { callId, clinicId } of await store.findWaitingCalls(database, now, batch))
    await enqueueReport(database.within(scopeOfClinic(clinicId)), now, callId);
}

const enqueueReport = (queries: ClinicQueries, now: number, callId: CallId): Promise<boolean> =>
  enqueue(queries, now, {
    kind: reportUsageKind,
    payload: { callId },
    dedupeKey: `${reportUsageKind}:${callId}`,
    maxAttempts: reportAttempts,
  });

/** Tells the provider of one charged call. Told twice it counts once: the call's id names the report. */
export async function reportUsage(
  { database, clock, provider }: { database: Database; clock: Clock; provider: BillingProvider },
  scope: ClinicScope,
  callId: CallId,
): Promise<JobResult> {
  const queries = database.within(scope);
  const billed = await store.findBilledCall(queries, callId);
  if (billed?.status !== "waiting") return jobDone;
  const refuse = async (reason: string): Promise<JobResult> => {
    await store.settleBilledCall(queries, callId, { status: "refused", reportedAt: null, reason });
    database.announce(scope.clinicId, { topic: "billing" });
    return { ok: false, code: `usage_${reason}`, isPermanent: true };
  };
  if (billed.endedAt < clock.now() - oldestReportMs) return refuse("too_old");
  const { providerCustomerId: customerId, minutes, endedAt } = billed;
  const reported = await provider.reportUsage({ callId, customerId, minutes, endedAt });
  if (!reported.ok)
    return reported.reason === "refused"
      ? refuse(reported.code)
      : { ok: false, code: `billing_${reported.reason}`, isPermanent: false };
  await store.settleBilledCall(queries, callId, {
    status: "reported",
    reportedAt: clock.now(),
    reason: null,
  });
  database.announce(scope.clinicId, { topic: "billing" });
  return jobDone;
}
