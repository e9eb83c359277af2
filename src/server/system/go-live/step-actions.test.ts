import twilio from "twilio";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { GoLive, GoLiveStep } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  testAuthToken,
  testNow,
} from "../../../../tests/support/test-server.ts";
import { twilioAccount } from "../../../../tests/support/twilio-account.ts";
import { outsideWorld } from "./adapters/outside.ts";
import type { Reached } from "./port.ts";

const account = await twilioAccount();
afterAll(() => account.close());

const operatorEmails = Array.from({ length: 40 }, (_, index) => `operator${index}@it.example`);
const publicUrl = "https://enamel.clinic.example";
const bin = "https://handler.twilio.example/twiml/EH1";
/** What lies outside: this server behind its proxy, and Twilio's own pages. */
const world = { pages: new Map<string, string>(), isProxyThere: true, letsSocketsThrough: true };
const nothing: Reached = { ok: false, reason: "nothing listens there" };

const server = serverForThisFile({
  env: {
    ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: testAuthToken },
    ...{ TWILIO_API_BASE_URL: account.url, OPERATOR_EMAILS: operatorEmails.join(",") },
    ...{ SMTP_URL: "smtp://mail.clinic.example", MAIL_FROM: "Enamel <desk@clinic.example>" },
  },
  config: { publicUrl },
  outside: {
    fetchText: async (address) => {
      const page = world.pages.get(address);
      if (page !== undefined) return { ok: true, text: page };
      if (!world.isProxyThere || !address.startsWith(publicUrl)) return nothing;
      const { statusCode, body } = await server().app.inject({ url: address.slice(publicUrl.length) });
      return statusCode === 200 ? { ok: true, text: body } : { ok: false, reason: `status ${statusCode}` };
    },
    fetchForeign: async (address) => {
      const page = world.pages.get(address);
      if (page !== undefined) return { ok: true, text: page };
      return address.startsWith("https://169.") ? outsideWorld().fetchForeign(address) : nothing;
    },
    firstMessage: async (address) => {
      if (!world.letsSocketsThrough) return { ok: false, reason: "it answered with status 400" };
      const path = address.slice(publicUrl.replace("https", "wss").length);
      return new Promise((resolve) => {
        server().app.injectWS(
          path,
          {},
          {
            onInit: (socket) => socket.on("message", (data) => resolve({ ok: true, text: String(data) })),
          },
        );
      });
    },
  },
});
let operator: SignedInClinic;
let clinics = 0;
let carrier = "";
const published = "+61255501234";

const ask = async (step: GoLiveStepId, body: object = { do: "check" }, token = operator.token) => {
  const answer = await server().call("doGoLive", { token, params: { step }, body });
  return { ...answer, step: stepOf(answer.body, step) };
};
const stepOf = (answer: GoLive, id: GoLiveStepId) =>
  answer.steps?.find((step) => step.id === id) as GoLiveStep;
const codes = ({ findings }: GoLiveStep) => findings.map(({ code }) => code);
const seen = async (id: GoLiveStepId) =>
  stepOf((await server().call("goLive", { token: operator.token })).body, id);

/** A webhook as Twilio signs it. */
const webhook = async (path: string, form: Record<string, string>) => {
  const answer = await server().app.inject({
    ...{ method: "POST", url: path, payload: new URLSearchParams(form).toString() },
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": twilio.getExpectedTwilioSignature(testAuthToken, publicUrl + path, form),
    },
  });
  return answer.body;
};

beforeEach(async () => {
  server().clock.set(testNow);
  Object.assign(world, { isProxyThere: true, letsSocketsThrough: true });
  world.pages.clear();
  account.refusal = null;
  operator = await server().signIn(operatorEmails[clinics++] as string);
  carrier = `+6125550${2000 + clinics}`;
  account.hold(carrier);
  const { token } = operator;
  await server().call("saveKnowledgeBase", {
    token,
    body: {
      ...{ clinicName: "Harbour Street Dental", address: "12 Harbour Street, Sydney NSW 2000" },
      ...{ phoneNumber: "(02) 5550 1234", email: "desk@harbour.example" },
      businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
    },
  });
  const described = { country: "Australia", state: "nsw", lines: "1", provider: "telstra" };
  await server().call("addPhoneNumber", { token, body: { phoneNumber: carrier, ...described } });
});

