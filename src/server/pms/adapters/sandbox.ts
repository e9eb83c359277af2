import { setTimeout as pause } from "node:timers/promises";
import type { PmsCapabilities, PmsFailure, PmsForm } from "#contract/booking/pms.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Failed, PracticeSystem } from "../port.ts";

/** How long the sandbox takes to find a practice. */
const sandboxConnectMs = 2_000;

/** Identifiers with which connecting fails, so that every listed failure can be seen; any other one connects. */
const failToConnect: Record<string, PmsFailure> = {
  "SANDBOX-INVALID": "invalid_id",
  "SANDBOX-NOT-ENABLED": "not_enabled",
  "SANDBOX-NETWORK": "network",
  "SANDBOX-NAME": "name_mismatch",
  "SANDBOX-PAIRING": "pairing_code",
  "SANDBOX-KEY": "wrong_key",
};

/** Identifiers that connect, and then do this with every booking. */
const failToWrite: Record<string, PmsFailure> = {
  "SANDBOX-TAKEN": "slot_taken",
  "SANDBOX-REFUSED": "refused",
  "SANDBOX-OUTAGE": "network",
};
/** Connects, but can only be read: people enter the bookings. */
const readOnlyId = "SANDBOX-READ-ONLY";

/** `CRN-204418-2`: the second branch of the practice with the parent CRN 204418. */
const branchCrn = /^CRN-?\d+[-/.]\d+$/i;

const connectFailure = ({ pmsVendor, pmsId }: PmsForm): PmsFailure | null =>
  pmsVendor === "centaur" && branchCrn.test(pmsId) ? "branch_crn" : (failToConnect[known(pmsId)] ?? null);

const known = (pmsId: string) => pmsId.toUpperCase();
const failed = (reason: PmsFailure): Failed => ({ ok: false, reason });

function capabilitiesOf({ pmsId }: PmsForm): PmsCapabilities {
  const mayWrite = known(pmsId) !== readOnlyId;
  return { readsAppointments: false, writesAppointments: mayWrite, changesAppointments: mayWrite };
}

/** A practice system that is not there: it finds every practice and takes every booking, and keeps nothing. */
export function sandboxSystem(clock: Clock, connectMs = sandboxConnectMs): PracticeSystem {
  return {
    connect: async (form) => {
      await pause(connectMs);
      const reason = connectFailure(form);
      if (reason) return failed(reason);
      return {
        ...{ ok: true, haloGuid: `halo-${clock.now()}`, version: null },
        capabilities: capabilitiesOf(form),
      };
    },
    status: async ({ form }) => {
      const reason = connectFailure(form);
      return reason ? failed(reason) : { ok: true };
    },
    capabilities: async ({ form }) => ({ ok: true, ...capabilitiesOf(form) }),
    sync: async () => ({ ok: true, appointments: [] }),
    writeBack: async ({ form }, booking, place) => {
      const reason = failToWrite[known(form.pmsId)];
      if (reason) return failed(reason);
      if (known(form.pmsId) === readOnlyId) return failed("by_hand");
      const standing = booking.status === "requested" ? "accepted" : "written";
      if (booking.status === "cancelled" && place === null) return { ok: true, place: null, standing };
      const version = String(Number(place?.version ?? 0) + 1);
      // Made from the booking's own id: written twice it is still one.
      return { ok: true, place: { remoteId: `sandbox-${booking.id}`, version }, standing };
    },
  };
}
