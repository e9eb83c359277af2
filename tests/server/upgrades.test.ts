import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openEmbedded } from "#server/db/embedded-database.ts";
import { applyMigrations, knownMigrations, migrateDatabase } from "#server/db/migrate.ts";
import { keepConnections, openPostgres } from "#server/db/postgres.ts";
import { type FreshDatabase, freshDatabase } from "../support/fresh-database.ts";
import { fillTables, tablesOf } from "../support/rows-of-any-schema.ts";

// Every schema that there ever was, one after the other, on a machine that others use.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const throwIt = (error: Error) => {
  throw error;
};

let place: FreshDatabase;
let pool: Awaited<ReturnType<typeof openEmbedded>>["pool"];
let close: () => Promise<void>;
/** What a database that is new today looks like. */
let today: Awaited<ReturnType<typeof shapeOf>>;

beforeAll(async () => {
  place = await freshDatabase();
  if (place.databaseUrl === null) {
    const embedded = await openEmbedded(place.dataFolder, null, throwIt);
    keepConnections(embedded.pool, throwIt);
    [pool, close] = [embedded.pool, embedded.close];
  } else {
    const opened = openPostgres(place.databaseUrl, 4, throwIt);
    [pool, close] = [opened, () => opened.end()];
  }
  today = await shapeOf();
});
afterAll(async () => {
  await close();
  await place.remove();
});

/** Columns, constraints and indexes by name, as text. */
async function shapeOf(): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all
    select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by line`);
  return rows.map(({ line }) => line);
}

const emptied = async () => {
  await pool.query("drop schema public cascade");
  await pool.query("drop schema if exists drizzle cascade");
  await pool.query("create schema public");
};

const countsOf = async (tables: readonly string[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from "${table}"`);
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
};

const versions = knownMigrations();

test.each(versions.map((upTo, i) => [i, upTo] as const))(
  "rows of a database at migration %i are all there after the upgrade, in today's schema [SYS-5]",
  async (_index, upTo) => {
    await emptied();
    await applyMigrations(pool, { upTo });
    await fillTables(pool);
    const before = await tablesOf(pool);
    const counts = await countsOf(before);
    // A schema without rows would prove nothing.
    expect(Object.values(counts).filter((n) => n > 0).length).toBeGreaterThan(10);

    await migrateDatabase(pool);
    expect(await shapeOf()).toEqual(today);
    const kept = await countsOf(
      before.filter((table) => today.some((line) => line.startsWith(`column ${table}.`))),
    );
    for (const [table, count] of Object.entries(kept))
      expect([table, count >= (counts[table] ?? 0)]).toEqual([table, true]);
  },
);

test("a database of the first version opens, and its people and visits are read [SYS-5]", async () => {
  await emptied();
  await applyMigrations(pool, { upTo: versions[0] });
  await fillTables(pool);
  await migrateDatabase(pool);
  const { rows } = await pool.query("select patient_name from appointment");
  expect(rows.length).toBeGreaterThan(0);
});
