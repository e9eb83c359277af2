import { afterAll, beforeEach, expect, test } from "vitest";
import type { PmsWrite } from "#contract/booking/pms.ts";
import { outcome, startFhirServer } from "../../../../tests/support/fhir-server.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { type SignedInClinic, serverForThisFile } from "../../../../tests/support/test-server.ts";

/* Bookings on their way to a practice system, over a real FHIR stand-in. The tests share it, so they go one by one. */
const fhir = await startFhirServer();
afterAll(() => fhir.close());
beforeEach(() => fhir.reset());

const server = serverForThisFile({
  env: {
    ...{ FHIR_BASE_URL: fhir.baseUrl, FHIR_TOKEN: "fhir-token" },
    ...{ FHIR_CLINIC_HOSTS: fhir.host, SECRETS_PASSPHRASE: "correct horse battery staple" },
  },
});

let practices = 0;
const form = (change: object = {}) => ({
  ...{ environment: "production", deploymentType: "cloud", pmsVendor: "centaur", pmsProduct: "dental4web" },
  ...{ pmsVersion: "", pmsId: `CRN-${++practices}`, practiceName: "Harbour Street Dental", adapter: "fhir" },
  ...change,
});

async function connectedClinic(change: object = {}): Promise<SignedInClinic> {
  const clinic = await server().signIn();
  const { body } = await server().call("connectPms", { token: clinic.token, body: form(change) });
  expect(body.connectionStatus).toBe("connected");
  return clinic;
}

async function book({ token }: SignedInClinic, requestedTime = "10:00"): Promise<string> {
  const patientDetails = { name: "Matilda Nguyen", phone: "0491 570 156" };
  const body = { requestedDate: "2026-08-12", requestedTime, patientDetails };
  const { status, body: booked } = await server().call("createAppointment", { token, body });
  expect(status).toBe(201);
  return booked.id;
}

async function standing({ token }: SignedInClinic, id: string): Promise<PmsWrite | undefined> {
  const { body } = await server().call("listPmsWrites", { token });
  return body.writes.find(({ appointmentId }: PmsWrite) => appointmentId === id);
}

const tasksOf = async ({ token }: SignedInClinic): Promise<{ id: string; title: string; detail: string }[]> =>
  (await server().call("listTasks", { token })).body;
const sync = async ({ token }: SignedInClinic) => server().call("syncPms", { token });
const there = () => fhir.all("Appointment");

/** Long enough for the next try of the queue. */
async function later(ms = 1_000_000) {
  server().clock.advance(ms);
  await server().worker.runDue();
}

test("a booking is on its way as soon as it is made, and written once; a cancellation follows [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  expect(await standing(clinic, id)).toMatchObject({ state: "requested", reason: null });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "written", sentence: null });
  expect(there()).toMatchObject([{ status: "booked" }]);
  await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "Flu" } });
  await server().worker.runDue();
  expect(there()).toMatchObject([{ status: "cancelled", cancelationReason: { text: "Flu" } }]);
});

test("two workers and a sync at the same moment write it once [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  await Promise.all([server().worker.runDue(), sync(clinic), server().worker.runDue()]);
  await later();
  expect(there()).toHaveLength(1);
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
});

test("an outage is waited out, with the reason on show, and the booking is written after it [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  fhir.fail({ on: /./, status: 503, times: 3 });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "requested", reason: "network", attempts: 1 });
  for (let i = 0; i < 3; i++) await later();
  expect(await standing(clinic, id)).toMatchObject({ state: "written", reason: null });
  expect([there().length, (await tasksOf(clinic)).filter(({ title }) => title.startsWith("Not in"))]).toEqual(
    [1, []],
  );
});

test("an outage without end is a task for a person, and 'Try again' starts afresh [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  fhir.fail({ on: /./, status: 503, times: 1_000 });
  await server().worker.runDue();
  for (let i = 0; i < 13; i++) await later();
  expect(await standing(clinic, id)).toMatchObject({ state: "failed", reason: "network", attempts: 14 });
  expect((await tasksOf(clinic))[0]?.title).toBe("Not in Dental4Web: Matilda Nguyen");
  fhir.reset();
  await server().call("retryPmsWrite", { token: clinic.token, params: { id } });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
});

