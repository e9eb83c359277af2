import { setTimeout as pause } from "node:timers/promises";
import {
  isSandbox,
  type PmsFailure,
  type PmsForm,
  type PmsOptions,
  type PmsProgress,
  type PmsVendor,
} from "#contract/booking/pms.ts";
import { logEvent } from "#server/clinic/log/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { isDuplicate } from "#server/db/database-errors.ts";
import { readBusy } from "./busy/service.ts";
import { forgetBusy } from "./busy/store.ts";
import type { ConnectOutcome } from "./port.ts";
import { type ReachedPractice, reach } from "./practice.ts";
import { explain, isOutOfReach, nameOfSystem } from "./rules.ts";
import type { ConnectionRow } from "./store.ts";
import * as store from "./store.ts";
import { requestWaiting, type WriteDependencies, writeBooking } from "./writes/service.ts";
import { adoptBookings, countWrites, forgetPlaces, type WriteCounts } from "./writes/store.ts";

export type SyncOutcome =
  | ({ ok: true; isSandbox: boolean; lastSyncedAt: number; blocked: number; freed: number } & WriteCounts)
  | { ok: false; reason: "not_connected" | "already_running" }
  | { ok: false; reason: "failed"; sentence: string };

export interface PmsDependencies extends WriteDependencies {
  /** Whether clinics may name a FHIR server of their own. */
  mayChooseFhirServer: boolean;
}

export interface PmsService {
  options(): PmsOptions;
  /** Null while the clinic has never tried to connect. */
  findConnection(scope: ClinicScope): Promise<ConnectionRow | null>;
  /** Keeps the form and how it went; a failure is a state, not an error. */
  connect(scope: ClinicScope, form: PmsForm): Promise<ConnectionRow>;
  /** Reads what is taken over there and writes what waits here, what failed included. */
  sync(scope: ClinicScope): Promise<SyncOutcome>;
}

/** When the clinic's practice system was last brought up to date; null = never. */
export const findLastSynced = async (queries: ClinicQueries): Promise<number | null> =>
  (await store.findConnection(queries))?.lastSyncedAt ?? null;

export function createPmsService(dependencies: PmsDependencies): PmsService {
  const { database, systems, mayChooseFhirServer } = dependencies;
  const announce = (scope: ClinicScope) => {
    for (const topic of ["pms", "calls"] as const) database.announce(scope.clinicId, { topic });
  };
  return {
    options: () => ({
      adapters: (["sandbox", "halo", "fhir"] as const).filter((adapter) => systems[adapter] !== null),
      mayChooseFhirServer: mayChooseFhirServer && systems.fhir !== null,
    }),
    findConnection: (scope) => store.findConnection(database.within(scope)),
    connect: async (scope, form) => {
      const connection = await connect(dependencies, scope, form);
      announce(scope);
      return connection;
    },
    sync: async (scope) => {
      const outcome = await sync(dependencies, scope);
      announce(scope);
      return outcome;
    },
  };
}

async function connect(
  dependencies: PmsDependencies,
  scope: ClinicScope,
  asked: PmsForm,
): Promise<ConnectionRow> {
  const { database, systems } = dependencies;
  const before = await store.findConnection(database.within(scope));
  const form = withKeptToken(dependencies, asked, before);
  const found: ConnectOutcome = (await systems[form.adapter]?.connect(form)) ?? {
    ok: false,
    reason: "not_configured",
  };
  try {
    return await keepConnection(dependencies, scope, form, found);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return keepConnection(dependencies, scope, form, { ok: false, reason: "taken_by_another_clinic" });
  }
}

/** A token is entered once; whoever connects again need not know it. Another server gets its own. */
function withKeptToken({ seal }: PmsDependencies, form: PmsForm, before: ConnectionRow | null): PmsForm {
  if (form.fhirToken !== "" || !before?.sealedToken || before.fhirBaseUrl !== form.fhirBaseUrl) return form;
  return { ...form, fhirToken: seal?.open(before.sealedToken) ?? "" };
}

async function keepConnection(
  { database, clock, seal }: PmsDependencies,
  scope: ClinicScope,
  form: PmsForm,
  found: ConnectOutcome,
): Promise<ConnectionRow> {
  const now = clock.now();
  return database.transaction(scope, async (tx) => {
    const before = await store.findConnection(tx);
    const sealedToken = form.fhirToken === "" ? null : (seal?.close(form.fhirToken) ?? null);
    const target = found.ok ? targetOf(scope, form, found.haloGuid) : (before?.target ?? null);
    const isAnother = found.ok && before !== null && before.target !== target;
    const saved = await store.saveConnection(tx, {
      ...formColumns(form),
      ...outcomeColumns(form, found, now),
      ...{ sealedToken, target, progress: null },
      lastSyncedAt: isAnother ? null : (before?.lastSyncedAt ?? null),
    });
    await logEvent(
      tx,
      { workflow: workflowOf("connection", { ...form, product: form.pmsProduct }), isOk: found.ok },
      now,
    );
    // Another practice knows nothing of what went to the one before.
    if (isAnother) {
      await forgetPlaces(tx);
      await forgetBusy(tx);
    }
    if (found.ok) {
      await adoptBookings(tx, now);
      await requestWaiting(tx, now, true);
    }
    return saved;
  });
}

const formColumns = (form: PmsForm) => ({
  environment: form.environment,
  deploymentType: form.deploymentType,
  vendor: form.pmsVendor,
  product: form.pmsProduct,
  pmsId: form.pmsId,
  practiceName: form.practiceName,
  adapter: form.adapter,
  fhirBaseUrl: form.fhirBaseUrl,
  scheduleReference: form.scheduleReference,
});

