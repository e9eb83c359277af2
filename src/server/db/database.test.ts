import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LiveChange } from "#contract/live.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { newId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import {
  freshDatabase,
  type OpenTestDatabase,
  openFreshDatabase,
} from "../../../tests/support/fresh-database.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import type { ClinicScope } from "./clinic-scope.ts";
import { type Database, type OpenOptions, openDatabase } from "./database.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { bookingSetting, chair, clinic, closure, knowledgeBase } from "./schema/clinic.ts";
import { logEntry } from "./schema/system.ts";

const now = Date.parse("2026-08-11T01:42:00Z");

let opened: OpenTestDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openFreshDatabase(4);
  db = opened.database;
});
afterAll(() => opened.close());

async function newClinic(): Promise<ClinicScope> {
  const scope = scopeOfClinic(newId<ClinicId>(now));
  await db.within(scope).insert(clinic, { timeZone: "Australia/Sydney", createdAt: now });
  return scope;
}
const newChair = (scope: ClinicScope, name: string) => {
  const id = newId(now);
  return { id, insert: () => db.within(scope).insert(chair, { id, name, createdAt: now }) };
};

describe("a clinic's rows", () => {
  let [mine, other]: ClinicScope[] = [];
  let ours: ReturnType<typeof newChair>;
  const two = () => {
    if (!mine || !other) throw new Error("Before the test");
    return { mine: db.within(mine), other: db.within(other), scopes: { mine, other } };
  };
  beforeAll(async () => {
    [mine, other] = [await newClinic(), await newClinic()];
    ours = newChair(mine, "Chair 1");
    await ours.insert();
  });
  const stands = async () =>
    expect(await two().mine.find(chair)).toMatchObject([{ id: ours.id, name: "Chair 1" }]);

  test("are found and counted by that clinic alone, also when asked for by id", async () => {
    const { other } = two();
    await stands();
    expect(await other.find(chair)).toEqual([]);
    expect(await other.findOne(chair, eq(chair.id, ours.id))).toBeNull();
    expect(await other.count(chair)).toBe(0);
    expect(await two().mine.count(chair)).toBe(1);
  });

  test("are found in several tables at once as they are one by one", async () => {
    const { mine, other } = two();
    await mine.insert(closure, {
      ...{ id: newId(now), fromDate: "2026-12-24", toDate: "2027-01-03", fromTime: "12:00", toTime: null },
      ...{ reason: "Christmas 'n' \"all\"", createdByUsername: "robin", createdAt: now + 0.5 },
    });
    await mine.insert(bookingSetting, { localHolidays: ["cup-day"], updatedAt: now });
    const latest = { orderBy: [desc(chair.name)], limit: 1 };
    const wanted = {
      clinics: { table: clinic },
      closures: { table: closure },
      settings: { table: bookingSetting },
      chairs: { table: chair, ...latest },
    };
    expect(await mine.findTogether(wanted)).toEqual({
      clinics: await mine.find(clinic),
      closures: await mine.find(closure),
      settings: await mine.find(bookingSetting),
      chairs: await mine.find(chair, latest),
    });
    expect(await mine.count(closure)).toBe(1);
    expect(await other.findTogether(wanted)).toMatchObject({ closures: [], settings: [], chairs: [] });
  });

  test("are found by a statement that is planned once where it is asked again and again", async () => {
    const { scopes } = two();
    const [found, planned] = await db.transaction(scopes.mine, async (queries) => {
      const find = (name: string) => queries.find(chair, { where: eq(chair.name, name) });
      const found = [await find("Chair 1"), await find("None"), await find("Chair 1"), await find("None")];
      const plans = await queries.rows<{ n: number }>(
        (clinicId) => sql`
          select count(*)::int as n from pg_prepared_statements
           where statement like '%from "chair" where%"name" = $2%' and ${clinicId} is not null`,
      );
      return [found, plans[0]?.n] as const;
    });
    expect(found.map((rows) => rows.length)).toEqual([1, 0, 1, 0]);
    expect(planned).toBe(1);
  });

  test("are neither changed nor removed by another, whatever the condition says", async () => {
    const { other } = two();
    const everything = sql`true or true`;
    expect(await other.update(chair, { name: "Taken" }, everything)).toEqual([]);
    expect(await other.update(chair, { name: "Taken" }, undefined)).toEqual([]);
    expect(await other.remove(chair, everything)).toEqual([]);
    expect(await other.remove(chair, undefined)).toEqual([]);
    await stands();
  });

  test("are not overwritten by another's row with the same key", async () => {
    const { other } = two();
    expect(await other.upsert(chair, { id: ours.id, name: "Taken", createdAt: now }, [chair.id])).toEqual([]);
    expect(await other.insertNew(chair, { id: ours.id, name: "Taken", createdAt: now })).toEqual([]);
    await stands();
  });

  test("belong to the clinic of the scope, even if the row says otherwise", async () => {
    const { other, scopes } = two();
    const row = { id: newId(now), name: "Chair 2", createdAt: now, clinicId: scopes.mine.clinicId };
    expect(await other.insert(chair, row)).toMatchObject([{ clinicId: scopes.other.clinicId }]);
    await stands();
  });

  test("are what a written-out statement sees", async () => {
    const { mine, other } = two();
    const names = (clinicId: unknown) =>
      sql`select name from chair where clinic_id = ${clinicId} and name = 'Chair 1'`;
    expect(await mine.rows(names)).toEqual([{ name: "Chair 1" }]);
    expect(await other.rows(names)).toEqual([]);
  });

  test("are what a prepared statement sees", async () => {
    const { mine, other } = two();
    const text = "select name from chair where clinic_id = $1 and name = $2";
    expect(await mine.prepared("chairs", text, ["Chair 1"])).toEqual([{ name: "Chair 1" }]);
    expect(await other.prepared("chairs", text, ["Chair 1"])).toEqual([]);
  });

  test("go with their clinic inside a transaction too", async () => {
    await db.transaction(two().scopes.other, async (queries) => {
      expect(await queries.findOne(chair, eq(chair.id, ours.id))).toBeNull();
    });
  });
});