test("a time that is taken there fails in plain words, with a task that goes when it is settled [API-4]", async () => {
  const clinic = await connectedClinic();
  fhir.fail({ on: /^POST Appointment/, status: 409, body: outcome("conflict") });
  const id = await book(clinic);
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({
    ...{ state: "failed", reason: "slot_taken" },
    sentence: expect.stringContaining("This time is taken in the practice system. Ring the patient"),
  });
  expect((await tasksOf(clinic))[0]?.detail).toContain("Ring the patient");
  const retried = await server().call("retryPmsWrite", { token: clinic.token, params: { id } });
  expect(retried.body).toMatchObject({ state: "requested", reason: null });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
  expect((await tasksOf(clinic)).filter(({ title }) => title.startsWith("Not in"))).toEqual([]);
});

test("where the practice cannot be written to, a person enters it, and Done says so [API-4]", async () => {
  fhir.can("Appointment:search-type", "Appointment:read");
  const clinic = await connectedClinic();
  const id = await book(clinic);
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "requested", reason: "by_hand" });
  const [task] = await tasksOf(clinic);
  expect(task?.title).toBe("Enter in Dental4Web: Matilda Nguyen");
  await server().call("completeTask", { token: clinic.token, params: { id: task?.id ?? "" } });
  expect(await standing(clinic, id)).toMatchObject({ state: "written", reason: "by_hand", sentence: null });
  await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: {} });
  await server().worker.runDue();
  expect((await tasksOf(clinic))[0]?.title).toBe("Cancel in Dental4Web: Matilda Nguyen");
  await server().call("enteredInPms", { token: clinic.token, params: { id } });
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
  expect(there()).toEqual([]);
});

test("Done on a task and 'entered' in the practice system hold together or not at all [API-4]", async () => {
  fhir.can("Appointment:search-type", "Appointment:read");
  const clinic = await connectedClinic();
  const id = await book(clinic);
  await server().worker.runDue();
  const [task] = await tasksOf(clinic);
  const done = () => server().call("completeTask", { token: clinic.token, params: { id: task?.id ?? "" } });
  await rowsOf(
    server().database,
    `alter table pms_write add constraint nothing_more check (appointment_id <> '${id}' or state <> 'written')`,
  );
  expect((await done()).status).toBe(500);
  expect((await tasksOf(clinic)).map(({ title }) => title)).toEqual([task?.title]);
  await rowsOf(server().database, "alter table pms_write drop constraint nothing_more");
  expect((await done()).status).toBe(200);
  expect(await tasksOf(clinic)).toEqual([]);
  expect(await standing(clinic, id)).toMatchObject({ state: "written", reason: "by_hand" });
});

test("bookings from before the connection come over with it; those of another clinic do not [API-4]", async () => {
  const [clinic, other] = [await server().signIn(), await server().signIn()];
  const id = await book(clinic);
  const stays = await book(other);
  expect((await server().call("listPmsWrites", { token: other.token })).body).toEqual({
    product: null,
    isSandbox: false,
    writes: [],
  });
  await server().call("connectPms", { token: clinic.token, body: form() });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
  expect(there()).toHaveLength(1);
  const foreign = await server().call("retryPmsWrite", { token: clinic.token, params: { id: stays } });
  expect(foreign.status).toBe(404);
});

test("a booking whose job was lost is found again within minutes [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  await rowsOf(server().database, `delete from job where kind = 'pms_write' returning id`);
  await later(61_000);
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
});

test("a worker that died in the middle is followed by another, and the booking is there once [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  fhir.fail({ on: /^POST Appointment/, isLost: true });
  await server().worker.runDue();
  expect(await standing(clinic, id)).toMatchObject({ state: "requested", reason: "network" });
  const soon = new Date(server().clock.now() + 50_000).toISOString();
  await rowsOf(
    server().database,
    `update pms_write set claimed_until = '${soon}' where appointment_id = '${id}' returning 1`,
  );
  await later(5_000);
  expect(await standing(clinic, id)).toMatchObject({ state: "requested" });
  await later();
  expect(await standing(clinic, id)).toMatchObject({ state: "written" });
  expect(there()).toHaveLength(1);
});

