import { beforeEach, describe, expect, test } from "vitest";
import type { Activity } from "#contract/system/dashboard.ts";
import { callerNumber } from "../../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { newSid, type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  server().texts.failure = null;
  clinic = await textingClinic(server());
});
const sydney = (time: string) => server().clock.set(`${time}:00+10:00`);

const bookOnThePhone = async () => {
  const call = await clinic.ring();
  for (const line of [
    "hi id like to book a teeth cleaning on friday at ten thirty",
    "my name is priya raman",
    "yes",
    "yes that is right",
  ])
    await call.say(line);
  await call.hangUp();
};
const statuses = async () => (await clinic.appointments()).map(({ status }: { status: string }) => status);
const cancelled = (id: string) =>
  server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });

describe("an appointment that the assistant booked", () => {
  test("for somebody who may be watched is written of to nobody, unless on a number that they called safe [CALL-4] [CALL-8]", async () => {
    const bookInDanger = async (...lines: string[]) => {
      const call = await clinic.ring();
      await call.say("my partner punched me in the mouth last night and my tooth is broken");
      await call.say("yes i can talk he is at work");
      for (const line of lines) await call.say(line);
      await call.say("yes that is right");
      await call.hangUp();
      const [visit] = await clinic.appointments();
      expect(visit).toMatchObject({ patientName: "Priya Raman", status: "requested" });
      return { visit, texts: await clinic.outbox(`appointment_id = '${visit.id}'`) };
    };
    const friday = "can i come in on friday at ten thirty";
    const quiet = await bookInDanger(
      `${friday} my name is priya raman and my number is oh four nine one five seven oh one five six`,
    );
    expect(quiet.visit.notes).toContain("Nothing is texted or emailed about this visit");
    expect(quiet.texts).toEqual([]);
    await cancelled(quiet.visit.id);
    expect(await clinic.outbox(`appointment_id = '${quiet.visit.id}'`)).toEqual([]);

    clinic = await textingClinic(server());
    const safe = await bookInDanger(friday, "priya raman", "oh four nine one five seven oh one five nine");
    expect(safe.texts.map(({ purpose }) => purpose)).toContain("confirmation");
  });

  test("is written of to nobody once the caller asked for no texts, cancelled or moved [CALL-4] [CALL-8]", async () => {
    const onTheLine = async (...lines: string[]) => {
      const call = await clinic.ring();
      for (const line of lines) await call.say(line);
      await call.hangUp();
    };
    const later = ["2026-08-19T14:05", "2026-08-21T12:00"];
    const readLater = async () => {
      const read = [await clinic.read()];
      for (const time of later) {
        sydney(time);
        read.push(await clinic.read());
      }
      return read.flat();
    };
    const asked = "hi it is priya raman please send no texts to this phone";

    const dropped = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await onTheLine(asked, "can you cancel my appointment", "yes please");
    expect(await statuses()).toEqual(["cancelled"]);
    expect(await clinic.outbox(`appointment_id = '${dropped.id}' and status = 'queued'`)).toEqual([]);
    expect(await readLater()).toEqual([]);

    server().clock.set(testNow);
    clinic = await textingClinic(server());
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await onTheLine(asked, "can you move my appointment to friday the twenty first at ten", "yes please");
    expect((await clinic.appointments())[0]).toMatchObject({ requestedDate: "2026-08-21" });
    expect(await readLater()).toEqual([]);
  });

  test("is asked about by text and confirmed by the patient's YES, once [APPT-15] [CALL-3]", async () => {
    await bookOnThePhone();
    expect(await clinic.read()).toEqual([
      "Hi Priya, we have you down for Friday 14 August at 10:30 am. Reply YES to confirm or NO if you cannot come. Harbour Street Dental (02) 5550 4410",
    ]);
    expect(await statuses()).toEqual(["requested"]);
    const sid = newSid();
    expect(await clinic.reply("Yes!", { sid })).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual(["confirmed"]);
    const thanks =
      "Thank you, Priya. See you on Friday 14 August at 10:30 am. Harbour Street Dental (02) 5550 4410";
    expect(await clinic.read()).toEqual([thanks]);
    await clinic.reply("Yes!", { sid });
    expect(await clinic.read()).toEqual([]);
    expect(await clinic.tasks()).toEqual([]);
  });

  test("is given up by the patient's NO: its time is free, and nobody is reminded or thanked [APPT-15] [CALL-4]", async () => {
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await clinic.reply("no sorry");
    expect(await statuses()).toEqual(["cancelled"]);
    expect(await clinic.tasks()).toMatchObject([
      { title: "Patient cannot come", phone: callerNumber, detail: expect.stringContaining("no sorry") },
    ]);
    expect(await clinic.read()).toEqual([
      "Thank you for telling us, Priya. Your appointment on Thursday 20 August at 2:00 pm is cancelled. Ring us for another time. Harbour Street Dental (02) 5550 4410",
    ]);
    // Somebody else can have the time.
    await clinic.book("2026-08-20", "14:00", {
      patientDetails: { name: "Tom Berg", phone: "0491 570 157", email: "" },
    });
    for (const time of ["2026-08-12T12:00", "2026-08-19T14:00", "2026-08-21T09:00"]) {
      sydney(time);
      expect(await clinic.read()).toEqual([]);
    }
  });

  test("is brought back by staff after a NO that was not meant, and the patient hears of it [APPT-15]", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await clinic.reply("NO");
    await clinic.read();
    server().clock.advance(60_000);
    const restored = await server().call("restoreAppointment", {
      ...{ token: clinic.token, params: { id }, body: { status: "confirmed" } },
    });
    expect(restored.status).toBe(200);
    expect(await clinic.read()).toEqual([expect.stringContaining("your appointment is booked for Thursday")]);
  });

  test.each(["yes but can we make it 3?", "who is this", "Yes for Tom, no for Ann"])(
    "is left to staff by an answer that is not plain: %s",
    async (text) => {
      await bookOnThePhone();
      await clinic.read();
      await clinic.reply(text);
      expect(await statuses()).toEqual(["requested"]);
      expect(await clinic.tasks()).toMatchObject([{ title: "Answer a text message" }]);
    },
  );

  test("a stranger's YES confirms nothing", async () => {
    await bookOnThePhone();
    await clinic.read();
    await clinic.reply("YES", { from: "+61491570110" });
    expect(await statuses()).toEqual(["requested"]);
    expect(await clinic.tasks()).toHaveLength(1);
  });
});

