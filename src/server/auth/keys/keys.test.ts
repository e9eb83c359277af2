import { expect, test } from "vitest";
import { apiKeyPerMinute } from "#contract/access/api-keys.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { createKeyLimit } from "./rules.ts";

const server = serverForThisFile();

async function generate(token: string, permissions: string[] = ["read"], name = "Reporting sheet") {
  const { status, body, headers } = await server().call("createApiKey", {
    token,
    body: { name, permissions },
  });
  expect(status).toBe(201);
  expect(headers["cache-control"]).toBe("no-store");
  return body as { apiKey: { id: string; prefix: string; suffix: string }; secret: string };
}

const booking = {
  requestedDate: "2026-08-12",
  requestedTime: "10:00",
  patientDetails: { name: "Matilda Nguyen", phone: "0491 570 156" },
};

test("a key is random, is told once and stands nowhere afterwards [API-3]", async () => {
  const { token, scope } = await server().signIn();
  const one = await generate(token);
  const other = await generate(token);
  expect(one.secret).toMatch(/^enm_live_[\w-]{43}$/);
  expect(other.secret).not.toBe(one.secret);
  expect([one.apiKey.prefix, one.apiKey.suffix]).toEqual([one.secret.slice(0, 12), one.secret.slice(-4)]);
  await server().call("listAppointments", { token: one.secret });
  await server().call("createAppointment", { token: one.secret, body: booking });
  const listed = await server().call("listApiKeys", { token });
  const stored = await rowsOf(
    server().database,
    `select * from api_key where clinic_id = '${scope.clinicId}'`,
  );
  for (const text of [JSON.stringify(listed.body), JSON.stringify(stored), server().logged.join("\n")])
    expect(text).not.toContain(one.secret.slice(12, -4));
});

test("a key makes every call of the catalogue that its permissions allow [API-3]", async () => {
  const { token } = await server().signIn();
  const { secret } = await generate(token, ["read", "write"], "Website booking form");
  const created = await server().call("createAppointment", { token: secret, body: booking });
  expect([created.status, created.body.createdByUsername]).toEqual([201, "Website booking form (API key)"]);
  for (const name of ["listAppointments", "listPatients", "listCallLogs", "agentsStatus"] as const)
    expect((await server().call(name, { token: secret })).status, name).toBe(200);
  const { patients } = (await server().call("listPatients", { token: secret })).body;
  const patient = await server().call("getPatient", { token: secret, params: { id: patients[0].id } });
  expect(patient.body.name).toBe("Matilda Nguyen");
});

test("a key with read scope cannot write, one with write scope cannot read [API-3]", async () => {
  const { token } = await server().signIn();
  const reader = await generate(token, ["read"]);
  const refused = await server().call("createAppointment", { token: reader.secret, body: booking });
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
  expect((await server().call("listAppointments", { token })).body).toEqual([]);
  const writer = await generate(token, ["write"]);
  expect((await server().call("listAppointments", { token: writer.secret })).status).toBe(403);
});

test("a deleted key gets 401 at once, and never comes back [API-3]", async () => {
  const { token } = await server().signIn();
  const { apiKey, secret } = await generate(token);
  expect((await server().call("listAppointments", { token: secret })).status).toBe(200);
  expect((await server().call("revokeApiKey", { token, params: { id: apiKey.id } })).status).toBe(200);
  expect((await server().call("listAppointments", { token: secret })).status).toBe(401);
  expect((await server().call("revokeApiKey", { token, params: { id: apiKey.id } })).status).toBe(404);
});

test("a key of one clinic sees and ends nothing of another [API-3]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await server().call("createAppointment", { token: one.token, body: booking });
  const { secret } = await generate(other.token);
  expect((await server().call("listAppointments", { token: secret })).body).toEqual([]);
  expect((await server().call("listPatients", { token: secret })).body.total).toBe(0);
  const { apiKey } = await generate(one.token);
  const refused = await server().call("revokeApiKey", { token: other.token, params: { id: apiKey.id } });
  expect(refused.status).toBe(404);
});

test("keys are managed by people, not by keys [API-3]", async () => {
  const { token } = await server().signIn();
  const { secret } = await generate(token, ["read", "write"]);
  for (const name of [
    "listApiKeys",
    "createApiKey",
    "currentUser",
    "connectPms",
    "createCalendarFeed",
  ] as const)
    expect((await server().call(name, { token: secret, body: {} })).status, name).toBe(403);
});

test("uses are counted, and the last one is remembered [API-3]", async () => {
  const { token } = await server().signIn();
  const { secret } = await generate(token);
  for (let i = 0; i < 3; i++) await server().call("listAppointments", { token: secret });
  const mine = async () =>
    (await server().call("listApiKeys", { token })).body.find((key: { isSample: boolean }) => !key.isSample);
  await expect
    .poll(mine, { timeout: 5_000, interval: 200 })
    .toMatchObject({ useCount: 3, lastUsed: new Date(server().clock.now()).toISOString() });
});

test("a key that asks too often waits a minute [API-3]", async () => {
  const { token } = await server().signIn();
  const { secret } = await generate(token);
  const statuses = new Set<number>();
  for (let i = 0; i < apiKeyPerMinute; i++)
    statuses.add((await server().call("onboarding", { token: secret })).status);
  expect([...statuses]).toEqual([403]);
  expect((await server().call("listAppointments", { token: secret })).status).toBe(429);
  server().clock.advance(60_000);
  expect((await server().call("listAppointments", { token: secret })).status).toBe(200);
});

test("a clock that steps back locks no key out [API-3]", () => {
  const limit = createKeyLimit(1);
  const now = Date.parse("2026-08-11T01:42:00Z");
  expect([limit.mayPass("key", now), limit.mayPass("key", now + 1)]).toEqual([true, false]);
  expect(limit.mayPass("key", now - 2 * 3_600_000)).toBe(true);
  expect(limit.mayPass("key", now - 2 * 3_600_000 + 1)).toBe(false);
});

test("sample keys open nothing and go with the samples [API-2]", async () => {
  const { token } = await server().signIn();
  const { body: samples } = await server().call("listApiKeys", { token });
  expect(samples.map((key: { status: string }) => key.status)).toEqual(
    ["active", "active", "inactive"].sort(),
  );
  for (const { sampleSecret, isSample } of samples) {
    expect(isSample).toBe(true);
    expect((await server().call("listAppointments", { token: sampleSecret })).status).toBe(401);
  }
  await server().call("clearSamples", { token });
  expect((await server().call("listApiKeys", { token })).body).toEqual([]);
});

test("a key needs a name and a permission [API-3]", async () => {
  const { token } = await server().signIn();
  for (const body of [{ name: " ", permissions: ["read"] }, { name: "x", permissions: [] }, { name: "x" }])
    expect((await server().call("createApiKey", { token, body })).status).toBe(400);
});

test("the OpenAPI document is a page of its own [API-3]", async () => {
  const page = await server().app.inject({ method: "GET", url: "/api/docs" });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).toContain("/api/appointments");
  expect(page.body).toContain("AI agent status");
  expect(page.body).not.toMatch(/<script|https?:\/\//);
});
