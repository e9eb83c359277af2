import { beforeEach, describe, expect, test } from "vitest";
import { mostClosures } from "#contract/clinic/opening-options.ts";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { type PhoneClinic, phoneClinic } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { toldTimes } from "../../../../tests/support/told-times.ts";
import { changeTreatment } from "../../../../tests/support/treatments.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
let token: string;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  token = clinic.token;
});

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
const freeOn = async (requestedDate: string, appointmentType?: string): Promise<string[]> =>
  (await call("availability", { requestedDate, appointmentType })).body.availableSlots;
const keepHolidays = (state: string | null, over: object = {}) => call("saveHolidays", { state, ...over });
const close = (over: object) =>
  call("addClosure", { fromDate: "2026-08-13", toDate: "2026-08-13", reason: "Team training", ...over });
const closed = async (from: string, to: string) =>
  (await server().call("closedDays", { token, query: { from, to } })).body;

describe("public holidays", () => {
  test("none count until the clinic has chosen its state [APPT-16]", async () => {
    expect((await call("opening")).body).toMatchObject({ state: null, holidays: [], closures: [] });
    expect(await freeOn("2026-12-25")).not.toEqual([]);
    await keepHolidays("NSW");
    expect(await freeOn("2026-12-25")).toEqual([]);
    expect(await closed("2026-12-24", "2026-12-28")).toMatchObject([
      { date: "2026-12-25", name: "Christmas Day", kind: "holiday", fromTime: null },
      { date: "2026-12-26", name: "Boxing Day" },
      { date: "2026-12-28", name: "Additional holiday for Boxing Day" },
    ]);
  });

  test("booking on one is refused, with free times of the days around it [APPT-14] [APPT-16]", async () => {
    await keepHolidays("NSW");
    const { status, body } = await call("createAppointment", {
      ...{ requestedDate: "2026-12-25", requestedTime: "10:00" },
      patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
    });
    expect(status).toBe(409);
    expect(body.code).toBe("outside_hours");
    for (const { date } of body.nearestSlots) expect(["2026-12-24", "2026-12-29"]).toContain(date);
  });

  test("the clinic may open on one all the same [APPT-16]", async () => {
    await keepHolidays("NSW", { openHolidays: ["labour-day"] });
    expect(await freeOn("2026-10-05")).not.toEqual([]);
    const { holidays } = (await call("opening")).body;
    expect(holidays).toContainEqual(
      expect.objectContaining({ id: "labour-day", date: "2026-10-05", isOpen: true }),
    );
  });

  test("a local holiday counts where the clinic's area keeps it [APPT-16]", async () => {
    await keepHolidays("VIC");
    expect(await freeOn("2026-11-03")).not.toEqual([]);
    const saved = await keepHolidays("VIC", { localHolidays: ["melbourne-cup", "ekka"] });
    expect(saved.body.localHolidays).toEqual([
      { id: "melbourne-cup", name: "Melbourne Cup Day", isKept: true },
    ]);
    expect(await freeOn("2026-11-03")).toEqual([]);
  });

  test("an unknown state is refused by name of its field", async () => {
    const { status, body } = await keepHolidays("NZ");
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: expect.stringContaining("state") }]);
  });
});

