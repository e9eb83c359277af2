import { beforeEach, describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile({ config: { sessionDays: 365 } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});

const [priya, lee, ann] = ["+61491570156", "+61491570157", "+61491570158"];
const minutes = (count: number) => server().clock.advance(count * 60_000);
const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token: clinic.token, params: { id }, ...(body !== undefined && { body }) });
const join = async (name: string, phone: string, wish: Record<string, unknown> = {}) => {
  const patientDetails = { name, phone, email: "" };
  const joined = await call("joinWaitlist", { fromDate: "2026-08-11", patientDetails, ...wish });
  expect(joined.status, JSON.stringify(joined.body)).toBe(201);
  minutes(1);
  return joined.body.id as string;
};
/** Somebody books, and gives the time up again. */
const freed = async (date = "2026-08-13", time = "10:00") => {
  const { id } = await clinic.book(date, time, {
    patientDetails: { name: "Tom Birch", phone: "0491 575 789", email: "" },
  });
  await call("cancelAppointment", {}, id);
  return id as string;
};
const held = async () =>
  (await clinic.appointments())
    .filter(({ status }: Appointment) => status !== "cancelled")
    .map(({ patientName, requestedDate, requestedTime, status }: Appointment) => [
      patientName,
      `${requestedDate} ${requestedTime}`,
      status,
    ]);
const later = async (count: number) => {
  minutes(count);
  await clinic.run();
};