function outcomeColumns(form: PmsForm, found: ConnectOutcome, now: number) {
  const { pmsVersion: version, pmsVendor } = form;
  return found.ok
    ? {
        ...{ haloGuid: found.haloGuid, status: "connected", errorMessage: null, connectedAt: now },
        ...{ capabilities: found.capabilities, version: version || (found.version?.slice(0, 40) ?? "") },
      }
    : {
        ...{ haloGuid: null, status: "error", errorMessage: explain(found.reason, pmsVendor) },
        ...{ connectedAt: null, capabilities: null, version },
      };
}

/** What tells one practice from another. Every clinic has a sandbox of its own. */
function targetOf(scope: ClinicScope, form: PmsForm, haloGuid: string): string {
  const { adapter, environment, pmsVendor, pmsId, scheduleReference } = form;
  if (adapter === "sandbox") return ["sandbox", scope.clinicId, environment, pmsVendor, pmsId].join(" ");
  if (adapter === "halo") return ["halo", environment, haloGuid].join(" ");
  return ["fhir", haloGuid, pmsId, scheduleReference].join(" ");
}

/** A sync that has said nothing for this long was lost with its server. */
const lostAfterMs = 120_000;
/** How long one sync waits for bookings that a worker is writing: three seconds in all. */
const waitMs = 100;
const mostWaits = 30;
const day = 86_400_000;

async function sync(dependencies: PmsDependencies, scope: ClinicScope): Promise<SyncOutcome> {
  const { database, clock } = dependencies;
  const queries = database.within(scope);
  const connection = await store.findConnection(queries);
  const reached = reach(dependencies, connection);
  if (!connection || !reached) return { ok: false, reason: "not_connected" };
  const now = clock.now();
  const claimed = await store.claimSync(
    queries,
    { step: "checking", done: 0, total: 0 },
    now,
    now - lostAfterMs,
  );
  if (!claimed) return { ok: false, reason: "already_running" };
  database.announce(scope.clinicId, { topic: "pms" });
  try {
    return await runSync(dependencies, scope, { connection, reached });
  } finally {
    await store.changeConnection(queries, { progress: null });
  }
}

interface SyncStart {
  connection: ConnectionRow;
  reached: ReachedPractice;
}

async function runSync(
  dependencies: PmsDependencies,
  scope: ClinicScope,
  { connection, reached }: SyncStart,
): Promise<SyncOutcome> {
  const { database, clock } = dependencies;
  const tell = (progress: PmsProgress) => tellProgress(dependencies, scope, progress);
  const fail = (reason: PmsFailure) => keepFailedSync(dependencies, scope, connection, reason);

  const current = await check(database, scope, reached);
  if (!current.ok) return fail(current.reason);
  await tell({ step: "reading", done: 0, total: 0 });
  const read = current.reached.practice.capabilities.readsAppointments
    ? await readBusy(dependencies, scope, current.reached)
    : { ok: true as const, blocked: 0, freed: 0 };
  if (!read.ok) return fail(read.reason);

  const ids = await database.transaction(scope, (tx) => requestWaiting(tx, clock.now(), true));
  let patience = mostWaits;
  for (const [done, id] of ids.entries()) {
    await tell({ step: "writing", done, total: ids.length });
    let result = await writeBooking(dependencies, scope, id);
    // A worker has it just now: its result belongs to what this sync tells.
    for (; result.kind === "waiting" && patience > 0; patience--) {
      await pause(waitMs);
      result = await writeBooking(dependencies, scope, id);
    }
    if (result.kind === "failed" && isOutOfReach(result.reason)) return fail(result.reason);
  }
  const { blocked, freed } = read;
  return database.transaction(scope, async (tx) => {
    const lastSyncedAt = clock.now();
    const counts = await countWrites(tx, connection.lastSyncedAt, lastSyncedAt - day);
    const news = counts.added + counts.changed + counts.cancelled;
    await logEvent(tx, { workflow: workflowOf("sync", connection), messages: news }, lastSyncedAt);
    await store.changeConnection(tx, { lastSyncedAt, progress: null });
    const isPlayed = isSandbox(connection.adapter);
    return { ok: true as const, isSandbox: isPlayed, lastSyncedAt, blocked, freed, ...counts };
  });
}

/** Whether it is there, and what it can do by now: systems are updated under their users. */
async function check(
  database: Database,
  scope: ClinicScope,
  { system, practice }: ReachedPractice,
): Promise<{ ok: true; reached: ReachedPractice } | { ok: false; reason: PmsFailure }> {
  const status = await system.status(practice);
  if (!status.ok) return status;
  const found = { ...practice, haloGuid: status.haloGuid ?? practice.haloGuid };
  const asked = await system.capabilities(found);
  if (!asked.ok) return asked;
  const { ok: _, ...capabilities } = asked;
  await store.changeConnection(database.within(scope), { haloGuid: found.haloGuid, capabilities });
  return { ok: true, reached: { system, practice: { ...found, capabilities } } };
}

async function tellProgress(
  { database, clock }: PmsDependencies,
  scope: ClinicScope,
  progress: PmsProgress,
): Promise<void> {
  await store.changeConnection(database.within(scope), { progress, progressAt: clock.now() });
  database.announce(scope.clinicId, { topic: "pms" });
}

async function keepFailedSync(
  { database, clock }: PmsDependencies,
  scope: ClinicScope,
  connection: ConnectionRow,
  reason: PmsFailure,
): Promise<SyncOutcome> {
  const failed = { workflow: workflowOf("sync", connection), isOk: false };
  await logEvent(database.within(scope), failed, clock.now());
  return { ok: false, reason: "failed", sentence: explain(reason, connection.vendor as PmsVendor) };
}

const workflowOf = (what: "connection" | "sync", system: Parameters<typeof nameOfSystem>[0]) =>
  `PMS ${what} · ${nameOfSystem(system)}`;
