import { beforeEach, describe, expect, test } from "vitest";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type FreedTime, fits, type Waiting } from "./rules.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let token: string;
beforeEach(async () => {
  server().clock.set(testNow);
  ({ token } = await server().signIn());
});

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
const book = async (requestedDate: string, requestedTime: string, name: string) =>
  (
    await call("createAppointment", {
      ...{ requestedDate, requestedTime },
      patientDetails: { name, phone: "0491 575 789" },
    })
  ).body;
const fromToday = { fromDate: "2026-08-11" };
const namesFor = async (id: string) =>
  (await call("waitlistFor", undefined, id)).body.map((each: { patientName: string }) => each.patientName);

describe("the waitlist", () => {
  test("on a cancellation shows who fits, and moves the chosen one's visit into the time [APPT-16]", async () => {
    const early = await book("2026-08-12", "10:00", "Tom Birch");
    const late = await book("2026-08-20", "15:00", "Priya Raman");
    const joined = await call("joinWaitlist", { ...fromToday, appointmentId: late.id });
    expect(joined.status).toBe(201);
    await call("joinWaitlist", {
      ...{ ...fromToday, partOfDay: "afternoon" },
      patientDetails: { name: "Lee Wong", phone: "0491 570 157" },
    });
    expect(await namesFor(early.id)).toEqual([]);
    await call("cancelAppointment", {}, early.id);
    expect(await namesFor(early.id)).toEqual(["Priya Raman"]);

    const filled = await call("fillFreedTime", { freedAppointmentId: early.id }, joined.body.id);
    expect(filled.body).toMatchObject({ id: late.id, requestedDate: "2026-08-12", requestedTime: "10:00" });
    expect(await namesFor(early.id)).toEqual([]);
    const waiting = (await call("waitlist")).body;
    expect(waiting.map((each: { patientName: string }) => each.patientName)).toEqual(["Lee Wong"]);
  });

  test("books in somebody who has no visit yet, once however often it is asked [APPT-16]", async () => {
    const freed = await book("2026-08-12", "14:00", "Tom Birch");
    const { body: entry } = await call("joinWaitlist", {
      ...fromToday,
      patientDetails: { name: "Lee Wong", phone: "0491 570 157" },
      appointmentType: "Teeth Cleaning",
    });
    await call("cancelAppointment", {}, freed.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call("fillFreedTime", { freedAppointmentId: freed.id }, entry.id)),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const held = (await call("listAppointments")).body.filter(
      (each: { status: string }) => each.status !== "cancelled",
    );
    expect(held).toMatchObject([{ patientName: "Lee Wong", appointmentType: "Teeth Cleaning" }]);
  });

  test("a time that somebody took meanwhile fits nobody [APPT-14] [APPT-16]", async () => {
    const freed = await book("2026-08-12", "14:00", "Tom Birch");
    const patientDetails = { name: "Lee Wong", phone: "0491 570 157" };
    const { body: entry } = await call("joinWaitlist", { ...fromToday, patientDetails });
    await call("cancelAppointment", {}, freed.id);
    await book("2026-08-12", "14:00", "Mia Chen");
    expect(await namesFor(freed.id)).toEqual([]);
    const { status, body } = await call("fillFreedTime", { freedAppointmentId: freed.id }, entry.id);
    expect([status, body.code]).toEqual([409, "slot_taken"]);
    expect(body.nearestSlots.length).toBeGreaterThan(0);
  });

  test.each([
    ["toDate", { fromDate: "2026-07-01", toDate: "2026-08-10" }],
    ["fromDate", { fromDate: "2126-01-01", toDate: null }],
  ])("days that are over or cannot be booked yet are refused at %s [APPT-16]", async (field, days) => {
    const patientDetails = { name: "Lee Wong", phone: "0491 570 157" };
    const refused = await call("joinWaitlist", { ...days, patientDetails });
    expect(refused.body).toMatchObject({ status: 400, code: "validation_failed", errors: [{ field }] });
    expect((await call("waitlist")).body).toEqual([]);
    // Today is not over yet, and a wish may have begun before it.
    const stillOpen = { fromDate: "2026-07-01", toDate: "2026-08-11" };
    expect((await call("joinWaitlist", { ...stillOpen, patientDetails })).status).toBe(201);
  });

  test("a visit waits once, and whoever leaves is gone [APPT-16]", async () => {
    const visit = await book("2026-08-20", "15:00", "Priya Raman");
    const { body: entry } = await call("joinWaitlist", { ...fromToday, appointmentId: visit.id });
    const again = await call("joinWaitlist", { ...fromToday, appointmentId: visit.id });
    expect(again.body).toMatchObject({ status: 400, errors: [{ field: "appointmentId" }] });
    expect((await call("leaveWaitlist", undefined, entry.id)).status).toBe(200);
    expect((await call("leaveWaitlist", undefined, entry.id)).status).toBe(404);
    expect((await call("waitlist")).body).toEqual([]);
  });
});