const held = () => {
  const found = account.held.find(({ phone_number }) => phone_number === carrier);
  if (!found) throw new Error("The account does not hold it");
  return found;
};

test("the address is green once this very server answers through it, by page and by WebSocket [SYS-4]", async () => {
  world.isProxyThere = false;
  world.letsSocketsThrough = false;
  const closed = (await ask("outside")).step;
  expect([closed.status, codes(closed)]).toEqual(["blocked", ["not_reached", "socket_not_reached"]]);
  expect(closed.findings[0]?.other).toBe("nothing listens there");
  world.isProxyThere = true;
  expect(codes((await ask("outside")).step)).toEqual(["reached", "socket_not_reached"]);
  world.letsSocketsThrough = true;
  const open = (await ask("outside")).step;
  expect([open.status, codes(open)]).toEqual(["ready", ["reached", "socket_reached"]]);
  // Nobody is asking any more.
  expect((await server().app.inject({ url: `/telephony/echo/${"0".repeat(64)}` })).statusCode).toBe(404);
});

test("one click sends a number's calls, texts and reports here, out of the trunk that had them [SYS-4]", async () => {
  Object.assign(held(), { voice_url: "https://demo.twilio.com/welcome/voice/", trunk_sid: "TK1" });
  expect((await ask("number")).step.status).toBe("blocked");
  const other = await server().signIn();
  expect((await ask("number", { do: "set" }, other.token)).status).toBe(403);
  expect(held().trunk_sid).toBe("TK1");
  const { step } = await ask("number", { do: "set" });
  expect([step.status, codes(step)]).toEqual(["attention", ["number_ready", "text_impossible"]]);
  expect(held()).toMatchObject({
    ...{ voice_url: `${publicUrl}${telephonyPaths.twilioVoice}`, trunk_sid: "" },
    ...{ sms_url: `${publicUrl}${telephonyPaths.twilioText}` },
  });
});

test("what Twilio says against the click stands there in its words [SYS-4]", async () => {
  account.refusal = { status: 400, code: 21451, message: "Invalid trunk" };
  const { step } = await ask("number", { do: "set" });
  expect(step.findings).toMatchObject([
    { code: "provider_refused", about: carrier, error: { code: 21451, message: "Invalid trunk" } },
  ]);
});

test("a fallback is green when its address tells Twilio something that callers hear [SYS-4]", async () => {
  expect(codes((await ask("fallback")).step)).toEqual(["fallback_missing"]);
  const wrong = await ask("fallback", { do: "set", address: "http://handler.twilio.example/1" });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, "address"]);
  // An address of this network is not even asked.
  const inner = (await ask("fallback", { do: "set", address: "https://169.254.169.254/latest" })).step;
  expect(inner.findings).toMatchObject([{ other: "it leads into this server's own network" }]);
  const broken = (await ask("fallback", { do: "set", address: bin })).step;
  expect([broken.status, codes(broken)]).toEqual(["blocked", ["fallback_broken"]]);
  world.pages.set(bin, "<Response/>");
  expect(codes((await ask("fallback")).step)).toEqual(["fallback_broken"]);
  world.pages.set(bin, `<Response><Dial>${published}</Dial></Response>`);
  expect((await ask("fallback")).step).toMatchObject({ status: "ready", findings: [{ other: bin }] });
});

