import { beforeEach, describe, expect, test } from "vitest";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
let clinics = 0;
const newClinic = () => server().signIn(`desk-${++clinics}@clinic.example`);
beforeEach(async () => {
  // A clinic of its own for each test.
  ({ token } = await newClinic());
});

const wednesday = "2026-08-12";
const request = (over: Record<string, unknown> = {}) => ({
  requestedDate: wednesday,
  requestedTime: "10:00",
  patientDetails: { name: "Priya Raman", phone: "0491 575 789", email: "" },
  ...over,
});
const create = (over: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server().call("createAppointment", { token, body: request(over), headers });
const cancel = (id: string, body: unknown = { reason: "Sick" }, headers: Record<string, string> = {}) =>
  server().call("cancelAppointment", { token, params: { id }, body, headers });
const freeOn = async (requestedDate: string): Promise<string[]> =>
  (await server().call("availability", { token, body: { requestedDate } })).body.availableSlots;

describe("booking by staff", () => {
  test("is confirmed, names who booked it and defaults to a general consultation [APPT-13] [APPT-15]", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      patientName: "Priya Raman",
      patientPhone: "0491 575 789",
      patientEmail: null,
      requestedDate: wednesday,
      requestedTime: "10:00",
      appointmentType: "General Consultation",
      status: "confirmed",
      isManuallyCreated: true,
      startsAt: "2026-08-12T00:00:00.000Z",
      endsAt: "2026-08-12T00:30:00.000Z",
      callId: null,
    });
    expect(body.createdByUsername).toEqual(expect.any(String));
    const list = await server().call("listAppointments", { token });
    expect(list.body).toEqual([body]);
  });

  test("takes its time off the free times, and cancelling gives it back [APPT-14]", async () => {
    expect(await freeOn(wednesday)).toContain("10:00");
    const { body } = await create();
    expect(await freeOn(wednesday)).not.toContain("10:00");
    expect((await cancel(body.id)).status).toBe(200);
    expect(await freeOn(wednesday)).toContain("10:00");
    expect((await create()).status).toBe(201);
  });

  test("free times are the default hours in half hours, today from now on [APPT-8]", async () => {
    const wholeDay = await freeOn(wednesday);
    expect(wholeDay).toHaveLength(16);
    expect([wholeDay[0], wholeDay.at(-1)]).toEqual(["09:00", "16:30"]);
    expect((await freeOn("2026-08-11"))[0]).toBe("12:00");
    expect((await freeOn("2026-08-15")).at(-1)).toBe("12:30");
    expect(await freeOn("2026-08-10")).toEqual([]);
  });

  test("follows the knowledge base's hours from the next question on [KB-4]", async () => {
    const saved = await server().call("saveKnowledgeBase", {
      token,
      body: {
        clinicName: "Harbour Street Dental",
        address: "12 Harbour Street",
        phoneNumber: "(02) 5550 4410",
        email: "desk@harbourstreet.example",
        businessHours: { weekdays: { start: "10:00", end: "11:00" }, weekends: { start: "", end: "" } },
      },
    });
    expect(saved.status).toBe(200);
    expect(await freeOn(wednesday)).toEqual(["10:00", "10:30"]);
    expect(await freeOn("2026-08-15")).toEqual([]);
  });

  test("a second booking of the slot is refused with the nearest free times [APPT-14]", async () => {
    await create();
    const { status, body, headers } = await create({
      patientDetails: { name: "Tom Brennan", phone: "0491 577 426" },
    });
    expect(status).toBe(409);
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(body).toMatchObject({ code: "slot_taken", status: 409 });
    expect(body.detail).toContain("12 Aug 2026, 10:00 am has just been taken.");
    expect(body.nearestSlots).toEqual([
      { date: wednesday, time: "09:00" },
      { date: wednesday, time: "09:30" },
      { date: wednesday, time: "10:30" },
    ]);
  });

  test("an overlap of half a slot is refused as well", async () => {
    await create({ requestedTime: "10:15" });
    expect((await create()).body.code).toBe("slot_taken");
    expect((await create({ requestedTime: "10:30" })).body.code).toBe("slot_taken");
    expect((await create({ requestedTime: "10:45" })).status).toBe(201);
  });

  test("of many at once for one slot exactly one is booked [APPT-14]", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => create()));
    const statuses = all.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect((await server().call("listAppointments", { token })).body).toHaveLength(1);
  });

  test.each([
    ["2026-08-11", "11:00", "in_the_past"],
    [wednesday, "08:00", "outside_hours"],
    [wednesday, "16:45", "outside_hours"],
    ["2026-08-15", "13:00", "outside_hours"],
  ])("%s %s is refused: %s", async (requestedDate, requestedTime, code) => {
    const { status, body } = await create({ requestedDate, requestedTime });
    expect([status, body.code]).toEqual([409, code]);
    expect((await server().call("listAppointments", { token })).body).toEqual([]);
  });

  test.each([
    ["requestedDate", { requestedDate: "12/08/2026" }, "Date must be in YYYY-MM-DD format"],
    ["requestedDate", { requestedDate: "2026-02-30" }, "There is no such day in the calendar"],
    ["requestedTime", { requestedTime: "10am" }, "Time must be in HH:MM format"],
    ["requestedTime", { requestedTime: "25:00" }, "Time must be in HH:MM format"],
    ["patientDetails.name", { patientDetails: { name: "  ", phone: "0491575789" } }, "Name is required"],
    [
      "patientDetails.phone",
      { patientDetails: { name: "Priya", phone: "0491" } },
      "Phone number must be at least 10 digits",
    ],
    [
      "patientDetails.email",
      { patientDetails: { name: "Priya", phone: "0491575789", email: "priya@" } },
      "Invalid email address",
    ],
  ])("a wrong %s is named in words [APPT-7]", async (field, over, message) => {
    const { status, body } = await create(over);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "validation_failed", errors: [{ field, message }] });
  });

  test("a day further ahead than two years is refused by name, is never free, and no visit is moved there [APPT-14]", async () => {
    const farAhead = { requestedDate: "2126-08-12", requestedTime: "10:00" };
    const refused = {
      code: "validation_failed",
      errors: [{ field: "requestedDate", message: "Appointments can be booked up to two years ahead" }],
    };
    expect(await create(farAhead)).toMatchObject({ status: 400, body: refused });
    const free = await server().call("availability", { token, body: { requestedDate: "2126-08-12" } });
    expect(free.body).toEqual({ availableSlots: [] });
    const params = { id: (await create()).body.id };
    expect(await server().call("rescheduleAppointment", { token, params, body: farAhead })).toMatchObject({
      ...{ status: 400, body: refused },
    });
    // The last bookable day is one like any other.
    const lastDay = { requestedDate: "2028-08-10" };
    expect((await server().call("availability", { token, body: lastDay })).body.availableSlots).toContain(
      "10:00",
    );
    expect((await create({ ...lastDay, requestedTime: "10:00" })).status).toBe(201);
  });

  test("is cancelled without a word, by a client that says JSON and sends nothing [APPT-11]", async () => {
    const { id } = (await create()).body;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const url = `/api/appointments/${id}/cancel`;
    const cancelled = await server().app.inject({ method: "POST", url, headers, payload: "" });
    expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, "cancelled"]);
  });

  test("hostile text is kept as text", async () => {
    const name = "Robert'); drop table appointment;-- <script>alert(1)</script>";
    const { body } = await create({
      patientDetails: { name, phone: "0491575789" },
      notes: "日本語 \u202e ' \" \\ %s",
    });
    expect(body.patientName).toBe(name);
    expect((await server().call("listAppointments", { token })).body[0].notes).toBe(
      "日本語 \u202e ' \" \\ %s",
    );
  });
});

