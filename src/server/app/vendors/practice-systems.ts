import type { Clock } from "#kernel/clock.ts";
import { fhirSystem } from "#server/pms/adapters/fhir.ts";
import { haloSystem } from "#server/pms/adapters/halo.ts";
import { sandboxSystem } from "#server/pms/adapters/sandbox.ts";
import type { PracticeSystems } from "#server/pms/port.ts";
import { createSeal, type Seal } from "#server/pms/seal.ts";
import type { Config } from "../settings/config.ts";

type PmsSettings = Pick<Config, "halo" | "fhir" | "secretsPassphrase">;

/** The sandbox is always there; Halo Connect and FHIR R4 are once this server has settings for them. */
export function practiceSystemsOf(
  { halo, fhir, secretsPassphrase }: PmsSettings,
  clock: Clock,
): { systems: PracticeSystems; seal: Seal | null; mayChooseFhirServer: boolean } {
  const hasHalo = halo.production.subscriptionKey !== null || halo.staging.subscriptionKey !== null;
  const mayChooseFhirServer = fhir.clinicHosts.length > 0 && secretsPassphrase !== null;
  const hasFhir = fhir.baseUrl !== null || mayChooseFhirServer;
  return {
    systems: {
      sandbox: sandboxSystem(clock),
      halo: hasHalo ? haloSystem(halo) : null,
      fhir: hasFhir ? fhirSystem(fhir, clock) : null,
    },
    seal: secretsPassphrase === null ? null : createSeal(secretsPassphrase),
    mayChooseFhirServer,
  };
}
