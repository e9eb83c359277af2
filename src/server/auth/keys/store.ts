import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ApiPermission } from "#contract/access/api-keys.ts";
import type { ClinicId, UserId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { apiKey } from "#server/db/schema/auth.ts";

export type ApiKeyRow = typeof apiKey.$inferSelect;

export interface FoundKey {
  id: string;
  clinicId: ClinicId;
  name: string;
  permissions: ApiPermission[];
  createdBy: UserId | null;
}

export type FindKey = (secretHash: string) => Promise<FoundKey | null>;

/** Asked by every request that carries a key, so a revoked one ends at once on every server. */
export function prepareFindKey(database: Database): FindKey {
  const statement = database
    .acrossClinics()
    .select({
      id: apiKey.id,
      clinicId: apiKey.clinicId,
      name: apiKey.name,
      permissions: apiKey.permissions,
      createdBy: apiKey.createdBy,
    })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.secretHash, sql.placeholder("secretHash")),
        isNull(apiKey.revokedAt),
        eq(apiKey.isSample, false),
      ),
    )
    .limit(1)
    .prepare("auth_find_api_key");
  return async (secretHash) => (await statement.execute({ secretHash }))[0] ?? null;
}

/** Without those that were revoked; sample rows are among them until they are cleared. */
export const listKeys = (queries: ClinicQueries): Promise<ApiKeyRow[]> =>
  queries.find(apiKey, {
    where: sql`${apiKey.revokedAt} is null or ${apiKey.isSample}`,
    orderBy: [desc(apiKey.createdAt), desc(apiKey.id)],
  });

export const countKeys = (queries: ClinicQueries): Promise<number> =>
  queries.count(apiKey, and(isNull(apiKey.revokedAt), isNotNull(apiKey.secretHash)));

export async function insertKey(queries: ClinicQueries, row: NewRow<typeof apiKey>): Promise<ApiKeyRow> {
  const [inserted] = await queries.insert(apiKey, row);
  if (!inserted) throw new Error("The database returned no row for an inserted key");
  return inserted;
}

/** Ends the key; of a sample nothing needs to be remembered. False when there is no such key. */
export async function revokeKey(queries: ClinicQueries, id: string, revokedAt: number): Promise<boolean> {
  const removed = await queries.remove(apiKey, and(eq(apiKey.id, id), eq(apiKey.isSample, true)));
  if (removed.length > 0) return true;
  const open = and(eq(apiKey.id, id), isNull(apiKey.revokedAt));
  return (await queries.update(apiKey, { revokedAt }, open)).length === 1;
}

export interface KeyUse {
  count: number;
  lastUsedAt: number;
}

/** Returns the key's clinic; null when the key is gone with its clinic. */
export async function addUse(
  database: Database,
  id: string,
  { count, lastUsedAt }: KeyUse,
): Promise<ClinicId | null> {
  const rows = await database
    .acrossClinics()
    .update(apiKey)
    .set({ useCount: sql`${apiKey.useCount} + ${count}`, lastUsedAt })
    .where(eq(apiKey.id, id))
    .returning({ clinicId: apiKey.clinicId });
  return rows[0]?.clinicId ?? null;
}
