import { beforeEach, describe, expect, test } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { loggedErrors } from "../../../tests/support/logged-errors.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { openRelay, type RelayLine } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { attributesOf, telephoneProvider } from "../../../tests/support/telephone-provider.ts";
import {
  serverForThisFile,
  startTestServer,
  testAuthToken,
  testNow,
} from "../../../tests/support/test-server.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";

const server = serverForThisFile();
const { twilioAction, twilioStatus } = telephonyPaths;
let clinic: PhoneClinic;
let sid = "";
let calls = 0;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  sid = `CA${String(++calls).padStart(32, "0")}`;
});

const setup = () => ({
  type: "setup",
  sessionId: "VX1",
  callSid: sid,
  from: callerNumber,
  to: clinic.number,
});
const relayOf = (twiml: string) => attributesOf(twiml, "ConversationRelay")?.url ?? "";

async function takeUp(twiml: string): Promise<RelayLine> {
  const line = await openRelay(relayOf(twiml));
  line.send(setup());
  await line.said(1);
  return line;
}
async function tell(line: RelayLine, words: string): Promise<string> {
  const before = line.received.filter(({ type }) => type === "text").length;
  line.send({ type: "prompt", voicePrompt: words, lang: "en-AU", last: true });
  return (await line.said(before + 1))[before] ?? "";
}
const ring = async () => takeUp((await clinic.ringing(sid)).body);
const drop = async (line: RelayLine) => {
  line.socket.terminate();
  await line.closed;
};
const failed = { SessionStatus: "failed", CallStatus: "in-progress", ErrorCode: "39001" };
const left = { SessionStatus: "completed", CallStatus: "completed" };
const stored = (count: number) =>
  eventually(async () => {
    const call = await clinic.callOf(sid);
    expect(call.turns).toHaveLength(count);
    return call;
  });

const askForCleaning = "hi id like to book a teeth cleaning tomorrow at ten thirty";

describe("a line that breaks", () => {
  test("is put up again, and the conversation goes on where it was [CALL-1]", async () => {
    const first = await ring();
    await tell(first, askForCleaning);
    await tell(first, "my name is priya raman");
    await drop(first);
    const { body } = await clinic.webhook(twilioAction, sid, failed);
    expect(relayOf(body)).not.toBe("");

    const second = await takeUp(body);
    const [resumed = ""] = await second.said(1);
    expect(resumed).not.toContain("Harbour Street Dental");
    expect(toldTimes(resumed).times).toEqual(["10:30"]);
    await tell(second, "yes that is right");
    expect(await clinic.appointments()).toMatchObject([{ patientName: "Priya Raman", status: "requested" }]);

    second.socket.close();
    await clinic.webhook(twilioAction, sid, left);
    const call = await stored(8);
    expect(call).toMatchObject({ outcome: "booked", turnCount: 8 });
    expect(call.turns.map((turn: { seq: number }) => turn.seq)).toEqual([...Array(8).keys()]);
  });

  test("of a call that an earlier version stored is put up again, and begins anew with an apology [CALL-1]", async () => {
    const first = await ring();
    await tell(first, askForCleaning);
    await drop(first);
    await stored(3);
    await rowsOf(
      server().database,
      `update "call" set state = (state - 'matters' - 'people' - 'asked') || '{"version": 1, "purpose": "book"}' where provider_call_id = '${sid}'`,
    );
    const second = await takeUp((await clinic.webhook(twilioAction, sid, failed)).body);
    const [resumed = ""] = await second.said(1);
    expect(resumed).toMatch(/lost you.*\?$/);
    for (const words of [askForCleaning, "my name is priya raman", "yes that is right"])
      await tell(second, words);
    expect(await clinic.appointments()).toMatchObject([{ patientName: "Priya Raman" }]);
    second.socket.close();
    await clinic.webhook(twilioAction, sid, left);
  });

  test("a caller who is lost at the read-back is rung back, with the wish in plain words", async () => {
    const line = await ring();
    for (const words of [askForCleaning, "my name is priya raman"]) await tell(line, words);
    line.socket.close();
    await clinic.webhook(twilioAction, sid, left);
    const [task, ...others] = await eventually(async () => {
      const tasks = await clinic.tasks();
      expect(tasks).toHaveLength(1);
      return tasks;
    });
    expect(others).toEqual([]);
    expect(task).toMatchObject({ kind: "callback", title: "Ring Priya Raman back", phone: callerNumber });
    expect(task?.detail).toMatch(
      /^The call ended before .*Teeth Cleaning.*“[^”]*id like to book a teeth cleaning tomorrow at ten thirty[^”]*”/s,
    );
  });

  test("a caller who hangs up before saying what for, or when, leaves no task", async () => {
    const line = await ring();
    await tell(line, "hi id like to make an appointment");
    line.socket.close();
    await clinic.webhook(twilioAction, sid, left);
    expect(await stored(3)).toMatchObject({ outcome: "abandoned" });
    expect(await clinic.tasks()).toEqual([]);
  });

  test("after a booking does not forget the booking", async () => {
    const first = await ring();
    for (const words of [askForCleaning, "my name is priya raman", "yes that is right"])
      await tell(first, words);
    await drop(first);
    const second = await takeUp((await clinic.webhook(twilioAction, sid, failed)).body);
    await tell(second, "what are your opening hours");
    second.socket.close();
    await clinic.webhook(twilioAction, sid, left);
    expect(await stored(10)).toMatchObject({ outcome: "booked" });
  });

  test("is taken over from an end that the server has not noticed yet", async () => {
    const first = await ring();
    await tell(first, askForCleaning);
    const second = await takeUp((await clinic.webhook(twilioAction, sid, failed)).body);
    await second.said(1);
    await drop(first);
    expect(toldTimes(await tell(second, "my name is priya raman"))).toMatchObject({ times: ["10:30"] });
    await tell(second, "yes that is right");
    expect(await clinic.appointments()).toMatchObject([{ patientName: "Priya Raman" }]);
    second.socket.close();
  });

  test("is put up again three times; then a person takes over", async () => {
    await ring().then(drop);
    let action = twilioAction as string;
    for (let attempt = 1; attempt <= 3; attempt++) {
      const { body } = await clinic.webhook(action, sid, failed);
      action = attributesOf(body, "Connect")?.action ?? "";
      expect(action).toContain(`?reconnects=${attempt}`);
    }
    expect((await clinic.webhook(action, sid, failed)).body).toContain(">+61255504410</Number>");
  });
});

