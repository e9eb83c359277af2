import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { GoLive, GoLiveStep } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import {
  type SignedInClinic,
  serverForThisFile,
  startTestServer,
  testNow,
} from "../../../../tests/support/test-server.ts";
import { twilioAccount } from "../../../../tests/support/twilio-account.ts";

const account = await twilioAccount();
afterAll(() => account.close());

/** One for each test, with a clinic of their own. */
const operatorEmails = Array.from({ length: 40 }, (_, index) => `operator${index}@it.example`);
const publicUrl = "https://enamel.clinic.example";
const number = "+61255502000";
const server = serverForThisFile({
  env: {
    ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "test-auth-token" },
    ...{ TWILIO_API_BASE_URL: account.url, OPERATOR_EMAILS: operatorEmails.join(",") },
  },
  config: { publicUrl },
});
let operator: SignedInClinic;
let clinics = 0;
const ask = async (step: GoLiveStepId, body: object = { do: "check" }, token = operator.token) => {
  const answer = await server().call("doGoLive", { token, params: { step }, body });
  return { ...answer, step: stepOf(answer.body, step) };
};
const stepOf = (answer: GoLive, id: GoLiveStepId) =>
  answer.steps?.find((step) => step.id === id) as GoLiveStep;
const codes = ({ findings }: GoLiveStep) => findings.map(({ code }) => code);

beforeEach(async () => {
  server().clock.set(testNow);
  operator = await server().signIn(operatorEmails[clinics++] as string);
  account.held.length = 0;
  account.standing = { status: "active", type: "Full", balance: "84.20" };
  account.addresses = [{ sid: `AD${"0".repeat(32)}`, iso_country: "AU" }];
  account.bundles = [{ status: "twilio-approved", valid_until: null }];
  account.refusal = null;
});

describe("the telephone account", () => {
  test.each([
    [{ status: "active", type: "Full", balance: "84.20" }, "ready", ["account_active", "balance"]],
    [{ status: "active", type: "Full", balance: "3.50" }, "attention", ["account_active", "balance_low"]],
    [{ status: "active", type: "Full", balance: "-1.00" }, "blocked", ["account_active", "balance_none"]],
    [
      { status: "active", type: "Trial", balance: "15.00" },
      "blocked",
      ["account_active", "account_trial", "balance_low"],
    ],
    [{ status: "suspended", type: "Full", balance: "84.20" }, "blocked", ["account_suspended", "balance"]],
  ] as const)("that is %j makes the step %s [SYS-4]", async (standing, status, found) => {
    account.standing = { ...standing };
    const { step } = await ask("account");
    expect([step.status, codes(step)]).toEqual([status, found]);
    expect(step.checked).toEqual({ by: operator.user.username, at: "2026-08-11T01:42:00.000Z" });
  });

  test("that refuses is told in Twilio's own words, with its code and where it explains it [SYS-4]", async () => {
    account.refusal = { status: 401, code: 20003, message: "Authenticate" };
    const { step } = await ask("account");
    expect(step).toMatchObject({
      status: "blocked",
      findings: [
        {
          code: "provider_refused",
          error: {
            ...{ status: 401, code: 20003, message: "Authenticate" },
            moreInfo: "https://www.twilio.com/docs/errors/20003",
          },
        },
      ],
    });
  });

  test("that does not answer is neither good nor bad [SYS-4]", async () => {
    account.refusal = "silent";
    const { step } = await ask("account");
    expect([step.status, codes(step)]).toEqual(["unknown", ["provider_silent"]]);
  });

  test("is kept as it was found, with the time, until somebody asks again [SYS-4]", async () => {
    await ask("account");
    account.standing.status = "suspended";
    server().clock.advance(3_600_000);
    const kept = stepOf((await server().call("goLive", { token: operator.token })).body, "account");
    expect([kept.status, kept.checked?.at]).toEqual(["ready", "2026-08-11T01:42:00.000Z"]);
    expect((await ask("account")).step.status).toBe("blocked");
  });
});