test("a query that forgets the clinic does not compile", () => {
  const forgotten = () => {
    // @ts-expect-error: no clinic at all
    db.within();
    // @ts-expect-error: an id is no right; only auth makes a scope
    db.within({ clinicId: newId<ClinicId>(now) });
    // @ts-expect-error: a transaction starts from a scope as well
    db.transaction(async () => {});
    // @ts-expect-error: tables without a clinic have their own door
    db.within(scopeOfClinic(newId<ClinicId>(now))).find({});
  };
  expect(forgotten).toBeTypeOf("function");
});

describe("values", () => {
  test("instants keep their millisecond, over both sides of a change of clocks", async () => {
    const scope = await newClinic();
    for (const at of [now, Date.parse("2026-10-03T15:59:59.999Z"), Date.parse("2026-10-03T16:00:00Z"), 0]) {
      const entry = {
        id: newId(now),
        type: "system" as const,
        startedAt: at,
        workflow: "",
        messages: 0,
        status: "",
      };
      expect(await db.within(scope).insert(logEntry, entry)).toMatchObject([{ startedAt: at }]);
    }
  });

  test("a megabyte goes in and comes out whole", async () => {
    const scope = await newClinic();
    const additionalInfo = "ä½ 🦷".repeat(150_000);
    const row = {
      ...{ clinicName: "", address: "", phoneNumber: "", email: "", website: "", emergencyContact: "" },
      ...{ services: [], specializations: [], updatedAt: now, additionalInfo },
      businessHours: { weekdays: { start: "", end: "" }, weekends: { start: "", end: "" } },
      emergencyHours: { available: false, contact: "", hours: "" },
    };
    await db.within(scope).upsert(knowledgeBase, row, [knowledgeBase.clinicId]);
    const stored = await db.within(scope).findOne(knowledgeBase);
    expect(Buffer.byteLength(additionalInfo)).toBeGreaterThan(1_048_576);
    expect(stored?.additionalInfo === additionalInfo).toBe(true);
  });
});

