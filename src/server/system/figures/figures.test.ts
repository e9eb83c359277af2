import { describe, expect, test } from "vitest";
import { callOutcomes } from "#contract/calls/calls.ts";
import type { TaskKind } from "#contract/messaging/tasks.ts";
import type { FigureBooking, FigureCall, Figures } from "#contract/system/figures.ts";
import { type AppointmentId, type CallId, newId } from "#kernel/ids.ts";
import { seededRandom } from "#kernel/seeded-random.ts";
import { addDays } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { unansweredQuestion } from "#server/db/schema/calls.ts";
import { chair } from "#server/db/schema/clinic.ts";
import { task } from "#server/db/schema/system.ts";
import { exampleKnowledgeBase } from "../../../../scripts/example-clinic.mjs";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { storeCall } from "../../../../tests/support/stored-call.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { changeTreatment } from "../../../../tests/support/treatments.ts";

// It is Tuesday, 11 August 2026, 11:42 in Sydney.
const server = serverForThisFile();

async function clinic(over: object = {}) {
  const { token, scope } = await server().signIn();
  const body = { ...exampleKnowledgeBase, ...over };
  expect((await server().call("saveKnowledgeBase", { token, body })).status).toBe(200);
  return { token, scope };
}

const figures = async (token: string, week?: string): Promise<Figures> => {
  const { status, body } = await server().call("figures", { token, ...(week && { query: { week } }) });
  expect(status).toBe(200);
  return body;
};

const rang = (scope: ClinicScope, startedAt: string, more: Parameters<typeof storeCall>[2] = {}) =>
  storeCall(server(), { scope }, { startedAt: Date.parse(startedAt), ...more });

const leave = (scope: ClinicScope, callId: CallId, kind: TaskKind, isDone = false) =>
  server()
    .database.within(scope)
    .insert(task, {
      ...{ id: newId(server().clock.now()), kind, title: "Ring back", detail: "", callId },
      ...{ createdAt: server().clock.now(), completedAt: isDone ? server().clock.now() : null },
    });

let places = 0;
/** Puts a visit into the book as the assistant does, at a time that nobody else has. */
async function bookedBy(
  scope: ClinicScope,
  bookedAt: string,
  over: Partial<typeof appointment.$inferInsert> = {},
) {
  const queries = server().database.within(scope);
  const [place] = await queries.find(chair);
  if (!place) throw new Error("A new clinic has a chair");
  const startsAt = Date.parse("2026-12-01T00:00:00Z") + places++ * 3_600_000;
  const id = newId<AppointmentId>(server().clock.now());
  await queries.insert(appointment, {
    ...{
      id,
      chairId: place.id,
      localDate: "2026-12-01",
      localTime: "11:00",
      startsAt,
      endsAt: startsAt + 1_800_000,
    },
    ...{ patientName: "Mia Chen", patientPhone: "0491 570 156", appointmentType: "Teeth Cleaning" },
    ...{
      status: "confirmed",
      isManuallyCreated: false,
      createdAt: Date.parse(bookedAt),
      updatedAt: 0,
      ...over,
    },
  });
  return id;
}

