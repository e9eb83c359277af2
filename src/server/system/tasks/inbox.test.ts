import { expect, test } from "vitest";
import type { Task } from "#contract/messaging/tasks.ts";
import { newId } from "#kernel/ids.ts";
import { addTask, type StaffTask } from "#server/clinic/desk/service.ts";
import { type SignedInClinic, serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();

async function leave({ scope }: SignedInClinic, over: Partial<StaffTask> = {}): Promise<string> {
  const now = server().clock.now();
  const id = newId(now);
  const task: StaffTask = {
    id,
    kind: "callback",
    title: "Ring back",
    detail: "About an invoice.",
    phone: null,
  };
  await addTask(server().database.within(scope), { ...task, ...over }, now);
  server().clock.advance(1_000);
  return id;
}

const list = async ({ token }: SignedInClinic, query: Record<string, string> = {}): Promise<Task[]> =>
  (await server().call("listTasks", { token, query })).body;
const change = ({ token }: SignedInClinic, id: string, body: object) =>
  server().call("changeTask", { token, params: { id }, body });

test("a ring-back says who, on which number, their words and when to ring [DASH-7]", async () => {
  const clinic = await server().signIn();
  await leave(clinic, {
    detail:
      "A question about a crown. To be rung: after four (4:00 pm).\nIn the caller's words: “about my crown”",
    ...{ phone: "+61491570156", personName: "Grace Walker" },
  });
  const told = {
    detail: "A question about a crown.",
    ringWhen: "after four (4:00 pm)",
    said: "“about my crown”",
  };
  expect(await list(clinic)).toMatchObject([{ name: "Grace Walker", phone: "+61491570156", ...told }]);
});

test("150 tasks of one cause are one row below what is urgent [DASH-7]", async () => {
  const clinic = await server().signIn();
  await leave(clinic, { title: "Chipped", detail: "I have chipped a front tooth." });
  for (let i = 0; i < 150; i++)
    await leave(clinic, { kind: "practice_system", title: `Not in: ${i}`, alike: "practice_system network" });
  const shown = await list(clinic);
  expect(shown.map(({ title, alikeCount }) => [title, alikeCount])).toEqual([
    ["Chipped", 1],
    ["Not in: 149", 150],
  ]);
  expect(await list(clinic, { alikeTo: shown[1]?.id ?? "" })).toHaveLength(150);
  expect((await change(clinic, shown[1]?.id ?? "", { isDone: true, withAlike: true })).body).toEqual({
    changed: 150,
  });
  expect(await list(clinic)).toHaveLength(1);
  expect((await change(clinic, shown[1]?.id ?? "", { isDone: false, withAlike: true })).body).toEqual({
    changed: 150,
  });
  expect(await list(clinic)).toHaveLength(2);
});

test("a task is given to somebody of the team, put off until its time, and nobody else's [DASH-7]", async () => {
  const [clinic, other] = [await server().signIn(), await server().signIn()];
  const id = await leave(clinic);
  await change(clinic, id, { assignedTo: clinic.user.id });
  expect((await list(clinic))[0]?.assignedTo?.id).toBe(clinic.user.id);
  expect((await change(clinic, id, { assignedTo: other.user.id })).status).toBe(400);
  const snoozedUntil = new Date(server().clock.now() + 3_600_000).toISOString();
  await change(clinic, id, { snoozedUntil });
  expect([await list(clinic), (await list(clinic, { view: "snoozed" })).length]).toEqual([[], 1]);
  server().clock.advance(3_600_000);
  expect(await list(clinic)).toHaveLength(1);
  const past = new Date(server().clock.now() - 1_000).toISOString();
  expect((await change(clinic, id, { snoozedUntil: past })).body.errors[0].field).toBe("snoozedUntil");
  expect((await change(other, id, { isDone: true })).status).toBe(404);
});

test("a text is written to whoever waits, and a landline is said to take none [DASH-7]", async () => {
  const clinic = await server().signIn();
  const params = { id: await leave(clinic, { phone: "+61491570156" }) };
  const { token } = clinic;
  const sent = await server().call("replyToTask", { token, params, body: { body: "We will ring at four." } });
  expect([sent.status, sent.body.messages.length]).toEqual([201, 1]);
  expect(sent.body.messages[0]).toMatchObject({ purpose: "reply", direction: "out", status: "queued" });
  await server().worker.runDue();
  const thread = await server().call("taskThread", { token, params });
  expect(thread.body.messages[0].body).toContain("We will ring at four.");
  const landline = { id: await leave(clinic, { phone: "+61255501234" }) };
  const refused = await server().call("replyToTask", { token, params: landline, body: { body: "Hello" } });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, "body"]);
});
