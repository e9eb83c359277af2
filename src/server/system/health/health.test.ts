import { expect, onTestFinished, test } from "vitest";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { startHealthMonitor } from "./monitor.ts";
import { databaseStatus, overallStatus, uptimePercent } from "./rules.ts";

const server = serverForThisFile();

test("every service is named with its state, and the answer was measured [SYS-1, SYS-2]", async () => {
  const { token } = await server().signIn();
  const { status, body } = await server().call("systemHealth", { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    overallStatus: "healthy",
    services: { api: "online", database: "online", phoneSystem: "online", aiAgent: "online" },
    uptime: "100%",
    lastUpdated: "2026-08-11T01:42:00.000Z",
    responseTime: expect.any(Number),
  });
  expect(body.responseTime).toBeGreaterThan(0);
  expect(body.responseTime).toBeLessThan(5_000);
});

test("a paused assistant is a warning in this clinic and no trouble of the system [SYS-2]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await server().call("pauseAssistant", { token: one.token, body: { paused: true } });
  const mine = (await server().call("systemHealth", { token: one.token })).body;
  expect(mine).toMatchObject({ overallStatus: "healthy", services: { aiAgent: "warning" } });
  const theirs = (await server().call("systemHealth", { token: other.token })).body;
  expect(theirs.services.aiAgent).toBe("online");
});

function monitorOn(asked: () => Promise<void>, more: { everyMs?: number; timeoutMs?: number } = {}) {
  let now = 0;
  const ping = () => asked().then(() => ({ isReadOnly: false }));
  const monitor = startHealthMonitor({ database: { ping }, stopwatch: () => now, ...more });
  onTestFinished(() => monitor.stop());
  return { monitor, pass: (ms: number) => (now += ms) };
}

test("the database is asked on the spot and timed [SYS-2]", async () => {
  const { monitor, pass } = monitorOn(async () => {
    pass(42);
  });
  expect(await monitor.probe()).toEqual({ isDatabaseUp: true, isReadOnly: false, tookMs: 42 });
});

test("a database that refuses or stays silent is offline [SYS-2]", async () => {
  const refusing = monitorOn(() => Promise.reject(new Error("away")));
  expect(await refusing.monitor.probe()).toMatchObject({ isDatabaseUp: false });
  const silent = monitorOn(() => new Promise(() => {}), { timeoutMs: 20 });
  expect(await silent.monitor.probe()).toMatchObject({ isDatabaseUp: false });
  expect(silent.monitor.latest().isDatabaseUp).toBe(false);
});

test("uptime is the share of beats at which the database answered [SYS-2]", async () => {
  let beats = 0;
  const { monitor } = monitorOn(
    async () => {
      beats++;
      if (beats === 2) throw new Error("away");
    },
    { everyMs: 10 },
  );
  await expect.poll(() => beats).toBeGreaterThanOrEqual(4);
  monitor.stop();
  const percent = Number.parseFloat(monitor.uptime());
  expect(percent).toBeLessThan(100);
  expect(percent).toBeGreaterThan(50);
});

test.each([
  [0, 0, "100%"],
  [1, 1, "100%"],
  [9_996, 10_000, "99.9%"],
  [999, 1_000, "99.9%"],
  [1, 2, "50%"],
  [0, 5, "0%"],
])("%i good beats of %i are %s", (good, all, text) => {
  expect(uptimePercent(good, all)).toBe(text);
});

const fine = { api: "online", database: "online", phoneSystem: "online", aiAgent: "online" } as const;

test.each([
  [{}, "healthy"],
  [{ aiAgent: "warning" }, "healthy"],
  [{ aiAgent: "offline" }, "degraded"],
  [{ phoneSystem: "offline" }, "degraded"],
  [{ database: "warning" }, "degraded"],
  [{ database: "offline" }, "critical"],
  [{ api: "offline" }, "critical"],
] as const)("with %j the whole is %s [SYS-1]", (over, expected) => {
  expect(overallStatus({ ...fine, ...over })).toBe(expected);
});

test.each([
  [{ isDatabaseUp: true, isReadOnly: false, tookMs: 3 }, "online"],
  [{ isDatabaseUp: true, isReadOnly: false, tookMs: 1_001 }, "warning"],
  [{ isDatabaseUp: true, isReadOnly: true, tookMs: 3 }, "warning"],
  [{ isDatabaseUp: false, isReadOnly: false, tookMs: 3 }, "offline"],
] as const)("a database like %j is %s [SYS-1]", (probe, expected) => {
  expect(databaseStatus(probe)).toBe(expected);
});
