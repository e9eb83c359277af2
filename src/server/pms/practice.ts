import type { PmsForm } from "#contract/booking/pms.ts";
import type { ConnectedPractice, PracticeSystem, PracticeSystems } from "./port.ts";
import type { Seal } from "./seal.ts";
import type { ConnectionRow } from "./store.ts";

/** How the systems behind the adapters are reached from a stored connection. */
export interface PracticeAccess {
  systems: PracticeSystems;
  /** Null = clinics may not keep credentials of their own here. */
  seal: Seal | null;
}

export interface ReachedPractice {
  system: PracticeSystem;
  practice: ConnectedPractice;
}

/** Null while the clinic is not connected, or no longer can be: its adapter's settings are gone. */
export function reach({ systems, seal }: PracticeAccess, row: ConnectionRow | null): ReachedPractice | null {
  if (row === null || row.status !== "connected" || row.haloGuid === null || row.capabilities === null)
    return null;
  const system = systems[row.adapter];
  if (system === null) return null;
  return {
    system,
    practice: { form: formOf(row, seal), haloGuid: row.haloGuid, capabilities: row.capabilities },
  };
}

const formOf = (row: ConnectionRow, seal: Seal | null): PmsForm => ({
  environment: row.environment as PmsForm["environment"],
  deploymentType: row.deploymentType as PmsForm["deploymentType"],
  pmsVendor: row.vendor as PmsForm["pmsVendor"],
  pmsProduct: row.product,
  pmsVersion: row.version,
  pmsId: row.pmsId,
  practiceName: row.practiceName,
  adapter: row.adapter,
  pairingCode: "",
  fhirBaseUrl: row.fhirBaseUrl ?? "",
  fhirToken: (row.sealedToken && seal?.open(row.sealedToken)) || "",
  scheduleReference: row.scheduleReference ?? "",
});