describe("calls answered out of hours [DASH-8]", () => {
  test("are those that began while the clinic was closed, on its own clock", async () => {
    const { token, scope } = await clinic();
    // Monday in Sydney: 08:59:59, 09:00, 16:59:59, 17:00; then Saturday at 13:00, which is closing time.
    const early = await rang(scope, "2026-08-09T22:59:59Z");
    await rang(scope, "2026-08-09T23:00:00Z");
    await rang(scope, "2026-08-10T06:59:59Z");
    const late = await rang(scope, "2026-08-10T07:00:00Z");
    const saturday = await rang(scope, "2026-08-15T03:00:00Z");
    const { counts, outOfHoursCalls } = await figures(token);
    expect(counts).toMatchObject({ outOfHours: 3, answered: 5 });
    expect(outOfHoursCalls.map(({ callId }) => callId)).toEqual([saturday, late, early]);
  });

  test("are also those on a public holiday and in a closure", async () => {
    const { token, scope } = await clinic();
    await server().call("saveHolidays", { token, body: { state: "NSW" } });
    const body = { fromDate: "2026-10-06", toDate: "2026-10-06", fromTime: "12:00", toTime: "14:00" };
    await server().call("addClosure", { token, body: { ...body, reason: "Team training" } });
    // Labour Day at noon; the day after at 11:59 and 13:00. Summer time has begun.
    await rang(scope, "2026-10-05T01:00:00Z");
    await rang(scope, "2026-10-06T00:59:00Z");
    await rang(scope, "2026-10-06T02:00:00Z");
    expect((await figures(token, "2026-10-07")).counts).toMatchObject({ outOfHours: 2, answered: 3 });
  });

  test("leave out tests, calls that we made, that nobody answered, that broke, and those on the line", async () => {
    const { token, scope } = await clinic();
    const night = "2026-08-10T12:00:00Z";
    await rang(scope, night, { isTest: true });
    await rang(scope, night, { direction: "outbound" });
    await rang(scope, night, { turns: 0 });
    await rang(scope, night, { outcome: "failed" });
    await rang(scope, night, { outcome: "in_progress" });
    expect((await figures(token)).counts).toMatchObject({ outOfHours: 0, answered: 0, minutesSaved: 0 });
  });
});

describe("what the assistant's bookings are worth [DASH-8]", () => {
  test("comes from the price list, which says what is a lowest price and what has none", async () => {
    const { token, scope } = await clinic();
    await changeTreatment(server(), token, "Teeth Cleaning", { priceCents: 18_500 });
    await changeTreatment(server(), token, "Root Canal", { priceCents: 110_000, isFromPrice: true });
    const monday = "2026-08-10T01:00:00Z";
    await bookedBy(scope, monday);
    await bookedBy(scope, monday, { appointmentType: "root canal" });
    await bookedBy(scope, monday, { appointmentType: "Something Old" });
    await bookedBy(scope, monday, { status: "cancelled" });
    const { counts, cancelled, withFromPrice, withoutPrice, bookings } = await figures(token);
    expect({ counts, cancelled, withFromPrice, withoutPrice }).toMatchObject({
      counts: { booked: 4, worthCents: 128_500 },
      ...{ cancelled: 1, withFromPrice: 1, withoutPrice: 1 },
    });
    expect(bookings.map(({ priceCents }) => priceCents).toSorted()).toEqual([110_000, 18_500, 18_500, null]);
  });

  test("counts nothing that staff, patients by web or an import put there", async () => {
    const { token, scope } = await clinic();
    const monday = "2026-08-10T01:00:00Z";
    const importId = newId(server().clock.now());
    await bookedBy(scope, monday, { isManuallyCreated: true });
    await bookedBy(scope, monday, { isBookedOnline: true });
    await bookedBy(scope, monday, { importId });
    expect((await figures(token)).counts).toMatchObject({ booked: 0, worthCents: 0 });
  });
});

describe("minutes of reception saved [DASH-8]", () => {
  test("are those of calls that got what they rang for and left nobody anything to do", async () => {
    const { token, scope } = await clinic();
    const noon = "2026-08-11T02:00:00Z";
    const booked = await rang(scope, noon, { seconds: 130, outcome: "booked" });
    const asked = await rang(scope, noon, { seconds: 100, outcome: "answered" });
    for (const outcome of ["message_taken", "handed_over", "emergency", "abandoned"] as const)
      await rang(scope, noon, { seconds: 600, outcome });
    await leave(scope, await rang(scope, noon, { seconds: 600, outcome: "booked" }), "callback");
    await leave(scope, await rang(scope, noon, { seconds: 600, outcome: "answered" }), "message", true);
    const { counts, savingCalls, callsThatSaved } = await figures(token);
    expect([counts.minutesSaved, savingCalls]).toEqual([3, 2]);
    expect(callsThatSaved.map(({ callId }) => callId).toSorted()).toEqual([booked, asked].toSorted());
  });
});

