import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { telephoneProvider } from "../../../../tests/support/telephone-provider.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  startTestServer,
  type TestServer,
  testAuthToken,
} from "../../../../tests/support/test-server.ts";
import { type TwilioAccount, twilioAccount } from "../../../../tests/support/twilio-account.ts";

/** Two clinics on one server with a Twilio account: whoever signed in first runs it. */
let account: TwilioAccount;
let operator: SignedInClinic;
let other: SignedInClinic;

const publicUrl = "https://desk.clinic.example";
const env: Record<string, string> = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: testAuthToken,
};
beforeAll(async () => {
  account = await twilioAccount();
  env.TWILIO_API_BASE_URL = account.url;
});
afterAll(() => account.close());
const serverOfFile = serverForThisFile({ env, config: { publicUrl } });
let server: TestServer;
beforeAll(async () => {
  server = serverOfFile();
  operator = await server.signIn("operator@clinic.example");
});
beforeEach(async () => {
  for (const list of [account.held, account.texts, account.calls, account.asked]) list.length = 0;
  other = await server.signIn();
});

const described = { country: "Australia", state: "nsw", provider: "other", lines: "1" };
const add = ({ token }: SignedInClinic, phoneNumber: string) =>
  server.call("addPhoneNumber", { token, body: { phoneNumber, ...described } });
const rowOf = async ({ token }: SignedInClinic, e164: string) =>
  (await server.call("listPhoneNumbers", { token })).body.find(
    ({ phoneNumber }: { phoneNumber: string }) => phoneNumber === e164,
  );
const sendCode = ({ token }: SignedInClinic, id: string, by = "call") =>
  server.call("sendNumberCode", { token, params: { id }, body: { by } });
const prove = ({ token }: SignedInClinic, id: string, code: string) =>
  server.call("proveNumber", { token, params: { id }, body: { code } });
/** The six digits of the last code that was sent. */
const lastCode = () =>
  (account.texts.at(-1)?.Body ?? account.calls.at(-1)?.Twiml ?? "")
    .match(/\d(?:,? ?\d){5}/)?.[0]
    .replace(/\D/g, "") ?? "";
const other6 = (code: string) => (code === "000000" ? "111111" : "000000");

/** Rings a number as a patient would; says whose call it is. */
async function ring(e164: string): Promise<string | null> {
  const provider = telephoneProvider({ url: await addressOf(server), publicUrl, authToken: testAuthToken });
  const call = await provider.ring("+61491570156", e164);
  await call.hangUp();
  const [row] = await rowsOf<{ clinic_id: string }>(
    server.database,
    `select clinic_id from call where provider_call_id = '${call.callSid}'`,
  );
  return row?.clinic_id ?? null;
}

describe("a number that another clinic takes calls on", () => {
  test("stays that clinic's when a stranger writes it down, and at the provider nothing is changed [CALL-3]", async () => {
    const held = account.hold("+61255501001", { voice_url: `${publicUrl}/telephony/twilio/voice` });
    expect(await ring(held.phone_number)).toBe(operator.scope.clinicId);
    const added = await add(other, held.phone_number);
    expect(added).toMatchObject({
      status: 201,
      body: { status: "Waiting to be connected", waitsFor: "code" },
    });
    expect(await ring(held.phone_number)).toBe(operator.scope.clinicId);
    await server.call("removePhoneNumber", { token: other.token, params: { id: added.body.id } });
    expect(held.voice_url).toBe(`${publicUrl}/telephony/twilio/voice`);
    expect(account.asked).toEqual([]);
  });

  test("is not let go at the provider by a clinic that was given it, and is by whoever runs the server [PHONE-3]", async () => {
    const held = account.hold("+61255501002");
    const give = { phoneNumber: held.phone_number, email: other.user.email };
    await server.call("giveNumber", { token: operator.token, body: give });
    const { id } = await rowOf(other, held.phone_number);
    await server.call("removePhoneNumber", { token: other.token, params: { id } });
    expect(held.voice_url).toBe(`${publicUrl}/telephony/twilio/voice`);
    const { body } = await add(operator, held.phone_number);
    expect(body.status).toBe("Connected");
    await server.call("removePhoneNumber", { token: operator.token, params: { id: body.id } });
    expect(held.voice_url).toBe("");
  });
});

