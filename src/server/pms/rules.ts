import type { PmsVendor } from "#contract/pms.ts";
import type { ConnectFailure } from "./port.ts";

/** What went wrong and what to do now. */
export function explain(failure: ConnectFailure, vendor: PmsVendor): string {
  const identifier = { "best-practice": "BP Site ID", centaur: "Centaur CRN", zedmed: "Zedmed ID" }[vendor];
  return {
    invalid_id: `No practice has this ${identifier}. Check it in your practice system and try again.`,
    branch_crn: "This is the CRN of a branch. Use the parent CRN, which all branches share.",
    not_enabled: "The PMS vendor has not enabled this practice yet. Ask them to, then connect again.",
    network: "The practice system could not be reached. Check its connection and try again.",
  }[failure];
}

export interface SyncedAppointment {
  createdAt: number;
  updatedAt: number;
  status: "requested" | "confirmed" | "cancelled";
}

export interface SyncPlan<Row> {
  added: Row[];
  changed: Row[];
  cancelled: Row[];
  unchanged: number;
}

/** What the practice system does not know yet; an appointment made and cancelled in between never comes to it. */
export function planSync<Row extends SyncedAppointment>(
  rows: readonly Row[],
  lastSyncedAt: number | null,
): SyncPlan<Row> {
  const plan: SyncPlan<Row> = { added: [], changed: [], cancelled: [], unchanged: 0 };
  for (const row of rows) {
    const isNew = lastSyncedAt === null || row.createdAt > lastSyncedAt;
    const isChanged = lastSyncedAt === null || row.updatedAt > lastSyncedAt;
    if (isNew && row.status === "cancelled") continue;
    if (isNew) plan.added.push(row);
    else if (!isChanged) plan.unchanged++;
    else if (row.status === "cancelled") plan.cancelled.push(row);
    else plan.changed.push(row);
  }
  return plan;
}
