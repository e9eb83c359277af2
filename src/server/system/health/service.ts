import type { SystemHealth } from "#contract/system/dashboard.ts";
import { failureAreas, type HealthHistory, monitoredServices } from "#contract/system/health.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import type { BackupState } from "#server/backup/port.ts";
import { findTroubles } from "#server/clinic/log/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { hasReachedAnybody } from "#server/messaging/outbox/service.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { countParkedOfServer } from "#server/queue/service.ts";
import type { HealthMonitor } from "./monitor.ts";
import {
  assistantStatus,
  databaseStatus,
  firstSpan,
  overallStatus,
  phoneStatus,
  type ShownTrouble,
  spanMinutes,
  spansOf,
  startOfSpan,
  troublesOf,
} from "./rules.ts";
import type { FoundSample } from "./sampler.ts";
import { findSpans, forgetSamplesBefore, keepSamples } from "./store.ts";

export interface HealthDependencies {
  database: Database;
  clock: Clock;
  monitor: HealthMonitor;
  phoneSystem: () => Promise<SystemHealth["services"]["phoneSystem"]>;
  /** Null where this process makes no backups. */
  backups: (() => Promise<Pick<BackupState, "isLate" | "fault" | "files" | "everyHours">>) | null;
  /** False while a language model is set up that does not answer; the built-in engine speaks in its place. */
  isModelWell: () => boolean;
}

/** Each service as it is right now; the database is asked on the spot. */
export async function findSystemHealth(
  { database, clock, monitor, phoneSystem, isModelWell, backups }: HealthDependencies,
  scope: ClinicScope,
): Promise<SystemHealth> {
  const probe = await monitor.probe();
  const { assistantPaused } = await findClinicProfile(database.within(scope));
  const troubles = await findTroublesNow({ database, clock }, scope);
  if (!isModelWell() && !troubles.some(({ area }) => area === failureAreas.model))
    troubles.push({ area: failureAreas.model, count: 1 });
  const backup = await backups?.();
  if (backup && (backup.isLate || backup.fault !== null))
    troubles.push({ area: failureAreas.backup, count: 1 });
  const services = {
    // Whoever reads this got an answer from it.
    api: "online" as const,
    database: databaseStatus(probe),
    phoneSystem: phoneStatus(await phoneSystem(), troubles),
    aiAgent: assistantStatus(assistantPaused, isModelWell()),
  };
  return {
    overallStatus: overallStatus(services, troubles),
    services,
    ...(troubles.length > 0 && { troubles }),
    ...(backup && backup.everyHours > 0 && { backup: ageOf(backup) }),
    uptime: monitor.uptime(),
    lastUpdated: toIso(clock.now()),
    responseTime: Math.round(probe.tookMs * 10) / 10,
  };
}

const ageOf = ({ isLate, files: [newest] }: Pick<BackupState, "isLate" | "files">) => ({
  newestAt: newest?.madeAt ?? null,
  isLate,
});

const hour = 3_600_000;

/** What failed for this clinic, or for the whole server, in the last hour. */
export async function findTroublesNow(
  { database, clock }: Pick<HealthDependencies, "database" | "clock">,
  scope: ClinicScope,
): Promise<ShownTrouble[]> {
  const queries = database.within(scope);
  const since = clock.now() - hour;
  const [failed, parked] = await Promise.all([
    findTroubles(queries, since),
    countParkedOfServer(database.acrossClinics(), since),
  ]);
  const isAsked = failed.some(({ isRecipients }) => isRecipients);
  const hasReachedSomebody = isAsked && (await hasReachedAnybody(queries, since));
  const ofServer = parked > 0 ? [{ area: failureAreas.work, count: parked, isRecipients: false }] : [];
  return troublesOf([...failed, ...ofServer], hasReachedSomebody);
}

/** The last day as half hours, from the samples that were kept each minute. */
export async function findHealthHistory({
  database,
  clock,
}: Pick<HealthDependencies, "database" | "clock">): Promise<HealthHistory> {
  const now = clock.now();
  const rows = await findSpans(database.acrossClinics(), startOfSpan(firstSpan(now)), spanMinutes * 60_000);
  return {
    spanMinutes,
    services: monitoredServices.map((service) => {
      const own = rows.filter((row) => row.service === service);
      return { service, latestMs: own.at(-1)?.latestMs ?? null, spans: spansOf(own, now) };
    }),
  };
}

/** Keeps samples; a minute that another server has sampled already is left as it is. */
export async function keepHealthSamples(database: Database, found: FoundSample[], forgetBefore: number) {
  const connection = database.acrossClinics();
  // One id for one service and minute, whichever server was first.
  const rows = found.map((sample) => ({ ...sample, id: idOfPeriod(`health:${sample.service}`, sample.at) }));
  await keepSamples(connection, rows);
  await forgetSamplesBefore(connection, forgetBefore);
}
