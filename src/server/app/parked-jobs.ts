import { failureAreas } from "#contract/system/health.ts";
import type { Clock } from "#kernel/clock.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { refreshKind } from "#server/billing/events.ts";
import { billCallsKind, reportUsageKind } from "#server/billing/usage.ts";
import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import type { Database } from "#server/db/database.ts";
import { sendMessageKind } from "#server/messaging/outbox/service.ts";
import { readReplyKind } from "#server/outreach/replies/service.ts";
import type { ParkedJob } from "#server/queue/service.ts";

/** A patient waits for what these do. */
const titles: Record<string, string> = {
  [sendMessageKind]: "A message to a patient could not be sent: see Sent and received",
  [readReplyKind]: "A patient's text could not be read: see Sent and received",
};

const payments = new Set([refreshKind, billCallsKind, reportUsageKind]);

/** What a clinic sees of work that was given up: an error in its log, and a task where a patient may wait. */
export function tellOfParkedJobs(database: Database, clock: Clock) {
  return async ({ id, kind, clinicId, code }: ParkedJob): Promise<void> => {
    if (clinicId === null) return;
    const scope = scopeOfClinic(clinicId);
    const area = payments.has(kind) ? failureAreas.payments : failureAreas.work;
    const cause = `${kind.replaceAll("_", " ")} was given up (${code})`;
    await noteFailure(database.within(scope), { area, cause }, clock.now());
    database.announce(clinicId, { topic: "calls" });
    const title = titles[kind];
    if (title === undefined) return;
    const detail = "It was tried again and again and given up. Please look who is waiting.";
    await leaveStaffTask(database, scope, { id, kind: "notice", title, detail, phone: null }, clock.now());
  };
}
