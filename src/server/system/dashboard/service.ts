import type { ClinicOverview } from "#contract/system/dashboard.ts";
import type { Clock } from "#kernel/clock.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { findLastSynced } from "#server/pms/service.ts";
import { findTroublesNow } from "../health/service.ts";
import { overviewOf } from "./rules.ts";
import * as store from "./store.ts";

const latestShown = 10;

export interface DashboardDependencies {
  database: Database;
  clock: Clock;
  isHealthy: () => boolean;
}

/**
 * Today's figures in the clinic's time zone. Null while the workspace has nothing of its own and still keeps its
 * samples: the screen then shows the sample numbers.
 */
export async function findOverview(
  { database, clock, isHealthy }: DashboardDependencies,
  scope: ClinicScope,
): Promise<ClinicOverview | null> {
  const queries = database.within(scope);
  const { timeZone, assistantPaused, samplesCleared } = await findClinicProfile(queries);
  if (!samplesCleared && !(await store.hasOwnHistory(queries))) return null;
  const today = toLocal(clock.now(), timeZone).date;
  const counts = await store.countDay(queries, {
    start: toInstant(today, "00:00", timeZone),
    end: toInstant(addDays(today, 1), "00:00", timeZone),
  });
  const lastSyncedAt = await findLastSynced(queries);
  const isWell = isHealthy() && (await findTroublesNow({ database, clock }, scope)).length === 0;
  return overviewOf({ counts, assistantPaused, isHealthy: isWell, lastSyncedAt });
}

/** The latest events, newest first; the samples are among them until they are cleared. */
export const findRecentActivity = (database: Database, scope: ClinicScope): Promise<store.ActivityRow[]> =>
  store.findLatestActivity(database.within(scope), latestShown);
