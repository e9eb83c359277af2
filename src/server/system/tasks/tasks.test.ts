import { expect, test } from "vitest";
import { newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { task } from "#server/db/schema/system.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

async function addTask(scope: ClinicScope, title: string, secondsAgo = 0): Promise<string> {
  const now = server().clock.now();
  const id = newId(now);
  await server()
    .database.within(scope)
    .insert(task, {
      ...{ id, kind: "callback", title, detail: "Asked for a person", createdAt: now - secondsAgo * 1_000 },
    });
  return id;
}

const titles = async (token: string) =>
  (await server().call("listTasks", { token })).body.map(({ title }: { title: string }) => title);

test("open tasks come newest first and go when they are done", async () => {
  const { token, scope, user } = await server().signIn();
  const old = await addTask(scope, "Ring back", 60);
  await addTask(scope, "Message");
  expect(await titles(token)).toEqual(["Message", "Ring back"]);
  const heard: string[] = [];
  server().database.onChange((clinicId, change) => {
    if (clinicId === scope.clinicId) heard.push(`${change.topic} ${change.id}`);
  });
  expect((await server().call("completeTask", { token, params: { id: old } })).status).toBe(200);
  expect(await titles(token)).toEqual(["Message"]);
  await expect.poll(() => heard).toContain(`tasks ${old}`);
  const [row] = await rowsOf(server().database, `select completed_by from task where id = '${old}'`);
  expect(row?.completed_by).toBe(user.id);
});

test("completing a task again changes nothing, not even who did it", async () => {
  const { token, scope } = await server().signIn();
  const id = await addTask(scope, "Ring back");
  await server().call("completeTask", { token, params: { id } });
  const state = () => rowsOf(server().database, `select * from task where id = '${id}'`);
  const before = await state();
  server().clock.advance(1_000);
  expect((await server().call("completeTask", { token, params: { id } })).status).toBe(200);
  expect(await state()).toEqual(before);
});

test("nobody sees or completes another clinic's task", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const id = await addTask(one.scope, "Ring back");
  expect(await titles(other.token)).toEqual([]);
  const refused = await server().call("completeTask", { token: other.token, params: { id } });
  expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
  expect(await titles(one.token)).toEqual(["Ring back"]);
});

test("an id that is none is refused", async () => {
  const { token } = await server().signIn();
  expect((await server().call("completeTask", { token, params: { id: "1" } })).status).toBe(400);
  const unknown = { id: "00000000-0000-4000-8000-000000000000" };
  expect((await server().call("completeTask", { token, params: unknown })).status).toBe(404);
});
