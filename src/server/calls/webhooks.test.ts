import { beforeEach, describe, expect, test, vi } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import {
  addressOf,
  callerNumber,
  type PhoneClinic,
  phoneClinic,
  registerNumber,
} from "../../../tests/support/phone-clinic.ts";
import { openRelay, signOf } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { attributesOf, telephoneProvider } from "../../../tests/support/telephone-provider.ts";
import {
  serverForThisFile,
  startTestServer,
  testAuthToken,
  testNow,
} from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
const { twilioVoice, twilioAction, twilioDialAction, twilioStatus } = telephonyPaths;
let clinic: PhoneClinic;
let sid = "";
let calls = 0;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  sid = `CA${String(++calls).padStart(32, "0")}`;
});

const callsOf = () =>
  rowsOf<{ outcome: string; ended_at: string | null }>(
    server().database,
    `select outcome, ended_at from call where provider_call_id = '${sid}'`,
  );

describe("only the provider is listened to", () => {
  const post = (path: string, signature: string | null) =>
    fetch(`${clinic.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...(signature && { "x-twilio-signature": signature }),
      },
      body: new URLSearchParams({ CallSid: sid, To: clinic.number }),
    });
  const form = () => ({ CallSid: sid, To: clinic.number });

  test.each([twilioVoice, twilioAction, twilioDialAction, twilioStatus])(
    "%s refuses what is not signed, or signed for something else [CALL-3]",
    async (path) => {
      const address = `${clinic.url}${path}`;
      const wrong = [
        null,
        "",
        "bm90IGEgc2lnbmF0dXJl",
        signOf(address, { ...form(), To: "+61255509999" }),
        signOf(`${address}?more=1`, form()),
        signOf(`${clinic.url}/elsewhere`, form()),
      ];
      for (const signature of wrong) {
        const response = await post(path, signature);
        expect(response.status).toBe(403);
        expect(response.headers.get("content-type")).toContain("application/problem+json");
        expect(await response.json()).toMatchObject({ code: "bad_signature" });
      }
      expect(await callsOf()).toEqual([]);
      expect((await post(path, signOf(address, form()))).status).toBe(200);
    },
  );

  test("without an auth token every webhook and every line says that telephony is off [CALL-3]", async () => {
    const off = await startTestServer({ twilioAuthToken: null });
    const url = await off.app.listen({ port: 0, host: "127.0.0.1" });
    for (const path of [twilioVoice, twilioAction, twilioDialAction, twilioStatus]) {
      const response = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "x-twilio-signature": signOf(`${url}${path}`, {}) },
        body: new URLSearchParams({}),
      });
      expect([response.status, (await response.json()).code]).toEqual([503, "telephony_not_configured"]);
    }
    const relay = `${url.replace("http", "ws")}${telephonyPaths.twilioRelay}/abc`;
    await expect(openRelay(relay)).rejects.toThrow("HTTP 503");
  });
});

describe("an incoming call", () => {
  test("is connected to the assistant over a secure, unguessable address of its own [CALL-3]", async () => {
    const first = await clinic.ringing(sid);
    const second = await clinic.ringing(sid);
    const relay = attributesOf(first.body, "ConversationRelay");
    expect(first.status).toBe(200);
    expect(relay).toMatchObject({
      ...{ language: "en-AU", ttsProvider: "Amazon", voice: "Olivia-Neural" },
      ...{ dtmfDetection: "true", interruptible: "any" },
    });
    expect(relay?.url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/telephony\/twilio\/relay\/[0-9a-f]{32}$/);
    expect(relay?.hints?.split(",")).toContain("Teeth Whitening");
    expect(attributesOf(first.body, "Connect")).toEqual({
      action: `${clinic.url}${twilioAction}`,
      method: "POST",
    });
    // Announced again it is the same call, on the line that still waits; another call has another one.
    expect(attributesOf(second.body, "ConversationRelay")?.url).toBe(relay?.url);
    const other = await clinic.ringing(`${sid}b`);
    expect(attributesOf(other.body, "ConversationRelay")?.url).not.toBe(relay?.url);
  });

  test("that is announced again, also at the same time, is one call", async () => {
    await Promise.all([clinic.ringing(sid), clinic.ringing(sid), clinic.ringing(sid)]);
    await clinic.ringing(sid);
    expect(await callsOf()).toHaveLength(1);
    expect(await clinic.entries()).toHaveLength(1);
  });

  test("without a CallSid is refused by name", async () => {
    const { status, body } = await clinic.provider.webhook(twilioVoice, { To: clinic.number });
    expect([status, JSON.parse(body).errors[0].field]).toEqual([400, "CallSid"]);
  });

  test.each(["", "anonymous", "+266696687", "Restricted"])("from %j has no known caller", async (From) => {
    await clinic.ringing(sid, { From });
    expect(await clinic.callOf(sid)).toMatchObject({ from: null, to: clinic.number });
  });

  test("reaches the clinic that registered the number, and no other", async () => {
    const other = await phoneClinic(server());
    await clinic.ringing(sid);
    expect(await clinic.entries()).toHaveLength(1);
    expect(await other.entries()).toEqual([]);
  });

  test("to a number of nobody reaches the first clinic of the server, however many came later [CALL-1]", async () => {
    const own = await startTestServer();
    const first = await phoneClinic(own);
    const later = await phoneClinic(own);
    const { body } = await later.ringing(sid, { To: "+61255509999" });
    expect(attributesOf(body, "ConversationRelay")).not.toBeNull();
    expect((await first.callOf(sid)).to).toBe("+61255509999");
    expect(await later.entries()).toEqual([]);
  });

  test("to a sample number is not its clinic's: it belongs to nobody", async () => {
    const own = await startTestServer();
    const first = await phoneClinic(own);
    const later = await phoneClinic(own);
    await registerNumber(own, later.scope.clinicId, "+61755503365", true);
    await later.ringing(sid, { To: "+61755503365" });
    expect((await first.callOf(sid)).to).toBe("+61755503365");
    expect(await later.entries()).toEqual([]);
  });

  test("to a server where nobody has a clinic yet hears a polite sentence", async () => {
    const own = await startTestServer();
    const url = await addressOf(own);
    const provider = telephoneProvider({ url, authToken: testAuthToken });
    const form = { CallSid: sid, From: callerNumber, To: "+61255509999" };
    const { status, body } = await provider.webhook(telephonyPaths.twilioVoice, form);
    expect(status).toBe(200);
    expect(body).toContain("Sorry, this number is not in service. Goodbye.</Say><Hangup/>");
  });

  test("to any number reaches the only clinic of a server", async () => {
    const own = await startTestServer();
    const only = await phoneClinic(own);
    const { body } = await only.ringing(sid, { To: "+61255509999" });
    expect(attributesOf(body, "ConversationRelay")).not.toBeNull();
    expect((await only.callOf(sid)).to).toBe("+61255509999");
  });

  test("is answered in words even when the database is away", async () => {
    const away = vi.spyOn(server().database, "acrossClinics").mockImplementation(() => {
      throw new Error("connection lost");
    });
    const { status, body } = await clinic.ringing(sid);
    away.mockRestore();
    expect(status).toBe(200);
    expect(body).toContain("Sorry, we cannot take your call right now. Please ring again later.");
    expect(server().logged.join("")).toContain("a telephone webhook failed");
  });
});

describe("while the assistant is paused [DASH-4]", () => {
  beforeEach(async () => {
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
  });

  test("callers ring reception, and the call is in the log", async () => {
    const { body } = await clinic.ringing(sid);
    expect(body).toContain(">+61255504410</Number>");
    expect(attributesOf(body, "Dial")).toMatchObject({
      ...{ callerId: clinic.number, action: `${clinic.url}${twilioDialAction}` },
      ...{ timeout: "25", ringTone: "au", answerOnBridge: "true" },
    });
    expect(await clinic.entries()).toMatchObject([
      { workflow: "Hand-over to reception", status: "Resolved" },
    ]);
    await clinic.putThrough(sid, body, "person");
    expect(await callsOf()).toMatchObject([{ outcome: "handed_over", ended_at: expect.anything() }]);
    expect(await clinic.tasks()).toEqual([]);
  });

  test("where nobody can be rung, the caller is told and one callback waits, however often it is announced", async () => {
    await clinic.know({ phoneNumber: clinic.number });
    const { body } = await clinic.ringing(sid);
    await clinic.ringing(sid);
    expect(body).toContain("The team will ring you back. Goodbye.</Say><Hangup/>");
    expect(body).not.toContain("<Dial");
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
    expect(await callsOf()).toMatchObject([{ outcome: "message_taken" }]);
  });

  test("nobody promises to ring back a caller whose number is withheld", async () => {
    await clinic.know({ phoneNumber: clinic.number });
    const { body } = await clinic.ringing(sid, { From: "anonymous" });
    expect(body).toContain("Please ring again a little later.");
    expect(await clinic.tasks()).toEqual([]);
  });
});

describe("after the assistant's part", () => {
  beforeEach(async () => {
    await clinic.ringing(sid);
  });
  const handoff = (reason: string) => ({
    ...{ SessionStatus: "ended", CallStatus: "in-progress" },
    HandoffData: JSON.stringify({ reason, callId: "any" }),
  });

  test.each(["person_wanted", "emergency", "not_understood", "trouble"])(
    "%s rings reception",
    async (reason) => {
      const { body } = await clinic.webhook(twilioAction, sid, handoff(reason));
      expect(body).toContain(">+61255504410</Number>");
    },
  );

  test.each([
    ["an ordinary end", handoff("finished")],
    ["an end without data", { SessionStatus: "ended", CallStatus: "in-progress" }],
    ["data that is not ours", { ...handoff("x"), HandoffData: '{"reason":"x"}' }],
    ["data that is no JSON", { ...handoff("x"), HandoffData: "<>" }],
  ])("%s hangs up", async (_what, form) => {
    const { body } = await clinic.webhook(twilioAction, sid, form);
    expect(body).toContain("<Response><Hangup/></Response>");
  });

  test("a call that nobody knows is hung up", async () => {
    for (const path of [twilioAction, twilioDialAction]) {
      const { status, body } = await clinic.webhook(path, `${sid}x`, handoff("person_wanted"));
      expect([status, body.includes("<Hangup/>")]).toEqual([200, true]);
    }
  });

  test.each(["no-answer", "busy", "failed", "canceled"])(
    "reception %s leaves one callback and a sentence, also when reported twice",
    async (DialCallStatus) => {
      await clinic.webhook(twilioAction, sid, handoff("person_wanted"));
      const missed = () => clinic.webhook(twilioDialAction, sid, { DialCallStatus });
      const [{ body }] = await Promise.all([missed(), missed()]);
      await missed();
      expect(body).toContain("The team will ring you back. Goodbye.</Say><Hangup/>");
      expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
      expect(await callsOf()).toMatchObject([{ outcome: "message_taken" }]);
      expect(await clinic.entries()).toMatchObject([
        { workflow: "Message taking", status: "Needs a ring-back" },
      ]);
    },
  );

  test("a mailbox that picked up without a person counts as missed", async () => {
    const { body } = await clinic.webhook(twilioAction, sid, handoff("person_wanted"));
    await clinic.putThrough(sid, body, "mailbox");
    expect(await clinic.tasks()).toHaveLength(1);
  });

  test("reception that picks up ends it, and takes back a callback left before", async () => {
    // Put through once more, since its instructions were asked for again.
    const { body } = await clinic.webhook(twilioAction, sid, handoff("person_wanted"));
    await clinic.putThrough(sid, body, "nobody");
    expect(await clinic.tasks()).toHaveLength(1);
    const again = await clinic.webhook(twilioAction, sid, handoff("person_wanted"));
    const through = await clinic.putThrough(sid, again.body, "person");
    expect(through?.instructions).toContain("<Response><Hangup/></Response>");
    expect(await clinic.tasks()).toEqual([]);
  });

  test("a caller who hung up before a word was said is a call that was abandoned", async () => {
    const { body } = await clinic.webhook(twilioAction, sid, {
      ...{ SessionStatus: "completed", CallStatus: "completed" },
    });
    expect(body).toContain("<Response/>");
    expect(await callsOf()).toMatchObject([{ outcome: "abandoned", ended_at: expect.anything() }]);
  });

  test.each(["busy", "failed", "no-answer", "canceled", "completed"])(
    "the status %s ends the call, once",
    async (CallStatus) => {
      await clinic.webhook(twilioStatus, sid, { CallStatus });
      const [ended] = await callsOf();
      server().clock.advance(60_000);
      await clinic.webhook(twilioStatus, sid, { CallStatus: "completed" });
      expect(await callsOf()).toEqual([ended]);
      expect(ended?.ended_at).not.toBeNull();
    },
  );

  test.each(["queued", "ringing", "in-progress"])("the status %s ends nothing", async (CallStatus) => {
    await clinic.webhook(twilioStatus, sid, { CallStatus });
    expect(await callsOf()).toMatchObject([{ outcome: "in_progress", ended_at: null }]);
  });

  test("a relay that broke before a word was said gives the caller to reception", async () => {
    const failed = { SessionStatus: "failed", CallStatus: "in-progress", ErrorCode: "64102" };
    const { body } = await clinic.webhook(twilioAction, sid, failed);
    expect(body).toContain(">+61255504410</Number>");
    await eventually(() => expect(server().logged.join("")).toContain('"errorCode":"64102"'));
  });
});

describe("a length of time that is none", () => {
  const { twilioVoicemail, twilioRecording } = telephonyPaths;
  const recorded = { RecordingSid: `RE${"1".repeat(32)}`, RecordingStatus: "completed" };
  test.each([
    [twilioVoicemail, {}],
    [twilioRecording, recorded],
  ])("is refused by its name at %s, though it is signed [CALL-3]", async (path, form) => {
    await clinic.ringing(sid);
    const field = "RecordingDuration";
    const { status, body } = await clinic.webhook(path, sid, { ...form, [field]: "1e309" });
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({ code: "validation_failed", errors: [expect.objectContaining({ field })] }),
    ]);
  });
});
