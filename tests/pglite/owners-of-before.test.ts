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
const first = files.findIndex((name) => name.includes("who_owns_a_number"));
const migrate = async (database: PGlite, names: string[]) => {
  for (const name of names) await database.exec(readFileSync(join(folder, name), "utf8"));
};

const clinicA = "00000000-0000-4000-8000-00000000000a";
const clinicB = "00000000-0000-4000-8000-00000000000b";

/** A database as the release before kept it: two clinics, B the later one. */
async function databaseOfBefore(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  onTestFinished(() => database.close());
  await migrate(database, files.slice(0, first));
  await database.exec(`
    insert into clinic (clinic_id, time_zone, created_at) values
      ('${clinicB}', 'UTC', '2026-02-01Z'), ('${clinicA}', 'UTC', '2026-01-01Z');`);
  return database;
}

const number = (clinicId: string, e164: string, more: { sid?: string; agent?: string } = {}) => `
  insert into phone_number (id, clinic_id, e164, country, state, provider, lines, status, provider_number_id, assigned_agent_id, added_at)
  values (gen_random_uuid(), '${clinicId}', '${e164}', 'Australia', 'nsw', 'other', '1', 'Connected',
          ${more.sid ? `'${more.sid}'` : "null"}, ${more.agent ? `'${more.agent}'` : "null"}, now());`;
const call = (clinicId: string, e164: string, at: string) => `
  insert into call (id, clinic_id, channel, direction, provider_call_id, to_number, started_at, seen_at, outcome)
  values (gen_random_uuid(), '${clinicId}', 'phone', 'inbound', gen_random_uuid(), '${e164}', '${at}', '${at}', 'answered');`;

const rowsAfter = async (database: PGlite) => {
  await migrate(database, files.slice(first));
  const { rows } = await database.query<{ e164: string; clinic_id: string; ownership: string | null }>(
    "select e164, clinic_id, ownership from phone_number order by e164, clinic_id",
  );
  return rows.map(({ e164, clinic_id, ownership }) => [e164, clinic_id === clinicA ? "A" : "B", ownership]);
};

test("whoever is on air stays so when ownership comes to be kept [CALL-3] [PHONE-3]", async () => {
  const database = await databaseOfBefore();
  await database.exec(
    [
      // Given by the provider's account.
      number(clinicB, "+61255500001", { sid: "PN1" }),
      // Written down, and rung.
      number(clinicB, "+61255500002"),
      call(clinicB, "+61255500002", "2026-03-01Z"),
      // Wired by hand, in no list: the clinic that took the last call has it.
      call(clinicB, "+61355500003", "2026-03-01Z"),
      call(clinicA, "+61355500003", "2026-04-01Z"),
      // Written down by B, while A takes the calls.
      number(clinicB, "+61255500004"),
      call(clinicA, "+61255500004", "2026-03-01Z"),
      // Only written down, by whoever runs the server and by a later clinic.
      number(clinicA, "+61255500005"),
      number(clinicB, "+61255500006"),
    ].join("\n"),
  );
  expect(await rowsAfter(database)).toEqual([
    ["+61255500001", "B", "operator"],
    ["+61255500002", "B", "operator"],
    ["+61255500004", "A", "operator"],
    ["+61255500004", "B", null],
    ["+61255500005", "A", "operator"],
    ["+61255500006", "B", null],
    ["+61355500003", "A", "operator"],
  ]);
  const { rows } = await database.query("select clinic_id from clinic where is_first");
  expect(rows).toEqual([{ clinic_id: clinicA }]);
});

test("agents that had lost their number to another one get it back [CALL-3]", async () => {
  const database = await databaseOfBefore();
  const configured = (agentId: string, version: number, phoneNumber: string) => `
    insert into agent_configuration (clinic_id, agent_id, version, configuration, saved_by, saved_by_username, saved_at)
    values ('${clinicA}', '${agentId}', ${version}, '{"phoneNumber": "${phoneNumber}"}', gen_random_uuid(), 'Kim', now());`;
  await database.exec(
    [
      number(clinicA, "+61255500001", { agent: "5" }),
      ...["1", "2", "5"].map((agentId) => configured(agentId, 1, "+61255500001")),
      // Moved elsewhere since.
      configured("2", 2, "+61255500002"),
    ].join("\n"),
  );
  await rowsAfter(database);
  const { rows } = await database.query("select assigned_agent_ids from phone_number");
  expect(rows).toEqual([{ assigned_agent_ids: ["1", "5"] }]);
});