describe("the account of whoever runs the server", () => {
  test("is neither shown to others nor spent by them, and they hear who can [PHONE-3]", async () => {
    account.hold("+61255501003");
    const shown = await server.call("offeredPhoneNumbers", { token: other.token });
    expect(shown.body).toEqual({ source: "twilio", isOperator: false, owned: [], forSale: [] });
    const { provider: _, ...body } = { phoneNumber: "+61255509001", ...described };
    const refused = await server.call("buyPhoneNumber", { token: other.token, body });
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(refused.body.detail).toMatch(/Only whoever runs this server can buy numbers/);
    for (const name of ["giveNumber", "takeBackNumber"] as const) {
      const wanted = { phoneNumber: "+61255501003", email: other.user.email };
      expect((await server.call(name, { token: other.token, body: wanted })).status).toBe(403);
    }
    expect((await server.call("serverNumbers", { token: other.token })).body).toEqual({
      ...{ isOperator: false, numbers: [] },
    });
    expect(account.asked).toEqual([]);
    const bought = await server.call("buyPhoneNumber", { token: operator.token, body });
    expect(bought).toMatchObject({ status: 201, body: { status: "Connected" } });
  });

  test("is of those whom OPERATOR_EMAILS names, and then of nobody else [PHONE-3]", async () => {
    const named = await startTestServer({
      env: { ...env, OPERATOR_EMAILS: "Boss@it.example, second@it.example" },
      config: { publicUrl },
    });
    const first = await named.signIn("first@clinic.example");
    const boss = await named.signIn("boss@it.example");
    const isOperator = async ({ token }: SignedInClinic) =>
      (await named.call("offeredPhoneNumbers", { token })).body.isOperator;
    expect([await isOperator(first), await isOperator(boss)]).toEqual([false, true]);
  });

  test("gives a number to a clinic, whose calls it takes from then on, and takes it back [PHONE-3]", async () => {
    const held = account.hold("+61255501004");
    const give = (email: string) =>
      server.call("giveNumber", { token: operator.token, body: { phoneNumber: held.phone_number, email } });
    expect((await give("nobody@clinic.example")).body.errors).toEqual([
      { field: "email", message: "Nobody has signed in here with this email address." },
    ]);
    expect((await give(other.user.email.toUpperCase())).status).toBe(200);
    expect(held).toMatchObject({ voice_url: `${publicUrl}/telephony/twilio/voice` });
    expect(await rowOf(other, held.phone_number)).toMatchObject({ status: "Connected", waitsFor: null });
    expect(await ring(held.phone_number)).toBe(other.scope.clinicId);
    expect((await give("operator@clinic.example")).body.errors).toMatchObject([{ field: "phoneNumber" }]);
    const listed = await server.call("serverNumbers", { token: operator.token });
    expect(listed.body.numbers).toContainEqual({
      ...{ phoneNumber: held.phone_number, isHeld: true },
      owner: { clinicName: "", email: other.user.email },
    });
    const takeBack = { phoneNumber: held.phone_number };
    expect((await server.call("takeBackNumber", { token: operator.token, body: takeBack })).status).toBe(200);
    expect(await rowOf(other, held.phone_number)).toMatchObject({ status: "Waiting to be connected" });
    expect(await ring(held.phone_number)).toBe(operator.scope.clinicId);
  });

  test("cannot give what it does not hold [PHONE-3]", async () => {
    const body = { phoneNumber: "+61255501005", email: other.user.email };
    const refused = await server.call("giveNumber", { token: operator.token, body });
    expect(refused.body.errors).toEqual([
      { field: "phoneNumber", message: "Your telephone account does not hold this number." },
    ]);
  });
});

