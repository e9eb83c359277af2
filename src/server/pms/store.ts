import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { PmsProgress } from "#contract/booking/pms.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { pmsConnection } from "#server/db/schema/pms.ts";

export type ConnectionRow = typeof pmsConnection.$inferSelect;
export type NewConnection = NewRow<typeof pmsConnection>;

export const findConnection = (queries: ClinicQueries): Promise<ConnectionRow | null> =>
  queries.findOne(pmsConnection);

export async function saveConnection(queries: ClinicQueries, row: NewConnection): Promise<ConnectionRow> {
  const [saved] = await queries.upsert(pmsConnection, row, [pmsConnection.clinicId]);
  if (!saved) throw new Error("The database returned no row for a saved connection");
  return saved;
}

export async function changeConnection(
  queries: ClinicQueries,
  change: Partial<NewConnection>,
): Promise<void> {
  await queries.update(pmsConnection, change, undefined);
}

/** One sync of a clinic at a time; one that was lost with its server stands in nobody's way after `lostBefore`. */
export async function claimSync(
  queries: ClinicQueries,
  progress: PmsProgress,
  now: number,
  lostBefore: number,
): Promise<boolean> {
  const isFree = or(
    isNull(pmsConnection.progress),
    isNull(pmsConnection.progressAt),
    lt(pmsConnection.progressAt, lostBefore),
  );
  const isConnected = eq(pmsConnection.status, "connected");
  const claimed = await queries.update(
    pmsConnection,
    { progress, progressAt: now },
    and(isConnected, isFree),
  );
  return claimed.length === 1;
}
