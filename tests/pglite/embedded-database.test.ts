import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "#server/db/embedded-database.ts";
import { quickFolder } from "../../scripts/quick-folder.mjs";

const databases = inject("databases");
const template = databases.engine === "pglite" ? databases.templateFolder : null;

/** What PGlite lacks as shipped and the product adds; PostgreSQL has it all, so these run on PGlite alone. */
describe("the embedded database", () => {
  let folder = "";
  let removeFolder = () => {};
  const opened: EmbeddedDatabase[] = [];
  const open = async (where = folder) => {
    const database = await openEmbedded(where, template);
    opened.push(database);
    return database;
  };

  beforeEach(() => {
    ({ path: folder, remove: removeFolder } = quickFolder("enamel-embedded-"));
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    removeFolder();
  });

  test("flushes every committed transaction to the disk", async () => {
    const { pool, countFsyncs } = await open();
    await pool.query("create table kept (n int)");
    const before = await countFsyncs();
    for (let n = 0; n < 20; n++) await pool.query("insert into kept values ($1)", [n]);
    expect((await countFsyncs()) - before).toBeGreaterThanOrEqual(20);
    expect((await pool.query("show fsync")).rows).toEqual([{ fsync: "on" }]);
  });

  test("flushes soon what its transaction did not wait for, and nothing where nothing was written", async () => {
    const { pool, countFsyncs } = await open();
    await pool.query("create table kept (n int)");
    const before = await countFsyncs();
    await pool.query(
      "insert into kept select 1 from (select set_config('synchronous_commit', 'off', true)) unflushed",
    );
    expect(await countFsyncs()).toBe(before);
    await expect.poll(countFsyncs).toBe(before + 1);
    const isLate = "select pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn() as is_late";
    expect((await pool.query(isLate)).rows).toEqual([{ is_late: false }]);
  });

  test("gives the folder back when it is closed, and keeps what was in it", async () => {
    const first = await openEmbedded(folder, template);
    await first.pool.query("create table kept as select 7 as n");
    await first.close();
    const { pool } = await open();
    expect((await pool.query("select n from kept")).rows).toEqual([{ n: 7 }]);
  });

  test("starts from the template, so the schema is there at once", async () => {
    const { pool } = await open();
    const { rows } = await pool.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test("starts anew after the first start was cut off in the middle of the copy", async () => {
    const unfinished = join(folder, "db.unfinished");
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, "PG_VERSION"), "half");
    const { pool } = await open();
    expect((await pool.query("select count(*)::int as n from clinic")).rows).toEqual([{ n: 0 }]);
  });

  test("leaves the process free while it works on a long query", async () => {
    const { pool } = await open();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const startedAt = performance.now();
    await pool.query("select sum(sqrt(a * b)) from generate_series(1, 900) a, generate_series(1, 900) b");
    const took = performance.now() - startedAt;
    clearInterval(timer);
    // On the main thread not one tick would come through.
    expect(ticks).toBeGreaterThan(took / 5 / 4);
  });

  test("goes on after a refused statement and after a transaction that was given up", async () => {
    const { pool } = await open();
    await expect(pool.query("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
    const client = await pool.connect();
    await client.query("begin");
    await client.query("create table dropped (n int)");
    client.release(true);
    await expect(pool.query("select * from dropped")).rejects.toMatchObject({ code: "42P01" });
    expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  });

  test("a client that is given up while its query runs leaves neither its transaction nor its answer to the next", async () => {
    const { pool } = await open();
    const client = await pool.connect();
    client.on("error", () => {});
    await client.query("begin");
    await client.query("create table dropped (n int)");
    const running = client.query("select count(*) as late from generate_series(1, 300000)");
    running.catch(() => {});
    client.release(true);
    expect((await pool.query("select 2 as n")).rows).toEqual([{ n: 2 }]);
    await expect(pool.query("select * from dropped")).rejects.toMatchObject({ code: "42P01" });
    expect((await pool.query("select 3 as n")).rows).toEqual([{ n: 3 }]);
  });

  test("lets nobody into another client's transaction", async () => {
    const { pool } = await open();
    await pool.query("create table kept (n int)");
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into kept values (1)");
    let seen: unknown = "nothing yet";
    const others = Promise.all(
      Array.from({ length: 5 }, async () => {
        seen = (await pool.query("select count(*)::int as n from kept")).rows;
        return seen;
      }),
    );
    for (let n = 0; n < 5; n++) await client.query("insert into kept values ($1)", [n]);
    expect(seen).toBe("nothing yet");
    await client.query("rollback");
    client.release();
    expect(await others).toEqual(Array.from({ length: 5 }, () => [{ n: 0 }]));
  });

  test("serves the others when a client is given up between the statements of its transaction", async () => {
    const { pool } = await open();
    await pool.query("create table kept (n int)");
    const client = await pool.connect();
    client.on("error", () => {});
    await client.query("begin");
    await client.query("insert into kept values (1)");
    const others = [1, 2, 3].map(() => pool.query("select count(*)::int as n from kept"));
    client.release(true);
    for (const { rows } of await Promise.all(others)) expect(rows).toEqual([{ n: 0 }]);
  });

  test("keeps apart what two clients prepare under one name", async () => {
    const { pool } = await open();
    const [one, two] = [await pool.connect(), await pool.connect()];
    const ask = (client: typeof one, text: string, value: unknown) =>
      client.query({ name: "asked", text, values: [value] }).then(({ rows }) => rows);
    for (const _time of [1, 2]) {
      expect(await ask(one, "select $1::int + 1 as n", 1)).toEqual([{ n: 2 }]);
      expect(await ask(two, "select $1::text || '!' as t", "hello")).toEqual([{ t: "hello!" }]);
    }
    one.release(true);
    expect(await ask(two, "select $1::text || '!' as t", "still")).toEqual([{ t: "still!" }]);
    two.release();
  });

  test("serves more at once than it has clients, each with its own answer", async () => {
    const { pool } = await open();
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { rows } = await pool.query({ name: `half${n % 3}`, text: "select $1::int as n", values: [n] });
        return rows[0].n;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  test("lets timers through between the queries of a long row of them", async () => {
    const { pool } = await open();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const ticksAt: number[] = [];
    for (let n = 0; n < 100; n++) {
      await pool.query("select count(*) from generate_series(1, 20000)");
      ticksAt.push(ticks);
    }
    clearInterval(timer);
    // On the main thread the whole row would run in microtasks, and every entry would be nought.
    expect(new Set(ticksAt).size).toBeGreaterThan(20);
  });
});