describe("a code that reaches the number", () => {
  beforeEach(() => {
    account.hold("+61255502000");
    account.hold("+61491570110");
  });

  test("makes it the clinic's: called to a landline, entered, its calls are theirs [CALL-3]", async () => {
    const { id } = (await add(other, "(02) 5550 2001")).body;
    expect((await sendCode(other, id)).status).toBe(200);
    expect(account.calls).toMatchObject([{ To: "+61255502001", From: "+61255502000" }]);
    const code = lastCode();
    expect((await prove(other, id, other6(code))).body.errors).toMatchObject([{ field: "code" }]);
    expect(await ring("+61255502001")).toBe(operator.scope.clinicId);
    expect(await prove(other, id, code)).toMatchObject({ status: 200, body: { waitsFor: null } });
    expect(await ring("+61255502001")).toBe(other.scope.clinicId);
    expect((await prove(other, id, code)).status).toBe(400);
  });

  test("comes by text to a mobile, from a number that can text, and to no landline [PHONE-3]", async () => {
    const mobile = (await add(other, "0491 570 157")).body;
    const landline = (await add(other, "02 5550 2002")).body;
    expect((await sendCode(other, landline.id, "text")).body.errors).toEqual([
      { field: "by", message: "Only a mobile can take a text. Choose the call." },
    ]);
    await sendCode(other, mobile.id, "text");
    expect(account.texts).toMatchObject([{ To: "+61491570157", From: "+61491570110" }]);
    expect((await prove(other, mobile.id, lastCode())).status).toBe(200);
  });

  test("cannot be guessed, nor asked for again and again by adding the number anew [PHONE-3]", async () => {
    let { id } = (await add(other, "02 5550 2003")).body;
    await sendCode(other, id);
    const code = lastCode();
    for (let attempt = 0; attempt < 5; attempt++) await prove(other, id, other6(code));
    expect((await prove(other, id, code)).status).toBe(400);
    for (let again = 0; again < 2; again++) {
      await server.call("removePhoneNumber", { token: other.token, params: { id } });
      id = (await add(other, "02 5550 2003")).body.id;
      expect((await sendCode(other, id)).status).toBe(200);
    }
    await server.call("removePhoneNumber", { token: other.token, params: { id } });
    id = (await add(other, "02 5550 2003")).body.id;
    expect((await sendCode(other, id)).status).toBe(429);
    expect(account.calls).toHaveLength(3);
    server.clock.advance(86_400_001);
    expect((await sendCode(other, id)).status).toBe(200);
  });

  test("is too old after ten minutes, and the last one sent counts [PHONE-3]", async () => {
    const { id } = (await add(other, "02 5550 2004")).body;
    await sendCode(other, id);
    const old = lastCode();
    server.clock.advance(10 * 60_000);
    expect((await prove(other, id, old)).status).toBe(400);
    await sendCode(other, id);
    expect((await prove(other, id, lastCode())).status).toBe(200);
  });

  test("is not sent for a number that the account holds, that another clinic owns, or that costs by the minute [PHONE-3]", async () => {
    const wanted = ["+61255502000", "+611902123456", "+18765550123"];
    for (const number of wanted) {
      const { id } = (await add(other, number)).body;
      expect([number, (await sendCode(other, id)).status]).toEqual([number, 400]);
    }
    const third = await server.signIn();
    const mine = (await add(other, "02 5550 2005")).body;
    const theirs = (await add(third, "02 5550 2005")).body;
    await sendCode(other, mine.id);
    const code = lastCode();
    await sendCode(third, theirs.id);
    const theirCode = lastCode();
    expect((await prove(other, mine.id, code)).status).toBe(200);
    expect((await prove(third, theirs.id, theirCode)).body.errors[0].message).toMatch(
      /belongs to another clinic/,
    );
    expect((await sendCode(third, theirs.id)).status).toBe(400);
    expect(await ring("+61255502005")).toBe(other.scope.clinicId);
    expect(account.calls).toHaveLength(2);
  });

  test("never leaves from another clinic's number, and without one of the server's own that is said [PHONE-3]", async () => {
    const third = await server.signIn();
    account.held.length = 0;
    account.hold("+61255502100");
    for (const held of account.held) {
      const body = { phoneNumber: held.phone_number, email: third.user.email };
      await server.call("giveNumber", { token: operator.token, body });
    }
    const { id } = (await add(other, "02 5550 2006")).body;
    const refused = await sendCode(other, id);
    expect(refused.body.errors[0].message).toMatch(/no number of its own that a code could come from/);
    expect(account.calls).toEqual([]);
  });

  test("belongs to the clinic that asked for it: nobody else can have it sent or enter it [PHONE-3]", async () => {
    const { id } = (await add(other, "02 5550 2007")).body;
    const third = await server.signIn();
    expect((await sendCode(third, id)).status).toBe(404);
    await sendCode(other, id);
    expect((await prove(third, id, lastCode())).status).toBe(404);
  });
});