describe("the reminder", () => {
  test("comes once, the day before at the same hour [CALL-4]", async () => {
    await clinic.book("2026-08-20", "14:00");
    expect(await clinic.read()).toHaveLength(1);
    sydney("2026-08-19T13:59");
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([
      "Hi Priya, a reminder of your appointment on Thursday 20 August at 2:00 pm. Reply YES to confirm or NO if you cannot come. Harbour Street Dental (02) 5550 4410",
    ]);
    await clinic.run();
    sydney("2026-08-20T10:00");
    expect(await clinic.read()).toEqual([]);
    const { body } = await server().call("recentActivity", { token: clinic.token });
    expect(body.filter(({ type, isSample }: Activity) => type === "reminder" && !isSample)).toMatchObject([
      { text: expect.stringContaining("Reminder for Priya Raman") },
    ]);
  });

  test("is not written for a visit within the next day, which was just confirmed [CALL-4]", async () => {
    await clinic.book("2026-08-12", "10:00");
    expect(await clinic.outbox()).toMatchObject([{ purpose: "confirmation" }]);
  });

  test("does not come for a cancelled visit; the patient hears of that instead [CALL-4]", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await cancelled(id);
    expect(await clinic.read()).toEqual([]);
    server().clock.advance(2 * 60_000);
    expect(await clinic.read()).toEqual([expect.stringContaining("has been cancelled")]);
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([]);
    expect(await clinic.outbox("purpose = 'reminder'")).toMatchObject([
      { status: "called_off", reason: "appointment_cancelled" },
    ]);
  });

  test("and hears nothing of it where the desk says so [CALL-4]", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    const body = { reason: "Moved away", tellPatient: false };
    await server().call("cancelAppointment", { token: clinic.token, params: { id }, body });
    server().clock.advance(2 * 60_000);
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([]);
  });

  test("comes for a cancellation that was taken back at once, of which the patient hears nothing", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await cancelled(id);
    const restored = await server().call("restoreAppointment", {
      ...{ token: clinic.token, params: { id }, body: { status: "confirmed" } },
    });
    expect(restored.status).toBe(200);
    server().clock.advance(2 * 60_000);
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([expect.stringContaining("a reminder of your appointment")]);
  });

  test("waits for the morning when its hour lies in the night [CALL-4]", async () => {
    await clinic.know({
      businessHours: { weekdays: { start: "06:00", end: "22:00" }, weekends: { start: "", end: "" } },
    });
    await clinic.book("2026-08-20", "20:30");
    await clinic.read();
    sydney("2026-08-19T20:30");
    expect(await clinic.read()).toEqual([]);
    expect(await clinic.outbox("purpose = 'reminder'")).toMatchObject([
      { status: "queued", reason: "quiet_hours" },
    ]);
    sydney("2026-08-20T08:00");
    expect(await clinic.read()).toHaveLength(1);
  });

  test("outlasts an outage of the provider and comes once; after the visit it no longer comes [CALL-4]", async () => {
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    const down = { ok: false, code: "twilio_503", isPermanent: false } as const;
    server().texts.failure = down;
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T14:40");
    expect(await clinic.read()).toEqual([]);
    server().texts.failure = null;
    for (let minute = 0; minute < 20; minute++) {
      server().clock.advance(60_000);
      await clinic.run();
    }
    expect(await clinic.read()).toHaveLength(1);

    await clinic.book("2026-08-21", "14:00");
    await clinic.read();
    server().texts.failure = down;
    for (let hour = 14; hour < 24 + 14; hour++) {
      sydney(`2026-08-${hour < 24 ? 20 : 21}T${String(hour % 24).padStart(2, "0")}:30`);
      await clinic.run();
    }
    expect(await clinic.outbox("purpose = 'reminder' and status = 'failed'")).toMatchObject([
      { reason: "too_late" },
    ]);
    expect(server().texts.sent).toEqual([]);
  });
});

