import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import type { LiveChange } from "#contract/live.ts";
import { type ClinicId, newId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { isDuplicate } from "#server/db/database-errors.ts";
import { chair, clinic } from "#server/db/schema/clinic.ts";
import { onServer, urlOfDatabase } from "../support/databases.ts";
import { eventually } from "../support/eventually.ts";
import { freshDatabase, type OpenTestDatabase, openFreshDatabase } from "../support/fresh-database.ts";
import { rowsOf } from "../support/rows-of.ts";

/** Of this database alone: others on the same cluster have theirs. */
const ownAdvisoryLocks = `select l.* from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and d.datname = current_database()`;

const databases = inject("databases");
const migrations = fileURLToPath(new URL("../../src/server/db/migrations", import.meta.url));
const now = Date.parse("2026-08-11T01:42:00Z");

let opened: OpenTestDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openFreshDatabase(4);
  db = opened.database;
});
afterAll(() => opened.close());

test("the server ends a statement that never ends, and a transaction that fell silent", async () => {
  const settings = await rowsOf<{ name: string; setting: string }>(
    db,
    `select name, setting from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    ...{ statement_timeout: "10000", idle_in_transaction_session_timeout: "10000", TimeZone: "UTC" },
  });
});

async function newClinic(database: Database): Promise<ClinicScope> {
  const scope = scopeOfClinic(newId<ClinicId>(now));
  await database.within(scope).insert(clinic, { timeZone: "Australia/Sydney", createdAt: now });
  return scope;
}

const pids = () =>
  rowsOf<{ pid: number }>(
    db,
    "select pid from pg_stat_activity where datname = current_database() and pid <> 0 order by pid",
  ).then((rows) => rows.map(({ pid }) => pid));

describe("connections", () => {
  test("a refused statement does not cost its connection", async () => {
    const scope = await newClinic(db);
    const id = newId(now);
    const insert = () => db.within(scope).insert(chair, { id, name: "Chair 1", createdAt: now });
    await insert();
    const before = await pids();
    for (let n = 0; n < 10; n++) await expect(insert()).rejects.toSatisfy(isDuplicate);
    expect(await pids()).toEqual(before);
  });

  test("a connection that dies under a transaction fails that transaction, not the server", async () => {
    const place = await freshDatabase();
    const heard: Error[] = [];
    const own = await openDatabase({ ...place, poolSize: 2, onError: (error) => heard.push(error) });
    const scope = await newClinic(db);
    const lost = own.transaction(scope, async (queries) => {
      const [me] = await queries.rows<{ pid: number }>(() => sql`select pg_backend_pid() as pid`);
      await rowsOf(db, `select pg_terminate_backend(${me?.pid})`);
      // Until the connection itself has told, between two statements.
      await eventually(() => expect(heard.length).toBeGreaterThan(0));
      await queries.find(chair);
    });
    await expect(lost).rejects.toThrow();
    await own.ping();
    await own.close();
    await place.remove();
  });
});

describe("news of changes between servers", () => {
  const heardBy = (database: Database) => {
    const heard: [ClinicId, LiveChange][] = [];
    const stop = database.onChange((clinicId, change) => heard.push([clinicId, change]));
    return { heard, stop };
  };
  const clinicId = newId<ClinicId>(now);
  let second: Database;
  beforeAll(async () => {
    second = await openDatabase({ ...opened.place, poolSize: 2, onError: () => {} });
  });
  afterAll(() => second.close());
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  test("reaches the pages of every server, once each", async () => {
    const [here, there] = [heardBy(db), heardBy(second)];
    stops.push(here.stop, there.stop);
    db.announce(clinicId, { topic: "appointments", id: "1" });
    second.announce(clinicId, { topic: "appointments", id: "2" });
    await eventually(() => {
      for (const { heard } of [here, there]) expect(heard.map(([, { id }]) => id).sort()).toEqual(["1", "2"]);
    });
  });

  test("reaches them again after the listening connections were lost", async () => {
    const there = heardBy(second);
    stops.push(there.stop);
    const listening =
      "select pid from pg_stat_activity where datname = current_database() and query like 'listen%'";
    await eventually(async () => expect(await rowsOf(second, listening)).toHaveLength(2));
    const [own] = await rowsOf<{ pid: number }>(second, listening + newestFirst);
    await rowsOf(second, `select pg_terminate_backend(${own?.pid})`);
    await eventually(() => {
      db.announce(clinicId, { topic: "calls" });
      expect(there.heard.length).toBeGreaterThan(0);
    });
  });
});

const newestFirst = " order by backend_start desc limit 1";

test("several servers at once on a new database migrate it once", async () => {
  if (databases.engine !== "postgres") throw new Error("PostgreSQL only");
  const name = `enamel_test_new_${newId(now).slice(-12)}_${process.pid}`;
  await onServer(databases.serverUrl, `create database ${name}`);
  const place = {
    databaseUrl: urlOfDatabase(databases.serverUrl, name),
    dataFolder: "",
    templateFolder: null,
  };
  const onError = (error: Error) => {
    throw error;
  };
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ ...place, poolSize: 2, onError })),
  );
  const [first] = servers;
  const applied = first && (await rowsOf(first, "select hash from drizzle.__drizzle_migrations"));
  const files = readdirSync(migrations).filter((file) => file.endsWith(".sql"));
  expect(applied).toHaveLength(files.length);
  const locks = first && (await rowsOf(first, ownAdvisoryLocks));
  expect(locks).toEqual([]);
  for (const server of servers) await server.close();
  await onServer(databases.serverUrl, `drop database ${name} with (force)`);
});