test.each([
  [[], [], ["address_missing", "bundle_missing"], "blocked"],
  [[{}], [{ status: "draft", valid_until: null }], ["address_found", "bundle_draft"], "blocked"],
  [[{}], [{ status: "in-review", valid_until: null }], ["address_found", "bundle_pending"], "attention"],
  [[{}], [{ status: "twilio-rejected", valid_until: null }], ["address_found", "bundle_rejected"], "blocked"],
  [
    [{}],
    [{ status: "twilio-approved", valid_until: "2026-08-20T00:00:00Z" }],
    ["address_found", "bundle_ends"],
    "attention",
  ],
  [
    [{}],
    [
      { status: "twilio-rejected", valid_until: null },
      { status: "twilio-approved", valid_until: null },
    ],
    ["address_found", "bundle_approved"],
    "ready",
  ],
])("addresses %j and bundles %j are %j [SYS-4]", async (addresses, bundles, found, status) => {
  Object.assign(account, { addresses, bundles });
  const { step } = await ask("address");
  expect([codes(step), step.status]).toEqual([found, status]);
});

test("a person's word is kept with their name and the time, and taken back [SYS-4]", async () => {
  await ask("addendum", { do: "untick" });
  expect((await ask("addendum")).step.status).toBe("unknown");
  const { step } = await ask("addendum", { do: "tick" });
  expect(step).toMatchObject({
    status: "ready",
    ticked: { by: operator.user.username, at: "2026-08-11T01:42:00.000Z" },
    findings: [{ code: "said_by_person" }],
  });
  const back = (await ask("addendum", { do: "untick" })).step;
  expect([back.status, back.ticked]).toEqual(["unknown", null]);
  expect((await ask("account", { do: "tick" })).status).toBe(400);
});

describe("a number", () => {
  const give = async () => {
    account.hold(number);
    const described = { country: "Australia", state: "nsw", lines: "1", provider: "telstra" };
    const added = await server().call("addPhoneNumber", {
      ...{ token: operator.token, body: { phoneNumber: number, ...described } },
    });
    expect(added.status).toBe(201);
  };

  test("is told apart by where its calls go, whether it texts, and what overrules its addresses [SYS-4]", async () => {
    expect(codes((await ask("number")).step)).toEqual(["number_none"]);
    await give();
    expect(codes((await ask("number")).step)).toEqual(["number_ready", "text_impossible"]);
    const [held] = account.held;
    if (!held) throw new Error("No number");
    held.voice_url = "https://demo.twilio.com/welcome/voice/";
    const elsewhere = (await ask("number")).step;
    expect(elsewhere).toMatchObject({
      status: "blocked",
      findings: [
        { code: "text_impossible" },
        { code: "voice_elsewhere", about: number, other: "https://demo.twilio.com/welcome/voice/" },
      ],
    });
    held.trunk_sid = `TK${"0".repeat(32)}`;
    expect(codes((await ask("number")).step)).toContain("voice_overruled");
    account.held.length = 0;
    expect(codes((await ask("number")).step)).toEqual(["number_not_held"]);
  });
});

test("the steps of the clinic go green by what the clinic has [SYS-4]", async () => {
  expect(codes((await ask("holidays")).step)).toEqual(["state_missing"]);
  await server().call("saveHolidays", { token: operator.token, body: { state: "NSW" } });
  expect((await ask("holidays")).step).toMatchObject({ status: "ready", findings: [{ about: "NSW" }] });
});

test("somebody who does not run the server sees the colours of its steps, and no more [SYS-4]", async () => {
  account.standing.balance = "1.00";
  await ask("account");
  const other = await server().signIn();
  const seen = stepOf((await server().call("goLive", { token: other.token })).body, "account");
  expect(seen).toMatchObject({ status: "attention", findings: [], mayCheck: false, mayDo: false });
  expect(seen.checked?.by).toBe("");
  const { status, body } = await ask("account", { do: "check" }, other.token);
  expect([status, body.code]).toEqual([403, "forbidden"]);
  // What is the clinic's own is theirs to look into.
  expect((await ask("holidays", { do: "check" }, other.token)).step.mayCheck).toBe(true);
});

test("without Twilio's settings it says that it is the simulator [SYS-4]", async () => {
  const simulator = await startTestServer({ twilioAuthToken: null });
  const { token } = await simulator.signIn();
  const { body } = await simulator.call("doGoLive", {
    ...{ token, params: { step: "account" }, body: { do: "check" } },
  });
  const step = stepOf(body, "account");
  expect([body.source, step.status, codes(step)]).toEqual(["simulator", "unknown", ["simulator"]]);
});
