import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { openRelay, type RelayLine } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

/** Tomorrow at half past ten, in Sydney. */
const tomorrow = "2026-08-12";
const book = [
  "hi id like to book a teeth cleaning tomorrow at ten thirty",
  "my name is priya raman",
  "yes",
  "yes",
];

/** A test call from the browser in which these lines are said; everything the assistant answered. */
async function testCall(lines: string[], body: object = {}): Promise<string[]> {
  const started = await server().call("startTestCall", {
    token: clinic.token,
    body: { from: callerNumber, ...body },
  });
  expect(started.status).toBe(201);
  const line: RelayLine = await openRelay(clinic.url.replace("http", "ws") + started.body.relayPath, null);
  onTestFinished(() => line.socket.terminate());
  line.send({ type: "setup", sessionId: "VX", callSid: "" });
  await line.said(1);
  for (const [index, voicePrompt] of lines.entries()) {
    line.send({ type: "prompt", voicePrompt, lang: "en-AU", last: true });
    await line.said(index + 2);
  }
  const said = await line.said(lines.length + 1);
  line.socket.close();
  await line.closed;
  const open = `select id from call where clinic_id = '${clinic.scope.clinicId}' and ended_at is null`;
  await eventually(async () => expect(await rowsOf(server().database, open)).toEqual([]));
  return said;
}

const freeTimes = async (): Promise<string[]> =>
  (await server().call("availability", { token: clinic.token, body: { requestedDate: tomorrow } })).body
    .availableSlots;
const appointments = (): Promise<Appointment[]> => clinic.appointments();
const countOf = async (table: string) => {
  const [row] = await rowsOf<{ n: number }>(
    server().database,
    `select count(*)::int as n from ${table} where clinic_id = '${clinic.scope.clinicId}'`,
  );
  return row?.n;
};

describe("what a test call books", () => {
  test("is seen at once among the appointments, marked as a test, and holds no time [VOICE-1] [DASH-6]", async () => {
    const before = await freeTimes();
    await testCall(book);
    expect(await appointments()).toMatchObject([
      { patientName: "Priya Raman", requestedDate: tomorrow, requestedTime: "10:30", isTest: true },
    ]);
    expect(await freeTimes()).toEqual(before);
    const taken = await server().call("createAppointment", {
      token: clinic.token,
      body: {
        ...{ requestedDate: tomorrow, requestedTime: "10:30" },
        patientDetails: { name: "Somebody Real", phone: "0491 570 157" },
      },
    });
    expect([taken.status, taken.body.isTest]).toEqual([201, false]);
  });

  test("writes to nobody, makes no patient and counts in no figure [VOICE-1] [DASH-6]", async () => {
    const overview = async () => (await server().call("clinicOverview", { token: clinic.token })).body;
    const [before, activity] = [await overview(), await countOf("activity")];
    await testCall(book);
    await testCall([
      "please tell the dentist i will be late",
      "my name is priya raman",
      "yes",
      "no thats all bye",
    ]);
    expect(await overview()).toEqual(before);
    for (const table of [
      "appointment",
      "patient",
      "message",
      "pms_write",
      "task",
      "slot_hold",
      "waitlist_entry",
    ])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(await countOf("activity")).toBe(activity);
    const analytics = (await server().call("analytics", { token: clinic.token })).body;
    expect(JSON.stringify(analytics)).not.toContain('"booked"');
    // The transcript is there to be read, under its own name.
    expect((await clinic.entries()).map(({ workflow }) => workflow)).toContain(
      "Test call · Appointment booking",
    );
  });

  test("is found, moved and cancelled on the next test call, and never twice given", async () => {
    await testCall(book);
    const again = await testCall(["id like a teeth cleaning tomorrow at ten thirty please"]);
    expect(again.at(-1)).not.toMatch(/what is your name/i);
    const said = await testCall(["id like to cancel my appointment", "priya raman", "yes", "yes"]);
    expect(said.join(" ")).toContain("cancelled");
    expect(await appointments()).toMatchObject([{ status: "cancelled", isTest: true }]);
  });

  test("is removed by itself or with all others, and no real one with it", async () => {
    await testCall(book);
    const [tried] = await appointments();
    const cancelled = await server().call("cancelAppointment", {
      ...{ token: clinic.token, params: { id: tried?.id ?? "" }, body: {} },
    });
    expect(cancelled.body).toMatchObject({ status: "cancelled", isTest: true });
    expect((await server().call("clearTestAppointments", { token: clinic.token })).body).toEqual({
      removed: 1,
    });
    expect(await appointments()).toEqual([]);
  });

  test("is not told to a program with a key, which would take it for a visit", async () => {
    await testCall(book);
    const key = (
      await server().call("createApiKey", {
        ...{ token: clinic.token, body: { name: "Website", permissions: ["read"] } },
      })
    ).body.secret;
    expect((await server().call("listAppointments", { token: key })).body).toEqual([]);
  });
});

describe("a real visit on a test call", () => {
  test("is found and cancelled for the test alone: the patient still comes [VOICE-1]", async () => {
    await server().call("createAppointment", {
      token: clinic.token,
      body: {
        ...{ requestedDate: tomorrow, requestedTime: "10:30" },
        patientDetails: { name: "Priya Raman", phone: "0491 570 156" },
      },
    });
    const said = await testCall(["id like to cancel my appointment", "priya raman", "yes", "yes"]);
    expect(said.join(" ")).toContain("cancelled");
    expect((await appointments()).map(({ status, isTest }) => [status, isTest])).toEqual([
      ["confirmed", false],
      ["cancelled", true],
    ]);
  });
});

describe("a test call that is to use the real calendar", () => {
  test("books as a telephone call does, and counts [VOICE-1]", async () => {
    await testCall(book, { useRealCalendar: true });
    expect(await appointments()).toMatchObject([{ patientName: "Priya Raman", isTest: false }]);
    expect(await freeTimes()).not.toContain("10:30");
    expect((await server().call("clinicOverview", { token: clinic.token })).body).toMatchObject({
      ...{ todayCallVolume: 1, appointmentsBooked: 1 },
    });
    expect((await clinic.entries()).map(({ workflow }) => workflow)).toEqual(["Appointment booking"]);
  });
});

test("a hundred test calls of a clinic may wait to begin; the next is told to try again, another clinic's is not [VOICE-1]", async () => {
  const start = (token: string) => server().call("startTestCall", { token, body: { from: callerNumber } });
  const given = await Promise.all(Array.from({ length: 100 }, () => start(clinic.token)));
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await start(clinic.token)).status).toBe(429);
  const other = await phoneClinic(server());
  expect((await start(other.token)).status).toBe(201);
  server().clock.advance(61_000);
  expect((await start(clinic.token)).status).toBe(201);
});
