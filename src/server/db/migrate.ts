import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

/** Any number will do, as long as every version of Enamel uses the same. */
const migrationLock = 7_204_611_530;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the schema up to date; several servers may start at once, one migrates and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another server's migration, and a migration of many rows, may take as long as they take.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    // "already exists, skipping" on every start is not news.
    await client.query("set client_min_messages = warning");
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("reset client_min_messages");
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    await client.query("reset statement_timeout");
    client.release();
  } catch (error) {
    // Its session ends with it, and so does the lock.
    client.release(true);
    throw error;
  }
}
