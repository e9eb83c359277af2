import { beforeEach, describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
let username: string;
beforeEach(async () => {
  server().clock.set(testNow);
  const staff = await server().signIn();
  token = staff.token;
  username = staff.user.username;
});

const book = async (requestedDate: string, requestedTime: string, name = "Priya Raman") => {
  const patientDetails = { name, phone: "0491 575 789" };
  const { status, body } = await server().call("createAppointment", {
    token,
    body: { requestedDate, requestedTime, patientDetails },
  });
  expect(status).toBe(201);
  return body;
};
const move = (id: string, requestedDate: string, requestedTime: string) =>
  server().call("rescheduleAppointment", { token, params: { id }, body: { requestedDate, requestedTime } });
const mark = (id: string, attendance: string | null) =>
  server().call("markAttendance", { token, params: { id }, body: { attendance } });
const movesOf = async (id: string) =>
  (await server().call("listAppointmentMoves", { token, params: { id } })).body;

test("who walks in is booked from the minute they sat down, up to an hour ago, and told nothing [APPT-18]", async () => {
  const walkIn = (requestedTime: string, over: object = {}) =>
    server().call("createAppointment", {
      token,
      body: {
        ...{ requestedDate: "2026-08-11", requestedTime, isWalkIn: true, durationMinutes: 20 },
        ...{ patientDetails: { name: "Walter Walkin", phone: "0491 575 789" }, ...over },
      },
    });
  const seated = await walkIn("11:35");
  expect(seated.status).toBe(201);
  expect(seated.body).toMatchObject({ requestedTime: "11:35", status: "confirmed" });
  expect((await walkIn("10:40")).body.code).toBe("in_the_past");
  expect((await walkIn("11:40", { isWalkIn: false })).body.code).toBe("in_the_past");
  const { body } = await server().call("listMessages", { token });
  expect(body.messages).toEqual([]);
});

test("the times of a walk-in begin an hour ago, and the first from now on says where and with whom [APPT-18]", async () => {
  const day = { requestedDate: "2026-08-11", durationMinutes: 20 };
  const times = async () =>
    (await server().call("availability", { token, body: { ...day, isWalkIn: true } })).body;
  const before = await times();
  expect(before.availableSlots.slice(0, 2)).toEqual(["10:45", "10:50"]);
  expect(before.walkIn).toEqual({ time: "11:40", isNow: true, chairName: "Chair 1", practitionerName: null });
  const patientDetails = { name: "Walter Walkin", phone: "0491 575 789" };
  const body = { ...day, requestedTime: "11:40", isWalkIn: true, patientDetails };
  expect((await server().call("createAppointment", { token, body })).status).toBe(201);
  const after = await times();
  expect(after.walkIn).toMatchObject({ time: "12:00", isNow: false });
  expect(after.availableSlots).not.toContain("11:25");
  // Whoever only asks for the times of the day is offered the half hours to come, as ever.
  const { body: plain } = await server().call("availability", { token, body: day });
  expect(plain).toEqual({ availableSlots: expect.arrayContaining(["12:00", "12:30"]) });
  expect(plain.availableSlots[0]).toBe("12:00");
});

describe("rescheduling", () => {
  test("keeps the row, frees the old time and remembers every move [APPT-16]", async () => {
    const { id } = await book("2026-08-12", "10:00");
    server().clock.advance(60_000);
    const { status, body } = await move(id, "2026-08-13", "14:30");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      requestedDate: "2026-08-13",
      requestedTime: "14:30",
      status: "confirmed",
    });
    await book("2026-08-12", "10:00", "Tom Birch");
    server().clock.advance(60_000);
    await move(id, "2026-08-14", "09:00");
    expect(await movesOf(id)).toMatchObject([
      { fromDate: "2026-08-13", fromTime: "14:30", toDate: "2026-08-14", movedByUsername: username },
      { fromDate: "2026-08-12", fromTime: "10:00", toDate: "2026-08-13", toTime: "14:30" },
    ]);
  });

  test("makes a visit longer while it goes on, and takes back the move of one that was to have begun [APPT-18]", async () => {
    const { id } = await book("2026-08-11", "12:00");
    server().clock.advance(25 * 60_000);
    const longer = await server().call("rescheduleAppointment", {
      ...{ token, params: { id } },
      body: { requestedDate: "2026-08-11", requestedTime: "12:00", durationMinutes: 45 },
    });
    expect(longer.status).toBe(200);
    expect(Date.parse(longer.body.endsAt) - Date.parse(longer.body.startsAt)).toBe(45 * 60_000);
    expect((await move(id, "2026-08-11", "12:05")).body.code).toBe("in_the_past");
    expect((await move(id, "2026-08-11", "14:00")).status).toBe(200);
    const back = await move(id, "2026-08-11", "12:00");
    expect(back.body).toMatchObject({ requestedTime: "12:00", endsAt: longer.body.endsAt });
  });

  test("to a time that was taken meanwhile answers 409 with the nearest free times, and moves nothing [APPT-14] [APPT-16]", async () => {
    const { id } = await book("2026-08-12", "10:00");
    await book("2026-08-13", "10:00", "Tom Birch");
    const { status, body } = await move(id, "2026-08-13", "10:00");
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "slot_taken", detail: expect.stringContaining("just been taken") });
    expect(body.nearestSlots).toHaveLength(3);
    expect(await movesOf(id)).toEqual([]);
  });

  test("to the time it has already changes nothing", async () => {
    const { id } = await book("2026-08-12", "10:00");
    expect((await move(id, "2026-08-12", "10:00")).status).toBe(200);
    expect(await movesOf(id)).toEqual([]);
  });

  test("of what is cancelled, over or unknown is refused, each with its reason [APPT-16]", async () => {
    const cancelled = await book("2026-08-12", "10:00");
    await server().call("cancelAppointment", { token, params: { id: cancelled.id }, body: {} });
    expect((await move(cancelled.id, "2026-08-12", "11:00")).body.code).toBe("already_cancelled");
    const arrived = await book("2026-08-11", "12:00");
    await mark(arrived.id, "arrived");
    expect((await move(arrived.id, "2026-08-13", "11:00")).body.code).toBe("attended");
    expect((await move("0198a000-0000-7000-8000-000000000000", "2026-08-13", "11:00")).status).toBe(404);
    const { body } = await move(arrived.id, "13/08/2026", "11:00");
    expect(body).toMatchObject({
      code: "validation_failed",
      errors: [{ message: expect.stringContaining("YYYY") }],
    });
  });

  test("another clinic's visit does not exist", async () => {
    const { id } = await book("2026-08-12", "10:00");
    ({ token } = await server().signIn());
    expect((await move(id, "2026-08-13", "11:00")).status).toBe(404);
    expect((await mark(id, "arrived")).status).toBe(404);
    expect((await server().call("listAppointmentMoves", { token, params: { id } })).status).toBe(404);
  });
});