describe("reception's handset", () => {
  const ring = async () => {
    const { step } = await ask("handset", { do: "ring" });
    const path = new URL(account.calls.at(-1)?.Url ?? "https://nowhere.example").pathname;
    return { step, path: path.replace(/\/answered$/, "") };
  };

  test("is green once somebody picked up the test call and pressed 1 [SYS-4]", async () => {
    expect(codes((await ask("handset")).step)).toEqual(["handset_not_rung"]);
    const { step, path } = await ring();
    expect(step).toMatchObject({
      status: "unknown",
      findings: [{ code: "handset_rings", about: published }],
    });
    expect(account.calls.at(-1)).toMatchObject({ To: published, From: carrier });
    expect(await webhook(`${path}/answered`, { AnsweredBy: "human" })).toContain("Press 1");
    await webhook(`${path}/pressed`, { Digits: "2" });
    expect(codes(await seen("handset"))).toEqual(["handset_rings"]);
    await webhook(`${path}/pressed`, { Digits: "1" });
    await webhook(`${path}/ended`, { CallStatus: "completed" });
    expect((await seen("handset")).status).toBe("ready");
    // Looking again does not forget what the call showed.
    expect(codes((await ask("handset")).step)).toEqual(["handset_answered"]);
  });

  test.each([
    ["its own number", () => published],
    ["the number that rings it", () => carrier],
  ])(
    "that is forwarded here and shows %s is found out: the call is refused and the step is red [SYS-4]",
    async (_how, from) => {
      const { path } = await ring();
      const incoming = { CallSid: `CA${"b".repeat(30)}${10 + clinics}`, From: from(), To: carrier };
      expect(await webhook(telephonyPaths.twilioVoice, incoming)).toContain("<Reject");
      await webhook(`${path}/ended`, { CallStatus: "busy" });
      const step = await seen("handset");
      expect([step.status, codes(step)]).toEqual(["blocked", ["handset_loop"]]);
    },
  );

  test("does not keep anybody else who rings meanwhile from the assistant", async () => {
    await ring();
    const incoming = { CallSid: `CA${"c".repeat(30)}${10 + clinics}`, From: "+61491570157", To: carrier };
    expect(await webhook(telephonyPaths.twilioVoice, incoming)).toContain("<ConversationRelay");
    expect(codes(await seen("handset"))).toEqual(["handset_rings"]);
  });

  test("that a mailbox answers, or nobody, is yellow [SYS-4]", async () => {
    const first = await ring();
    expect(await webhook(`${first.path}/answered`, { AnsweredBy: "machine_end_beep" })).toContain("<Hangup");
    await webhook(`${first.path}/ended`, { CallStatus: "completed" });
    expect(codes(await seen("handset"))).toEqual(["handset_mailbox"]);
    const second = await ring();
    await webhook(`${second.path}/ended`, { CallStatus: "no-answer" });
    expect((await seen("handset")).status).toBe("attention");
    // A call that is over changes nothing any more.
    await webhook(`${first.path}/pressed`, { Digits: "1" });
    expect(codes(await seen("handset"))).toEqual(["handset_unanswered"]);
  });

  test("that Twilio does not ring says why [SYS-4]", async () => {
    account.refusal = { status: 400, code: 21215, message: "Geo permissions" };
    const { step } = await ring();
    expect(step.findings).toMatchObject([
      { code: "provider_refused", about: published, error: { code: 21215, message: "Geo permissions" } },
    ]);
  });
});

test("the public number is told apart from the one at Twilio, until a call came from it [SYS-4]", async () => {
  const before = (await ask("publicNumber")).step;
  expect(before).toMatchObject({
    findings: [
      { code: "public_not_forwarded", about: published, other: carrier },
      { code: "texts_from_none" },
    ],
  });
  await webhook(telephonyPaths.twilioVoice, {
    ...{ CallSid: `CA${"d".repeat(30)}${10 + clinics}`, From: "+61491570157", To: carrier },
    ForwardedFrom: published,
  });
  expect(codes((await ask("publicNumber")).step)).toEqual(["public_forwarded", "texts_from_none"]);
  const call = (await ask("firstCall")).step;
  expect([call.status, codes(call)]).toEqual(["attention", ["call_unheard"]]);
});

