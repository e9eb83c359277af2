import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { expect, onTestFinished, test } from "vitest";

const folder = join(import.meta.dirname, "../../src/server/db/migrations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const first = files.findIndex((name) => name.includes("membership"));
const migrate = async (database: PGlite, names: string[]) => {
  for (const name of names) await database.exec(readFileSync(join(folder, name), "utf8"));
};
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test("everybody who had an account stays in their clinic and signed in, with the rights they had [TEAM-5]", async () => {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  onTestFinished(() => database.close());
  await migrate(database, files.slice(0, first));
  await database.exec(`
    insert into clinic (clinic_id, time_zone, created_at) values
      ('${idOf(1)}', 'UTC', '2026-01-01Z'), ('${idOf(2)}', 'UTC', '2026-02-01Z');
    insert into staff_user (id, clinic_id, username, email, role, created_at) values
      ('${idOf(3)}', '${idOf(1)}', 'Jo', 'jo@clinic.example', 'Admin', '2026-01-01Z'),
      ('${idOf(4)}', '${idOf(2)}', 'Kim', 'kim@clinic.example', null, '2026-02-01Z'),
      ('${idOf(5)}', '${idOf(2)}', 'Sam', 'sam@clinic.example', 'Receptionist', '2026-02-02Z');
    insert into session (token_hash, clinic_id, user_id, created_at, expires_at) values
      ('one', '${idOf(1)}', '${idOf(3)}', '2026-03-01Z', '2026-04-01Z'),
      ('two', '${idOf(2)}', '${idOf(5)}', '2026-03-01Z', '2026-04-01Z');
    insert into known_browser (browser_hash, clinic_id, user_id, seen_at) values
      ('chrome', '${idOf(1)}', '${idOf(3)}', '2026-03-01Z');`);
  await migrate(database, files.slice(first));

  const rows = async (statement: string) => (await database.query(statement, [], { rowMode: "array" })).rows;
  expect(
    await rows(
      `select username, clinic_id, m.role from staff_user join membership m on user_id = id order by username`,
    ),
  ).toEqual([
    ["Jo", idOf(1), "owner"],
    ["Kim", idOf(2), "owner"],
    ["Sam", idOf(2), "manager"],
  ]);
  expect(await rows(`select token_hash from session order by token_hash`)).toEqual([["one"], ["two"]]);
  expect(await rows(`select user_id from known_browser`)).toEqual([[idOf(3)]]);

  await database.exec(`delete from membership where user_id = '${idOf(5)}'`);
  expect(await rows(`select token_hash from session`)).toEqual([["one"]]);
});
