import twilio from "twilio";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import { twilioTexts } from "#server/messaging/adapters/twilio-texts.ts";
import { twilioClient } from "#server/telephony/adapters/twilio-client.ts";
import { loggedErrors } from "../../../../tests/support/logged-errors.ts";
import { serverForThisFile, testAuthToken, testNow } from "../../../../tests/support/test-server.ts";
import { startTextProvider } from "../../../../tests/support/text-provider.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

/** Twilio's own client against a stand-in for Twilio. */
const publicUrl = "https://desk.example";
const accountSid = `AC${"0".repeat(32)}`;
const provider = await startTextProvider(() => server().clock.now());
afterAll(() => provider.close());
const texts = twilioTexts({
  client: twilioClient({ accountSid, authToken: testAuthToken, apiBaseUrl: provider.url }),
  publicUrl,
});
const server = serverForThisFile({ texts, config: { smtpUrl: "smtp://mail.example", publicUrl } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().mailer.sent.length = 0;
  provider.taken.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

const pass = async (ms: number) => {
  server().clock.advance(ms);
  await clinic.run();
};
const patient = (email = "") => ({ patientDetails: { name: "Priya Raman", phone: "0491 570 156", email } });
const errors = () => loggedErrors(server(), clinic.token);
const report = (sid: string, code: number) => {
  const form = { MessageSid: sid, MessageStatus: "undelivered", ErrorCode: String(code) };
  const url = publicUrl + telephonyPaths.twilioTextStatus;
  return fetch(clinic.url + telephonyPaths.twilioTextStatus, {
    method: "POST",
    headers: { "x-twilio-signature": twilio.getExpectedTwilioSignature(testAuthToken, url, form) },
    body: new URLSearchParams(form),
  });
};

describe("a text that the provider answered with 503", () => {
  test("is not given to it again where it had taken it [CALL-4]", async () => {
    provider.failNext({ status: 503, code: 20503, isTaken: true });
    await clinic.book("2026-08-20", "14:00");
    await clinic.run();
    for (let minute = 0; minute < 10; minute++) await pass(60_000);
    expect(provider.taken).toHaveLength(1);
    expect(await clinic.outbox("purpose = 'confirmation'")).toMatchObject([
      { status: "sent", provider_message_id: provider.taken[0]?.sid, reason: null },
    ]);
  });

  test("is known to have failed, and followed by email, though that was reported before its id was known [AGENT-5] [CALL-4]", async () => {
    provider.failNext({ status: 503, code: 20503, isTaken: true });
    await clinic.book("2026-08-20", "14:00", patient("priya@patient.example"));
    await clinic.run();
    const sid = String(provider.taken[0]?.sid);
    provider.settle(sid, "undelivered", 30003);
    expect((await report(sid, 30003)).status).toBe(200);
    for (let minute = 0; minute < 10; minute++) await pass(60_000);
    expect(provider.taken).toHaveLength(1);
    expect(await clinic.outbox("purpose = 'confirmation'")).toMatchObject([
      { channel: "sms", status: "failed", reason: "switched_off", provider_message_id: sid },
      { channel: "email", status: "sent" },
    ]);
  });

  test("goes out where it had not, also when the same words went there before [CALL-4]", async () => {
    const bookAndCancel = async () => {
      const { id } = await clinic.book("2026-08-20", "14:00");
      await clinic.run();
      await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });
    };
    await bookAndCancel();
    await pass(3 * 60_000);
    // Booked anew at the same time and cancelled again: the same words to the same telephone.
    await bookAndCancel();
    provider.failNext({ status: 503, code: 20503 });
    for (let minute = 0; minute < 15; minute++) await pass(60_000);
    const cancellations = provider.taken.filter((text) => text.body.includes("has been cancelled"));
    expect(cancellations).toHaveLength(2);
    expect(new Set(cancellations.map((text) => text.body)).size).toBe(1);
    expect(await clinic.outbox("purpose = 'cancellation'")).toMatchObject([
      { status: "sent" },
      { status: "sent", provider_message_id: cancellations[1]?.sid },
    ]);
  });

  test("is not sent any more once its visit is cancelled [CALL-4]", async () => {
    provider.failNext({ status: 503, code: 20503 });
    const { id } = await clinic.book("2026-08-20", "14:00");
    await clinic.run();
    await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });
    for (let minute = 0; minute < 10; minute++) await pass(60_000);
    expect(provider.taken.map((text) => text.body)).toEqual([expect.stringContaining("has been cancelled")]);
    expect(await clinic.outbox("purpose = 'confirmation'")).toMatchObject([
      { status: "called_off", reason: "appointment_cancelled" },
    ]);
  });
});