test("times taken over there are not offered here, and are again once they are free [API-4]", async () => {
  const clinic = await connectedClinic();
  const free = async () => {
    const body = { requestedDate: "2026-08-12" };
    return (await server().call("availability", { token: clinic.token, body })).body
      .availableSlots as string[];
  };
  expect(await free()).toContain("11:00");
  // 11:00 in Sydney.
  const visit = { status: "booked", start: "2026-08-12T01:00:00Z", end: "2026-08-12T01:30:00Z" };
  const made = fhir.put({ resourceType: "Appointment", ...visit });
  expect((await sync(clinic)).body).toMatchObject({ connected: true, blocked: 1, freed: 0 });
  expect(await free()).not.toContain("11:00");
  const patientDetails = { name: "Leo Marsh", phone: "0491 570 157" };
  const body = { requestedDate: "2026-08-12", requestedTime: "11:00", patientDetails };
  const refused = await server().call("createAppointment", { token: clinic.token, body });
  expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
  fhir.put({ ...made, status: "cancelled" });
  expect((await sync(clinic)).body).toMatchObject({ blocked: 0, freed: 1 });
  expect(await free()).toContain("11:00");
});

test("each practice's book is read every five minutes, without anybody asking [API-4]", async () => {
  const clinics = [await connectedClinic(), await connectedClinic()];
  // 11:00 in Sydney.
  const visit = { status: "booked", start: "2026-08-12T01:00:00Z", end: "2026-08-12T01:30:00Z" };
  fhir.put({ resourceType: "Appointment", ...visit });
  await later(300_000);
  for (const { token } of clinics) {
    const { body } = await server().call("availability", { token, body: { requestedDate: "2026-08-12" } });
    expect(body.availableSlots).not.toContain("11:00");
  }
});

test("a time taken over there is not hidden on a chair that was removed here [API-4]", async () => {
  const clinic = await connectedClinic();
  const { token } = clinic;
  const { body: opening } = await server().call("opening", { token });
  await server().call("addChair", { token, body: { name: "Chair 2", weekdays: null } });
  await server().call("removeChair", { token, params: { id: opening.chairs[0].id } });
  // 11:00 in Sydney.
  const visit = { status: "booked", start: "2026-08-12T01:00:00Z", end: "2026-08-12T01:30:00Z" };
  fhir.put({ resourceType: "Appointment", ...visit });
  expect((await sync(clinic)).body).toMatchObject({ blocked: 1 });
  const { body } = await server().call("availability", { token, body: { requestedDate: "2026-08-12" } });
  expect(body.availableSlots).not.toContain("11:00");
});

test("a booking that the practice cancelled is told, and stays so until a person decides [API-4]", async () => {
  const clinic = await connectedClinic();
  const id = await book(clinic);
  await server().worker.runDue();
  const [visit] = there();
  if (visit) fhir.put({ ...visit, status: "cancelled" });
  await sync(clinic);
  expect(await standing(clinic, id)).toMatchObject({ state: "failed", reason: "cancelled_there" });
  expect((await tasksOf(clinic))[0]?.detail).toContain("cancelled in the practice system");
  // Only a person may bring it back.
  await sync(clinic);
  expect(there()).toMatchObject([{ status: "cancelled" }]);
  await server().call("retryPmsWrite", { token: clinic.token, params: { id } });
  await server().worker.runDue();
  expect(there()).toMatchObject([{ status: "booked" }]);
});