describe("mail", () => {
  const sent = () =>
    server()
      .mailer.sent.filter(({ to }) => to === operator.user.email)
      .at(-1);
  const codeIn = (text = "") => /mail=([\w-]+)/.exec(text)?.[1] ?? "";

  test("is green once the link of the test email was opened, the last one alone [SYS-4]", async () => {
    expect(codes((await ask("email", { do: "send" })).step)).toEqual(["mail_accepted"]);
    const first = codeIn(sent()?.text);
    await ask("email", { do: "send" });
    const second = codeIn(sent()?.text);
    expect(sent()?.text).toContain(`${publicUrl}/phone-numbers?mail=${second}`);
    const wrong = await ask("email", { do: "confirm", code: first });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, "code"]);
    const { step } = await ask("email", { do: "confirm", code: second });
    expect(step).toMatchObject({
      status: "ready",
      findings: [{ code: "mail_arrived", about: operator.user.email }],
    });
    expect((await ask("email")).step.status).toBe("ready");
  });

  test("that its server refuses is red, with its code [SYS-4]", async () => {
    server().mailer.failNext({ ok: false, code: "smtp_550", isPermanent: true });
    const { step } = await ask("email", { do: "send" });
    expect([step.status, step.findings[0]?.other]).toEqual(["blocked", "smtp_550"]);
  });
});

describe("a number is bought with what Twilio demands for Australia [PHONE-3]", () => {
  const buy = (phoneNumber = "+61255509001") =>
    server().call("buyPhoneNumber", {
      token: operator.token,
      body: { phoneNumber, country: "Australia", state: "nsw", lines: "1" },
    });
  const [sydney, melbourne] = [`AD${"1".repeat(32)}`, `AD${"2".repeat(32)}`];
  const address = (sid: string) => ({ sid, iso_country: "AU", verified: true });
  beforeEach(() => {
    Object.assign(account, { addresses: [address(sydney), address(melbourne)], documents: {}, bought: [] });
  });

  test("the bundle of its kind that lasts longest, and the address that is in it", async () => {
    account.bundles = [
      { sid: "BU1", status: "twilio-approved", valid_until: "2027-01-01T00:00:00Z", number_type: "local" },
      { sid: "BU2", status: "twilio-approved", valid_until: null, number_type: "local" },
      { sid: "BU3", status: "in-review", valid_until: null, number_type: "local" },
      { sid: "BU4", status: "twilio-approved", valid_until: null, number_type: "mobile" },
    ];
    account.documents = { RD1: {}, RD2: { address_sids: [melbourne] } };
    expect((await buy()).status).toBe(201);
    expect((await buy("+61491570111")).status).toBe(201);
    expect(account.bought).toEqual([
      { PhoneNumber: "+61255509001", AddressSid: melbourne, BundleSid: "BU2" },
      { PhoneNumber: "+61491570111", AddressSid: melbourne, BundleSid: "BU4" },
    ]);
  });

  test("without an approved bundle or an address Twilio's refusal says what is missing", async () => {
    account.bundles = [{ sid: "BU1", status: "draft", valid_until: null }];
    expect((await buy("+61255509002")).body.detail).toContain("Twilio says (error 21649)");
    Object.assign(account, { addresses: [] });
    expect((await buy("+61255509002")).body.detail).toContain("This number wants an address in Australia");
    expect(account.bought).toEqual([]);
  });

  test("mobile numbers are offered beside local ones", async () => {
    const query = { country: "Australia", contains: "" };
    const { body } = await server().call("offeredPhoneNumbers", { token: operator.token, query });
    expect(body.forSale).toEqual([
      { phoneNumber: "+61255509001", place: "Sydney" },
      { phoneNumber: "+61491570111", place: "Mobile, sends texts too" },
    ]);
  });
});

test("what Twilio says against buying a number is told as it is, with what to do [SYS-4] [PHONE-3]", async () => {
  account.refusal = { status: 400, code: 21631, message: "Phone number requires an Address" };
  const described = { country: "Australia", state: "nsw", lines: "1" };
  const { status, body } = await server().call("buyPhoneNumber", {
    ...{ token: operator.token, body: { phoneNumber: "+61255509003", ...described } },
  });
  expect(status).toBe(400);
  expect(body.errors[0].message).toBe(
    "Twilio says (error 21631): Phone number requires an Address. This number wants an address in Australia. Add one in the Twilio Console and try again.",
  );
  account.refusal = { status: 401, code: 20003, message: "Authenticate" };
  const denied = await server().call("buyPhoneNumber", {
    ...{ token: operator.token, body: { phoneNumber: "+61255509003", ...described } },
  });
  expect(denied.body.detail).toContain("Twilio says (error 20003): Authenticate. Twilio does not accept");
});