describe("a text that will never arrive", () => {
  test.each([
    [21606, "sender_refused"],
    [21211, "invalid_number"],
    [21614, "not_mobile"],
  ])(
    "is given up at once on %i and goes out as email where the address is known [CALL-4] [LOG-2]",
    async (code, reason) => {
      const before = provider.askedCount();
      provider.failNext({ status: 400, code });
      await clinic.book("2026-08-20", "14:00", patient("priya@patient.example"));
      await clinic.run();
      for (let minute = 0; minute < 5; minute++) await pass(60_000);
      expect(provider.askedCount() - before).toBe(1);
      expect(await clinic.outbox("channel = 'sms' and purpose = 'confirmation'")).toMatchObject([
        { status: "failed", reason },
      ]);
      expect(server().mailer.sent).toMatchObject([{ to: "priya@patient.example" }]);
      expect(server().mailer.sent[0]?.text).toContain("is booked for Thursday 20 August at 2:00 pm");
      expect(await clinic.tasks()).toEqual([]);
      expect(await errors()).toMatchObject([
        { type: "error", messages: 1, workflow: expect.stringContaining(`(${reason})`) },
      ]);
    },
  );

  test.each([30003, 30005, 30006])(
    "by the provider's later word %i is left to a person where there is no email address [CALL-4] [LOG-2]",
    async (code) => {
      await clinic.book("2026-08-20", "14:00", patient());
      await clinic.run();
      const sid = provider.taken[0]?.sid ?? "";
      expect((await report(sid, code)).status).toBe(200);
      expect((await report(sid, code)).status).toBe(200);
      await pass(60_000);
      expect(provider.taken).toHaveLength(1);
      expect(await clinic.tasks()).toMatchObject([
        {
          kind: "undelivered",
          title: "A patient could not be reached: please ring",
          phone: "+61491570156",
          detail: expect.stringContaining("Priya Raman"),
        },
      ]);
      const logged = await errors();
      expect(logged).toMatchObject([{ messages: 1 }]);
      expect(JSON.stringify(logged)).not.toMatch(/Priya|491 ?57/);
    },
  );
});

test("a night without the provider is one error an hour that counts, and no patient's name [LOG-2]", async () => {
  const refused = { status: 401, code: 20003 };
  provider.failNext(...Array.from({ length: 6 }, () => refused));
  await clinic.book("2026-08-20", "14:00");
  await clinic.run();
  for (let minute = 0; minute < 8; minute++) await pass(60_000);
  const logged = await errors();
  expect(logged.map(({ workflow }) => workflow)).toEqual(
    logged.map(() => "Text messages · the provider refuses the account, tried again (twilio_20003)"),
  );
  expect(logged.length).toBeLessThanOrEqual(2);
  expect(logged.reduce((sum, { messages }) => sum + messages, 0)).toBe(6);
  expect(provider.taken).toHaveLength(1);
});

const health = async () => (await server().call("systemHealth", { token: clinic.token })).body;

test("texts that fail are no good health, until an hour after the last [SYS-2]", async () => {
  expect(await health()).toMatchObject({ overallStatus: "healthy" });
  provider.failNext({ status: 400, code: 21606 });
  await clinic.book("2026-08-20", "14:00");
  await clinic.run();
  expect(await health()).toMatchObject({
    overallStatus: "degraded",
    services: { phoneSystem: "warning" },
    troubles: [{ area: "Text messages", count: 1 }],
  });
  await pass(61 * 60_000);
  expect(await health()).not.toHaveProperty("troubles");
});

test("one wrong number is no trouble of the system, three and nobody reached are [SYS-2]", async () => {
  const refused = { status: 400, code: 21211 };
  provider.failNext(refused);
  await clinic.book("2026-08-20", "14:00");
  await clinic.run();
  expect(await health()).toMatchObject({ overallStatus: "healthy" });
  provider.failNext(refused, refused);
  await clinic.book("2026-08-20", "15:00");
  await clinic.book("2026-08-20", "16:00");
  await clinic.run();
  expect(await health()).toMatchObject({ overallStatus: "degraded" });
  await clinic.book("2026-08-21", "14:00");
  await clinic.run();
  expect(await health()).toMatchObject({ overallStatus: "healthy" });
});
