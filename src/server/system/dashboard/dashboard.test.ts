import { expect, test } from "vitest";
import type { CallOutcome } from "#contract/calls/calls.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { activity } from "#server/db/schema/system.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { storeCall } from "../../../../tests/support/stored-call.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { percent } from "./rules.ts";

const server = serverForThisFile();
const overview = async (token: string) => (await server().call("clinicOverview", { token })).body;

const rang = (scope: ClinicScope, startedAt: string, outcome: CallOutcome = "booked") =>
  storeCall(server(), { scope }, { startedAt: Date.parse(startedAt), outcome });

const book = (token: string, requestedTime: string) =>
  server().call("createAppointment", {
    token,
    body: {
      ...{ requestedDate: "2026-08-13", requestedTime },
      patientDetails: { name: "Test Patient", phone: "0491 570 156" },
    },
  });

test("a new workspace has no figures of its own [DASH-2]", async () => {
  const { token } = await server().signIn();
  const { status, body } = await server().call("clinicOverview", { token });
  expect([status, body]).toEqual([200, null]);
});

test("counts today's calls in the clinic's time zone: midnight in Sydney, not in UTC [DASH-6]", async () => {
  const { token, scope } = await server().signIn();
  // It is Tuesday, 11 August, in Sydney: 14:00 UTC on Monday until 14:00 UTC on Tuesday.
  await rang(scope, "2026-08-10T13:59:59Z");
  await rang(scope, "2026-08-10T14:00:00Z");
  await rang(scope, "2026-08-11T01:00:00Z");
  expect(await overview(token)).toMatchObject({ todayCallVolume: 2 });
});

test("the success rate is of today's ended calls, by what the caller wanted [DASH-6]", async () => {
  const { token, scope } = await server().signIn();
  const today = "2026-08-11T00:30:00Z";
  for (const outcome of ["booked", "answered", "abandoned", "failed", "in_progress"] as const)
    await rang(scope, today, outcome);
  expect(await overview(token)).toMatchObject({ todayCallVolume: 5, patientReactivationRate: "50%" });
  // Recalls that came to nothing are calls, but nobody's wish.
  for (const outcome of ["reached", "not_reached"] as const) await rang(scope, today, outcome);
  expect(await overview(token)).toMatchObject({ todayCallVolume: 7, patientReactivationRate: "50%" });
  await rang(scope, today, "emergency");
  expect(await overview(token)).toMatchObject({ patientReactivationRate: "60%" });
});

test("counts what was booked today and not cancelled, by staff and by the assistant [DASH-6]", async () => {
  const { token, scope } = await server().signIn();
  const ids = [];
  for (const time of ["09:00", "10:00", "11:00", "12:00"]) ids.push((await book(token, time)).body.id);
  await server().call("cancelAppointment", { token, params: { id: ids[0] }, body: {} });
  await rowsOf(
    server().database,
    `update appointment set is_manually_created = false where id = '${ids[1]}';
     update appointment set created_at = '2026-08-10T13:00:00Z' where id = '${ids[2]}'`,
  );
  expect(await overview(token)).toEqual({
    todayCallVolume: 0,
    appointmentsBooked: 2,
    noShows: 0,
    patientReactivationRate: "0%",
    aiStatus: "active",
    systemHealth: "good",
    lastSynced: null,
    bookedByAssistant: 1,
    bookedByStaff: 1,
    bookedOnline: 0,
  });
  expect(scope.clinicId).toBeTruthy();
});

test("a paused assistant is inactive [DASH-3]", async () => {
  const { token } = await server().signIn();
  await book(token, "09:00");
  await server().call("pauseAssistant", { token, body: { paused: true } });
  expect(await overview(token)).toMatchObject({ aiStatus: "inactive" });
});

test("another clinic's calls and appointments count for nothing here", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  await rang(one.scope, "2026-08-11T00:30:00Z");
  await book(one.token, "09:00");
  expect(await overview(other.token)).toBeNull();
  await server().call("clearSamples", { token: other.token });
  expect(await overview(other.token)).toMatchObject({ todayCallVolume: 0, appointmentsBooked: 0 });
});

test("the feed shows the latest ten of this clinic, newest first [DASH-5]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const now = server().clock.now();
  const rows = Array.from({ length: 12 }, (_, i) => ({
    ...{ id: newId(now), type: "booking" as const, text: `Booking ${i}`, at: now + i * 1_000 },
  }));
  await server()
    .database.within(one.scope)
    .insert(activity, ...rows);
  const { body } = await server().call("recentActivity", { token: one.token });
  expect(body.map(({ text }: { text: string }) => text)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `Booking ${i}`),
  );
  expect((await server().call("recentActivity", { token: other.token })).body).toHaveLength(3);
});

test.each([
  "clinicOverview",
  "recentActivity",
  "listTasks",
  "listCallLogs",
  "systemHealth",
  "liveEvents",
] as const)("%s is for signed-in people only [DASH-2]", async (name) => {
  const { status, body } = await server().call(name);
  expect([status, body.code]).toEqual([401, "not_signed_in"]);
});

test.each([
  [0, 0, "0%"],
  [0, 3, "0%"],
  [1, 3, "33%"],
  [2, 3, "67%"],
  [3, 3, "100%"],
])("%i of %i is %s", (part, whole, text) => {
  expect(percent(part, whole)).toBe(text);
});