describe("a freed time [APPT-20]", () => {
  test("is offered to who waits longest, is theirs on YES, and nobody else hears of it [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await freed();
    expect(await clinic.read(priya)).toEqual([]);
    minutes(2);
    expect(await clinic.read(priya)).toEqual([
      "Hi Priya, a time has come free: Thursday 13 August at 10:00 am. Reply YES by 12:50 pm to take it, or NO. Harbour Street Dental (02) 5550 4410",
    ]);
    await clinic.reply("Yes please", { from: priya });
    expect(await held()).toEqual([["Priya Raman", "2026-08-13 10:00", "confirmed"]]);
    expect(await clinic.read(priya)).toEqual([
      expect.stringContaining("Hi Priya, your appointment is booked for Thursday 13 August at 10:00 am"),
    ]);
    await later(24 * 60);
    expect(await clinic.read(lee)).toEqual([]);
    const waiting = (await call("waitlist")).body;
    expect(waiting.map((each: { patientName: string }) => each.patientName)).toEqual(["Lee Wong"]);
  });
  test("is seen by the desk: who was asked, until when, what they said [APPT-20]", async () => {
    const entryId = await join("Priya Raman", priya);
    await freed();
    await later(2);
    const { settings, freedTimes } = (await call("waitlistOffers")).body;
    expect(settings).toEqual({ isOn: true, answerMinutes: 60, noticeHours: 2 });
    expect(freedTimes).toMatchObject([
      {
        ...{ date: "2026-08-13", time: "10:00", durationMinutes: 30, status: "open", suits: [] },
        offers: [{ entryId, patientName: "Priya Raman", status: "offered", answer: null }],
      },
    ]);
    await clinic.read(priya);
    await clinic.reply("YES", { from: priya });
    expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
      { status: "filled", offers: [{ status: "accepted", answer: "yes", settledByUsername: null }] },
    ]);
  });
  test("is offered to the next after NO, and after the time to answer; a late YES keeps its place [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await join("Ann Lee", ann);
    await freed();
    minutes(2);
    expect(await clinic.read(priya)).toHaveLength(1);
    await clinic.reply("No thanks", { from: priya });
    expect(await clinic.read(priya)).toEqual([
      "No problem, Priya. You keep your place on our waitlist. Harbour Street Dental (02) 5550 4410",
    ]);
    expect(await clinic.read(lee)).toEqual([expect.stringContaining("Hi Lee, a time has come free")]);
    expect(await clinic.read(ann)).toEqual([]);
    await later(66);
    expect(await clinic.read(ann)).toEqual([expect.stringContaining("Hi Ann, a time has come free")]);
    await clinic.reply("YES", { from: lee });
    expect(await clinic.read(lee)).toEqual([expect.stringContaining("You keep your place on our waitlist")]);
    expect(await held()).toEqual([]);
    await clinic.reply("YES", { from: ann });
    expect(await held()).toEqual([["Ann Lee", "2026-08-13 10:00", "confirmed"]]);
    const names = (await call("waitlist")).body.map((each: { patientName: string }) => each.patientName);
    expect(names).toEqual(["Priya Raman", "Lee Wong"]);
    expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
      {
        status: "filled",
        offers: [
          { patientName: "Priya Raman", status: "declined", answer: "no" },
          { patientName: "Lee Wong", status: "expired", answer: "yes" },
          { patientName: "Ann Lee", status: "accepted", answer: "yes" },
        ],
      },
    ]);
  });

  test("moves the visit that waited, and the time that it leaves is offered on [APPT-20]", async () => {
    const visit = await clinic.book("2026-08-20", "15:00");
    await clinic.read();
    await call("joinWaitlist", { fromDate: "2026-08-11", appointmentId: visit.id });
    minutes(1);
    await join("Lee Wong", lee, { fromDate: "2026-08-18" });
    await freed();
    minutes(2);
    expect(await clinic.read()).toEqual([
      expect.stringContaining(
        "Reply YES by 12:50 pm to move there, or NO to stay on Thursday 20 August at 3:00 pm",
      ),
    ]);
    await clinic.reply("yes");
    expect(await held()).toEqual([["Priya Raman", "2026-08-13 10:00", "confirmed"]]);
    expect(await clinic.read()).toEqual([
      expect.stringContaining("has moved to Thursday 13 August at 10:00 am"),
    ]);
    minutes(2);
    expect(await clinic.read(lee)).toEqual([
      expect.stringContaining("a time has come free: Thursday 20 August at 3:00 pm"),
    ]);
  });

  test("NO to it never cancels the visit that waits, even late [APPT-20]", async () => {
    const visit = await clinic.book("2026-08-20", "15:00");
    await clinic.read();
    await call("joinWaitlist", { fromDate: "2026-08-11", appointmentId: visit.id });
    minutes(24 * 60);
    await freed();
    minutes(2);
    expect(await clinic.read()).toHaveLength(1);
    await later(70);
    await clinic.reply("NO");
    expect(await clinic.read()).toEqual([expect.stringContaining("No problem, Priya")]);
    await clinic.reply("NO");
    expect(await held()).toEqual([["Priya Raman", "2026-08-20 15:00", "confirmed"]]);
  });

  test("YES while a question about the visit is open too is asked back about [APPT-20]", async () => {
    await clinic.book("2026-08-13", "15:00");
    await clinic.read();
    server().clock.set("2026-08-12T15:00:00+10:00");
    expect(await clinic.read()).toEqual([expect.stringContaining("a reminder of your appointment")]);
    await join("Priya Raman", priya);
    await freed();
    minutes(2);
    expect(await clinic.read()).toEqual([expect.stringContaining("a time has come free")]);
    await clinic.reply("YES");
    expect(await clinic.read()).toEqual([
      expect.stringContaining("Is that about the time that has come free, Thursday 13 August at 10:00 am?"),
    ]);
    expect(await held()).toHaveLength(1);
    await clinic.reply("YES");
    expect(await held()).toContainEqual(["Priya Raman", "2026-08-13 10:00", "confirmed"]);
  });

  test("answered twice, or in two words, is taken once [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await freed();
    minutes(2);
    await clinic.read();
    await Promise.all([clinic.reply("YES"), clinic.reply("yes"), clinic.reply("Yes please")]);
    await clinic.reply("YES");
    expect(await held()).toEqual([["Priya Raman", "2026-08-13 10:00", "confirmed"]]);
    expect((await call("waitlistOffers")).body.freedTimes[0].offers).toHaveLength(1);
    minutes(40);
    await clinic.reply("YES");
    expect(server().texts.sent.at(-1)?.body).toMatch(/^Thank you, Priya\. .*Thursday 13 August at 10:00 am/);
  });

  test.each(["the caller rings", "the desk does it"])(
    "is offered on where who is asked leaves the list, and keeps no place for them: %s [APPT-20]",
    async (how) => {
      const entry = await join("Priya Raman", priya);
      await join("Lee Wong", lee);
      await freed();
      minutes(2);
      expect(await clinic.read(priya)).toHaveLength(1);
      if (how === "the desk does it") await call("leaveWaitlist", undefined, entry);
      else {
        const ring = await clinic.ring(priya);
        await ring.say("take me off the waiting list please");
        expect(await ring.say("priya raman")).toContain("off the waitlist");
        await ring.hangUp();
      }
      expect(await clinic.read(lee)).toEqual([expect.stringContaining("Hi Lee, a time has come free")]);
      expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([
        { status: "open", offers: [{ status: "skipped" }, { status: "offered" }] },
      ]);
      await clinic.reply("YES", { from: priya });
      const [answer = ""] = await clinic.read(priya);
      expect(answer).toContain("not free for you any more");
      expect(answer).not.toContain("keep your place");
      await clinic.reply("YES", { from: lee });
      expect(await held()).toEqual([["Lee Wong", "2026-08-13 10:00", "confirmed"]]);
    },
  );

  test("that somebody takes meanwhile is lost politely; no caller is told of it while it is kept [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await freed();
    minutes(2);
    await clinic.read();
    const { availableSlots } = (await call("availability", { requestedDate: "2026-08-13" })).body;
    expect(availableSlots).toContain("10:30");
    expect(availableSlots).not.toContain("10:00");
    await clinic.book("2026-08-13", "10:00", {
      patientDetails: { name: "Mia Chen", phone: "0491 570 110", email: "" },
    });
    await clinic.reply("YES");
    expect(await clinic.read()).toEqual([
      expect.stringContaining("Sorry, Thursday 13 August at 10:00 am has just been taken"),
    ]);
    expect(await held()).toEqual([["Mia Chen", "2026-08-13 10:00", "confirmed"]]);
    expect((await call("waitlist")).body).toMatchObject([{ patientName: "Priya Raman" }]);
    await clinic.run();
    expect((await call("waitlistOffers")).body.freedTimes).toMatchObject([{ status: "taken" }]);
  });

  test("is nobody's where staff take the cancellation back at once [APPT-20]", async () => {
    await join("Priya Raman", priya);
    const id = await freed();
    minutes(1);
    expect((await call("restoreAppointment", { status: "confirmed" }, id)).status).toBe(200);
    await later(10);
    expect(await clinic.read()).toEqual([]);
  });
});

