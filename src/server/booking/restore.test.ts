import { beforeEach, describe, expect, test } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
let token: string;
let clinics = 0;
const newClinic = () => server().signIn(`undo-${++clinics}@clinic.example`);
beforeEach(async () => {
  server().clock.set(testNow);
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

describe("what happened to the chair since", () => {
  const call = (name: EndpointName, body?: unknown, id = "") =>
    server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
  const addChair = async (weekdays: number[] | null) =>
    (await call("addChair", { name: "Chair 2", weekdays })).body.id as string;
  const onlyChair = async () => (await call("opening")).body.chairs[0];
  const chairOf = async (id: string) =>
    (
      await rowsOf<{ chair_id: string }>(
        server().database,
        `select chair_id from appointment where id = '${id}'`,
      )
    )[0]?.chair_id;

  test("it is the visit's again, before one that stands first in the list [APPT-11]", async () => {
    await addChair(null);
    const { body: other } = await book("Somebody Else");
    const { body: booked } = await book("Priya Raman");
    const chair = await chairOf(booked.id);
    expect(chair).not.toBe(await chairOf(other.id));
    await cancel(booked.id);
    await cancel(other.id);
    expect((await restore(booked.id)).status).toBe(200);
    expect(await chairOf(booked.id)).toBe(chair);
  });

  test("removed, the visit comes back in another free one, or is refused [APPT-11] [APPT-14]", async () => {
    const first = await onlyChair();
    const { body: booked } = await book("Priya Raman");
    await cancel(booked.id);
    const second = await addChair(null);
    expect((await call("removeChair", undefined, first.id)).status).toBe(200);
    expect((await restore(booked.id)).status).toBe(200);
    expect(await chairOf(booked.id)).toBe(second);
    await cancel(booked.id);
    expect((await book("Somebody Else")).status).toBe(201);
    const refused = await restore(booked.id);
    expect(refused.body).toMatchObject({ status: 409, code: "slot_taken" });
    expect(refused.body.detail).toContain("has just been taken. Nearest free times: ");
  });

  test("off on that weekday, the visit does not come back [APPT-11] [APPT-14]", async () => {
    const { body: booked } = await book("Priya Raman");
    await cancel(booked.id);
    const { id, name } = await onlyChair();
    // The visit is on a Wednesday.
    await call("changeChair", { name, weekdays: [1, 2] }, id);
    expect((await restore(booked.id)).body.code).toBe("slot_taken");
    const { body: list } = await call("listAppointments");
    expect(list).toMatchObject([{ status: "cancelled", cancelReason: "Sick" }]);
  });

  test("taken in the practice system, the visit does not come back [APPT-11] [APPT-14]", async () => {
    const { body: booked } = await book("Priya Raman");
    await cancel(booked.id);
    await rowsOf(
      server().database,
      `insert into pms_busy (clinic_id, remote_id, chair_id, starts_at, ends_at)
       select clinic_id, 'elsewhere', chair_id, starts_at, ends_at from appointment where id = '${booked.id}'`,
    );
    expect((await restore(booked.id)).body.code).toBe("slot_taken");
  });
});

test("a clinic that is closed then by now does not get the visit back, and hears why [APPT-11]", async () => {
  const { body: booked } = await book("Priya Raman");
  await cancel(booked.id);
  const wholeDay = { fromDate: "2026-08-12", toDate: "2026-08-12", fromTime: null, toTime: null };
  await server().call("addClosure", { token, body: { ...wholeDay, reason: "Training" } });
  const refused = await restore(booked.id);
  expect(refused.body).toMatchObject({ status: 409, code: "outside_hours" });
  expect(refused.body.detail).toContain("The clinic is closed at ");
});

test("a visit whose time has begun may still be put back on record [APPT-11]", async () => {
  const { body: booked } = await book("Priya Raman");
  server().clock.set(Date.parse(booked.startsAt) + 60_000);
  await cancel(booked.id);
  expect((await restore(booked.id)).status).toBe(200);
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
