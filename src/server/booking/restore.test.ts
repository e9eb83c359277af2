import { beforeEach, expect, test } from "vitest";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
let token: string;
let clinics = 0;
const newClinic = () => server().signIn(`undo-${++clinics}@clinic.example`);
beforeEach(async () => {
  ({ token } = await newClinic());
});

const book = async (name: string) => {
  const { status, body } = await server().call("createAppointment", {
    token,
    body: {
      requestedDate: "2026-08-12",
      requestedTime: "10:00",
      patientDetails: { name, phone: "0491 575 789", email: "" },
    },
  });
  return { status, body };
};
const cancel = (id: string) =>
  server().call("cancelAppointment", { token, params: { id }, body: { reason: "Sick" } });
const restore = (id: string, body: unknown = {}) =>
  server().call("restoreAppointment", { token, params: { id }, body });

test("undoing a cancellation gives the visit its time back and forgets the reason [APPT-11]", async () => {
  const { body: booked } = await book("Priya Raman");
  await cancel(booked.id);
  const undone = await restore(booked.id, { status: "confirmed" });
  expect(undone.status).toBe(200);
  expect(undone.body).toEqual(booked);
  const again = await book("Somebody Else");
  expect(again.body.code).toBe("slot_taken");
  const activity = await server().call("recentActivity", { token });
  expect(JSON.stringify(activity.body)).toContain("took back the cancellation of Priya Raman");
});

test("a request comes back as a request [APPT-15]", async () => {
  const { body: booked } = await book("Priya Raman");
  await cancel(booked.id);
  expect((await restore(booked.id, { status: "requested" })).body.status).toBe("requested");
});

test("the time that was given to somebody else is not given twice [APPT-14]", async () => {
  const { body: first } = await book("Priya Raman");
  await cancel(first.id);
  expect((await book("Somebody Else")).status).toBe(201);
  const refused = await restore(first.id);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe("slot_taken");
  const list = await server().call("listAppointments", { token });
  const statuses = list.body.map((row: { status: string }) => row.status).sort();
  expect(statuses).toEqual(["cancelled", "confirmed"]);
});

test("pressed twice it does nothing more, and of two who undo and book at once one wins [APPT-14]", async () => {
  const { body: booked } = await book("Priya Raman");
  await cancel(booked.id);
  const [undone, other] = await Promise.all([restore(booked.id), book("Somebody Else")]);
  expect([undone.status, other.status].sort()).toEqual(undone.status === 200 ? [200, 409] : [201, 409]);
  const again = await restore(booked.id);
  expect(again.status).toBe(undone.status);
});

test("another clinic's appointment, an unknown one and a wrong status are refused", async () => {
  const { body: booked } = await book("Priya Raman");
  await cancel(booked.id);
  expect((await restore(booked.id, { status: "cancelled" })).body.errors[0].field).toBe("status");
  expect((await restore("018f0000-0000-7000-8000-000000000000")).status).toBe(404);
  ({ token } = await newClinic());
  expect((await restore(booked.id)).status).toBe(404);
});
