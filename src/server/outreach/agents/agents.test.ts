import { beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "#server/queue/service.ts";
import { callerNumber } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

import { planClinicKind } from "./service.ts";

const publicUrl = "https://desk.example";
const server = serverForThisFile({
  // Half a year passes between a visit and its recall.
  config: { smtpUrl: "smtp://mail.example", publicUrl, sessionDays: 365 },
});
let clinic: TextingClinic;
const sydney = (time: string) => server().clock.set(`${time}:00+10:00`);
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  server().mailer.sent.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

const number = "+61255504410";
const recall = {
  ...{ agentId: "2", phoneNumber: number, appointmentTypes: [], recallDelay: "6 months", maxAttempts: "2" },
  ...{ channels: ["SMS", "Email"], offerSlots: false, escalationMethod: "notify" },
};
const followUp = {
  ...{ agentId: "3", phoneNumber: number, treatmentTypes: ["Extraction"], followUpTiming: "2days" },
  ...{ messageTypes: ["Pain/symptom check"], followUpChannel: "sms", escalationMethod: "alert" },
};
const mails = {
  ...{ agentId: "4", phoneNumber: number, campaigns: ["Appointment reminders"] },
  ...{ reminderSchedule: ["3 days before", "1 day before"], missedFollowUp: false, ccEmails: "" },
};
const connect = async (configuration: { agentId: string; [setting: string]: unknown }) => {
  const { agentId } = configuration;
  const saved = await server().call("saveAgentConfiguration", {
    ...{ token: clinic.token, params: { agentId }, body: configuration },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};
const preview = async (agentId: string) =>
  (await server().call("previewOutreach", { token: clinic.token, params: { agentId } })).body;
/** Time goes by; then this clinic's agents look whom they have to contact, as they do every quarter of an hour. */
const pass = async (ms = 15 * 60_000) => {
  const { clock, database } = server();
  clock.advance(ms);
  const { clinicId } = clinic.scope;
  await enqueue(database.acrossClinics(), clock.now(), { kind: planClinicKind, payload: {}, clinicId });
  await clinic.run();
};
/** What the patient reads after such a look. */
const readNow = async () => {
  await pass(0);
  return clinic.read();
};
/** A visit that is over: booked, then the clock goes on. */
const visited = async (over: Record<string, unknown> = {}) => {
  const visit = await clinic.book("2026-08-12", "10:00", over);
  await clinic.read();
  return visit;
};
const patientDetails = { name: "Ann Lee", phone: "0491 570 156", email: "ann@patient.example" };
/** What the desk notes once the only patient of the clinic has said whether they want offers. */
const agreeToOffers = async (promotions: boolean) => {
  const { token } = clinic;
  const [patient] = (await server().call("listPatients", { token })).body.patients;
  const body = { preferences: { promotions } };
  const kept = await server().call("updatePatient", { token, params: { id: patient.id }, body });
  expect(kept.status).toBe(200);
};

describe("recall", () => {
  test("asks overdue patients back, one way after the other, and leaves it to staff after the last attempt [AGENT-4] [CALL-4]", async () => {
    await visited({ patientDetails });
    sydney("2027-02-10T10:00");
    await connect(recall);
    expect((await preview("2")).contacts).toEqual([]);
    sydney("2027-02-15T10:00");
    const { contacts, total } = await preview("2");
    expect(total).toBe(1);
    expect(contacts).toMatchObject([
      { name: "Ann Lee", channel: "sms", why: "Last visit 12 Aug 2026, attempt 1 of 2" },
    ]);
    expect(await readNow()).toEqual([contacts[0].text]);
    expect(contacts[0].text).toBe(
      "Hi Ann, it is time for your next visit to us. Reply YES and we ring you to find a time. Harbour Street Dental (02) 5550 4410. Reply STOP to opt out",
    );
    await pass();
    expect(await clinic.read()).toEqual([]);
    await pass(14 * 86_400_000);
    expect(server().mailer.sent).toMatchObject([
      {
        ...{ to: "ann@patient.example", replyTo: "reception@harbourstreet.example" },
        fromName: "Harbour Street Dental",
      },
    ]);
    expect(server().mailer.sent[0]?.text).toContain("Unsubscribe: https://desk.example/unsubscribe/");
    await pass(14 * 86_400_000);
    await pass();
    expect(await clinic.tasks()).toMatchObject([{ title: "A patient did not come back after recalls" }]);
    expect(await clinic.read()).toEqual([]);
  });

  test("stops once the patient has booked, opted out or does not want recalls [AGENT-4] [CALL-4]", async () => {
    await visited({ patientDetails });
    sydney("2027-02-15T10:00");
    await connect({ ...recall, channels: ["SMS"] });
    await clinic.reply("STOP");
    expect((await preview("2")).skipped).toMatchObject([{ name: "Ann Lee" }]);
    await pass();
    expect(await clinic.read()).toEqual([]);
    await clinic.reply("START");
    expect(await readNow()).toHaveLength(1);
    await clinic.book("2027-02-18", "10:00", { patientDetails });
    expect(await preview("2")).toMatchObject({ total: 0, skipped: [] });
  });

  test("by call is a task for staff where no telephone provider is set up [AGENT-4]", async () => {
    await visited({ patientDetails });
    sydney("2027-02-15T10:00");
    await connect({ ...recall, channels: ["Phone call"] });
    await pass(0);
    await pass();
    expect(await clinic.tasks()).toMatchObject([
      {
        kind: "callback",
        title: "Ring a patient who is due for a visit",
        name: "Ann Lee",
        phone: callerNumber,
      },
    ]);
    const { carriers } = (await server().call("outreach", { token: clinic.token })).body;
    expect(carriers.call).toBe("staff");
  });

  test("calls are made four in a quarter of an hour, from the first hour at which calls may be made [AGENT-5] [CALL-4]", async () => {
    const people = Array.from({ length: 6 }, (_, i) => ({
      ...{ name: `Ann Lee${"abcdef"[i]}`, phone: `0491 570 ${150 + i}` },
    }));
    for (const [i, details] of people.entries())
      await clinic.book("2026-08-12", `${9 + i}:00`.padStart(5, "0"), { patientDetails: details });
    await clinic.read();
    sydney("2027-02-16T00:00");
    await connect({ ...recall, channels: ["Phone call"] });
    const dueTimes = async () =>
      (await preview("2")).contacts.map(({ dueAt }: { dueAt: string }) => dueAt.slice(11, 16));
    // Sydney keeps summer time in February: nine is 22:00 of the day before in UTC.
    expect(await dueTimes()).toEqual(["22:00", "22:00", "22:00", "22:00", "22:15", "22:15"]);
    await pass(0);
    expect(await clinic.tasks()).toEqual([]);
    server().clock.set("2027-02-16T09:00:00+11:00");
    await pass(0);
    await pass(60_000);
    expect(await clinic.tasks()).toHaveLength(4);
    expect((await dueTimes()).slice(0, 2)).toEqual(["22:15", "22:15"]);
    await pass(14 * 60_000);
    expect(await clinic.tasks()).toHaveLength(6);
  });

  test("offers free times, and the answer books one [AGENT-4]", async () => {
    await visited({ patientDetails });
    sydney("2027-02-15T10:00");
    await connect({ ...recall, channels: ["SMS"], offerSlots: true });
    const [asked] = await readNow();
    expect(asked).toContain(
      "Tuesday 16 February, 9:00 am (reply 1) or Wednesday 17 February, 9:00 am (reply 2)",
    );
    await clinic.reply("2");
    const [booked] = (await clinic.appointments()).slice(-1);
    expect(booked).toMatchObject({
      patientName: "Ann Lee",
      requestedDate: "2027-02-17",
      requestedTime: "09:00",
    });
    expect((await clinic.read())[0]).toContain("we have you down for Wednesday 17 February at 9:00 am");
  });

  test("rests on Sundays, national holidays and in the evening [CALL-4]", async () => {
    await visited({ patientDetails });
    // Good Friday, Easter Sunday and Easter Monday; Sydney is eleven hours ahead of UTC then.
    sydney("2027-03-26T10:00");
    await connect({ ...recall, channels: ["SMS"] });
    expect(await readNow()).toEqual([]);
    sydney("2027-03-28T10:00");
    expect(await readNow()).toEqual([]);
    sydney("2027-03-29T10:00");
    expect(await readNow()).toEqual([]);
    sydney("2027-03-30T09:00");
    expect(await readNow()).toHaveLength(1);
  });

  test("follows the chosen treatments, and says how it read what is left open [AGENT-4]", async () => {
    await visited({ patientDetails, appointmentType: "Teeth Cleaning" });
    sydney("2027-02-15T10:00");
    await connect({ ...recall, appointmentTypes: ["Root Canal"], recallDelay: "soon", maxAttempts: "" });
    const { total, notes } = await preview("2");
    expect(total).toBe(0);
    expect(notes.join(" ")).toContain("“soon” cannot be read");
    await connect({ ...recall, appointmentTypes: ["Cleaning"] });
    expect((await preview("2")).total).toBe(1);
  });

  test("does nothing before it is connected, while it is paused, or while the assistant is [AGENT-4] [DASH-4]", async () => {
    await visited({ patientDetails });
    sydney("2027-02-15T10:00");
    await pass();
    expect(await clinic.read()).toEqual([]);
    await server().call("changeOutreach", { token: clinic.token, body: { pausedAgents: ["2"] } });
    await connect({ ...recall, channels: ["SMS"] });
    await pass();
    expect(await clinic.read()).toEqual([]);
    await server().call("changeOutreach", { token: clinic.token, body: { pausedAgents: [] } });
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
    await pass();
    expect(await clinic.read()).toEqual([]);
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: false } });
    await pass();
    expect(await clinic.read()).toHaveLength(1);
  });
});