describe("closures", () => {
  test("close days or hours, and taking one back opens them again [APPT-16]", async () => {
    const hours = await close({ fromTime: "12:00", toTime: "14:00" });
    expect(hours.status).toBe(201);
    const free = await freeOn("2026-08-13");
    expect(free).toContain("11:30");
    expect(free.filter((time) => time >= "12:00" && time < "14:00")).toEqual([]);
    expect(free).toContain("14:00");
    await close({ toDate: "2026-08-14" });
    expect(await freeOn("2026-08-13")).toEqual([]);
    expect(await freeOn("2026-08-14")).toEqual([]);
    const { closures } = (await call("opening")).body;
    expect(closures).toHaveLength(2);
    for (const { id } of closures) expect((await call("removeClosure", undefined, id)).status).toBe(200);
    expect(await freeOn("2026-08-13")).toContain("12:00");
    expect((await call("removeClosure", undefined, closures[0].id)).status).toBe(404);
  });

  test("tell how many visits are booked in them; those stay [APPT-16]", async () => {
    for (const requestedTime of ["10:00", "13:30"])
      await call("createAppointment", {
        ...{ requestedDate: "2026-08-13", requestedTime },
        patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
      });
    expect((await close({ fromTime: "13:45", toTime: "15:00" })).body.bookedVisits).toBe(1);
    expect((await close({})).body.bookedVisits).toBe(2);
    expect(await clinic.appointments()).toHaveLength(2);
  });

  test("close an afternoon of every week until they are taken back [APPT-16]", async () => {
    const everyThursday = { weekday: 4, toDate: null, fromTime: "13:00", toTime: "17:00" };
    const { status, body } = await close({ ...everyThursday, fromDate: "2026-08-11" });
    expect(status).toBe(201);
    expect(body.closure).toMatchObject({ ...everyThursday, fromDate: "2026-08-11" });
    for (const thursday of ["2026-08-13", "2026-08-20", "2026-10-15"])
      expect((await freeOn(thursday)).at(-1), thursday).toBe("12:30");
    expect(await freeOn("2026-08-14")).toContain("16:30");
    const query = { from: "2026-08-10", to: "2026-08-23" };
    const hatched = (await server().call("bookClosedTimes", { token, query })).body;
    expect(hatched).toMatchObject([
      { date: "2026-08-13", fromTime: "13:00", toTime: "17:00", name: "Team training", chairId: null },
      { date: "2026-08-20", fromTime: "13:00", toTime: "17:00", name: "Team training", chairId: null },
    ]);
    expect(await closed(query.from, query.to)).toHaveLength(2);
    await call("removeClosure", undefined, body.closure.id);
    expect(await freeOn("2026-10-15")).toContain("16:30");
  });

  test("of every week name the visits booked in them on that day of the week alone [APPT-16]", async () => {
    for (const requestedDate of ["2026-08-13", "2026-08-14", "2026-09-17"])
      await call("createAppointment", {
        ...{ requestedDate, requestedTime: "14:00" },
        patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
      });
    const { body } = await close({ weekday: 4, toDate: null, fromTime: "13:00", toTime: "17:00" });
    expect(body.visits.map(({ date }: { date: string }) => date)).toEqual(["2026-08-13", "2026-09-17"]);
  });

  test("of every week may close one chair [APPT-17]", async () => {
    const { body: second } = await call("addChair", { name: "Chair 2", weekdays: null });
    await close({ weekday: 4, toDate: null, chairId: second.id });
    const book = (requestedDate: string) =>
      call("createAppointment", {
        ...{ requestedDate, requestedTime: "10:00" },
        patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
      });
    expect([(await book("2026-08-20")).status, (await book("2026-08-20")).status]).toEqual([201, 409]);
    expect([(await book("2026-08-21")).status, (await book("2026-08-21")).status]).toEqual([201, 201]);
  });

  test.each([
    [{ toDate: null }, "toDate"],
    [{ weekday: 7 }, "weekday"],
    [{ weekday: 3 }, "toDate"],
    [{ toDate: "2026-08-12" }, "toDate"],
    [{ fromTime: "12:00" }, "toTime"],
    [{ fromTime: "12:00", toTime: "11:00" }, "toTime"],
    [{ reason: "  " }, "reason"],
    [{ toDate: "2028-08-13" }, "toDate"],
    [{ fromDate: "2026-02-30" }, "fromDate"],
  ])("%j is refused at %s", async (over, field) => {
    const { status, body } = await close(over);
    expect(status).toBe(400);
    expect(body.errors.map((each: { field: string }) => each.field).join()).toContain(field);
  });
});