describe("a longer freed time [APPT-20]", () => {
  const times = async () =>
    (await call("waitlistOffers")).body.freedTimes.map(
      ({ time, durationMinutes, status }: { time: string; durationMinutes: number; status: string }) => [
        ...[time, durationMinutes, status],
      ],
    );
  const anHourFreed = async () => {
    const patientDetails = { name: "Tom Birch", phone: "0491 575 789", email: "" };
    const { id } = await clinic.book("2026-08-13", "10:00", { patientDetails, durationMinutes: 60 });
    await call("cancelAppointment", {}, id);
  };

  test("of which somebody takes the half is offered on with the other half [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await anHourFreed();
    minutes(2);
    await clinic.read(priya);
    await clinic.reply("YES", { from: priya });
    expect(await times()).toEqual([
      ["10:00", 60, "filled"],
      ["10:30", 30, "open"],
    ]);
    expect(await clinic.read(lee)).toEqual([
      expect.stringContaining("a time has come free: Thursday 13 August at 10:30 am"),
    ]);
    await clinic.reply("YES", { from: lee });
    expect(await held()).toEqual([
      ["Priya Raman", "2026-08-13 10:00", "confirmed"],
      ["Lee Wong", "2026-08-13 10:30", "confirmed"],
    ]);
    expect(await times()).toEqual([
      ["10:00", 60, "filled"],
      ["10:30", 30, "filled"],
    ]);
  });

  test("of which the desk books the half is offered with the other half, and nobody twice about one start [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await anHourFreed();
    minutes(2);
    expect(await clinic.read(priya)).toHaveLength(1);
    await clinic.book("2026-08-13", "10:30", {
      patientDetails: { name: "Mia Chen", phone: "0491 570 110", email: "" },
    });
    await clinic.reply("NO", { from: priya });
    await clinic.read(priya);
    expect(await times()).toEqual([
      ["10:00", 60, "taken"],
      ["10:00", 30, "open"],
    ]);
    await join("Lee Wong", lee);
    await later(5);
    await later(5);
    expect(await clinic.read(priya)).toEqual([]);
    expect(await clinic.read(lee)).toEqual([expect.stringContaining("Thursday 13 August at 10:00 am")]);
  });
});