describe("many visits are settled at once", () => {
  const settle = (visits: Appointment[], attendance: string | null) =>
    server().call("settleAppointments", {
      token,
      body: {
        attendance,
        visits: visits.map((visit) => ({
          ...{ id: visit.id, version: visit.version, attendance: visit.attendance },
        })),
      },
    });
  const outcomesOf = (body: { outcome: string }[]) => body.map(({ outcome }) => outcome);
  const seenNow = async (): Promise<Appointment[]> =>
    (await server().call("listAppointments", { token })).body;

  test("each tells what became of it, and what another desk did meanwhile stays [APPT-18]", async () => {
    const names = ["Ann Lee", "Ben Orr", "Cam Wu", "Dee Fox", "Eve Kaya"];
    const times = ["12:00", "12:30", "13:00", "13:30", "16:30"];
    const seen = [];
    for (const [at, name] of names.entries()) seen.push(await book("2026-08-11", times[at] ?? "", name));
    const [ann, ben, cam, dee, eve] = seen.map(({ id }) => id);
    await mark(ben, "no_show").then(({ body }) => expect(body.code).toBe("not_yet"));
    server().clock.set("2026-08-11T04:00:00Z");
    await mark(ben, "arrived");
    await server().call("cancelAppointment", { token, params: { id: cam }, body: {} });
    expect((await move(dee, "2026-08-11", "15:00")).status).toBe(200);
    const { status, body } = await settle([...seen, { ...seen[0], id: crypto.randomUUID() }], "no_show");
    expect(status).toBe(200);
    expect(outcomesOf(body)).toEqual([
      ...["marked", "changed_meanwhile", "already_cancelled", "not_yet", "not_yet", "not_found"],
    ]);
    const stands = Object.fromEntries((await seenNow()).map(({ id, attendance }) => [id, attendance]));
    expect(stands).toEqual({ [ann]: "no_show", [ben]: "arrived", [cam]: null, [dee]: null, [eve]: null });
  });

  test("a visit that was moved or given to somebody else since it was seen is not marked [APPT-18]", async () => {
    const seen = await book("2026-08-11", "12:00", "Ann Lee");
    expect((await move(seen.id, "2026-08-11", "12:30")).status).toBe(200);
    server().clock.set("2026-08-11T04:00:00Z");
    expect(outcomesOf((await settle([seen], "arrived")).body)).toEqual(["changed_meanwhile"]);
  });

  test("all of it is taken back, but for what another desk marked otherwise [APPT-18]", async () => {
    await book("2026-08-11", "12:00", "Ann Lee");
    const ben = await book("2026-08-11", "12:30", "Ben Orr");
    server().clock.set("2026-08-11T04:00:00Z");
    expect(outcomesOf((await settle(await seenNow(), "arrived")).body)).toEqual(["marked", "marked"]);
    const marked = await seenNow();
    expect(outcomesOf((await settle(marked, "arrived")).body)).toEqual(["already_marked", "already_marked"]);
    await mark(ben.id, "no_show");
    expect(outcomesOf((await settle(marked, null)).body)).toEqual(["marked", "changed_meanwhile"]);
    expect((await seenNow()).map(({ attendance }) => attendance)).toEqual([null, "no_show"]);
  });

  test("nothing, or more than a day holds, is refused", async () => {
    expect((await settle([], "arrived")).status).toBe(400);
    const visit = await book("2026-08-11", "12:00");
    const tooMany = Array.from({ length: 201 }, () => visit);
    expect((await settle(tooMany, "arrived")).status).toBe(400);
  });
});

