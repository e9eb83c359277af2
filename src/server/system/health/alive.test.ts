import { expect, test, vi } from "vitest";
import { startTestServer } from "../../../../tests/support/test-server.ts";

const ok = { status: 200, body: { status: "ok" } };

test("says without a sign-in that the server is alive, and that its database answers [SYS-2]", async () => {
  const server = await startTestServer();
  for (const name of ["liveness", "readiness"] as const)
    expect(await server.call(name)).toMatchObject({ ...ok, headers: { "cache-control": "no-store" } });
});

test("a database that is silent leaves the server alive and not ready; nobody waits for it [SYS-2]", async () => {
  const server = await startTestServer();
  const ping = vi.spyOn(server.database, "ping").mockImplementation(() => new Promise<never>(() => {}));
  const answers = await Promise.all([0, 1, 2].map(() => server.call("readiness")));
  expect(ping).toHaveBeenCalledTimes(1);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([503, "unavailable"]);
  expect(await server.call("liveness")).toMatchObject(ok);
  ping.mockRestore();
  expect(await server.call("readiness")).toMatchObject(ok);
});
