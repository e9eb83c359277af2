import type { SystemHealth } from "#contract/dashboard.ts";
import { type HealthHistory, monitoredServices } from "#contract/health.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import type { HealthMonitor } from "./monitor.ts";
import {
  assistantStatus,
  databaseStatus,
  firstSpan,
  overallStatus,
  spanMinutes,
  spansOf,
  startOfSpan,
} from "./rules.ts";
import type { FoundSample } from "./sampler.ts";
import { findSpans, forgetSamplesBefore, keepSamples } from "./store.ts";

export interface HealthDependencies {
  database: Database;
  clock: Clock;
  monitor: HealthMonitor;
  phoneSystem: () => Promise<SystemHealth["services"]["phoneSystem"]>;
  /** False while a language model is set up that does not answer; the built-in engine speaks in its place. */
  isModelWell: () => boolean;
}

/** Each service as it is right now; the database is asked on the spot. */
export async function findSystemHealth(
  { database, clock, monitor, phoneSystem, isModelWell }: HealthDependencies,
  scope: ClinicScope,
): Promise<SystemHealth> {
  const probe = await monitor.probe();
  const { assistantPaused } = await findClinicProfile(database.within(scope));
  const services = {
    // Whoever reads this got an answer from it.
    api: "online" as const,
    database: databaseStatus(probe),
    phoneSystem: await phoneSystem(),
    aiAgent: assistantStatus(assistantPaused, isModelWell()),
  };
  return {
    overallStatus: overallStatus(services),
    services,
    uptime: monitor.uptime(),
    lastUpdated: toIso(clock.now()),
    responseTime: Math.round(probe.tookMs * 10) / 10,
  };
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