describe("what callers asked in vain [DASH-8]", () => {
  test("is listed by the week in which it was asked, and stays when it is answered", async () => {
    const { token, scope } = await clinic();
    const callId = await rang(scope, "2026-08-10T01:00:00Z");
    const ask = (words: string, askedAt: string) => {
      const row = { id: newId(server().clock.now()), callId, words, askedAt: Date.parse(askedAt) };
      return server().database.within(scope).insert(unansweredQuestion, row);
    };
    await ask("do you have a fish tank", "2026-08-10T01:00:00Z");
    await ask("can my dog come", "2026-08-02T01:00:00Z");
    const [asked] = (await figures(token)).unanswered;
    expect(asked).toMatchObject({ words: "do you have a fish tank", isOpen: true, callId });
    const body = { question: "Do you have a fish tank?", answer: "A big one.", settles: [asked?.id] };
    expect((await server().call("addOwnAnswer", { token, body })).status).toBe(201);
    expect((await figures(token)).unanswered).toMatchObject([{ isOpen: false }]);
    expect((await figures(token, "2026-08-02")).unanswered).toMatchObject([{ words: "can my dog come" }]);
  });
});

test("another clinic's work counts for nothing, and what is asked for is a day [DASH-8]", async () => {
  const [one, other] = [await clinic(), await clinic()];
  await rang(one.scope, "2026-08-10T12:00:00Z");
  await bookedBy(one.scope, "2026-08-10T01:00:00Z");
  expect((await figures(other.token)).counts).toEqual({
    ...{ outOfHours: 0, answered: 0, booked: 0, worthCents: 0, minutesSaved: 0 },
  });
  const wrong = await server().call("figures", { token: one.token, query: { week: "last week" } });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, "week"]);
});

/** The clinic's wall clock by the platform alone: day, weekday and minutes since midnight. */
function wallClock(instant: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...({ timeZone, year: "numeric", month: "2-digit", day: "2-digit", weekday: "short" } as const),
    ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const),
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    isWeekend: ["Sat", "Sun"].includes(part("weekday")),
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dollars = [null, 9_000, 25_500, 180_000];