describe("the end of a call", () => {
  test("told by the provider before the line closes still has what was done as its outcome", async () => {
    const line = await ring();
    for (const words of [askForCleaning, "my name is priya raman", "yes that is right"])
      await tell(line, words);
    await clinic.webhook(twilioStatus, sid, { CallStatus: "completed" });
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "booked", turnCount: 7 });
    line.socket.close();
    await line.closed;
    expect(await clinic.entries()).toMatchObject([{ workflow: "Appointment booking", messages: 7 }]);
  });

  test("told while the last turn is at work waits for that turn", async () => {
    const line = await ring();
    for (const words of [askForCleaning, "my name is priya raman"]) await tell(line, words);
    line.send({ type: "prompt", voicePrompt: "yes that is right", last: true });
    line.socket.close();
    await line.closed;
    await clinic.webhook(twilioAction, sid, left);
    expect(await stored(7)).toMatchObject({ outcome: "booked" });
    expect(await clinic.appointments()).toHaveLength(1);
  });

  test("is written once, with the first instant that anybody noticed", async () => {
    const line = await ring();
    line.socket.close();
    await clinic.webhook(twilioAction, sid, left);
    const { endedAt } = await clinic.callOf(sid);
    server().clock.advance(5_000);
    await clinic.webhook(twilioStatus, sid, { CallStatus: "completed" });
    await server().calls.sweep();
    expect(await clinic.callOf(sid)).toMatchObject({ endedAt, outcome: "abandoned" });
    expect(await clinic.tasks()).toEqual([]);
  });
});

describe("a call whose server died", () => {
  /** As a crash leaves it: rung, talked, and then neither an end nor a sign of life. */
  const crashed = async (minutes: number) => {
    const line = await ring();
    await tell(line, askForCleaning);
    await stored(3);
    await drop(line);
    await eventually(() => expect(server().calls.liveCalls()).toBe(0));
    server().clock.advance(minutes * 60_000);
  };

  test("is closed after two minutes, with a callback waiting [CALL-3]", async () => {
    await crashed(2.1);
    await Promise.all([server().calls.sweep(), server().calls.sweep()]);
    expect(await clinic.callOf(sid)).toMatchObject({
      outcome: "failed",
      endedAt: testNow.replace("Z", ".000Z"),
    });
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
    expect(await clinic.entries()).toMatchObject([{ status: "Needs a ring-back" }]);
    expect(await loggedErrors(server(), clinic.token)).toMatchObject([
      { messages: 1, workflow: "Calls · the call was lost in the middle" },
    ]);
  });

  test("is waited for until then", async () => {
    await crashed(1.9);
    await server().calls.sweep();
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "in_progress", endedAt: null });
  });

  test("a call that is being served is not lost, however long it lasts", async () => {
    const line = await ring();
    for (let minutes = 0; minutes < 10; minutes++) {
      server().clock.advance(60_000);
      await server().calls.sweep();
    }
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "in_progress", endedAt: null });
    line.socket.close();
  });

  test("a call that reception took is not lost either", async () => {
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
    const { body } = await clinic.ringing(sid);
    await clinic.putThrough(sid, body, "person");
    server().clock.advance(10 * 60_000);
    await server().calls.sweep();
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "handed_over" });
    expect(await clinic.tasks()).toEqual([]);
  });

  test("a ticket that nobody used leaves no trace", async () => {
    await server().call("startTestCall", { token: clinic.token, body: {} });
    server().clock.advance(2.1 * 60_000);
    await server().calls.sweep();
    const rows = await rowsOf(
      server().database,
      `select id from call where clinic_id = '${clinic.scope.clinicId}'`,
    );
    expect(rows).toEqual([]);
    expect(await clinic.entries()).toEqual([]);
  });
});

