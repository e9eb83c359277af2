import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import { twilioTexts } from "#server/messaging/adapters/twilio-texts.ts";
import { exampleKnowledgeBase } from "../../../../scripts/example-clinic.mjs";
import { addressOf } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { telephoneProvider } from "../../../../tests/support/telephone-provider.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  testAuthToken,
  testNow,
} from "../../../../tests/support/test-server.ts";
import { newSid } from "../../../../tests/support/texting-patient.ts";
import { twilioAccount } from "../../../../tests/support/twilio-account.ts";
import { twilioClient } from "../adapters/twilio-client.ts";

/** Twilio's own client against a stand-in for a Twilio account: it refuses to text from numbers that it does not hold. */
const account = await twilioAccount();
afterAll(() => account.close());
const credentials = { accountSid: `AC${"0".repeat(32)}`, authToken: testAuthToken };
const publicUrl = "https://desk.example";
const server = serverForThisFile({
  texts: twilioTexts({ client: twilioClient({ ...credentials, apiBaseUrl: account.url }), publicUrl }),
  env: {
    ...{ TWILIO_ACCOUNT_SID: credentials.accountSid, TWILIO_AUTH_TOKEN: testAuthToken },
    ...{ TWILIO_API_BASE_URL: account.url, OPERATOR_EMAILS: "operator@it.example" },
  },
  config: { publicUrl, smtpUrl: "smtp://mail.example" },
});

const patientNumber = "+61491570156";
const [landline, mobile, otherMobile] = ["+61255501234", "+61491570110", "+61491570157"] as const;
let clinic: SignedInClinic;
let operator: SignedInClinic;

beforeEach(async () => {
  server().clock.set(testNow);
  server().mailer.sent.length = 0;
  account.texts.length = 0;
  account.asked.length = 0;
  account.held.length = 0;
  for (const e164 of [landline, mobile, otherMobile]) account.hold(e164);
  await rowsOf(server().database, "delete from phone_number where not is_sample");
  operator = await server().signIn("operator@it.example");
  clinic = await server().signIn();
  await server().call("saveKnowledgeBase", { token: clinic.token, body: exampleKnowledgeBase });
  // The main line, which the clinic writes down first and the account does not hold.
  await add("(02) 5550 4410");
});

const add = (phoneNumber: string) =>
  server().call("addPhoneNumber", {
    token: clinic.token,
    body: { phoneNumber, country: "Australia", state: "nsw", provider: "telstra", lines: "2" },
  });
const give = async (phoneNumber: string) => {
  // The list is in the order of time.
  server().clock.advance(1);
  const body = { phoneNumber, email: clinic.user.email };
  const given = await server().call("giveNumber", { token: operator.token, body });
  if (given.status !== 200) throw new Error(`Giving a number answered ${given.status}`);
};
const book = async (email = "") => {
  const patientDetails = { name: "Priya Raman", phone: "0491 570 156", email };
  const body = { requestedDate: "2026-08-20", requestedTime: "14:00", patientDetails };
  const booked = await server().call("createAppointment", { token: clinic.token, body });
  if (booked.status !== 201) throw new Error(`Booking answered ${booked.status}`);
  await server().worker.runDue();
};
const bookByTelephone = async (called: string) => {
  const call = await (await line()).ring(patientNumber, called);
  for (const words of [
    "hi id like to book a teeth cleaning on friday at ten thirty",
    "my name is priya raman",
    "yes",
    "yes that is right",
  ])
    await call.say(words);
  await call.hangUp();
  await server().worker.runDue();
};
const line = async () =>
  telephoneProvider({ url: await addressOf(server()), publicUrl, authToken: testAuthToken });
const messages = async () => (await server().call("listMessages", { token: clinic.token })).body.messages;
const tasks = async () => (await server().call("listTasks", { token: clinic.token })).body;

describe("a text to a patient", () => {
  test("leaves from a number that the account holds and that can text, not from the first of the list [CALL-3]", async () => {
    await give(landline);
    await give(mobile);
    await book();
    expect(account.texts).toMatchObject([{ To: patientNumber, From: mobile }]);
    expect(await messages()).toContainEqual(
      expect.objectContaining({ purpose: "confirmation", status: "sent" }),
    );
  });

  test("is not given to the provider without such a number: a task says so [CALL-3] [LOG-2]", async () => {
    await give(landline);
    await book();
    expect(account.asked.filter((one) => one.includes("Messages"))).toEqual([]);
    expect(await messages()).toContainEqual(
      expect.objectContaining({ purpose: "confirmation", status: "failed", reason: "no_sender" }),
    );
    expect(await tasks()).toContainEqual(
      expect.objectContaining({
        phone: patientNumber,
        detail: expect.stringContaining("the clinic has no number to send from"),
      }),
    );
  });

  test("goes out as email without such a number, where the address is known [CALL-3]", async () => {
    await book("priya@patient.example");
    await server().worker.runDue();
    expect(server().mailer.sent).toMatchObject([{ to: "priya@patient.example" }]);
    expect((await tasks()).filter(({ phone }: { phone: string }) => phone === patientNumber)).toEqual([]);
  });

  test("leaves from the number that the patient rang to book [CALL-3]", async () => {
    await give(mobile);
    await give(otherMobile);
    await bookByTelephone(otherMobile);
    expect(account.texts).toMatchObject([{ To: patientNumber, From: otherMobile }]);
  });

  test("that answers one of theirs leaves from the number that they wrote to [CALL-3]", async () => {
    await give(mobile);
    await give(otherMobile);
    await bookByTelephone(otherMobile);
    expect(account.texts).toMatchObject([{ From: otherMobile }]);
    server().clock.advance(1_000);
    const text = { MessageSid: newSid(), From: patientNumber, To: otherMobile, Body: "yes", NumMedia: "0" };
    expect((await (await line()).webhook(telephonyPaths.twilioText, text)).status).toBe(200);
    await server().worker.runDue();
    await server().worker.runDue();
    expect(account.texts.slice(1)).toMatchObject([{ To: patientNumber, From: otherMobile }]);
  });

  test("no longer leaves from a number that has left the account [CALL-3]", async () => {
    await give(mobile);
    await give(otherMobile);
    account.held.splice(
      account.held.findIndex(({ phone_number }) => phone_number === mobile),
      1,
    );
    server().clock.advance(600_000);
    await server().worker.runDue();
    await book();
    expect(account.texts).toMatchObject([{ From: otherMobile }]);
    const { body } = await server().call("listPhoneNumbers", { token: clinic.token });
    expect(body).toContainEqual(
      expect.objectContaining({ phoneNumber: mobile, status: "Waiting to be connected" }),
    );
  });

  test("never leaves from a number that the clinic only wrote down, though the account holds it for another [CALL-3]", async () => {
    await add(mobile);
    await book();
    expect(account.texts).toEqual([]);
  });
});