describe.each([
  // Summer time begins on Sunday, 4 October 2026, ends on Sunday, 4 April 2027, and never does.
  ["Australia/Sydney", "2026-10-05", "2026-09-28"],
  ["Australia/Adelaide", "2027-04-05", "2027-03-29"],
  ["Australia/Perth", "2026-10-05", "2026-09-28"],
])("in %s, over the turn of the week of %s", (timeZone, monday, mondayBefore) => {
  test("every figure is what a slow and obvious count says [DASH-8]", async () => {
    const d = seededRandom(Date.parse(monday) / 86_400_000);
    const below = (end: number) => d.between(0, end - 1);
    const businessHours = {
      weekdays: { start: "08:00", end: "17:30" },
      weekends: below(2) === 0 ? { start: "", end: "" } : { start: "09:00", end: "12:00" },
    };
    const { token, scope } = await clinic({ businessHours });
    await rowsOf(
      server().database,
      `update clinic set time_zone = '${timeZone}' where clinic_id = '${scope.clinicId}'`,
    );
    const closure = {
      fromDate: addDays(monday, -2),
      toDate: addDays(monday, 1),
      fromTime: "10:00",
      toTime: "13:00",
    };
    await server().call("addClosure", { token, body: { ...closure, reason: "Repairs" } });
    const types = ["Teeth Cleaning", "Root Canal", "X-Ray/Imaging", "Oral Surgery"];
    for (const [i, priceCents] of dollars.entries())
      await changeTreatment(server(), token, types[i] ?? "", { priceCents, isFromPrice: i % 2 === 1 });

    // From a day before the week before until a day after the week, in steps that are no whole hours.
    const from = Date.parse(`${addDays(mondayBefore, -1)}T00:00:00+10:00`);
    const ring = async (startedAt: number) => {
      const outcome = callOutcomes[below(callOutcomes.length)] ?? "answered";
      const direction: "outbound" | "inbound" = below(6) === 0 ? "outbound" : "inbound";
      const wish = { startedAt, outcome, direction, seconds: 5 + below(600), turns: below(8) };
      const isTest = below(9) === 0;
      const id = await storeCall(server(), { scope }, { ...wish, isTest });
      const kind = ([null, null, null, "callback", "message", "notice"] as const)[below(6)] ?? null;
      if (kind) await leave(scope, id, kind, below(2) === 0);
      return { ...wish, isTest, id, kind };
    };
    const visit = async (createdAt: number) => {
      const appointmentType = types[below(types.length)] ?? "";
      const status = (["requested", "confirmed", "cancelled"] as const)[below(3)] ?? "requested";
      const [isManuallyCreated, isBookedOnline] = [below(4) === 0, below(5) === 0];
      const over = { appointmentType, status, isManuallyCreated, isBookedOnline };
      return { ...over, createdAt, id: await bookedBy(scope, new Date(createdAt).toISOString(), over) };
    };
    const calls: Awaited<ReturnType<typeof ring>>[] = [];
    for (let i = 0; i < 240; i++) calls.push(await ring(from + i * 4_117_000 + below(900_000)));
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let i = 0; i < 120; i++) visits.push(await visit(from + i * 8_233_000 + below(900_000)));

    const isOpen = (instant: number): boolean => {
      const { date, isWeekend, minutes } = wallClock(instant, timeZone);
      const { start, end } = isWeekend ? businessHours.weekends : businessHours.weekdays;
      if (start === "" || minutes < minutesOf(start) || minutes >= minutesOf(end)) return false;
      const isClosed = date >= closure.fromDate && date <= closure.toDate && minutes >= 600 && minutes < 780;
      return !isClosed;
    };
    const slowly = (first: string) => {
      const isIn = (instant: number) => {
        const { date } = wallClock(instant, timeZone);
        return date >= first && date <= addDays(first, 6);
      };
      const own = calls.filter(
        (each) => isIn(each.startedAt) && each.direction === "inbound" && !each.isTest,
      );
      const answered = own.filter(
        ({ turns, outcome }) => turns > 0 && outcome !== "failed" && outcome !== "in_progress",
      );
      const good = ["booked", "rescheduled", "cancelled", "waitlisted", "answered"];
      const saving = answered.filter(
        ({ outcome, kind }) => good.includes(outcome) && kind !== "callback" && kind !== "message",
      );
      const booked = visits.filter(
        (each) => isIn(each.createdAt) && !each.isManuallyCreated && !each.isBookedOnline,
      );
      let worthCents = 0;
      for (const { status, appointmentType } of booked)
        if (status !== "cancelled") worthCents += dollars[types.indexOf(appointmentType)] ?? 0;
      let seconds = 0;
      for (const each of saving) seconds += each.seconds;
      const outOfHours = answered.filter(({ startedAt }) => !isOpen(startedAt));
      const counts = { outOfHours: outOfHours.length, answered: answered.length, booked: booked.length };
      return {
        counts: { ...counts, worthCents, minutesSaved: Math.floor(seconds / 60) },
        rows: [outOfHours, saving, booked].map((rows) => rows.map(({ id }) => id as string).toSorted()),
      };
    };

    const found = await figures(token, addDays(monday, 3));
    const expected = slowly(monday);
    expect([found.week, found.lastDay]).toEqual([monday, addDays(monday, 6)]);
    expect(found.counts).toEqual(expected.counts);
    expect(found.before).toEqual(slowly(mondayBefore).counts);
    expect(expected.counts.outOfHours).toBeGreaterThan(5);
    expect(expected.counts.worthCents).toBeGreaterThan(0);
    const idsOf = (rows: (FigureCall | FigureBooking)[]) =>
      rows.map((row) => ("callId" in row ? row.callId : row.appointmentId)).toSorted();
    const { outOfHoursCalls, callsThatSaved, bookings } = found;
    expect([outOfHoursCalls, callsThatSaved, bookings].map(idsOf)).toEqual(expected.rows);
  });
});