describe("several servers on one database", () => {
  test("the end reaches the books whichever server hears of it", async () => {
    const { database, place, clock } = server();
    const other = await startTestServer({ beside: { database, place, clock } });
    const otherUrl = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const line = await ring();
    for (const words of [askForCleaning, "my name is priya raman", "yes that is right"])
      await tell(line, words);
    await stored(7);
    const elsewhere = telephoneProvider({ url: otherUrl, authToken: testAuthToken });
    await elsewhere.webhook(twilioStatus, { CallSid: sid, CallStatus: "completed" });
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "booked" });
    // Words that were on their way when the other server ended it are not lost, and correct nothing wrongly.
    await tell(line, "what are your opening hours");
    line.socket.close();
    expect(await stored(9)).toMatchObject({ outcome: "booked" });
  });

  test("a booking whose turn is written after another server ended the call corrects the outcome", async () => {
    const { database, place, clock } = server();
    const other = await startTestServer({ beside: { database, place, clock } });
    const otherUrl = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const line = await ring();
    await stored(1);
    const elsewhere = telephoneProvider({ url: otherUrl, authToken: testAuthToken });
    await elsewhere.webhook(twilioStatus, { CallSid: sid, CallStatus: "completed" });
    expect(await clinic.callOf(sid)).toMatchObject({ outcome: "abandoned" });
    for (const words of [askForCleaning, "my name is priya raman", "yes that is right"])
      await tell(line, words);
    line.socket.close();
    await eventually(async () => {
      expect(await clinic.callOf(sid)).toMatchObject({ outcome: "booked", turnCount: 7 });
      expect(await clinic.entries()).toMatchObject([{ workflow: "Appointment booking", messages: 7 }]);
    });
  });

  test("a line that broke on one is taken up on the other", async () => {
    const { database, place, clock } = server();
    const other = await startTestServer({ beside: { database, place, clock } });
    const otherUrl = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const line = await ring();
    await tell(line, askForCleaning);
    await stored(3);
    await drop(line);
    const elsewhere = telephoneProvider({ url: otherUrl, authToken: testAuthToken });
    const { body } = await elsewhere.webhook(twilioAction, { CallSid: sid, ...failed });
    expect(relayOf(body)).toContain(otherUrl.replace("http", "ws"));
    const second = await takeUp(body);
    expect(await tell(second, "my name is priya raman")).toContain("ending in 1 5 6");
    second.socket.close();
  });
});

describe("a server that stops", () => {
  test("in the middle of its words is asked where the caller goes before it is gone, and takes nothing new [CALL-8]", async () => {
    const own = await startTestServer();
    const stopping = await phoneClinic(own);
    const line = await openRelay(relayOf((await stopping.ringing(sid)).body));
    line.send({ ...setup(), to: stopping.number });
    // Its first words are still being spoken: nobody says that they are over.
    await line.said(1);
    const stopped = own.stop();
    await line.said(2);
    const { status, body } = await own.call("currentUser", { token: stopping.token });
    expect([status, body.code]).toEqual([503, "unavailable"]);
    await eventually(() => expect(line.received.at(-1)).toMatchObject({ type: "end" }));
    const end = line.received.at(-1);
    const handoffData = end?.type === "end" ? (end.handoffData ?? "") : "";
    expect(JSON.parse(handoffData)).toMatchObject({ reason: "trouble" });
    const next = await stopping.webhook(twilioAction, sid, {
      CallStatus: "in-progress",
      HandoffData: handoffData,
    });
    expect(next).toMatchObject({ status: 200, body: expect.stringContaining("<Dial") });
    await stopped;
    expect([1000, 1005]).toContain(await line.closed);
  });

  test("leaves the team what the caller had said so far, by name and in their words [CALL-5] [CALL-7]", async () => {
    const own = await startTestServer();
    const stopping = await phoneClinic(own);
    const call = await stopping.provider.ring(callerNumber, stopping.number);
    await call.say("hi my name is priya raman");
    await call.say("my crown came off and id like to book in on tuesday");
    await own.stop();
    const [task] = await rowsOf<{ title: string; detail: string }>(
      own.database,
      "select title, detail from task where not is_sample",
    );
    expect(task?.title).toContain("Priya Raman");
    expect(task?.detail).toContain("crown came off");
  });

  test("tells its callers, hands them over, and leaves the books complete", async () => {
    const own = await startTestServer();
    const stopping = await phoneClinic(own);
    const call = await stopping.provider.ring(callerNumber, stopping.number);
    await own.stop();
    expect(call.said.at(-1)).toBe("I am sorry, I have to stop here. Let me get the team for you.");
    const [row] = await rowsOf<{ ended_at: string | null; turn_count: number }>(
      own.database,
      "select ended_at, turn_count from call",
    );
    expect([row?.ended_at, row?.turn_count]).toEqual([expect.anything(), 2]);
    expect(await rowsOf(own.database, "select kind, phone from task")).toEqual([
      { kind: "callback", phone: callerNumber },
    ]);
  });
});