test("a sync says what it did, what failed and what a person must do [API-4, DASH-4]", async () => {
  const clinic = await connectedClinic();
  await book(clinic, "10:00");
  fhir.fail({ on: /^POST Appointment/, status: 422, body: outcome("invalid") });
  await book(clinic, "11:00");
  const first = await sync(clinic);
  expect(first.body).toMatchObject({ added: 1, changed: 0, cancelled: 0, failed: 1, byHand: 0 });
  const { body: kept } = await server().call("pmsConnection", { token: clinic.token });
  expect(kept).toMatchObject({ lastSynced: first.body.lastSynced, progress: null });
  server().clock.advance(1_000);
  expect((await sync(clinic)).body).toMatchObject({ added: 1, unchanged: 1, failed: 0 });
});

test("a practice that is away fails the sync with what to do, and nothing is lost [API-4, DASH-4]", async () => {
  const clinic = await connectedClinic();
  await book(clinic);
  fhir.fail({ on: /metadata/, status: 503 });
  const refused = await sync(clinic);
  expect([refused.status, refused.body.detail]).toEqual([
    503,
    expect.stringContaining("could not be reached"),
  ]);
  expect((await sync(clinic)).body).toMatchObject({ added: 1 });
});

test("a clinic's token is kept sealed, is never told again, and stands in no log line [API-4]", async () => {
  const own = { fhirBaseUrl: fhir.baseUrl, fhirToken: "fhir-token", pmsId: "own-1" };
  const clinic = await connectedClinic(own);
  const { body } = await server().call("pmsConnection", { token: clinic.token });
  expect(body).toMatchObject({ adapter: "fhir", fhirBaseUrl: fhir.baseUrl, hasFhirToken: true });
  const [row] = await rowsOf<{ all: string }>(
    server().database,
    `select row_to_json(c)::text as all from pms_connection c where clinic_id = '${clinic.scope.clinicId}'`,
  );
  for (const text of [JSON.stringify(body), row?.all, server().logged.join("\n")])
    expect(text).not.toContain("fhir-token");
  // Whoever connects again need not know it.
  const again = await server().call("connectPms", {
    token: clinic.token,
    body: form({ ...own, fhirToken: "" }),
  });
  expect(again.body).toMatchObject({ connectionStatus: "connected", hasFhirToken: true });
});

test("one practice belongs to one clinic [API-4]", async () => {
  const practice = form();
  const clinic = await server().signIn();
  expect(
    (await server().call("connectPms", { token: clinic.token, body: practice })).body.connectionStatus,
  ).toBe("connected");
  const other = await server().signIn();
  const { body } = await server().call("connectPms", { token: other.token, body: practice });
  expect([body.connectionStatus, body.errorReason]).toEqual([
    "error",
    expect.stringContaining("Another clinic"),
  ]);
});

test("another practice is told everything anew [API-4]", async () => {
  const clinic = await connectedClinic();
  await book(clinic);
  await server().worker.runDue();
  fhir.reset();
  await server().call("connectPms", { token: clinic.token, body: form() });
  await server().worker.runDue();
  expect(there()).toHaveLength(1);
});

// The embedded database has one connection: there a booking cannot be under way while something else happens.
if (process.env.TEST_DB === "postgres")
  test("a booking uncommitted while a sync runs, or while the clinic is being connected, is not missed [API-4]", async () => {
    const clinic = await server().signIn();
    const earlier = await book(clinic, "09:00");
    const copy = (time: string) => `
      insert into appointment select (json_populate_record(a, json_build_object(
        'id', gen_random_uuid(), 'starts_at', a.starts_at + interval '${time}', 'ends_at', a.ends_at + interval '${time}'))).*
        from appointment a where a.id = '${earlier}' returning id`;
    const underWay = async (time: string, meanwhile: () => Promise<unknown>) =>
      server().database.transactionAcrossClinics(async (connection) => {
        const { sql } = await import("drizzle-orm");
        await connection.execute(sql.raw(copy(time)));
        await meanwhile();
      });
    await underWay("1 hour", () => server().call("connectPms", { token: clinic.token, body: form() }));
    await later(61_000);
    await underWay("2 hours", () => sync(clinic));
    await server().worker.runDue();
    expect(there().map(({ status }) => status)).toEqual(["booked", "booked", "booked"]);
  });
