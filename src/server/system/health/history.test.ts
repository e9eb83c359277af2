import { expect, test } from "vitest";
import { monitoredServices } from "#contract/system/health.ts";
import { fixedClock } from "#kernel/clock.ts";
import { startTalk, talkStep } from "#server/dialogue/talk.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { askAssistant } from "./assistant-probe.ts";
import { spansOf, statusOfProbe } from "./rules.ts";
import { createHealthSampler, type SamplerOptions } from "./sampler.ts";
import { keepHealthSamples } from "./service.ts";

const server = serverForThisFile();
const well = async () => undefined;
const allWell = { api: well, database: well, phoneSystem: well, aiAgent: well };

function samplerAt(now: string, more: Partial<SamplerOptions> = {}) {
  const { database } = server();
  return createHealthSampler({
    keep: (found, forgetBefore) => keepHealthSamples(database, found, forgetBefore),
    ...{ clock: fixedClock(now), probes: allWell, log: { warn: () => {} } },
    ...more,
  });
}

const history = async (token: string) => (await server().call("healthHistory", { token })).body;

test("keeps one sample a minute for each service, however many servers ask [SYS-2]", async () => {
  await samplerAt("2026-08-11T01:30:10Z").sample();
  await samplerAt("2026-08-11T01:30:50Z").sample();
  await samplerAt("2026-08-11T01:31:00Z").sample();
  const rows = await rowsOf<{ service: string; n: number }>(
    server().database,
    "select service, count(*)::int as n from health_sample where at >= '2026-08-11T01:30:00Z' and at < '2026-08-11T01:32:00Z' group by service order by service",
  );
  expect(rows.map(({ service, n }) => [service, n])).toEqual(
    [...monitoredServices].sort().map((service) => [service, 2]),
  );
});

test("the last day comes as half hours with the worst of each, gaps included [SYS-2]", async () => {
  const { token } = await server().signIn();
  const refusing = async () => {
    throw new Error("away");
  };
  await samplerAt("2026-08-10T20:05:00Z").sample();
  await samplerAt("2026-08-10T20:06:00Z", { probes: { ...allWell, phoneSystem: refusing } }).sample();
  await samplerAt("2026-08-10T20:40:00Z", {
    probes: { ...allWell, phoneSystem: async () => "warning" },
  }).sample();
  await samplerAt("2026-08-10T20:41:00Z").sample();
  // Half an hour too old to be shown.
  await samplerAt("2026-08-10T01:59:00Z").sample();
  const body = await history(token);
  expect(body.spanMinutes).toBe(30);
  expect(body.services.map(({ service }: { service: string }) => service)).toEqual(monitoredServices);
  const phone = body.services[2];
  expect(phone.spans).toHaveLength(48);
  expect(phone.spans[0].startsAt).toBe("2026-08-10T02:00:00.000Z");
  expect(phone.spans.at(-1).startsAt).toBe("2026-08-11T01:30:00.000Z");
  const statusAt = (startsAt: string) =>
    phone.spans.find((span: { startsAt: string }) => span.startsAt === startsAt).status;
  expect(statusAt("2026-08-10T20:00:00.000Z")).toBe("offline");
  expect(statusAt("2026-08-10T20:30:00.000Z")).toBe("warning");
  expect(statusAt("2026-08-10T19:30:00.000Z")).toBeNull();
  const api = body.services[0].spans;
  expect(api.find((span: { startsAt: string }) => span.startsAt === "2026-08-10T20:00:00.000Z").status).toBe(
    "online",
  );
});

test("measures how long each probe took, and a silent one counts as offline [SYS-2]", async () => {
  let now = 0;
  const slow = async () => {
    now += 37;
    return undefined;
  };
  const silent = () => new Promise<undefined>(() => {});
  await samplerAt("2026-08-11T01:41:00Z", {
    stopwatch: () => now,
    timeoutMs: 20,
    probes: { ...allWell, database: slow, aiAgent: silent },
  }).sample();
  const { token } = await server().signIn();
  const { services } = await history(token);
  expect(services[1].latestMs).toBe(37);
  expect(services[3].spans.at(-1).status).toBe("offline");
});

test("samples older than a day are forgotten", async () => {
  await samplerAt("2026-08-01T00:00:00Z").sample();
  await samplerAt("2026-08-02T02:00:00Z").sample();
  const rows = await rowsOf(
    server().database,
    "select 1 from health_sample where at < '2026-08-01T12:00:00Z'",
  );
  expect(rows).toEqual([]);
});

test("the history is for signed-in people only", async () => {
  expect((await server().call("healthHistory")).status).toBe(401);
});

test("the assistant is asked a real question, and silence is a failure [SYS-2]", async () => {
  const at = Date.parse(testNow);
  await askAssistant({ start: startTalk, step: talkStep }, at);
  const mute = {
    start: startTalk,
    step: (state: ReturnType<typeof startTalk>) => ({ state, effects: [], understood: null }),
  };
  await expect(askAssistant(mute, at)).rejects.toThrow("no answer");
});

test.each([
  [{ isAnswered: false, tookMs: 5, said: undefined }, "offline"],
  [{ isAnswered: true, tookMs: 5, said: undefined }, "online"],
  [{ isAnswered: true, tookMs: 1_001, said: undefined }, "warning"],
  [{ isAnswered: true, tookMs: 5, said: "warning" as const }, "warning"],
])("a probe of %j is %s", (probe, status) => {
  expect(statusOfProbe(probe)).toBe(status);
});

test("a day is 48 half hours, also when nothing was sampled", () => {
  const spans = spansOf([], Date.parse("2026-08-11T01:42:00Z"));
  expect(spans).toHaveLength(48);
  expect(spans.every(({ status }) => status === null)).toBe(true);
});
