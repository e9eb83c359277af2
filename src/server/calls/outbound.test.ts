import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "#server/queue/service.ts";
import { callProvider, type PlacedCall } from "../../../tests/support/call-provider.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { callerNumber } from "../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, testAuthToken, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";

const publicUrl = "https://desk.example";
const provider = await callProvider(() => new Date(server().clock.now()));
afterAll(() => provider.close());
const server = serverForThisFile({
  config: {
    // Half a year passes between a visit and its recall.
    ...{ publicUrl, sessionDays: 365 },
    twilio: {
      ...{ accountSid: `AC${"0".repeat(32)}`, authToken: testAuthToken, apiBaseUrl: provider.url },
      ...{ ttsProvider: "Amazon", voice: "Olivia-Neural" },
    },
  },
});

let clinic: TextingClinic;
const sydney = (time: string) => server().clock.set(`${time}:00+11:00`);
const minute = 60_000;
const day = 86_400_000;
beforeEach(async () => {
  server().clock.set(testNow);
  provider.mood = "well";
  provider.placed.length = 0;
  clinic = await textingClinic(server(), publicUrl);
});

const recall = {
  ...{ agentId: "2", phoneNumber: "+61255504410", appointmentTypes: [], recallDelay: "6 months" },
  ...{ maxAttempts: "3", channels: ["Phone call"], offerSlots: false, escalationMethod: "notify" },
};
/** Priya Raman was here half a year ago; it is Monday, 15 February 2027, ten in the morning, and the recall assistant may ring. */
const due = async (over: Record<string, unknown> = {}) => {
  await clinic.book("2026-08-12", "10:00");
  await clinic.read();
  sydney("2027-02-15T10:00");
  const saved = await server().call("saveAgentConfiguration", {
    ...{ token: clinic.token, params: { agentId: "2" }, body: { ...recall, ...over } },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};
/** Time goes by; then the clinic's agents look whom they have to contact, as they do every quarter of an hour. */
const pass = async (ms = 15 * minute) => {
  const { clock, database } = server();
  clock.advance(ms);
  const { clinicId } = clinic.scope;
  await enqueue(database.acrossClinics(), clock.now(), {
    kind: "plan_outreach_of_clinic",
    payload: {},
    clinicId,
  });
  await clinic.run();
};
/** The calls to this clinic's patients; those of other tests are not among them. */
const placed = (): PlacedCall[] => provider.placed.filter(({ from }) => from === clinic.number);
const onlyCall = (): PlacedCall => {
  const [call, ...more] = placed();
  expect(more).toEqual([]);
  if (!call) throw new Error("Nobody was rung");
  return call;
};
const rung = async (): Promise<PlacedCall> => {
  await due();
  await pass(0);
  return onlyCall();
};
const endsAs = (call: PlacedCall, status: string) =>
  clinic.provider.webhook(call.statusCallback, {
    ...{ CallSid: call.sid, CallStatus: status, From: call.from, To: call.to },
  });
const answered = async (call: PlacedCall, answeredBy = "human") => {
  const picked = await clinic.provider.pickUp(call, answeredBy);
  if (!picked.call) throw new Error(`No conversation: ${picked.instructions}`);
  return picked.call;
};
const recalls = () => clinic.outbox("purpose = 'recall'");
const ended = (call: PlacedCall) =>
  eventually(async () => {
    const stored = await clinic.callOf(call.sid);
    if (!stored?.endedAt) throw new Error("The call has not ended");
    return stored;
  });
/** What nobody but the person may hear. */
const private_ = /check-?up|\bdue\b|visit|appointment|\bbook|teeth|recall|raman/i;

describe("a recall by telephone", () => {
  test("is placed once, from the clinic's number, and asks who answered before a word is said [CALL-3] [AGENT-4]", async () => {
    const call = await rung();
    expect(call).toMatchObject({ to: callerNumber, from: clinic.number });
    const [message] = await recalls();
    expect(call.url).toBe(`${publicUrl}/telephony/twilio/outbound/${message?.id}/answered`);
    expect(call.statusCallback).toBe(`${publicUrl}/telephony/twilio/outbound/${message?.id}/ended`);
    expect(call.form.get("MachineDetection")).toBe("DetectMessageEnd");
    expect(message).toMatchObject({ status: "sent", provider: "twilio", provider_message_id: call.sid });
    await pass();
    await pass(day);
    expect(placed()).toHaveLength(1);
    expect(await clinic.tasks()).toEqual([]);
  });

  test("books a real appointment with the person who answers, and stands in the log as outbound [CALL-3] [AGENT-4]", async () => {
    const call = await rung();
    const line = await answered(call);
    expect(line.said.join(" ")).toMatch(
      /^Good morning.*automated.*assistant.* Harbour Street Dental.*transcribed.*Priya\?$/s,
    );
    expect(await line.say("yes this is Priya")).toMatch(/due|next check-up|\?$/);
    const readBack = await line.say("yes please, on Thursday at ten");
    expect(readBack).toContain("Priya Raman");
    expect(toldTimes(readBack, "2027-02-15")).toEqual({ days: ["2027-02-18"], times: ["10:00"] });
    await line.say("yes");
    expect((await clinic.appointments()).slice(-1)).toMatchObject([
      {
        ...{ patientName: "Priya Raman", requestedDate: "2027-02-18", requestedTime: "10:00" },
        ...{ isManuallyCreated: false, status: "requested" },
      },
    ]);
    server().clock.advance(minute);
    await line.hangUp();
    await endsAs(call, "completed");
    const stored = await ended(call);
    expect(stored).toMatchObject({
      ...{ direction: "outbound", from: clinic.number, to: callerNumber, outcome: "booked" },
      durationSeconds: 60,
    });
    expect(stored.turns.map((turn: { text: string }) => turn.text)).toContain("yes this is Priya");
    expect(await clinic.entries()).toMatchObject([
      { workflow: "Recall assistant · Outbound", status: "Completed", callId: stored.id },
    ]);
    expect(await recalls()).toMatchObject([{ status: "delivered", reason: null, call_id: stored.id }]);
    await pass(40 * day);
    expect(placed()).toHaveLength(1);
  });

  test("tells somebody else nothing, and leaves word that the clinic be rung [CALL-3]", async () => {
    const call = await rung();
    const line = await answered(call, "unknown");
    await line.say("who is this");
    await line.say("no, she's at work");
    expect(line.said.join(" ")).not.toMatch(private_);
    expect(line.said.at(-1)).toMatch(/ask Priya to (?:call|ring) .*\d/);
    await line.hangUp();
    await endsAs(call, "completed");
    expect(await ended(call)).toMatchObject({ outcome: "not_reached" });
    await pass(day);
    expect(placed()).toHaveLength(1);
    await pass(13 * day);
    expect(placed()).toHaveLength(2);
  });

  test("asks an answering machine for a call, without a name or a reason [CALL-3]", async () => {
    const call = await rung();
    const { instructions, call: line } = await clinic.provider.pickUp(call, "machine_end_beep");
    expect(line).toBeNull();
    expect(instructions).toContain("Please call us on");
    expect(instructions).not.toMatch(private_);
    expect(instructions).not.toContain("Priya");
    await endsAs(call, "completed");
    const stored = await ended(call);
    expect(stored).toMatchObject({ outcome: "not_reached" });
    expect(stored.turns.map((turn: { text: string }) => turn.text)[0]).toBe("An answering machine answered.");
    expect(await recalls()).toMatchObject([{ status: "delivered", reason: "machine" }]);
  });

  test.each([
    ["no-answer", "no_answer"],
    ["busy", "busy"],
  ])(
    "that ends as %s is tried again a day later, and no oftener than the agent may [AGENT-4] [CALL-4]",
    async (status, reason) => {
      const first = await rung();
      // The provider may say so twice.
      await endsAs(first, status);
      await endsAs(first, status);
      expect(await recalls()).toMatchObject([{ status: "failed", reason }]);
      expect(await ended(first)).toMatchObject({ outcome: "not_reached", turnCount: 0 });
      await pass(6 * 60 * minute);
      expect(placed()).toHaveLength(1);
      for (const attempt of [2, 3]) {
        await pass(day);
        expect(placed()).toHaveLength(attempt);
        await endsAs(placed()[attempt - 1] as PlacedCall, status);
      }
      await pass(day);
      await pass(30 * day);
      expect(placed()).toHaveLength(3);
      expect(await clinic.tasks()).toMatchObject([{ title: "A patient did not come back after recalls" }]);
    },
  );

  test("is never made again to whoever says so [CALL-4]", async () => {
    const call = await rung();
    const line = await answered(call);
    await line.say("yes");
    expect(await line.say("please stop calling me")).toMatch(/(?:won't|will not) ring this number again/);
    await line.hangUp();
    await endsAs(call, "completed");
    await ended(call);
    const consents = `select channel, is_allowed, source, wording from contact_consent where clinic_id = '${clinic.scope.clinicId}'`;
    expect(await rowsOf(server().database, consents)).toEqual([
      { channel: "call", is_allowed: false, source: "call", wording: "please stop calling me" },
    ]);
    await pass(30 * day);
    expect(placed()).toHaveLength(1);
  });

  test("is never made again to a wrong number, which staff hear of [CALL-4]", async () => {
    const call = await rung();
    const line = await answered(call);
    expect(await line.say("sorry you've got the wrong number")).toMatch(
      /(?:won't|will not) ring this number again/,
    );
    await line.hangUp();
    await endsAs(call, "completed");
    await ended(call);
    expect(await clinic.tasks()).toMatchObject([
      { kind: "message", title: "A patient's telephone number is wrong", phone: callerNumber },
    ]);
    const refused = `select channel from contact_consent where clinic_id = '${clinic.scope.clinicId}' order by channel`;
    expect(await rowsOf(server().database, refused)).toEqual([{ channel: "call" }, { channel: "sms" }]);
    await pass(30 * day);
    expect(placed()).toHaveLength(1);
  });

  test("waits for the calling hours and over public holidays [CALL-4]", async () => {
    await due();
    for (const closed of ["2027-02-15T20:30", "2027-02-21T11:00", "2027-03-26T11:00"]) {
      sydney(closed);
      await pass(0);
      expect(placed()).toEqual([]);
    }
    // Good Friday and Easter Monday lie in between; Saturday does not.
    sydney("2027-03-27T10:00");
    await pass(0);
    expect(placed()).toHaveLength(1);
  });

  test("is not placed while the assistant is paused, and not talked when it is paused meanwhile [CALL-3]", async () => {
    await due();
    const pause = (paused: boolean) =>
      server().call("pauseAssistant", { token: clinic.token, body: { paused } });
    await pause(true);
    await pass(0);
    expect(placed()).toEqual([]);
    await pause(false);
    await pass();
    await pause(true);
    const { instructions, call } = await clinic.provider.pickUp(onlyCall());
    expect(call).toBeNull();
    expect(instructions).toContain("Please call us on");
  });

  test("rings a family's telephone for one of them at a time [CALL-4]", async () => {
    await clinic.book("2026-08-12", "11:00", {
      patientDetails: { name: "Tom Raman", phone: "0491 570 156" },
    });
    await rung();
    await pass();
    expect(placed()).toHaveLength(1);
    await endsAs(onlyCall(), "completed");
    await pass(day);
    expect(placed()).toHaveLength(2);
  });

  test("an emergency on it goes before everything and reaches staff [CALL-3]", async () => {
    const call = await rung();
    const line = await answered(call);
    expect(await line.say("help he has collapsed and he is not breathing")).toContain("000");
    await line.hangUp();
    await endsAs(call, "completed");
    expect(await ended(call)).toMatchObject({ outcome: "emergency" });
    expect(await clinic.tasks()).toMatchObject([{ kind: "emergency", phone: callerNumber }]);
  });
});

describe("an outage around a recall by telephone", () => {
  test("is waited out, and then one call is placed [CALL-4]", async () => {
    await due();
    provider.mood = "down";
    await pass(0);
    await pass();
    expect(placed()).toEqual([]);
    provider.mood = "well";
    await pass(30 * minute);
    expect(placed()).toHaveLength(1);
  });

  test("a call whose answer was lost on its way is found, not placed again [CALL-4]", async () => {
    await due();
    provider.mood = "lost";
    await pass(0);
    expect(await recalls()).toMatchObject([{ status: "sending" }]);
    // While nobody can be asked, nobody is rung.
    provider.mood = "away";
    await pass(30 * minute);
    provider.mood = "well";
    await pass(30 * minute);
    const call = onlyCall();
    expect(await recalls()).toMatchObject([{ status: "sent", provider_message_id: call.sid }]);
  });

  test("a server that dies after its intent and before the provider places it afterwards, once [CALL-4]", async () => {
    await due();
    provider.mood = "away";
    await pass(0);
    expect(await recalls()).toMatchObject([{ status: "sending", attempts: 1 }]);
    provider.mood = "well";
    await pass(30 * minute);
    await pass(30 * minute);
    expect(placed()).toHaveLength(1);
    expect(await recalls()).toMatchObject([{ status: "sent", attempts: 2 }]);
  });

  test("a call that is answered before its placing was written down is talked and not repeated [CALL-4]", async () => {
    await due();
    provider.mood = "lost";
    await pass(0);
    provider.mood = "well";
    const call = onlyCall();
    const line = await answered(call);
    expect(await line.say("yes")).toContain("check-up");
    await line.hangUp();
    await endsAs(call, "completed");
    expect(await ended(call)).toMatchObject({ outcome: "reached" });
    await pass(30 * minute);
    expect(placed()).toHaveLength(1);
    expect(await recalls()).toMatchObject([{ status: "delivered" }]);
  });

  test("a call whose end nobody reports is closed after a while, and tried again a day later [CALL-4]", async () => {
    const call = await rung();
    server().clock.advance(10 * minute);
    await server().calls.sweep();
    expect(await clinic.callOf(call.sid)).toMatchObject({ endedAt: null });
    server().clock.advance(10 * minute);
    await server().calls.sweep();
    expect(await clinic.callOf(call.sid)).toMatchObject({ outcome: "failed" });
    expect(await recalls()).toMatchObject([{ status: "failed", reason: "no_report" }]);
    expect(await clinic.tasks()).toEqual([]);
    await pass(day);
    expect(placed()).toHaveLength(2);
  });

  test("a number that the provider does not know is given up, not tried for ever [CALL-4]", async () => {
    await due();
    provider.mood = "refuses";
    await pass(0);
    expect(await recalls()).toMatchObject([{ status: "failed", reason: "invalid_number" }]);
  });

  test("a webhook that nobody signed, or about a call that nobody placed, says nothing [CALL-3]", async () => {
    const call = await rung();
    const local = call.url.replace(publicUrl, clinic.url);
    const unsigned = await fetch(local, { method: "POST", body: new URLSearchParams({ CallSid: call.sid }) });
    expect(unsigned.status).toBe(403);
    const other = { ...call, sid: `CA${"f".repeat(32)}` };
    expect((await clinic.provider.pickUp(other)).instructions).toContain("<Hangup/>");
    const unknown = call.url.replace(/outbound\/[^/]+/, "outbound/01890000-0000-7000-8000-000000000000");
    expect((await clinic.provider.pickUp({ ...call, url: unknown })).instructions).toContain("<Hangup/>");
  });
});
