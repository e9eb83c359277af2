import { expect, test } from "vitest";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
const patient = { name: "Matilda Nguyen", phone: "0491 570 156" };

const trail = async (token: string, query: Record<string, string> = {}) =>
  (await server().call("listAudit", { token, query })).body as {
    entries: { action: string; what: string; actorName: string; subjectKind: string; subjectId: string }[];
    hasMore: boolean;
  };
const lines = async (token: string, query?: Record<string, string>) =>
  (await trail(token, query)).entries
    .filter(({ action }) => action !== "signed in")
    .map(({ actorName, action, subjectKind }) => `${actorName} ${action} ${subjectKind}`);

test("says who changed, saw and exported what, by reference and never by a patient's name [SYS-3]", async () => {
  const { token, user } = await server().signIn();
  const { body } = await server().call("createPatient", { token, body: patient });
  server().clock.advance(1_000);
  await server().call("getPatient", { token, params: { id: body.id } });
  server().clock.advance(1_000);
  await server().app.inject({
    url: "/api/calls/logs/export.csv",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await lines(token)).toEqual([
    `${user.username} exported calls`,
    `${user.username} saw patients`,
    `${user.username} changed patients`,
  ]);
  const about = await trail(token, { subjectId: body.id });
  expect(about.entries.map(({ what }) => what)).toEqual(["Patient by ID", "Add a patient to the records"]);
  expect(JSON.stringify(about)).not.toMatch(/Matilda|0491/);
});

test("a refused call leaves nothing, and looking again within minutes is one look [SYS-3]", async () => {
  const { token } = await server().signIn();
  const { body } = await server().call("createPatient", { token, body: patient });
  expect((await server().call("createPatient", { token, body: patient })).status).toBe(409);
  for (const minutes of [1, 5, 10]) {
    await server().call("getPatient", { token, params: { id: body.id } });
    server().clock.advance(minutes * 60_000);
  }
  expect((await lines(token, { action: "changed" })).length).toBe(1);
  expect((await lines(token, { action: "saw" })).length).toBe(1);
  await server().call("getPatient", { token, params: { id: body.id } });
  expect((await lines(token, { action: "saw" })).length).toBe(2);
});

test("a program is named by its key, and one clinic never reads another's trail [SYS-3]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const key = { name: "Reporting sheet", permissions: ["read", "write"] };
  const { secret } = (await server().call("createApiKey", { token: one.token, body: key })).body;
  await server().call("createPatient", { token: secret, body: patient });
  expect(await lines(one.token, { action: "changed" })).toContain(
    "Reporting sheet (API key) changed patients",
  );
  expect(await lines(other.token)).toEqual([]);
});

test("the trail can be read by person, by day and page by page [SYS-3]", async () => {
  const { token, user } = await server().signIn();
  for (let n = 0; n < 3; n++) {
    await server().call("createPatient", { token, body: { ...patient, name: `Matilda ${"ABC"[n]}` } });
    server().clock.advance(86_400_000);
  }
  expect((await lines(token, { actorId: user.id })).length).toBe(3);
  expect(await lines(token, { actorId: "somebody-else" })).toEqual([]);
  const [first] = (await trail(token, { limit: "1" })).entries as unknown as { id: string; at: string }[];
  expect((await trail(token, { limit: "2", before: first?.id ?? "" })).entries).toHaveLength(2);
  const day = first?.at.slice(0, 10) ?? "";
  expect((await lines(token, { from: day, to: day })).length).toBe(1);
});

test("the database takes nothing of the trail back [SYS-3]", async () => {
  const { token, scope } = await server().signIn();
  await server().call("createPatient", { token, body: patient });
  for (const statement of [
    `update audit_entry set actor_name = 'nobody' where clinic_id = '${scope.clinicId}'`,
    `delete from audit_entry where clinic_id = '${scope.clinicId}'`,
    "truncate audit_entry",
  ])
    await expect(rowsOf(server().database, statement)).rejects.toThrow();
  expect((await lines(token)).length).toBe(1);
});

test("that a patient agreed to offers, or took it back, stands in the trail with who kept it and when [SYS-3]", async () => {
  const { token, user } = await server().signIn();
  const { body } = await server().call("createPatient", { token, body: patient });
  const keep = (change: object) =>
    server().call("updatePatient", { token, params: { id: body.id }, body: change });
  for (const change of [
    { notes: "Prefers mornings" },
    { preferences: { promotions: true } },
    { preferences: { promotions: true, sms: false } },
    { preferences: { promotions: false } },
  ]) {
    server().clock.advance(1_000);
    await keep(change);
  }
  const { entries } = await trail(token, { subjectId: body.id });
  const said = entries.filter(({ what }) => what.startsWith("Offers and newsletters"));
  expect(said.map(({ what, actorName }) => [what, actorName])).toEqual([
    ["Offers and newsletters: not wanted", user.username],
    ["Offers and newsletters: agreed", user.username],
  ]);
});
