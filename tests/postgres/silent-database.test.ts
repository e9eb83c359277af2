import { expect, inject, onTestFinished, test } from "vitest";
import { newId } from "#kernel/ids.ts";
import { openDatabase } from "#server/db/database.ts";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { type clientOf, signIn } from "../../scripts/processes/server-process.mjs";
import { freshDatabase } from "../support/fresh-database.ts";
import { startProgram } from "../support/program.ts";
import { openRelay } from "../support/relay-line.ts";
import { silentProxy } from "../support/silent-proxy.ts";

const databases = inject("databases");

/** A server whose PostgreSQL lies behind a network that can fall silent, and somebody signed in. */
async function serverBehindProxy() {
  if (databases.engine !== "postgres") throw new Error("PostgreSQL only");
  const place = await freshDatabase();
  onTestFinished(() => place.remove());
  const proxy = await silentProxy(place.databaseUrl ?? "");
  const env = { DATABASE_POOL_SIZE: "10", LOG_LEVEL: "fatal" };
  const server = startProgram({ ...place, databaseUrl: proxy.url }, place.dataFolder, env);
  const url = await server.ready();
  const staff = await signIn(url);
  await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  return { place, proxy, server, url, staff };
}

/** So many at once that every connection of the pool leads into the silence. */
const askEverything = (call: ReturnType<typeof clientOf>) =>
  Promise.all(Array.from({ length: 20 }, () => call("GET", "/api/appointments")));

test("a database that fell silent is left, and found again as soon as it answers [API-4]", {
  timeout: 120_000,
}, async () => {
  const { proxy, staff, url } = await serverBehindProxy();
  await askEverything(staff.call);
  const events = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${staff.token}` } });
  proxy.fallSilent();
  const refused = await askEverything(staff.call);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.body).toMatchObject({
    code: "unavailable",
    detail: expect.stringMatching(/^The database cannot be reached/),
  });
  proxy.speak();
  // At most one connection that was being made in the silence is waited for.
  await expect
    .poll(async () => (await staff.call("GET", "/api/appointments")).status, { timeout: 8_000 })
    .toBe(200);
  const served = await askEverything(staff.call);
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
  await events.body?.cancel();
});

test("what other servers change is heard again after a silence", { timeout: 120_000 }, async () => {
  const place = await freshDatabase();
  const proxy = await silentProxy(place.databaseUrl ?? "");
  const open = (databaseUrl: string | null) =>
    openDatabase({ ...place, databaseUrl, poolSize: 2, onError: () => {} });
  const [here, other] = [await open(proxy.url), await open(place.databaseUrl)];
  const heard: unknown[] = [];
  here.onChange((_clinic, change) => heard.push(change));
  const hears = async () => {
    heard.length = 0;
    other.announce(newId(0), { topic: "calls" });
    await expect.poll(() => heard.length, { timeout: 1_000 }).toBeGreaterThan(0);
  };
  await hears();
  proxy.fallSilent();
  await expect(hears()).rejects.toThrow();
  proxy.speak();
  await expect
    .poll(
      () =>
        hears().then(
          () => "heard",
          () => "not yet",
        ),
      { timeout: 30_000 },
    )
    .toBe("heard");
  await other.close();
  await here.close();
  await place.remove();
});

test("a server whose database is silent stops in time and tells its callers [CALL-8]", {
  timeout: 120_000,
}, async () => {
  const { proxy, server, staff, url } = await serverBehindProxy();
  const { body } = await staff.call("POST", "/api/calls/test", {});
  const line = await openRelay(`${url.replace("http", "ws")}${body.relayPath}`, null);
  line.send({ type: "setup", callSid: "" });
  await line.said(1);
  proxy.fallSilent();
  server.child.kill("SIGTERM");
  expect((await line.said(2))[1]).toContain("I have to stop here.");
  expect(await server.ended).toBe(0);
});
