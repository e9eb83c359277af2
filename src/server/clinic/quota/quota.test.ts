import { afterAll, beforeEach, expect, test } from "vitest";
import { twilioTexts } from "#server/messaging/adapters/twilio-texts.ts";
import { twilioClient } from "#server/telephony/adapters/twilio-client.ts";
import { exampleKnowledgeBase } from "../../../../scripts/example-clinic.mjs";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  testAuthToken,
  testNow,
} from "../../../../tests/support/test-server.ts";
import { twilioAccount } from "../../../../tests/support/twilio-account.ts";

/** Twilio's own client against a stand-in; the clinic signed up by itself, on a server that somebody else runs. */
const account = await twilioAccount();
afterAll(() => account.close());
const credentials = { accountSid: `AC${"0".repeat(32)}`, authToken: testAuthToken };
const server = serverForThisFile({
  texts: twilioTexts({ client: twilioClient({ ...credentials, apiBaseUrl: account.url }), publicUrl: null }),
  env: {
    ...{ TWILIO_ACCOUNT_SID: credentials.accountSid, TWILIO_AUTH_TOKEN: testAuthToken },
    ...{ TWILIO_API_BASE_URL: account.url },
  },
});
let operator: SignedInClinic;
let clinic: SignedInClinic;
const mobile = "+61491570110";

beforeEach(async () => {
  server().clock.set(testNow);
  account.texts.length = 0;
  account.held.length = 0;
  account.hold(mobile);
  await rowsOf(server().database, "delete from phone_number where not is_sample");
  operator = await server().signIn("operator@clinic.example");
  clinic = await server().signIn();
  await server().call("saveKnowledgeBase", { token: clinic.token, body: exampleKnowledgeBase });
});

/** A number of the clinic's own, which it has proven and nobody has given to it. */
const ownNumber = () =>
  rowsOf(
    server().database,
    `insert into phone_number (id, clinic_id, e164, country, state, provider, lines, status, ownership, provider_number_id, can_text, is_sample, added_at)
     values (gen_random_uuid(), '${clinic.scope.clinicId}', '${mobile}', 'Australia', 'nsw', 'telstra', '1', 'Connected', 'code', 'PN1', true, false, now())`,
  );
const book = async (count: number) => {
  for (let index = 0; index < count; index++) {
    const requestedDate = `2026-08-${String(17 + Math.floor(index / 16)).padStart(2, "0")}`;
    const minutes = 9 * 60 + (index % 16) * 30;
    const requestedTime = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`;
    const patientDetails = { name: "Priya Raman", phone: "0491 570 156", email: "" };
    const body = { requestedDate, requestedTime, patientDetails };
    const booked = await server().call("createAppointment", { token: clinic.token, body });
    if (booked.status !== 201) throw new Error(`Booking answered ${booked.status}: ${booked.body.detail}`);
  }
  // A round of the worker takes a handful.
  while ((await server().worker.runDue()) > 0);
};
const usesOf = async ({ token }: SignedInClinic) => {
  const { body } = await server().call("quotas", { token });
  const own = body.clinics.find(({ isOwn }: { isOwn: boolean }) => isOwn);
  return Object.fromEntries(
    own.uses.map(({ kind, used, perDay }: { kind: string; used: number; perDay: number }) => [
      kind,
      [used, perDay],
    ]),
  );
};
const change = ({ token }: SignedInClinic, body: Record<string, unknown>) =>
  server().call("changeQuota", { token, body: { clinicId: clinic.scope.clinicId, kind: "texts", ...body } });
const quotaTasks = async () =>
  (await server().call("listTasks", { token: clinic.token })).body.filter(({ title }: { title: string }) =>
    title.startsWith("Today's limit"),
  );

test("a clinic that signed up by itself texts thirty a day; the rest waits, staff have one task, and a raise lets it go [CALL-3] [CALL-4]", async () => {
  await ownNumber();
  await book(33);
  expect(account.texts).toHaveLength(30);
  expect(await usesOf(clinic)).toMatchObject({ texts: [30, 30], emails: [0, 60] });
  expect(await quotaTasks()).toMatchObject([
    {
      title: "Today's limit of text messages is reached",
      detail: expect.stringContaining("Whoever runs this server can raise the limit"),
    },
  ]);
  expect((await change(clinic, { perDay: 1_000 })).status).toBe(403);
  expect((await change(operator, { perDay: 32 })).status).toBe(200);
  server().clock.advance(15 * 60_000);
  while ((await server().worker.runDue()) > 0);
  expect(account.texts).toHaveLength(32);
  expect(await quotaTasks()).toHaveLength(1);
});

test("the day is the clinic's own: what waited goes out on the next [CALL-4]", async () => {
  await ownNumber();
  await change(operator, { perDay: 1 });
  await book(2);
  expect(account.texts).toHaveLength(1);
  // Quarter past eight the next morning: before that texts wake people.
  server().clock.set("2026-08-11T22:15:00Z");
  while ((await server().worker.runDue()) > 0);
  expect(account.texts).toHaveLength(2);
});

test("a clinic that whoever runs the server has given a number may send what a practice needs [CALL-3]", async () => {
  expect(await usesOf(clinic)).toMatchObject({ texts: [0, 30], calls: [0, 10] });
  const body = { phoneNumber: mobile, email: clinic.user.email };
  await server().call("giveNumber", { token: operator.token, body });
  expect(await usesOf(clinic)).toMatchObject({ texts: [0, 1_000], calls: [0, 300] });
  expect(await usesOf(operator)).toMatchObject({ texts: [0, 1_000] });
});

test("numbers added in a day are limited too, in words that say who can help [PHONE-3]", async () => {
  const add = (last: number) =>
    server().call("addPhoneNumber", {
      token: clinic.token,
      body: {
        ...{ phoneNumber: `02 5550 30${String(last).padStart(2, "0")}`, country: "Australia" },
        ...{ state: "nsw", provider: "other", lines: "1" },
      },
    });
  for (let last = 0; last < 10; last++) expect((await add(last)).status).toBe(201);
  const refused = await add(10);
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toBe(
    "Today's limit of 10 new phone numbers is reached. Try again tomorrow, or ask whoever runs this server to raise it.",
  );
});

test("a clinic sees its own limits alone, whoever runs the server every clinic's; what is no number is refused [CALL-3]", async () => {
  const mine = (await server().call("quotas", { token: clinic.token })).body;
  expect([mine.isOperator, mine.clinics.length]).toEqual([false, 1]);
  const all = (await server().call("quotas", { token: operator.token })).body;
  expect(all.clinics.map(({ email }: { email: string }) => email)).toContain(clinic.user.email);
  for (const perDay of [-1, 1.5, "many", 100_001]) {
    const refused = await change(operator, { perDay });
    expect([perDay, refused.status, refused.body.errors[0].field]).toEqual([perDay, 400, "perDay"]);
  }
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect((await change(operator, { clinicId: nobody, perDay: 5 })).status).toBe(404);
});