describe("nobody is asked [APPT-20]", () => {
  test.each<[string, { date?: string; time?: string; wish?: Record<string, unknown> }]>([
    ["about a time with too little notice", { date: "2026-08-11", time: "13:30" }],
    ["on a day they cannot come", { wish: { fromDate: "2026-08-14" } }],
    ["in the morning who comes in the afternoon", { wish: { partOfDay: "afternoon" } }],
    [
      "who can only be rung",
      { wish: { patientDetails: { name: "Priya Raman", phone: "02 5550 4499", email: "" } } },
    ],
  ])("%s", async (_what, { date, time, wish }) => {
    await join("Priya Raman", priya, wish);
    await freed(date, time);
    await later(5);
    await later(60);
    expect(await clinic.outbox("purpose = 'waitlist_offer'")).toEqual([]);
  });

  test("whose visit takes longer than what came free [APPT-20]", async () => {
    const visit = await clinic.book("2026-08-20", "15:00", { durationMinutes: 60 });
    expect((await call("joinWaitlist", { fromDate: "2026-08-11", appointmentId: visit.id })).status).toBe(
      201,
    );
    await freed();
    await later(5);
    expect(await clinic.outbox("purpose = 'waitlist_offer'")).toEqual([]);
  });

  test("who has answered STOP, and the next is [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await clinic.reply("STOP", { from: priya });
    await freed();
    minutes(2);
    expect(await clinic.read(lee)).toHaveLength(1);
    await clinic.reply("STOP", { from: lee });
    await later(6);
    expect((await call("waitlistOffers")).body.freedTimes[0].offers).toMatchObject([{ status: "declined" }]);
  });

  test("at night, and the first in the morning is [APPT-20]", async () => {
    server().clock.set("2026-08-11T20:30:00+10:00");
    await join("Priya Raman", priya);
    await freed();
    await later(30);
    expect(await clinic.read()).toEqual([]);
    server().clock.set("2026-08-12T08:00:30+10:00");
    expect(await clinic.read()).toEqual([expect.stringContaining("Reply YES by 9:05 am to take it")]);
  });

  test("while the assistant is paused, or the clinic has switched it off [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await call("pauseAssistant", { paused: true });
    await freed();
    await later(10);
    expect(await clinic.read()).toEqual([]);
    expect((await call("waitlistOffers")).body.heldBackBy).toBe("paused");
    const off = { isOn: false, answerMinutes: 60, noticeHours: 2 };
    expect((await call("saveWaitlist", off)).status).toBe(200);
    await call("pauseAssistant", { paused: false });
    await later(10);
    expect(await clinic.read()).toEqual([]);
    expect((await call("waitlistOffers")).body).toMatchObject({
      settings: off,
      freedTimes: [{ status: "over" }],
    });
  });

  test("twice, where the message does not arrive: the next is [APPT-20]", async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await freed();
    minutes(2);
    server().texts.failure = { ok: false, code: "unknown_number", isPermanent: true };
    await server().worker.runDue();
    server().texts.failure = null;
    await clinic.run();
    const [time] = (await call("waitlistOffers")).body.freedTimes;
    // Both were tried at one instant: in no order.
    expect(time.offers).toContainEqual(
      expect.objectContaining({ patientName: "Priya Raman", status: "unreachable" }),
    );
  });
});