describe("a move by staff", () => {
  const move = async (id: string, requestedTime: string, over: object = {}) => {
    const { status } = await server().call("rescheduleAppointment", {
      ...{ token: clinic.token, params: { id } },
      body: { requestedDate: "2026-08-20", requestedTime, ...over },
    });
    expect(status).toBe(200);
  };
  const later = () => server().clock.advance(3 * 60_000);

  test("is told two minutes later; nobody hears of one that was taken back at once [APPT-18]", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    later();
    await move(id, "15:00");
    server().clock.advance(60_000);
    await move(id, "14:00", { tellPatient: "if_told" });
    later();
    expect(await clinic.read()).toEqual([]);
    await move(id, "16:00");
    expect(await clinic.read()).toEqual([]);
    later();
    expect(await clinic.read()).toEqual([
      expect.stringContaining("has moved to Thursday 20 August at 4:00 pm"),
    ]);
    await move(id, "14:00", { tellPatient: "if_told" });
    later();
    expect(await clinic.read()).toEqual([
      expect.stringContaining("has moved to Thursday 20 August at 2:00 pm"),
    ]);
  });

  test("is not told where staff say so, and the reminder still follows it [APPT-18]", async () => {
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await move(id, "15:30", { tellPatient: "no" });
    later();
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T15:30");
    expect(await clinic.read()).toEqual([expect.stringContaining("3:30 pm")]);
  });

  test.each([
    [
      "moved",
      async (id: string) => {
        await move(id, "15:00");
        await move(id, "14:00", { tellPatient: "if_told" });
      },
    ],
    [
      "cancelled",
      async (id: string) => {
        await cancelled(id);
        await server().call("restoreAppointment", {
          ...{ token: clinic.token, params: { id }, body: { status: "confirmed" } },
        });
      },
    ],
  ])(
    "in the evening and taken back keeps the confirmation for the morning: %s [APPT-18] [CALL-4]",
    async (_, slip) => {
      sydney("2026-08-11T22:00");
      const { id } = await clinic.book("2026-08-20", "14:00");
      expect(await clinic.read()).toEqual([]);
      later();
      await slip(id);
      later();
      expect(await clinic.read()).toEqual([]);
      sydney("2026-08-12T08:00");
      expect(await clinic.read()).toEqual([
        expect.stringContaining("your appointment is booked for Thursday 20 August at 2:00 pm"),
      ]);
      sydney("2026-08-12T09:00");
      expect(await clinic.read()).toEqual([]);
    },
  );

  test("confirms a request, and taken back leaves it a request [APPT-15] [APPT-18]", async () => {
    await bookOnThePhone();
    const [{ id, requestedDate, requestedTime }] = await clinic.appointments();
    await move(id, "15:00");
    expect(await statuses()).toEqual(["confirmed"]);
    await move(id, requestedTime, { requestedDate, status: "requested", tellPatient: "if_told" });
    expect(await statuses()).toEqual(["requested"]);
  });
});