describe("repeating a request with its Idempotency-Key", () => {
  const key = { "idempotency-key": "3f1c9d" };

  test("books once and answers the same, also when both come at once", async () => {
    const [a, b] = await Promise.all([create({}, key), create({}, key)]);
    const c = await create({}, key);
    expect([a.status, b.status, c.status]).toEqual([201, 201, 201]);
    expect(new Set([a.body.id, b.body.id, c.body.id]).size).toBe(1);
    expect((await server().call("listAppointments", { token })).body).toHaveLength(1);
  });

  test("with another request is refused", async () => {
    await create({}, key);
    const { status, body } = await create({ requestedTime: "11:00" }, key);
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  test("a refused request does not use up the key", async () => {
    const { body: first } = await create();
    expect((await create({}, key)).status).toBe(409);
    await cancel(first.id);
    expect((await create({}, key)).status).toBe(201);
  });

  test("cancels once and answers the same", async () => {
    const { body } = await create();
    const [a, b] = await Promise.all([
      cancel(body.id, { reason: "Sick" }, key),
      cancel(body.id, { reason: "Sick" }, key),
    ]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body).toEqual(b.body);
    expect((await cancel(body.id)).body.code).toBe("already_cancelled");
  });

  test("a key of 256 characters is refused by name", async () => {
    const { status, body } = await create({}, { "idempotency-key": "x".repeat(256) });
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe("Idempotency-Key");
  });
});

describe("cancelling", () => {
  test("keeps who, when and why [APPT-11]", async () => {
    const { body } = await create();
    const { status, body: cancelled } = await cancel(body.id);
    expect(status).toBe(200);
    expect(cancelled).toMatchObject({
      status: "cancelled",
      cancelReason: "Sick",
      cancelledAt: "2026-08-11T01:42:00.000Z",
    });
    expect(cancelled.cancelledByUsername).toBe(body.createdByUsername);
  });

  test("needs no reason, and no body at all", async () => {
    const { body: first } = await create();
    expect((await cancel(first.id, {})).body.cancelReason).toBeNull();
    const { body: second } = await create();
    expect((await cancel(second.id, undefined)).status).toBe(200);
  });

  test("what does not exist, or belongs to another clinic, is not found", async () => {
    const { body } = await create();
    const other = await newClinic();
    const answer = await server().call("cancelAppointment", {
      token: other.token,
      params: { id: body.id },
      body: {},
    });
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    expect((await server().call("listAppointments", { token: other.token })).body).toEqual([]);
    expect((await cancel("not-an-id")).status).toBe(400);
  });
});

test("confirming a confirmed appointment changes nothing, a cancelled one cannot be confirmed", async () => {
  const { body } = await create();
  const confirm = (id: string) => server().call("confirmAppointment", { token, params: { id } });
  expect((await confirm(body.id)).body.status).toBe("confirmed");
  await cancel(body.id);
  expect((await confirm(body.id)).body.code).toBe("already_cancelled");
});

test("nobody books without signing in", async () => {
  for (const name of ["listAppointments", "createAppointment", "availability"] as const) {
    const { status, body } = await server().call(name, { body: {} });
    expect([status, body.code]).toEqual([401, "not_signed_in"]);
  }
});
