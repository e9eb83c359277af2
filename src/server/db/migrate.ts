import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

/** Any number will do, as long as every version of Enamel uses the same. */
const migrationLock = 7_204_611_530;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** The database was last used by a newer Enamel; the message is for the person who started this one. */
export class NewerSchemaError extends Error {
  override readonly name = "NewerSchemaError";
  constructor() {
    super(
      "The data was last used by a newer version of Enamel, and this one could damage it. Nothing was changed. Start the newer version again, or go back to a backup from before it.",
    );
  }
}

/** Brings the schema up to date; several servers may start at once, one migrates and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Nothing to do is the usual case, and all that can be done on a full disk.
    if (await isUpToDate(client)) {
      client.release();
      return;
    }
    const patient = withoutTimeLimit(client);
    await patient.query("set statement_timeout = 0");
    await patient.query("select pg_advisory_lock($1)", [migrationLock]);
    // "already exists, skipping" on every start is not news.
    await patient.query("set client_min_messages = warning");
    await migrate(drizzle(patient), { migrationsFolder });
    await patient.query("reset client_min_messages");
    await patient.query("select pg_advisory_unlock($1)", [migrationLock]);
    await patient.query("reset statement_timeout");
    client.release();
  } catch (error) {
    // Its session ends with it, and so does the lock.
    client.release(true);
    throw error;
  }
}

/** Throws a `NewerSchemaError` where the database knows migrations that came after all of ours. */
async function isUpToDate(client: pg.PoolClient): Promise<boolean> {
  const newestOfOurs = Math.max(...readMigrationFiles({ migrationsFolder }).map((each) => each.folderMillis));
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (found[0]?.name === null) return false;
  const { rows } = await client.query(
    "select max(created_at)::float8 as newest from drizzle.__drizzle_migrations",
  );
  const newest: number | null = rows[0]?.newest ?? null;
  if (newest !== null && newest > newestOfOurs) throw new NewerSchemaError();
  return newest === newestOfOurs;
}

const aDayMs = 86_400_000;

/** Waiting for another server's migration, and a migration of many rows, may take as long as they take. */
function withoutTimeLimit(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: string | pg.QueryConfig, values?: unknown[]) => {
    const config = typeof asked === "string" ? { text: asked } : asked;
    return client.query({ ...config, query_timeout: aDayMs } as pg.QueryConfig, values);
  };
  return { query } as pg.PoolClient;
}

interface Applying {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** When each of our migrations was generated, oldest first. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/**
 * What drizzle's own migrator does, within a transaction of the caller's, and up to one migration where that is given: for what
 * must be loaded into the schema that it was taken from. Those that were applied before are passed over.
 */
export async function applyMigrations(
  session: Applying,
  { upTo = Number.POSITIVE_INFINITY }: { upTo?: number | undefined },
): Promise<void> {
  await session.query("create schema if not exists drizzle");
  await session.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const { rows } = (await session.query(
    "select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations",
  )) as { rows: { newest: number }[] };
  const newest = rows[0]?.newest ?? 0;
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= newest || folderMillis > upTo) continue;
    for (const statement of sql) await session.query(statement);
    await session.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}
