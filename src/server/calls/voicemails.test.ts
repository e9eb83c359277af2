import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints, telephonyPaths } from "#contract/endpoints.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { openRecordingStore } from "../../../tests/support/recording-store.ts";
import { signOf } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { attributesOf } from "../../../tests/support/telephone-provider.ts";
import {
  serverForThisFile,
  startTestServer,
  testAuthToken,
  testNow,
} from "../../../tests/support/test-server.ts";

const store = await openRecordingStore(testAuthToken);
afterAll(() => store.close());
const server = serverForThisFile({
  env: {
    ...{ TWILIO_ACCOUNT_SID: store.account.accountSid, TWILIO_AUTH_TOKEN: testAuthToken },
    TWILIO_API_BASE_URL: store.url,
  },
});
const { twilioRecording, twilioVoicemail, twilioAction } = telephonyPaths;

let clinic: PhoneClinic;
let recordingId = "";
let recordings = 0;
const sound = Buffer.from("ID3 the caller's voice");

const configure = async (on: PhoneClinic, using = server()) => {
  const saved = await using.call("saveAgentConfiguration", {
    ...{ token: on.token, params: { agentId: "1" } },
    body: {
      ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "voicemail" },
      permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
    },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};
beforeEach(async () => {
  server().clock.set(testNow);
  store.setDown(false);
  clinic = await phoneClinic(server());
  await configure(clinic);
  recordingId = `RE${String(++recordings).padStart(32, "0")}`;
  store.kept.set(recordingId, sound);
});

const wantsPerson = async (from?: string) => {
  const call = await clinic.ring(from);
  await call.say("can i speak to a person please");
  // The assistant ends its part itself; what follows is the provider's next instruction.
  await eventually(() => expect(call.afterwards).not.toBeNull());
  return call;
};
const recorded = (sid: string, form: Record<string, string> = {}) =>
  clinic.webhook(twilioRecording, sid, {
    ...{ RecordingSid: recordingId, RecordingStatus: "completed", RecordingDuration: "14" },
    RecordingUrl: `https://elsewhere.example/${recordingId}`,
    ...form,
  });
const listen = async (sid: string, token: string | null = clinic.token) => {
  const { id } = await clinic.callOf(sid);
  return fetch(clinic.url + endpoints.getVoicemail.path.replace(":id", id), {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
};

describe("a caller who wants a person, where the clinic chose voicemail", () => {
  test("is told that the message is recorded, and hears the tone [AGENT-4] [CALL-1]", async () => {
    const call = await wantsPerson();
    const twiml = call.afterwards ?? "";
    expect(call.said.at(-1)).toContain("leave a voicemail");
    expect(twiml.indexOf("It is recorded for the team")).toBeGreaterThan(0);
    expect(twiml.indexOf("It is recorded for the team")).toBeLessThan(twiml.indexOf("<Record"));
    expect(attributesOf(twiml, "Record")).toMatchObject({
      ...{ maxLength: "180", finishOnKey: "#", transcribe: "false", playBeep: "true" },
      action: `${clinic.url}${twilioVoicemail}`,
      recordingStatusCallback: `${clinic.url}${twilioRecording}`,
    });
    expect(twiml).not.toContain("<Dial");
  });

  test("leaves a message that waits on the dashboard in the call back's place [CALL-1]", async () => {
    const { callSid } = await wantsPerson();
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
    await recorded(callSid);
    expect(await clinic.tasks()).toMatchObject([
      { kind: "message", title: "Voicemail from a caller", phone: callerNumber },
    ]);
    expect(await clinic.callOf(callSid)).toMatchObject({
      outcome: "message_taken",
      voicemail: { durationSeconds: 14 },
    });
    expect(await clinic.entries()).toMatchObject([
      { workflow: "Message taking", status: "Needs a ring-back" },
    ]);
  });

  test("and whom nobody can ring back is recorded where nobody can be put through to, and told so first [CALL-1]", async () => {
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
    const sid = "CA0000000000000000000000000000withheld";
    const { body } = await clinic.ringing(sid, { From: "anonymous", ForwardedFrom: "+61255504410" });
    expect(body).not.toContain("<Dial");
    expect(body).toMatch(/nobody can take your call right now\. Please say your name.*<Record/);
  });

  test("is thanked after the message, and told when none was heard", async () => {
    const { callSid } = await wantsPerson();
    const answerTo = async (RecordingDuration: string, CallStatus = "in-progress") =>
      (await clinic.webhook(twilioVoicemail, callSid, { RecordingDuration, CallStatus, Digits: "#" })).body;
    expect(await answerTo("14")).toContain("The team has your message.");
    expect(await answerTo("1")).toContain("We did not hear a message. The team will ring you back.");
    expect(await answerTo("14", "completed")).toContain("<Response/>");
  });

  test("who hangs up without a message is rung back", async () => {
    const { callSid, afterwards } = await wantsPerson();
    await recorded(callSid, { RecordingStatus: "absent", RecordingDuration: "-1" });
    expect(afterwards).toMatch(/<Record[^>]*\/><Say[^>]*>We did not hear a message/);
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback" }]);
    expect(await clinic.callOf(callSid)).toMatchObject({ outcome: "message_taken", voicemail: null });
    expect((await listen(callSid)).status).toBe(404);
  });

  test("a breath is no message: it is deleted at the provider, and the call back stands", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid, { RecordingDuration: "1" });
    await server().worker.runDue();
    expect(store.kept.has(recordingId)).toBe(false);
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback" }]);
    expect(await clinic.callOf(callSid)).toMatchObject({ voicemail: null });
  });

  test("in an emergency rings reception when the line broke, and never speaks to a recording", async () => {
    const { callSid } = await wantsPerson();
    await rowsOf(
      server().database,
      `update call set outcome = 'emergency' where provider_call_id = '${callSid}' returning id`,
    );
    const { body } = await clinic.webhook(twilioAction, callSid, {
      ...{ SessionStatus: "failed", CallStatus: "in-progress", ErrorCode: "64105" },
    });
    expect(body).toContain("<Dial");
    expect(body).not.toContain("<Record");
  });

  test("a number that is withheld leaves its message too", async () => {
    const { callSid } = await wantsPerson("anonymous");
    expect(await clinic.tasks()).toMatchObject([{ kind: "message", phone: null }]);
    await recorded(callSid);
    expect(await clinic.tasks()).toMatchObject([{ kind: "message", phone: null }]);
  });
});

describe("what the provider reports", () => {
  test("twice, together or after 'absent', is one voicemail and one task", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid, { RecordingStatus: "absent" });
    await Promise.all([recorded(callSid), recorded(callSid)]);
    await recorded(callSid);
    await recorded(callSid, { RecordingStatus: "absent" });
    expect(await clinic.tasks()).toMatchObject([{ kind: "message" }]);
    const rows = await rowsOf<{ n: number }>(
      server().database,
      `select count(*)::int as n from voicemail where provider_recording_id = '${recordingId}'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("of the assistant's end again, after the message, leaves no call back", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    await clinic.webhook(twilioAction, callSid, {
      ...{ SessionStatus: "ended", CallStatus: "in-progress" },
      HandoffData: JSON.stringify({ reason: "person_wanted", callId: "x" }),
    });
    expect(await clinic.tasks()).toMatchObject([{ kind: "message" }]);
  });

  test("of a call that nobody knows, or without a recording, keeps nothing", async () => {
    expect((await recorded(`CA${"f".repeat(32)}`)).status).toBe(200);
    const { callSid } = await wantsPerson();
    expect((await recorded(callSid, { RecordingSid: "" })).status).toBe(400);
    expect(await clinic.callOf(callSid)).toMatchObject({ voicemail: null });
  });

  test.each([twilioRecording, twilioVoicemail])("%s is refused when it is not signed", async (path) => {
    const { callSid } = await wantsPerson();
    const form = { CallSid: callSid, RecordingSid: recordingId, RecordingStatus: "completed" };
    for (const signature of ["", signOf(`${clinic.url}/elsewhere`, form)]) {
      const response = await fetch(clinic.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": signature,
        },
        body: new URLSearchParams(form),
      });
      expect(response.status).toBe(403);
    }
    expect(await clinic.callOf(callSid)).toMatchObject({ voicemail: null });
  });
});

describe("staff", () => {
  test("listen through this server, with the account's credentials [LOG-2]", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    const heard = await listen(callSid);
    expect(heard.status).toBe(200);
    expect(heard.headers.get("content-type")).toBe("audio/mpeg");
    expect(heard.headers.get("cache-control")).toContain("no-store");
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(sound);
    expect(store.asked.at(-1)).toContain(`/Recordings/${recordingId}.mp3`);
    const shown = JSON.stringify([await clinic.callOf(callSid), await clinic.tasks()]);
    expect(shown).not.toContain(recordingId);
  });

  test("are led nowhere in this network by whatever the provider answers [LOG-2]", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    for (const place of [
      `${store.url}/inner.mp3`,
      "https://127.0.0.1/inner.mp3",
      "https://169.254.169.254/",
    ]) {
      store.movedTo = place;
      const asked = store.asked.length;
      expect((await listen(callSid)).status).toBe(503);
      expect(store.asked.length).toBe(asked + 1);
    }
    store.movedTo = null;
  });

  test("of another clinic, or nobody, hear nothing", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    expect((await listen(callSid, null)).status).toBe(401);
    expect((await listen(callSid, (await server().signIn()).token)).status).toBe(404);
  });

  test("are told when it was deleted at the provider, and when the provider is down", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    store.setDown(true);
    const down = await listen(callSid);
    expect([down.status, (await down.json()).code]).toEqual([503, "unavailable"]);
    store.setDown(false);
    store.kept.delete(recordingId);
    const gone = await listen(callSid);
    expect(gone.status).toBe(404);
    expect((await gone.json()).detail).toContain("deleted at the telephone provider");
  });
});

describe("a call that is erased", () => {
  const erase = (sid: string, on = server()) =>
    rowsOf(on.database, `delete from call where provider_call_id = '${sid}' returning id`);
  const removals = (on = server()) =>
    rowsOf<{ finished_at: Date | null; last_error: string | null }>(
      on.database,
      `select finished_at, last_error from job
        where kind = 'remove_recording' and dedupe_key like '%${recordingId}'`,
    );

  test("takes the sound at the telephone provider with it, as soon as the provider answers", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    await server().worker.runDue();
    expect(await removals()).toEqual([]);
    store.setDown(true);
    expect(await erase(callSid)).toHaveLength(1);
    await server().worker.runDue();
    expect(store.kept.has(recordingId)).toBe(true);
    expect(await removals()).toMatchObject([{ finished_at: null, last_error: "not_deleted" }]);
    store.setDown(false);
    server().clock.advance(60_000);
    await server().worker.runDue();
    expect(store.kept.has(recordingId)).toBe(false);
    expect((await removals())[0]?.finished_at).not.toBeNull();
  });

  test("whose sound is gone there already is settled at once", async () => {
    const { callSid } = await wantsPerson();
    await recorded(callSid);
    store.kept.delete(recordingId);
    await erase(callSid);
    await server().worker.runDue();
    expect((await removals())[0]?.finished_at).not.toBeNull();
  });

  test("asks nothing of a provider that there is not", async () => {
    const plain = await startTestServer();
    const small = await phoneClinic(plain);
    const { callSid } = await small.ring();
    await rowsOf(
      plain.database,
      `insert into voicemail (id, clinic_id, call_id, provider_recording_id, duration_seconds, created_at)
       select gen_random_uuid(), clinic_id, id, '${recordingId}', 14, started_at from call
        where provider_call_id = '${callSid}'`,
    );
    await erase(callSid, plain);
    await plain.worker.runDue();
    expect((await removals(plain))[0]?.finished_at).not.toBeNull();
    expect(store.kept.has(recordingId)).toBe(true);
  });
});

test("without a provider's account the message is taken in words and nothing is recorded", async () => {
  const plain = await startTestServer();
  const small = await phoneClinic(plain);
  await configure(small, plain);
  const call = await small.ring();
  await call.say("can i speak to a person please");
  expect(call.isOver()).toBe(false);
  await call.hangUp();
  expect(call.afterwards).not.toContain("<Record");
});
