import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, startTestServer, testNow } from "../../../tests/support/test-server.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";
import { createBookReader } from "./book-reader.ts";
import { createBookingService } from "./service.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const wednesday = "2026-08-12";
const freeOn = async (requestedDate = wednesday): Promise<string[]> =>
  (await server().call("availability", { token: clinic.token, body: { requestedDate } })).body.availableSlots;
const bookByHand = (requestedTime: string) =>
  server().call("createAppointment", {
    token: clinic.token,
    body: {
      ...{ requestedDate: wednesday, requestedTime },
      patientDetails: { name: "Tom Birch", phone: "0491 575 789" },
    },
  });
const holdsOfClinic = () =>
  rowsOf(server().database, `select call_id from slot_hold where clinic_id = '${clinic.scope.clinicId}'`);
const asksForTen = "id like to book a teeth cleaning tomorrow at ten am";

describe("a time that a caller is told about", () => {
  test("is offered to nobody else while it is talked about, and again after the call [APPT-16]", async () => {
    const first = await clinic.ring();
    await first.say(asksForTen);
    expect(await freeOn()).not.toContain("10:00");
    const second = await clinic.ring("+61491570157");
    const { times } = toldTimes(await second.say(asksForTen));
    expect(times.some((time) => time !== "10:00")).toBe(true);
    await first.hangUp();
    await eventually(async () => expect(await freeOn()).toContain("10:00"));
    await second.hangUp();
  });

  test("is let go when the caller chooses another [APPT-16]", async () => {
    const call = await clinic.ring();
    await call.say(asksForTen);
    await call.say("actually make it eleven am");
    const free = await freeOn();
    expect(free).toContain("10:00");
    expect(free).not.toContain("11:00");
    await call.hangUp();
  });

  test("is the caller's own to book, and holds nothing afterwards [APPT-16]", async () => {
    const call = await clinic.ring();
    for (const line of [asksForTen, "my name is priya raman", "yes that is right"]) await call.say(line);
    expect(await clinic.appointments()).toMatchObject([
      { requestedTime: "10:00", patientName: "Priya Raman" },
    ]);
    expect(await holdsOfClinic()).toEqual([]);
    await call.hangUp();
  });

  test("is free again once the hold has run out, whatever became of the server [APPT-16]", async () => {
    const call = await clinic.ring();
    await call.say(asksForTen);
    expect(await freeOn()).not.toContain("10:00");
    server().clock.advance(6 * 60_000);
    expect(await freeOn()).toContain("10:00");
    await call.hangUp();
  });

  test("goes to staff who book it, and the caller hears the nearest free times [APPT-14] [APPT-16]", async () => {
    const call = await clinic.ring();
    for (const line of [asksForTen, "my name is priya raman"]) await call.say(line);
    expect((await bookByHand("10:00")).status).toBe(201);
    const answer = await call.say("yes that is right");
    expect(toldTimes(answer).times.filter((time) => time !== "10:00")).not.toEqual([]);
    expect(await clinic.appointments()).toMatchObject([{ patientName: "Tom Birch" }]);
    await call.hangUp();
  });
});

describe("many calls at once on one time", () => {
  test("exactly one holds it, through two servers as well [APPT-14] [APPT-16]", async () => {
    const beside = await startTestServer({ beside: server() });
    const calendar = {
      timeZone: "Australia/Sydney",
      businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
    };
    const calendarOf = async () => calendar;
    const { clock } = server();
    const desks = [server().database, beside.database].map((database) =>
      createBookingService({ database, clock, calendarOf, look: createBookReader(database) }),
    );
    const calls = await rowsOf<{ id: string }>(
      server().database,
      `insert into call (id, clinic_id, channel, direction, provider_call_id, started_at, seen_at, outcome)
       select gen_random_uuid(), '${clinic.scope.clinicId}', 'phone', 'inbound', gen_random_uuid()::text, now(), now(), 'in_progress'
         from generate_series(1, 20) returning id`,
    );
    const slot = { date: wednesday, time: "15:00", appointmentType: null, channel: "phone" } as const;
    const outcomes = await Promise.all(
      calls.map(({ id }, i) => desks[i % 2]?.holdSlot(clinic.scope, id as never, slot, calendar)),
    );
    expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(1);
    for (const outcome of outcomes) if (outcome && !outcome.ok) expect(outcome.nearest).toHaveLength(3);
    expect(await holdsOfClinic()).toHaveLength(1);
  });
});