describe("follow-up", () => {
  const asked = async (over: Record<string, unknown> = {}) => {
    await visited({ patientDetails, appointmentType: "Oral Surgery" });
    await connect({ ...followUp, ...over });
    sydney("2026-08-14T09:50");
    expect(await readNow()).toEqual([]);
    sydney("2026-08-14T10:00");
    return readNow();
  };

  test("asks after the chosen treatments at the chosen time, once [AGENT-4]", async () => {
    expect(await asked()).toEqual([
      "Hi Ann, how are you feeling after your visit? Reply GOOD, or tell us about any pain, swelling or bleeding. Harbour Street Dental (02) 5550 4410",
    ]);
    await pass();
    expect(await clinic.read()).toEqual([]);
  });

  test("asks a person once a day, however many visits they had [AGENT-4] [CALL-4]", async () => {
    for (const time of ["09:00", "10:00", "11:00"])
      await clinic.book("2026-08-12", time, { patientDetails, appointmentType: "Oral Surgery" });
    await clinic.book("2026-08-12", "13:00", {
      ...{ patientDetails: { ...patientDetails, name: "Tom Lee" }, appointmentType: "Oral Surgery" },
    });
    await clinic.read();
    await connect(followUp);
    sydney("2026-08-14T10:00");
    expect((await preview("3")).contacts.map(({ name }: { name: string }) => name)).toEqual([
      "Ann Lee",
      "Tom Lee",
    ]);
    const asked = [...(await readNow()), ...(await readNow())];
    expect(asked.map((text) => text.split(",")[0]).sort()).toEqual(["Hi Ann", "Hi Tom"]);
  });

  test("tells the team at once when something sounds wrong [AGENT-4]", async () => {
    await asked();
    await clinic.reply("It is swelling up and hurts");
    expect(await clinic.tasks()).toMatchObject([
      { kind: "callback", title: "A patient is unwell after a treatment", phone: callerNumber },
    ]);
    expect((await clinic.read())[0]).toContain("call 000 now");
  });

  test("offers the next free time when told to, and YES takes it [AGENT-4]", async () => {
    await asked({ escalationMethod: "autobook" });
    await clinic.reply("bleeding a bit");
    expect((await clinic.read())[0]).toContain("The next free time is Friday 14 August at 10:30 am");
    await clinic.reply("yes");
    const [booked] = (await clinic.appointments()).slice(-1);
    expect(booked).toMatchObject({
      appointmentType: "Follow-up",
      requestedTime: "10:30",
      status: "requested",
    });
  });

  test("passes the answer on to the dentist by email when told to [AGENT-4]", async () => {
    await asked({ escalationMethod: "forward" });
    await clinic.reply("some pain left");
    await clinic.run();
    expect(server().mailer.sent).toMatchObject([{ to: "reception@harbourstreet.example" }]);
    expect(server().mailer.sent[0]?.text).toContain("some pain left");
  });
});