describe("work at the same time", () => {
  test("two hundred queries at once are all answered, each its own", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => rowsOf<{ n: number }>(db, `select ${n} as n`)),
    );
    expect(answers.map(([row]) => row?.n)).toEqual([...Array(200).keys()]);
  });

  test("a hundred transactions on one row lose no change", async () => {
    const scope = await newClinic();
    await db.within(scope).insert(chair, { id: newId(now), name: "0", createdAt: now });
    await Promise.all(
      Array.from({ length: 100 }, () =>
        db.transaction(scope, (queries) =>
          queries.update(chair, { name: sql`(name::int + 1)::text` }, undefined),
        ),
      ),
    );
    expect(await db.within(scope).find(chair)).toMatchObject([{ name: "100" }]);
  });

  test("statements of one transaction that are sent together each get their own answer", async () => {
    const scope = await newClinic();
    const named = (name: string) => ({ id: newId(now), name, createdAt: now });
    const answers = await db.transaction(scope, (queries) =>
      runConcurrently(
        queries.insert(chair, named("A")),
        queries.rows<{ one: number }>((clinicId) => sql`select 1 as one where ${clinicId} is not null`),
        queries.insert(chair, named("B")),
        null,
      ),
    );
    expect(answers).toMatchObject([[{ name: "A" }], [{ one: 1 }], [{ name: "B" }], null]);
    expect(await db.within(scope).count(chair)).toBe(2);
  });

  test("one that fails takes those sent with it along, and none runs after the transaction", async () => {
    const scope = await newClinic();
    const twice = { id: newId(now), name: "A", createdAt: now };
    const failing = db.transaction(scope, async (queries) => {
      await queries.insert(chair, twice);
      const lastly = async () => {
        await queries.count(chair).catch(() => null);
        await queries.insert(chair, { ...twice, id: newId(now) });
      };
      await runConcurrently(queries.insert(chair, twice), lastly());
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await db.within(scope).count(chair)).toBe(0);
  });

  const addChair =
    "insert into chair (clinic_id, id, name, created_at) values ($1, $2, $3, now()) returning name";
  const countChairs = "select count(*)::int as n from chair where clinic_id = $1";

  test("statements of one trip are carried out in their order and kept", async () => {
    const scope = await newClinic();
    const answers = await db.inOneTrip(scope, (queries) =>
      runConcurrently(
        queries.prepared("count_chairs", countChairs, []),
        queries.prepared("add_chair", addChair, [newId(now), "A"]),
        queries.prepared("count_chairs", countChairs, []),
      ),
    );
    expect(answers).toEqual([[{ n: 0 }], [{ name: "A" }], [{ n: 1 }]]);
    expect(await db.within(scope).count(chair)).toBe(1);
  });

  test("one of a trip that fails takes the others with it, and the connection serves on", async () => {
    const scope = await newClinic();
    const id = newId(now);
    const failing = db.inOneTrip(scope, (queries) =>
      runConcurrently(
        queries.prepared("add_chair", addChair, [id, "A"]),
        queries.prepared("add_chair", addChair, [id, "A again"]),
      ),
    );
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(await db.within(scope).count(chair)).toBe(0);
  });

  test("what goes out with the commit is kept with what went before, and sees what that found [APPT-14]", async () => {
    const scope = await newClinic();
    const answers = await db.transactionFinishing(
      scope,
      async (queries) => {
        await queries.prepared("add_chair", addChair, [newId(now), "A"]);
        return queries.prepared<{ n: number }>("count_chairs", countChairs, []);
      },
      (queries, [found]) => queries.prepared("add_chair", addChair, [newId(now), `B after ${found?.n}`]),
    );
    expect(answers).toEqual([{ name: "B after 1" }]);
    expect(await db.within(scope).count(chair)).toBe(2);
  });

  test("one that fails beside the commit takes everything with it, and the connection serves on [APPT-14]", async () => {
    const scope = await newClinic();
    const id = newId(now);
    const failing = db.transactionFinishing(
      scope,
      (queries) => queries.prepared("add_chair", addChair, [id, "A"]),
      (queries) =>
        runConcurrently(
          queries.prepared("add_chair", addChair, [newId(now), "B"]),
          queries.prepared("add_chair", addChair, [id, "A again"]),
        ),
    );
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(await db.within(scope).count(chair)).toBe(0);
  });

  test("one whose failure nobody told of is no success", async () => {
    const scope = await newClinic();
    const id = newId(now);
    const failing = db.transactionFinishing(
      scope,
      (queries) => queries.prepared("add_chair", addChair, [id, "A"]),
      (queries) => queries.prepared("add_chair", addChair, [id, "A again"]).catch(() => null),
    );
    await expect(failing).rejects.toThrow("rolled the transaction back");
    expect(await db.within(scope).count(chair)).toBe(0);
  });

  test("one that is begun after the commit is refused, not carried out outside", async () => {
    const scope = await newClinic();
    const late = db.transactionFinishing(
      scope,
      async () => null,
      async (queries) => {
        await queries.prepared("count_chairs", countChairs, []);
        await queries.prepared("add_chair", addChair, [newId(now), "A"]);
      },
    );
    await expect(late).rejects.toThrow("after its commit");
    expect(await db.within(scope).count(chair)).toBe(0);
  });

  test("a row that goes in by a planned statement has the clinic, the nulls and the defaults of any other", async () => {
    const [scope, other] = [await newClinic(), await newClinic()];
    const row = { weekdays: [1, 3], createdAt: now };
    const ids = { usual: newId(now), planned: newId(now), bare: newId(now) };
    await db.within(scope).insert(chair, { ...row, id: ids.usual, name: "A" });
    await db.within(scope).insertOne(chair, { ...row, id: ids.planned, name: "A" });
    await db.within(scope).insertOne(chair, { id: ids.bare, name: "A", weekdays: null, createdAt: now });
    const found = new Map((await db.within(scope).find(chair)).map((each) => [each.id, each]));
    expect(found.get(ids.planned)).toEqual({ ...found.get(ids.usual), id: ids.planned });
    expect(found.get(ids.bare)).toEqual({ ...found.get(ids.usual), id: ids.bare, weekdays: null });
    expect(await db.within(other).count(chair)).toBe(0);
    const again = db.within(scope).insertOne(chair, { ...row, id: ids.bare, name: "B" });
    await expect(again).rejects.toMatchObject({ code: "23505" });
  });

  test("what follows from a new row goes in with it, and from one that was there nothing does", async () => {
    const scope = await newClinic();
    const queries = db.within(scope);
    const rows = ["A", "B"].map((name) => ({ id: newId(now), name, createdAt: now }));
    const moreOfEach = sql`
      insert into chair (clinic_id, id, name, created_at)
      select clinic_id, gen_random_uuid(), 'Beside ' || name, created_at from fresh`;
    expect(await queries.insertNewWith(chair, rows.slice(0, 1), moreOfEach)).toBe(1);
    expect(await queries.insertNewWith(chair, rows, moreOfEach)).toBe(1);
    expect((await queries.find(chair)).map(({ name }) => name).sort()).toEqual([
      ...["A", "B", "Beside A", "Beside B"],
    ]);
    expect(await queries.insertNewWith(chair, [], moreOfEach)).toBe(0);
  });

  test("a transaction that throws leaves nothing, and the connection to the next", async () => {
    const scope = await newClinic();
    const failing = db.transaction(scope, async (queries) => {
      await queries.insert(chair, { id: newId(now), name: "Never", createdAt: now });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await db.within(scope).find(chair)).toEqual([]);
  });
});

