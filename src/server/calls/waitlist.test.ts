import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const waiting = async () => (await server().call("waitlist", { token: clinic.token })).body;
const says = async (lines: readonly string[]) => {
  const call = await clinic.ring();
  const answers: string[] = [];
  for (const line of lines) answers.push((await call.say(line)) ?? "");
  return { call, last: answers.at(-1) ?? "" };
};
const ended = (callSid: string) =>
  eventually(async () => {
    const stored = await clinic.callOf(callSid);
    expect(stored.endedAt).not.toBeNull();
    return stored;
  });

test("a caller's visit waits for an earlier time, put on the list by the assistant, once [CALL-1] [APPT-16]", async () => {
  const { call, last } = await says([
    "hi i'd like to book a cleaning",
    "tomorrow at half past ten",
    "priya raman",
    "yes",
    "yes please",
    "can you put me on the cancellation list",
  ]);
  expect(last).toContain("on the waitlist");
  const [visit] = await clinic.appointments();
  const entries = await waiting();
  expect(entries).toMatchObject([
    { appointmentId: visit.id, patientName: "Priya Raman", createdByUsername: "AI Voice Agent" },
  ]);
  expect(await call.say("put me on the waitlist")).toMatch(/waitlist already|already on the waitlist/);
  await call.hangUp();
  expect(await waiting()).toEqual(entries);
  expect(await clinic.appointments()).toEqual([visit]);
  const stored = await ended(call.callSid);
  expect(stored.outcome).toBe("booked");
  expect(stored.turns.at(-3).done).toMatchObject([
    { kind: "joined_waitlist", label: "Put on the waitlist", appointmentId: visit.id },
  ]);
});

test("a caller without a visit waits under name and number, and is not put on the list twice [CALL-1] [APPT-16]", async () => {
  const lines = ["can you put me on the cancellation list for a filling", "priya raman"];
  const first = await says(lines);
  await first.call.hangUp();
  expect(await ended(first.call.callSid)).toMatchObject({ outcome: "waitlisted" });
  const again = await says(lines);
  expect(again.last).toMatch(/waitlist already|already on the waitlist/);
  await again.call.hangUp();
  expect(await waiting()).toMatchObject([
    {
      ...{ appointmentId: null, patientName: "Priya Raman", patientPhone: "0491570156" },
      ...{ notes: expect.stringContaining("filling"), fromDate: "2026-08-11", toDate: null },
    },
  ]);
  expect((await clinic.entries()).map(({ workflow }) => workflow)).toEqual(["Waitlist", "Waitlist"]);
});

test("a visit that the caller did not identify is not put on the list [CALL-1] [APPT-16]", async () => {
  const booked = await server().call("createAppointment", {
    token: clinic.token,
    body: {
      ...{ requestedDate: "2026-08-20", requestedTime: "15:00" },
      patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
    },
  });
  expect(booked.status).toBe(201);
  const { call } = await says(["put me on the waitlist", "priya raman", "yes", "a filling"]);
  await call.hangUp();
  expect(await waiting()).toMatchObject([{ appointmentId: null }]);
});

test("a caller who no longer waits is taken off the list under name and number, and nobody else is [CALL-1] [APPT-20]", async () => {
  const first = await says(["can you put me on the cancellation list for a filling", "priya raman"]);
  await first.call.hangUp();
  const other = { name: "Lee Wong", phone: "0491 570 157", email: "" };
  await server().call("joinWaitlist", {
    token: clinic.token,
    body: { fromDate: "2026-08-11", patientDetails: other },
  });
  const lines = ["im on your waiting list and i dont need it any more can you take me off", "priya raman"];
  const { call, last } = await says(lines);
  expect(last).toContain("off the waitlist");
  await call.hangUp();
  expect(await waiting()).toMatchObject([{ patientName: "Lee Wong" }]);
  const stored = await ended(call.callSid);
  expect(stored).toMatchObject({ outcome: "waitlisted" });
  expect(stored.turns.flatMap(({ done }: { done: object[] }) => done)).toMatchObject([
    { kind: "left_waitlist", label: "Taken off the waitlist", detail: "General Consultation" },
  ]);
  const again = await says(["take me off the waiting list", "lee wong"]);
  expect(again.last).toMatch(/team/);
  await again.call.hangUp();
  expect(await waiting()).toHaveLength(1);
});
