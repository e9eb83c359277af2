import type { PmsForm, PmsVendor } from "#contract/pms.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { Capabilities, ConnectFailure, PracticeSystem } from "./port.ts";
import { explain, planSync } from "./rules.ts";
import type { AppointmentRow, ConnectionRow } from "./store.ts";
import * as store from "./store.ts";

export interface PmsState {
  connection: ConnectionRow;
  capabilities: Capabilities | null;
}

export type SyncOutcome =
  | { ok: true; lastSyncedAt: number; added: number; changed: number; cancelled: number; unchanged: number }
  | { ok: false; reason: "not_connected" }
  | { ok: false; reason: "failed"; sentence: string };

export interface PmsService {
  /** Null while the clinic has never tried to connect. */
  findConnection(scope: ClinicScope): Promise<PmsState | null>;
  /** Keeps the form and how it went; a failure is a state, not an error. */
  connect(scope: ClinicScope, form: PmsForm): Promise<PmsState>;
  /** Tells the practice system what it does not know yet of today's and coming appointments. */
  sync(scope: ClinicScope): Promise<SyncOutcome>;
}

export interface PmsDependencies {
  database: Database;
  clock: Clock;
  system: PracticeSystem;
}

/** When the clinic's practice system was last brought up to date; null = never. */
export const findLastSynced = async (queries: ClinicQueries): Promise<number | null> =>
  (await store.findConnection(queries))?.lastSyncedAt ?? null;

export function createPmsService(dependencies: PmsDependencies): PmsService {
  const { database, clock, system } = dependencies;
  const stateOf = async (connection: ConnectionRow): Promise<PmsState> => {
    const practice = practiceOf(connection);
    return { connection, capabilities: practice && (await system.capabilities(practice)) };
  };
  return {
    findConnection: async (scope) => {
      const connection = await store.findConnection(database.within(scope));
      return connection && stateOf(connection);
    },
    connect: async (scope, form) => {
      const found = await system.connect(form);
      const row = connectionRow(form, found, clock.now());
      const connection = await database.transaction(scope, async (queries) => {
        await store.addLogEntry(queries, logRow("connection", form.pmsProduct, found.ok, 0, clock.now()));
        return store.saveConnection(queries, row);
      });
      for (const topic of ["pms", "calls"] as const) database.announce(scope.clinicId, { topic });
      return stateOf(connection);
    },
    sync: async (scope) => {
      const outcome = await runSync(dependencies, scope);
      for (const topic of ["pms", "calls"] as const) database.announce(scope.clinicId, { topic });
      return outcome;
    },
  };
}

function connectionRow(form: PmsForm, found: Awaited<ReturnType<PracticeSystem["connect"]>>, now: number) {
  const { pmsVendor: vendor, pmsProduct: product, pmsVersion: version, ...rest } = form;
  const outcome = found.ok
    ? { haloGuid: found.haloGuid, status: "connected", errorMessage: null, connectedAt: now }
    : { haloGuid: null, status: "error", errorMessage: explain(found.reason, vendor), connectedAt: null };
  // Another practice knows nothing of what went to the one before.
  return { ...rest, vendor, product, version, ...outcome, lastSyncedAt: null };
}

function practiceOf(row: ConnectionRow) {
  if (row.status !== "connected" || row.haloGuid === null) return null;
  const { environment, deploymentType, pmsId, practiceName, haloGuid } = row;
  const form = { environment, deploymentType, pmsId, practiceName } as Omit<
    PmsForm,
    "pmsVendor" | "pmsProduct" | "pmsVersion"
  >;
  const pmsVendor = row.vendor as PmsVendor;
  return { haloGuid, form: { ...form, pmsVendor, pmsProduct: row.product, pmsVersion: row.version } };
}

const day = 86_400_000;

async function runSync(
  { database, clock, system }: PmsDependencies,
  scope: ClinicScope,
): Promise<SyncOutcome> {
  const queries = database.within(scope);
  const connection = await store.findConnection(queries);
  const practice = connection && practiceOf(connection);
  if (!practice) return { ok: false, reason: "not_connected" };
  // Taken before the look: what changes meanwhile belongs to the next sync.
  const now = clock.now();
  const plan = planSync(await store.findAppointmentsFrom(queries, now - day), connection.lastSyncedAt);
  const news = [...plan.added, ...plan.changed, ...plan.cancelled];
  const written = await system.sync(practice, news.map(asWritten));
  await database.transaction(scope, async (tx) => {
    await store.lockConnection(tx);
    await store.addLogEntry(tx, logRow("sync", practice.form.pmsProduct, written.ok, news.length, now));
    if (written.ok) await store.markSynced(tx, now);
  });
  if (!written.ok) return failed(written.reason, practice.form.pmsVendor);
  const { added, changed, cancelled, unchanged } = plan;
  return {
    ...{ ok: true, lastSyncedAt: now, unchanged },
    ...{ added: added.length, changed: changed.length, cancelled: cancelled.length },
  };
}

const failed = (reason: ConnectFailure, vendor: PmsVendor): SyncOutcome => ({
  ok: false,
  reason: "failed",
  sentence: explain(reason, vendor),
});

const asWritten = ({ id, patientName, patientPhone, startsAt, endsAt, status }: AppointmentRow) => ({
  ...{ id, patientName, patientPhone, startsAt, endsAt, status },
});

const productNames: Record<string, string> = {
  "bp-premier": "BP Premier",
  dental4windows: "Dental4Windows",
  dental4web: "Dental4Web",
  zedmed: "Zedmed",
};

const logRow = (what: string, product: string, isOk: boolean, messages: number, startedAt: number) => ({
  id: newId(startedAt),
  type: isOk ? ("system" as const) : ("error" as const),
  startedAt,
  durationSeconds: null,
  workflow: `PMS ${what} · ${productNames[product] ?? product}`,
  messages,
  status: isOk ? "Success" : "Failed",
});
