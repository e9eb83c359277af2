import { expect, test, vi } from "vitest";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { rowsOf } from "../support/rows-of.ts";
import { fillTables } from "../support/rows-of-any-schema.ts";
import { serverForThisFile } from "../support/test-server.ts";

// Some sixty calls, each about a row of every table.
vi.setConfig({ testTimeout: 180_000 });

const server = serverForThisFile();

/** What a call needs beside the id to get as far as looking for the row; a call that is missing here answers 400, and fails. */
const week = { fromDate: "2026-08-17", toDate: "2026-08-21" };
const unknown = "00000000-0000-4000-8000-999999999999";
const bodies: Partial<Record<EndpointName, object>> = {
  ...{
    renamePasskey: { name: "Mine" },
    changeMember: { role: "owner" },
    markAttendance: { attendance: "arrived" },
  },
  rescheduleAppointment: { requestedDate: "2026-08-17", requestedTime: "10:00" },
  changeChair: { name: "Mine", weekdays: null },
  changeTreatment: { name: "Mine", durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  changePerson: { name: "Mine", role: "Dentist", weekdays: [1], takesBookings: true },
  addLeave: week,
  fillFreedTime: { freedAppointmentId: unknown },
  changeOwnAnswer: { question: "Do you park?", answer: "In the street." },
  replyToTask: { body: "Hello" },
  mergePatients: { mergedId: unknown },
  uploadImportPart: { content: "QQ==" },
  checkImport: { mapping: [], options: { dateOrder: "dmy", onKnown: "leave", sendsReminders: false } },
  decideLeave: { decision: "approved" },
  sendNumberCode: { by: "call" },
  proveNumber: { code: "123456" },
};

const byId = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  endpoints[name].path.includes(":id"),
);

const tablesWithId = async () =>
  (
    await rowsOf<{ table: string }>(
      server().database,
      `select c.table_name as table from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'id' and c.udt_name = 'uuid' and t.table_type = 'BASE TABLE'`,
    )
  ).map(({ table }) => table);

/** Everything that stands in the tables, but for what the asker's own clinic keeps. */
async function standing(exceptClinic: string): Promise<Record<string, string>> {
  const tables = await rowsOf<{ table: string; isOwned: boolean }>(
    server().database,
    `select t.table_name as table, bool_or(c.column_name = 'clinic_id') as "isOwned"
       from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`,
  );
  const found: Record<string, string> = {};
  for (const { table, isOwned } of tables) {
    if (!isOwned) continue;
    const [row] = await rowsOf<{ sum: string }>(
      server().database,
      `select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as sum from "${table}" r where clinic_id <> '${exceptClinic}'`,
    );
    found[table] = row?.sum ?? "";
  }
  return found;
}

/** One row's id of each table, all of one clinic; sign-ins are named by their hash. */
async function idsOf(clinicId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const table of await tablesWithId()) {
    const [row] = await rowsOf<{ id: string }>(
      server().database,
      `select id from "${table}" order by 1 limit 1`,
    );
    if (row) ids.set(table, row.id);
  }
  const [signIn] = await rowsOf<{ id: string }>(
    server().database,
    `select token_hash as id from session where clinic_id = '${clinicId}' and token_hash ~ '^[0-9a-f]{64}$'`,
  );
  return ids.set("session", signIn?.id ?? "");
}

test("no call reaches a row of another clinic by its id, and none of them changes [TEAM-5] [AUTH-8]", async () => {
  const { app, database, signIn } = server();
  await fillTables(database.acrossClinics().$client);
  const [first] = await rowsOf<{ id: string }>(
    database,
    "select clinic_id as id from clinic order by 1 limit 1",
  );
  const [{ token: theirs, user }, { token, scope }] = [await signIn(), await signIn()];
  // Somebody who is at home there: what they reach is there to be reached.
  await rowsOf(
    database,
    `insert into membership (user_id, clinic_id, role, created_at, chosen_at)
     values ('${user.id}', '${first?.id}', 'owner', '2026-08-02Z', '2026-08-02Z')`,
  );
  await rowsOf(database, `update session set clinic_id = '${first?.id}' where user_id = '${user.id}'`);
  const ids = await idsOf(first?.id ?? "");
  const before = await standing(scope.clinicId);

  let asked = 0;
  const ask = async (name: EndpointName, id: string, as: string): Promise<number> => {
    const { method, path } = endpoints[name];
    // As it stands: some answers are files.
    const answer = await app.inject({
      method,
      url: path.replace(":id", id).replace(":index", "0"),
      headers: { authorization: `Bearer ${as}` },
      // Limits per network address must not answer in the route's place.
      remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked++ & 255}`,
      ...(method !== "GET" && { payload: bodies[name] ?? {} }),
    });
    return answer.statusCode;
  };
  const reached: string[] = [];
  let cells = 0;
  for (const name of byId)
    for (const [table, id] of ids) {
      if ((name === "endSignIn") !== (table === "session")) continue;
      cells++;
      const status = await ask(name, id, token);
      if (status !== 404) reached.push(`${name} of ${table}: ${status}`);
    }
  expect(reached).toEqual([]);
  expect(await standing(scope.clinicId)).toEqual(before);
  expect(cells).toBe((byId.length - 1) * (ids.size - 1) + 1);

  const reachedByTheirs = async (name: EndpointName) => {
    for (const id of ids.values()) if ((await ask(name, id, theirs)) !== 404) return true;
    return false;
  };
  const unreached: string[] = [];
  for (const name of byId.toReversed()) if (!(await reachedByTheirs(name))) unreached.push(name);
  expect(unreached).toEqual([]);
});