describe("news of changes", () => {
  const heardBy = (database: Database) => {
    const heard: [ClinicId, LiveChange][] = [];
    const stop = database.onChange((clinicId, change) => heard.push([clinicId, change]));
    return { heard, stop };
  };
  const clinicId = newId<ClinicId>(now);

  test("reaches whoever listens, until they stop", async () => {
    const { heard, stop } = heardBy(db);
    db.announce(clinicId, { topic: "tasks" });
    await eventually(() => expect(heard).toEqual([[clinicId, { topic: "tasks" }]]));
    stop();
    const { heard: others, stop: stopOthers } = heardBy(db);
    db.announce(clinicId, { topic: "calls", id: "7" });
    await eventually(() => expect(others).toHaveLength(1));
    stopOthers();
    expect(heard).toHaveLength(1);
  });

  test("that came at once reaches them all, each change once", async () => {
    const { heard, stop } = heardBy(db);
    for (const id of ["1", "2", "3"]) db.announce(clinicId, { topic: "calls", id });
    await eventually(() => expect(heard.map(([, { id }]) => id).sort()).toEqual(["1", "2", "3"]));
    stop();
  });
});

describe("opening", () => {
  const options = (place: Awaited<ReturnType<typeof freshDatabase>>): OpenOptions => ({
    ...place,
    poolSize: 2,
    onError: (error) => {
      throw error;
    },
  });

  test("again keeps what is there and migrates nothing", async () => {
    const place = await freshDatabase();
    const first = await openDatabase(options(place));
    await rowsOf(
      first,
      "insert into clinic (clinic_id, time_zone, created_at) values (gen_random_uuid(), 'UTC', now())",
    );
    await first.close();
    const second = await openDatabase(options(place));
    expect(await rowsOf(second, "select time_zone from clinic")).toEqual([{ time_zone: "UTC" }]);
    await second.close();
    await place.remove();
  });

  test("that fails keeps neither connections nor the folder", async () => {
    const place = await freshDatabase();
    const first = await openDatabase(options(place));
    // A migration that this version does not know how to follow: the table it wants to make is there already.
    await rowsOf(first, "delete from drizzle.__drizzle_migrations");
    await first.close();
    await expect(openDatabase(options(place))).rejects.toThrow();
    await expect(openDatabase(options(place))).rejects.not.toThrow(/in use/);
    if (place.databaseUrl) {
      const open = `select count(*)::int as n from pg_stat_activity where datname = '${new URL(place.databaseUrl).pathname.slice(1)}'`;
      await eventually(async () => expect(await rowsOf(db, open)).toEqual([{ n: 0 }]));
    }
    await place.remove();
  });
});
