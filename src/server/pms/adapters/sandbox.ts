import { setTimeout as pause } from "node:timers/promises";
import type { PmsForm } from "#contract/pms.ts";
import type { Clock } from "#kernel/clock.ts";
import type { ConnectFailure, PracticeSystem } from "#server/pms/port.ts";

/** How long the sandbox takes to find a practice. */
export const sandboxConnectMs = 2_000;

/** Identifiers that fail in the sandbox, so that every listed failure can be seen; any other one connects. */
const failingIds: Record<string, ConnectFailure> = {
  "SANDBOX-INVALID": "invalid_id",
  "SANDBOX-NOT-ENABLED": "not_enabled",
  "SANDBOX-NETWORK": "network",
};

/** `CRN-204418-2`: the second branch of the practice with the parent CRN 204418. */
const branchCrn = /^CRN-?\d+[-/.]\d+$/i;

function failureOf({ pmsVendor, pmsId }: PmsForm): ConnectFailure | null {
  if (pmsVendor === "centaur" && branchCrn.test(pmsId)) return "branch_crn";
  return failingIds[pmsId.toUpperCase()] ?? null;
}

/** A practice system that is not there: it finds every practice and takes every appointment, and keeps nothing. */
export function sandboxSystem(clock: Clock, connectMs = sandboxConnectMs): PracticeSystem {
  return {
    connect: async (form) => {
      await pause(connectMs);
      const reason = failureOf(form);
      return reason ? { ok: false, reason } : { ok: true, haloGuid: `halo-${clock.now()}` };
    },
    status: async ({ form }) => (failureOf(form) ? "error" : "connected"),
    capabilities: async () => ({ readsAppointments: false, writesAppointments: true }),
    sync: async () => ({ ok: true }),
    writeBack: async () => ({ ok: true }),
  };
}