describe("treatments and chairs", () => {
  test("a longer treatment needs a longer time and takes it [APPT-16]", async () => {
    await changeTreatment(server(), token, "Root Canal", { durationMinutes: 90 });
    const { treatments } = (await call("opening")).body;
    const lengths = treatments.map((each: Treatment) => [each.name, each.durationMinutes]);
    expect(Object.fromEntries(lengths)).toMatchObject({ "Root Canal": 90, "General Consultation": 30 });
    expect((await freeOn("2026-08-13", "Root Canal")).at(-1)).toBe("15:30");
    const { body } = await call("createAppointment", {
      ...{ requestedDate: "2026-08-13", requestedTime: "10:00", appointmentType: "Root Canal" },
      patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
    });
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(90 * 60_000);
    const free = await freeOn("2026-08-13");
    expect(["10:00", "10:30", "11:00"].filter((time) => free.includes(time))).toEqual([]);
    expect(free).toContain("11:30");
  });

  test("a second chair takes a second patient at the same time, on its own days only [APPT-16]", async () => {
    const added = await call("addChair", { name: "Dr Vance", weekdays: [4] });
    expect(added.status).toBe(201);
    const book = (requestedDate: string) =>
      call("createAppointment", {
        ...{ requestedDate, requestedTime: "10:00" },
        patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
      });
    // A Thursday, then a Friday.
    expect([(await book("2026-08-13")).status, (await book("2026-08-13")).status]).toEqual([201, 201]);
    expect((await book("2026-08-13")).status).toBe(409);
    expect([(await book("2026-08-14")).status, (await book("2026-08-14")).status]).toEqual([201, 409]);
    const { id } = added.body;
    expect((await call("changeChair", { name: "Dr Vance", weekdays: [4, 5] }, id)).body.weekdays).toEqual([
      4, 5,
    ]);
    expect((await book("2026-08-14")).status).toBe(201);
  });

  test("the last chair stays, and names are told apart [APPT-16]", async () => {
    const [only] = (await call("opening")).body.chairs;
    expect((await call("removeChair", undefined, only.id)).body.code).toBe("validation_failed");
    expect((await call("addChair", { name: only.name.toUpperCase(), weekdays: null })).status).toBe(400);
    const { body } = await call("addChair", { name: "Chair 2", weekdays: null });
    expect((await call("removeChair", undefined, body.id)).status).toBe(200);
    expect((await call("opening")).body.chairs).toHaveLength(1);
  });
});

test("two people who remove the last two chairs at once leave one [APPT-16]", async () => {
  const { body: second } = await call("addChair", { name: "Chair 2", weekdays: null });
  const { chairs } = (await call("opening")).body;
  const removed = await Promise.all(
    chairs.map(({ id }: { id: string }) => call("removeChair", undefined, id)),
  );
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(chairs).toContainEqual(second);
  expect((await call("opening")).body.chairs).toHaveLength(1);
});

test("so many closures ahead and no more; those that are over do not count [APPT-16]", async () => {
  await close({ fromDate: "2026-08-01", toDate: "2026-08-01" });
  const { body: first } = await close({});
  await rowsOf(
    server().database,
    `insert into closure (id, clinic_id, from_date, to_date, reason, created_by_username, created_at)
     select gen_random_uuid(), clinic_id, from_date, to_date, reason, created_by_username, created_at
       from closure, generate_series(1, ${mostClosures - 2}) where id = '${first.closure.id}'`,
  );
  expect((await close({})).status).toBe(201);
  const { status, body } = await close({});
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: "fromDate" })]]);
});

describe("on the phone", () => {
  test("the assistant says what the clinic is closed for and offers the next open time [APPT-16] [CALL-1]", async () => {
    await keepHolidays("NSW");
    server().clock.set("2026-12-22T22:00:00Z");
    const line = await clinic.ring();
    const answer = await line.say("can i book a cleaning on christmas day at ten am");
    expect(answer).toMatch(/closed.*Christmas Day/s);
    const { days, times } = toldTimes(answer, "2026-12-23");
    expect(days[0]).toBe("2026-12-25");
    expect(days.some((day) => day !== "2026-12-25")).toBe(true);
    expect(times.length).toBeGreaterThan(0);
    await line.hangUp();
  });

  test("'are you open on Boxing Day' is answered from the clinic's own holidays [APPT-16] [CALL-1]", async () => {
    await keepHolidays("NSW", { openHolidays: ["labour-day"] });
    const line = await clinic.ring();
    const answer = await line.say("are you open on boxing day");
    expect(answer).toMatch(/closed.*Boxing Day/s);
    expect(toldTimes(answer).days).toContain("2026-12-26");
    const labourDay = await line.say("are you open on labour day");
    expect(labourDay).toMatch(/\bopen\b/);
    expect(labourDay).not.toMatch(/closed/);
    expect(toldTimes(labourDay).days).toContain("2026-10-05");
    await line.hangUp();
  });
});