test("whoever was taken off is put back in the old place, with the old wish [APPT-16]", async () => {
  const visit = await book("2026-08-20", "15:00", "Priya Raman");
  const wish = { ...fromToday, partOfDay: "morning" };
  const { body: first } = await call("joinWaitlist", { ...wish, appointmentId: visit.id });
  server().clock.advance(1_000);
  const patientDetails = { name: "Lee Wong", phone: "0491 570 157" };
  const { body: second } = await call("joinWaitlist", { ...fromToday, patientDetails });
  await call("leaveWaitlist", undefined, first.id);
  for (const _ of ["once", "pressed again"])
    expect((await call("rejoinWaitlist", undefined, first.id)).body).toEqual(first);
  expect((await call("waitlist")).body).toEqual([first, second]);
});

test("nobody is put back who has a visit from the list, waits again, or is another clinic's [APPT-16]", async () => {
  const freed = await book("2026-08-12", "14:00", "Tom Birch");
  await call("cancelAppointment", {}, freed.id);
  const patientDetails = { name: "Lee Wong", phone: "0491 570 157" };
  const { body: booked } = await call("joinWaitlist", { ...fromToday, patientDetails });
  await call("fillFreedTime", { freedAppointmentId: freed.id }, booked.id);
  expect((await call("rejoinWaitlist", undefined, booked.id)).status).toBe(404);

  const visit = await book("2026-08-20", "15:00", "Priya Raman");
  const join = () => call("joinWaitlist", { ...fromToday, appointmentId: visit.id });
  const { body: left } = await join();
  await call("leaveWaitlist", undefined, left.id);
  const { body: again } = await join();
  const refused = await call("rejoinWaitlist", undefined, left.id);
  expect(refused.body).toMatchObject({ status: 400, detail: expect.stringContaining("already") });
  expect((await call("waitlist")).body).toEqual([again]);
  ({ token } = await server().signIn());
  expect((await call("rejoinWaitlist", undefined, left.id)).status).toBe(404);
});

describe("who fits a freed time", () => {
  const freed: FreedTime = { date: "2026-08-12", time: "10:00", startsAt: 1_000, lengthMs: 1_800_000 };
  const waiting: Waiting = {
    ...{ fromDate: "2026-08-11", toDate: null, partOfDay: "any" },
    ...{ lengthMs: 1_800_000, visitStartsAt: null },
  };
  test.each<[string, Partial<Waiting>, boolean]>([
    ["whoever wished for any time", {}, true],
    ["not before the first wished day", { fromDate: "2026-08-13" }, false],
    ["not after the last", { toDate: "2026-08-11" }, false],
    ["on the last", { toDate: "2026-08-12" }, true],
    ["a morning person in the morning", { partOfDay: "morning" }, true],
    ["no afternoon person in the morning", { partOfDay: "afternoon" }, false],
    ["no treatment that takes longer", { lengthMs: 3_600_000 }, false],
    ["nobody whose visit is earlier already", { visitStartsAt: 500 }, false],
    ["somebody whose visit is later", { visitStartsAt: 2_000 }, true],
  ])("%s", (_name, over, expected) => {
    expect(fits({ ...waiting, ...over }, freed)).toBe(expected);
  });
});