describe("STOP", () => {
  test("ends every text to that number, and START begins them again [CALL-3] [CALL-4]", async () => {
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await clinic.reply("Stop");
    expect(await clinic.read()).toEqual([]);
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([]);
    expect(await clinic.outbox("purpose = 'reminder'")).toMatchObject([
      { status: "suppressed", reason: "opted_out" },
    ]);
    await clinic.reply("start");
    await clinic.book("2026-08-26", "14:00");
    expect(await clinic.read()).toHaveLength(1);
  });

  test("counts for the clinic it was said to alone", async () => {
    const other = await textingClinic(server());
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await clinic.reply("UNSUBSCRIBE");
    await other.book("2026-08-20", "14:00");
    expect(await other.read()).toHaveLength(1);
  });

  test("by CANCEL also asks staff about the appointment, since the patient may have meant that", async () => {
    await clinic.book("2026-08-20", "14:00");
    await clinic.read();
    await clinic.reply("Cancel");
    expect(await clinic.tasks()).toMatchObject([{ title: expect.stringContaining("CANCEL") }]);
    expect(await statuses()).toEqual(["confirmed"]);
  });
});

test("a webhook that the provider did not sign is refused and keeps nothing [CALL-3]", async () => {
  const form = new URLSearchParams({
    MessageSid: newSid(),
    From: callerNumber,
    To: clinic.number,
    Body: "YES",
  });
  const response = await fetch(`${clinic.url}/telephony/twilio/text`, {
    method: "POST",
    headers: { "x-twilio-signature": "bm9wZQ==" },
    body: form,
  });
  expect(response.status).toBe(403);
  expect(await clinic.outbox()).toEqual([]);
});

test("a patient's wish for no text messages is obeyed", async () => {
  await clinic.book("2026-08-20", "14:00");
  await clinic.read();
  const { body } = await server().call("listPatients", { token: clinic.token });
  const preferences = { sms: false };
  await server().call("updatePatient", {
    token: clinic.token,
    params: { id: body.patients[0].id },
    body: { preferences },
  });
  sydney("2026-08-19T14:00");
  expect(await clinic.read()).toEqual([]);
  expect(await clinic.outbox("purpose = 'reminder'")).toMatchObject([{ reason: "channel_refused" }]);
});

test("'Pause AI Assistant' holds messages back until it is resumed [DASH-4]", async () => {
  await server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
  await clinic.book("2026-08-20", "14:00");
  expect(await clinic.read()).toEqual([]);
  await server().call("pauseAssistant", { token: clinic.token, body: { paused: false } });
  server().clock.advance(5 * 60_000);
  expect(await clinic.read()).toHaveLength(1);
});