describe("email", () => {
  test("reminds on the chosen days, with staff in copy, and not of a cancelled visit [AGENT-4] [CALL-4]", async () => {
    await connect({ ...mails, ccEmails: "desk@clinic.example, desk@clinic.example" });
    const { id } = await clinic.book("2026-08-20", "14:00", { patientDetails });
    sydney("2026-08-17T09:00");
    await pass(0);
    expect(server().mailer.sent).toMatchObject([{ to: "ann@patient.example", cc: ["desk@clinic.example"] }]);
    await pass();
    expect(server().mailer.sent).toHaveLength(1);
    await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });
    sydney("2026-08-19T09:00");
    await pass(0);
    expect(server().mailer.sent).toHaveLength(1);
  });

  test("and the appointment book remind of a visit once between them [CALL-4]", async () => {
    await connect({ ...mails, reminderSchedule: ["1 day before"] });
    const landline = { ...patientDetails, phone: "02 5550 4499" };
    await clinic.book("2026-08-20", "09:00", { patientDetails: landline });
    await clinic.book("2026-08-20", "10:00", { patientDetails: { ...patientDetails, name: "Tom Lee" } });
    await clinic.read();
    server().mailer.sent.length = 0;
    sydney("2026-08-19T09:00");
    await pass(0);
    await pass(3 * 3_600_000);
    const reminders = await clinic.outbox("purpose = 'reminder'");
    expect(
      reminders.map(({ recipient_name, channel, status }) => [recipient_name, channel, status]).sort(),
    ).toEqual([
      ["Ann Lee", "email", "sent"],
      ["Tom Lee", "sms", "sent"],
    ]);
    expect(server().mailer.sent).toHaveLength(1);
  });

  test("reminds where staff have switched off the appointment book's texts since [AGENT-4] [CALL-4]", async () => {
    await connect({ ...mails, reminderSchedule: ["1 day before"] });
    await clinic.book("2026-08-20", "10:00", { patientDetails });
    await clinic.read();
    await server().call("changeOutreach", { token: clinic.token, body: { appointmentSms: false } });
    sydney("2026-08-19T10:00");
    await pass(0);
    await pass();
    expect(server().mailer.sent).toMatchObject([{ subject: "Reminder of your appointment" }]);
    expect(await clinic.read()).toEqual([]);
  });

  test("reminds whoever does not want the appointment book's text [AGENT-4] [CALL-4]", async () => {
    await connect({ ...mails, reminderSchedule: ["1 day before"] });
    await clinic.book("2026-08-20", "10:00", { patientDetails });
    await clinic.read();
    await clinic.reply("STOP");
    sydney("2026-08-19T10:00");
    await pass(0);
    await pass();
    expect(server().mailer.sent).toMatchObject([{ subject: "Reminder of your appointment" }]);
    expect(await clinic.read()).toEqual([]);
  });

  test("thanks after a visit, and unsubscribing by its link ends what offers something [AGENT-4] [CALL-4]", async () => {
    await connect({ ...mails, campaigns: ["Post-visit thank-you notes", "Newsletters"] });
    await visited({ patientDetails });
    await agreeToOffers(true);
    sydney("2026-08-13T09:00");
    await pass(0);
    expect(server().mailer.sent).toMatchObject([{ subject: "Thank you for your visit" }]);
    const link = server().mailer.sent[0]?.unsubscribeUrl ?? "";
    const path = new URL(link).pathname;
    const campaign = { kind: "newsletter", subject: "News", body: "We have moved.", isPreview: true };
    const recipients = async () =>
      (await server().call("sendCampaign", { token: clinic.token, body: campaign })).body.recipients;
    expect(await recipients()).toBe(1);
    await server().app.inject({ method: "GET", url: path });
    expect(await recipients()).toBe(1);
    expect((await server().app.inject({ method: "POST", url: path })).statusCode).toBe(200);
    expect(await recipients()).toBe(0);
    for (const unknown of ["0".repeat(24), "%00", "a%20b"])
      expect((await server().app.inject({ method: "POST", url: `/unsubscribe/${unknown}` })).statusCode).toBe(
        404,
      );
  });

  test("writes to who did not come [AGENT-4]", async () => {
    await connect({ ...mails, campaigns: [], missedFollowUp: true });
    const { id } = await visited({ patientDetails });
    sydney("2026-08-12T12:00");
    await rowsOf(server().database, `update appointment set attendance = 'no_show' where id = '${id}'`);
    await pass();
    expect(server().mailer.sent).toMatchObject([{ subject: "We missed you" }]);
    await pass();
    expect(server().mailer.sent).toHaveLength(1);
  });

  test("nobody gets an offer who has not agreed: no word on record is no agreement [AGENT-4]", async () => {
    await visited({ patientDetails });
    await connect({ ...mails, campaigns: ["Promotions/offers"] });
    const send = async (isPreview: boolean) =>
      (
        await server().call("sendCampaign", {
          token: clinic.token,
          body: { kind: "promotion", subject: "Whitening", body: "Half price.", isPreview },
        })
      ).body;
    expect(await send(false)).toEqual({ recipients: 0, notAsked: 1, isSent: true });
    await clinic.run();
    expect(server().mailer.sent).toEqual([]);
    await agreeToOffers(true);
    expect(await send(false)).toEqual({ recipients: 1, notAsked: 0, isSent: true });
    // Taken back before it has left.
    await agreeToOffers(false);
    await clinic.run();
    expect(server().mailer.sent).toEqual([]);
    expect(await send(true)).toEqual({ recipients: 0, notAsked: 0, isSent: false });
  });

  test("a newsletter goes once to everybody who agreed, and only when the campaign is ticked [AGENT-4]", async () => {
    await visited({ patientDetails });
    await agreeToOffers(true);
    const send = (isPreview: boolean) =>
      server().call("sendCampaign", {
        ...{
          token: clinic.token,
          body: { kind: "newsletter", subject: "News", body: "New hours.", isPreview },
        },
      });
    expect((await send(false)).status).toBe(400);
    await connect({ ...mails, campaigns: ["Newsletters"], ccEmails: "desk@clinic.example" });
    expect((await send(true)).body).toEqual({ recipients: 1, notAsked: 0, isSent: false });
    expect((await send(false)).body).toEqual({ recipients: 1, notAsked: 0, isSent: true });
    await clinic.run();
    expect(
      server()
        .mailer.sent.map(({ to }) => to)
        .sort(),
    ).toEqual(["ann@patient.example", "desk@clinic.example"]);
    expect(server().mailer.sent[0]?.text).toContain("12 Harbour Street");
  });
});

test("staff read what went out and what came in, and nobody else's [CALL-3]", async () => {
  const other = await textingClinic(server(), publicUrl);
  await visited({ patientDetails });
  server().clock.advance(1_000);
  await clinic.reply("Is there parking?");
  const { body } = await server().call("listMessages", { token: clinic.token });
  expect(
    body.messages.map(({ purpose, status }: { purpose: string; status: string }) => [purpose, status]),
  ).toEqual([
    ["received", "received"],
    ["confirmation", "sent"],
  ]);
  expect((await server().call("listMessages", { token: other.token })).body.messages).toEqual([]);
});