describe("the desk steps in [APPT-20]", () => {
  const steer = (body: unknown) => call("steerOffers", body);
  const state = async () => (await call("waitlistOffers")).body.freedTimes[0];
  const asked = async () =>
    (await state()).offers.map(({ patientName, status }: { patientName: string; status: string }) => [
      patientName,
      status,
    ]);
  beforeEach(async () => {
    await join("Priya Raman", priya);
    await join("Lee Wong", lee);
    await freed();
    minutes(2);
    await clinic.run();
  });

  test("skips whom it asks, and the next is asked [APPT-20]", async () => {
    const [offer] = (await state()).offers;
    expect((await steer({ action: "skip", offerId: offer.id })).status).toBe(200);
    await clinic.run();
    expect(await asked()).toEqual([
      ["Priya Raman", "skipped"],
      ["Lee Wong", "offered"],
    ]);
    expect((await steer({ action: "skip", offerId: offer.id })).status).toBe(409);
  });

  test("offers it to somebody else, in place of whoever is asked [APPT-20]", async () => {
    const { id, suits } = await state();
    expect((await steer({ action: "offer", freedTimeId: id, entryId: suits[0] })).status).toBe(200);
    expect(await asked()).toEqual([
      ["Priya Raman", "skipped"],
      ["Lee Wong", "offered"],
    ]);
    await clinic.reply("YES", { from: priya });
    expect(await held()).toEqual([]);
    await clinic.read(lee);
    await clinic.reply("YES", { from: lee });
    expect(await held()).toEqual([["Lee Wong", "2026-08-13 10:00", "confirmed"]]);
  });

  test("takes a yes that it heard, and books it [APPT-20]", async () => {
    const [offer] = (await state()).offers;
    expect((await steer({ action: "accept", offerId: offer.id })).status).toBe(200);
    expect(await held()).toEqual([["Priya Raman", "2026-08-13 10:00", "confirmed"]]);
    expect((await state()).offers[0]).toMatchObject({
      status: "accepted",
      settledByUsername: expect.any(String),
    });
  });

  test("asks nobody at night or while the assistant is paused, and hears why and until when [APPT-20]", async () => {
    const { id, suits } = await state();
    const ask = () => steer({ action: "offer", freedTimeId: id, entryId: suits[0] });
    server().clock.set("2026-08-11T20:30:00+10:00");
    const listed = (await call("waitlistOffers")).body;
    expect([listed.heldBackBy, listed.asksFrom]).toEqual(["night", "2026-08-11T22:00:00.000Z"]);
    const refused = await ask();
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Patients are not written to at night, so nobody is asked now. The next whom the time suits is asked from 8:00 am on Wednesday 12 August.",
    ]);
    expect(await asked()).toEqual([["Priya Raman", "offered"]]);
    server().clock.set("2026-08-12T08:00:00+10:00");
    expect((await call("waitlistOffers")).body).toMatchObject({ heldBackBy: null, asksFrom: null });
    await call("pauseAssistant", { paused: true });
    expect((await ask()).body.detail).toContain("while the assistant is paused");
    await call("pauseAssistant", { paused: false });
    expect((await ask()).status).toBe(200);
    expect(await asked()).toContainEqual(["Lee Wong", "offered"]);
  });

  test("stops it, and lets it go on [APPT-20]", async () => {
    const { id } = await state();
    expect((await steer({ action: "stop", freedTimeId: id })).status).toBe(200);
    await later(120);
    expect(await asked()).toEqual([["Priya Raman", "skipped"]]);
    expect((await steer({ action: "resume", freedTimeId: id })).status).toBe(200);
    await clinic.run();
    expect(await asked()).toContainEqual(["Lee Wong", "offered"]);
  });

  test("is refused for another clinic's offer [APPT-20]", async () => {
    const { id, offers } = await state();
    const { token } = await server().signIn();
    for (const body of [
      { action: "skip", offerId: offers[0].id },
      { action: "accept", offerId: offers[0].id },
    ])
      expect((await server().call("steerOffers", { token, body })).status).toBe(404);
    const stop = await server().call("steerOffers", { token, body: { action: "stop", freedTimeId: id } });
    expect(stop.status).toBe(409);
    expect(await asked()).toEqual([["Priya Raman", "offered"]]);
  });
});
