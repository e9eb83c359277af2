import { type PmsConnection, pmsTexts } from "#contract/pms.ts";
import { toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { PmsService, PmsState } from "./service.ts";

export function pmsRoutes(router: Router<Actor>, pms: PmsService): void {
  router.on("pmsConnection", async ({ actor }) => {
    const state = await pms.findConnection(actor.scope);
    return state && present(state);
  });

  router.on("connectPms", async ({ actor, body }) => present(await pms.connect(actor.scope, body)));

  router.on("syncPms", async ({ actor }) => {
    const outcome = await pms.sync(actor.scope);
    if (outcome.ok) {
      const { ok: _, lastSyncedAt, ...counts } = outcome;
      return { connected: true as const, lastSynced: toIso(lastSyncedAt), ...counts };
    }
    if (outcome.reason === "not_connected") return { connected: false as const };
    throw new Refusal("unavailable", outcome.sentence);
  });
}

const isoOrNull = (instant: number | null) => (instant === null ? null : toIso(instant));

const present = ({ connection: row, capabilities }: PmsState): PmsConnection => ({
  environment: row.environment,
  deploymentType: row.deploymentType,
  pmsVendor: row.vendor,
  pmsProduct: row.product,
  pmsVersion: row.version,
  pmsId: row.pmsId,
  practiceName: row.practiceName,
  haloGuid: row.haloGuid,
  connectionStatus: row.status === "connected" ? "connected" : "error",
  errorMessage: row.status === "error" ? pmsTexts.failed : null,
  errorReason: row.errorMessage,
  connectedAt: isoOrNull(row.connectedAt),
  lastSynced: isoOrNull(row.lastSyncedAt),
  capabilities,
});
