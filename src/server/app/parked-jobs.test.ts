import { beforeEach, expect, test } from "vitest";
import type { Task } from "#contract/messaging/tasks.ts";
import { readReplyKind } from "#server/outreach/replies/service.ts";
import { enqueue } from "#server/queue/service.ts";
import { loggedErrors } from "../../../tests/support/logged-errors.ts";
import { type SignedInClinic, serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
let clinic: SignedInClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await server().signIn();
});

const errorsOf = (token: string) => loggedErrors(server(), token);
const tasksOf = async (token: string): Promise<Task[]> =>
  (await server().call("listTasks", { token })).body.filter(({ isSample }: Task) => !isSample);

test("work that is given up is an error of its clinic, a task where a patient may wait, and no good health [LOG-2] [SYS-2]", async () => {
  const other = await server().signIn();
  // Its text is gone, so that reading it can only fail.
  await enqueue(server().database.within(clinic.scope), server().clock.now(), {
    ...{ kind: readReplyKind, payload: { messageId: "of nothing" }, maxAttempts: 2 },
  });
  await server().worker.runDue();
  expect(await tasksOf(clinic.token)).toEqual([]);
  server().clock.advance(60_000);
  await server().worker.runDue();
  expect(await errorsOf(clinic.token)).toMatchObject([
    {
      status: "Failed",
      messages: 1,
      workflow: expect.stringContaining("Background work · read reply was given up"),
    },
  ]);
  expect(await tasksOf(clinic.token)).toMatchObject([
    { title: "A patient's text could not be read: see Sent and received" },
  ]);
  const { body } = await server().call("systemHealth", { token: clinic.token });
  expect(body).toMatchObject({
    overallStatus: "degraded",
    troubles: [{ area: "Background work", count: 1 }],
  });
  expect(await errorsOf(other.token)).toEqual([]);
  expect((await server().call("systemHealth", { token: other.token })).body.overallStatus).toBe("healthy");
});
