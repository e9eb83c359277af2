import { describe, expect, test } from "vitest";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();

const form = {
  environment: "production",
  deploymentType: "onpremise",
  pmsVendor: "centaur",
  pmsProduct: "dental4windows",
  pmsVersion: "2024.1",
  pmsId: "CRN-204418",
  practiceName: "Harbour Street Dental",
};

const connect = (token: string, change: object = {}) =>
  server().call("connectPms", { token, body: { ...form, ...change } });

async function book(token: string, requestedTime: string) {
  const patientDetails = { name: "Matilda Nguyen", phone: "0491 570 156" };
  const body = { requestedDate: "2026-08-12", requestedTime, patientDetails };
  return (await server().call("createAppointment", { token, body })).body.id as string;
}

test("an incomplete form is refused in the specification's words [API-1]", async () => {
  const { token } = await server().signIn();
  const refused = await connect(token, { pmsId: " " });
  expect([refused.status, refused.body.detail]).toEqual([400, "Please fill in all required fields"]);
  expect((await connect(token, { pmsProduct: "zedmed" })).status).toBe(400);
  expect((await server().call("pmsConnection", { token })).body).toBeNull();
});

describe.concurrent("the sandbox", () => {
  test("connects after two seconds with a GUID of a prefix and the time, and is kept [API-1, API-4]", async () => {
    const { token } = await server().signIn();
    const began = performance.now();
    const { body } = await connect(token);
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_990);
    expect(body).toMatchObject({ ...form, connectionStatus: "connected", errorMessage: null });
    expect(body.haloGuid).toMatch(/^halo-\d{13}$/);
    expect((await server().call("pmsConnection", { token })).body).toEqual(body);
  });

  for (const [pmsVendor, pmsProduct, pmsId, reason] of [
    ["centaur", "dental4web", "CRN-204418-2", /parent CRN/],
    ["best-practice", "bp-premier", "SANDBOX-INVALID", /BP Site ID/],
    ["zedmed", "zedmed", "SANDBOX-NOT-ENABLED", /not enabled/],
    ["zedmed", "zedmed", "sandbox-network", /could not be reached/],
  ] as const)
    test(`${pmsId} fails with the reason, which is kept [API-1, API-4]`, async () => {
      const { token } = await server().signIn();
      const { status, body } = await connect(token, { pmsVendor, pmsProduct, pmsId });
      expect([status, body.connectionStatus, body.haloGuid]).toEqual([200, "error", null]);
      expect(body.errorMessage).toBe("Failed to connect to PMS. Please verify your credentials.");
      expect(body.errorReason).toMatch(reason);
      expect((await server().call("syncPms", { token })).body).toEqual({ connected: false });
    });
});

test("a sync tells what changed since the last one, and the dashboard when it was [API-4, DASH-4]", async () => {
  const { token } = await server().signIn();
  const sync = async () => (await server().call("syncPms", { token })).body;
  expect(await sync()).toEqual({ connected: false });
  await connect(token);
  const cancelled = await book(token, "10:00");
  await book(token, "11:00");
  server().clock.advance(1_000);
  expect(await sync()).toMatchObject({ connected: true, added: 2, changed: 0, cancelled: 0, unchanged: 0 });
  server().clock.advance(1_000);
  await server().call("cancelAppointment", { token, params: { id: cancelled }, body: {} });
  await book(token, "12:00");
  server().clock.advance(1_000);
  const second = await sync();
  expect(second).toMatchObject({ added: 1, changed: 0, cancelled: 1, unchanged: 1 });
  const { body: overview } = await server().call("clinicOverview", { token });
  expect(overview.lastSynced).toBe(second.lastSynced);
  const { entries } = (await server().call("listCallLogs", { token, query: { type: "system" } })).body;
  expect(entries[0]).toMatchObject({
    workflow: "PMS sync · Dental4Windows sandbox",
    messages: 2,
    status: "Success",
  });
});

test("a clinic's connection is its own [API-4]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await connect(one.token);
  expect((await server().call("pmsConnection", { token: other.token })).body).toBeNull();
});
