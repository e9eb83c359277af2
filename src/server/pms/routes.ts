import {
  isSandbox,
  type PmsConnection,
  type PmsVendor,
  type PmsWrite,
  pmsTexts,
} from "#contract/booking/pms.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { explain, nameOfSystem } from "./rules.ts";
import type { PmsService } from "./service.ts";
import type { ConnectionRow } from "./store.ts";
import { listWrites, markEntered, retryWrite, type WriteDependencies } from "./writes/service.ts";
import type { WriteRow } from "./writes/store.ts";

export function pmsRoutes(router: Router<Actor>, pms: PmsService, writing: WriteDependencies): void {
  router.on("pmsOptions", async () => pms.options());

  router.on("pmsConnection", async ({ actor }) => {
    const connection = await pms.findConnection(actor.scope);
    return connection && present(connection);
  });

  router.on("connectPms", async ({ actor, body }) => present(await pms.connect(actor.scope, body)));

  router.on("syncPms", async ({ actor }) => {
    const outcome = await pms.sync(actor.scope);
    if (outcome.ok) {
      const { ok: _, lastSyncedAt, ...counts } = outcome;
      return { connected: true as const, lastSynced: toIso(lastSyncedAt), ...counts };
    }
    if (outcome.reason === "not_connected") return { connected: false as const };
    if (outcome.reason === "failed") throw new Refusal("unavailable", outcome.sentence);
    throw new Refusal("unavailable", "A sync is running already. Wait until it is done.");
  });

  const vendorOf = async (scope: ClinicScope) =>
    ((await pms.findConnection(scope))?.vendor ?? "best-practice") as PmsVendor;

  router.on("listPmsWrites", async ({ actor }) => {
    const connection = await pms.findConnection(actor.scope);
    if (!connection) return { product: null, isSandbox: false, writes: [] };
    const vendor = connection.vendor as PmsVendor;
    const writes = await listWrites(writing, actor.scope);
    return {
      product: nameOfSystem(connection),
      isSandbox: isSandbox(connection.adapter),
      writes: writes.map((write) => presentWrite(write, vendor)),
    };
  });

  router.on("retryPmsWrite", async ({ actor, params }) => {
    const write = await retryWrite(writing, actor.scope, params.id as AppointmentId);
    return presentWrite(existing(write), await vendorOf(actor.scope));
  });

  router.on("enteredInPms", async ({ actor, params }) => {
    const write = await markEntered(writing, actor.scope, params.id as AppointmentId);
    return presentWrite(existing(write), await vendorOf(actor.scope));
  });
}

function existing(write: WriteRow | null): WriteRow {
  if (!write) throw new Refusal("not_found", "This appointment does not exist.");
  return write;
}

/** What leaves the server of a connection; tokens and codes are not among it. */
const present = (row: ConnectionRow): PmsConnection => ({
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
  connectedAt: toIsoOrNull(row.connectedAt),
  lastSynced: toIsoOrNull(row.lastSyncedAt),
  capabilities: row.capabilities,
  adapter: row.adapter,
  fhirBaseUrl: row.fhirBaseUrl ?? "",
  hasFhirToken: row.sealedToken !== null,
  scheduleReference: row.scheduleReference ?? "",
  progress: row.progress,
});

const presentWrite = (row: WriteRow, vendor: PmsVendor): PmsWrite => ({
  appointmentId: row.appointmentId,
  state: row.state,
  reason: row.reason,
  sentence: row.reason === null || row.state === "written" ? null : explain(row.reason, vendor),
  attempts: row.attempts,
  changedAt: toIso(row.changedAt),
});