describe("whether the patient came", () => {
  test("is marked with who and when, and can be taken back [APPT-16]", async () => {
    const { id } = await book("2026-08-11", "12:00");
    const { status, body } = await mark(id, "arrived");
    expect(status).toBe(200);
    expect(body).toMatchObject({ attendance: "arrived", attendanceByUsername: username });
    expect(body.attendanceAt).toBe("2026-08-11T01:42:00.000Z");
    expect((await mark(id, null)).body).toMatchObject({ attendance: null, attendanceAt: null });
  });

  test("an arrival is marked on the day, not days ahead; the day is the clinic's [APPT-16]", async () => {
    const { id } = await book("2026-08-12", "12:00");
    const refused = await mark(id, "arrived");
    expect(refused.body).toMatchObject({
      ...{ status: 409, code: "not_yet" },
      detail: "It is too early for that. Mark an arrival on the day, and a no-show after its time.",
    });
    expect((await mark(id, null)).status).toBe(200);
    // Half past midnight in Sydney, still the day before in UTC.
    server().clock.set("2026-08-11T14:30:00Z");
    expect((await mark(id, "arrived")).body).toMatchObject({ attendance: "arrived" });
  });

  test("a visit that is on record as attended is not cancelled until the mark is taken back [APPT-11] [APPT-16]", async () => {
    const { id } = await book("2026-08-11", "12:00");
    await mark(id, "arrived");
    const cancel = () => server().call("cancelAppointment", { token, params: { id }, body: {} });
    expect((await cancel()).body).toMatchObject({ status: 409, code: "attended" });
    const visits = (await server().call("listAppointments", { token })).body;
    expect(visits.find((visit: Appointment) => visit.id === id)).toMatchObject({
      ...{ status: "confirmed", attendance: "arrived" },
    });
    await mark(id, null);
    expect((await cancel()).body).toMatchObject({ status: "cancelled", attendance: null });
  });

  test("marked and cancelled at the same moment, a visit ends up as one of the two [APPT-16]", async () => {
    const times = ["12:00", "12:30", "13:00", "13:30", "14:00"];
    for (const time of times) {
      const { id } = await book("2026-08-11", time);
      await Promise.all([
        mark(id, "arrived"),
        server().call("cancelAppointment", { token, params: { id }, body: {} }),
      ]);
    }
    const visits = (await server().call("listAppointments", { token })).body;
    expect(visits).toHaveLength(times.length);
    for (const { status, attendance } of visits)
      expect([status, attendance]).toEqual(
        status === "cancelled" ? ["cancelled", null] : ["confirmed", "arrived"],
      );
  });

  test("a no-show is one only once its time has come, and counts on the dashboard [APPT-16] [DASH-1]", async () => {
    const { id } = await book("2026-08-11", "12:00");
    expect((await mark(id, "no_show")).body).toMatchObject({ status: 409, code: "not_yet" });
    server().clock.set("2026-08-11T02:20:00Z");
    expect((await mark(id, "no_show")).body).toMatchObject({ attendance: "no_show" });
    const noShows = async () => (await server().call("clinicOverview", { token })).body.noShows;
    expect(await noShows()).toBe(1);
    await mark(id, null);
    expect(await noShows()).toBe(0);
  });

  test("cannot be said of a cancelled visit", async () => {
    const { id } = await book("2026-08-11", "12:00");
    await server().call("cancelAppointment", { token, params: { id }, body: {} });
    expect((await mark(id, "arrived")).body.code).toBe("already_cancelled");
  });
});
