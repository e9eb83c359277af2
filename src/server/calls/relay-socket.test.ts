import { beforeEach, describe, expect, test } from "vitest";
import type { RelayToCaller } from "#contract/calls/relay.ts";
import { telephonyPaths } from "#contract/endpoints.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import {
  addressOf,
  callerNumber,
  type PhoneClinic,
  phoneClinic,
} from "../../../tests/support/phone-clinic.ts";
import { openRelay, type RelayLine, signOf } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { attributesOf } from "../../../tests/support/telephone-provider.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";

const server = serverForThisFile();
let clinic: PhoneClinic;
let sid = "";
let calls = 0;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  sid = `CA${String(++calls).padStart(32, "0")}`;
});

const socketUrl = (path: string) => `${clinic.url.replace("http", "ws")}${path}`;
const relayPath = `${telephonyPaths.twilioRelay}/${"0f".repeat(16)}`;
/** Lets the call ring and gives the address of its line. */
const lineOf = async (callSid = sid): Promise<string> =>
  attributesOf((await clinic.ringing(callSid)).body, "ConversationRelay")?.url ?? "";
const setup = (over: object = {}) => ({
  ...{ type: "setup", sessionId: "VX1", accountSid: "AC1", callSid: sid, from: callerNumber },
  ...{ to: clinic.number, direction: "inbound", callType: "PSTN", callerName: "", customParameters: {} },
  ...over,
});
const says = (voicePrompt: string, more: object = {}) => ({
  type: "prompt",
  voicePrompt,
  lang: "en-AU",
  ...more,
});

/** A call that rang and was set up, with its greeting heard. */
async function greeted(): Promise<RelayLine> {
  const line = await openRelay(await lineOf());
  line.send(setup());
  await line.said(1);
  return line;
}

describe("opening a line", () => {
  test.each([
    ["without a signature", null],
    ["with a wrong signature", "bm90IGEgc2lnbmF0dXJl"],
    ["signed for another line", signOf("ws://127.0.0.1/telephony/twilio/relay/other")],
  ])("%s is refused before there is a socket [CALL-3]", async (_how, signature) => {
    await expect(openRelay(socketUrl(relayPath), signature)).rejects.toThrow("HTTP 403");
  });

  test.each([
    ["as it was called", (url: string) => url],
    ["as a secure socket, as behind a proxy", (url: string) => url.replace("ws:", "wss:")],
    ["as a web address", (url: string) => url.replace("ws:", "http:")],
    ["as a secure web address", (url: string) => url.replace("ws:", "https:")],
  ])("signed %s is accepted [CALL-3]", async (_how, spelling) => {
    const url = await lineOf();
    const line = await openRelay(url, signOf(spelling(url)));
    line.socket.close();
    await line.closed;
  });

  test("whoever has the address of one call's line and names another call joins neither [CALL-3]", async () => {
    const running = await greeted();
    const line = await openRelay(await lineOf(`${sid}b`));
    line.send(setup());
    expect(await line.closed).toBe(1008);
    expect(line.received).toEqual([]);
    running.send(says("what are your opening hours", { last: true }));
    expect(toldTimes((await running.said(2))[1] ?? "").times).toContain("09:00");
    running.socket.close();
  });

  test("an upgrade that is sent once more with its signature opens nothing, and the call goes on [CALL-3]", async () => {
    const url = await lineOf();
    const line = await openRelay(url);
    line.send(setup());
    await line.said(1);
    await expect(openRelay(url)).rejects.toThrow("HTTP 404");
    line.send(says("what are your opening hours", { last: true }));
    expect(toldTimes((await line.said(2))[1] ?? "").times).toContain("09:00");
    line.socket.close();
  });

  test("a line that broke gets an address of its own, and the former one stays closed [CALL-3]", async () => {
    const url = await lineOf();
    const line = await openRelay(url);
    line.send(setup());
    await line.said(1);
    const failed = { SessionStatus: "failed", CallStatus: "in-progress", ErrorCode: "64105" };
    const { body } = await clinic.webhook(telephonyPaths.twilioAction, sid, failed);
    const next = attributesOf(body, "ConversationRelay")?.url ?? "";
    expect(next).not.toBe(url);
    await expect(openRelay(url)).rejects.toThrow("HTTP 404");
    const again = await openRelay(next);
    again.send(setup());
    again.send(says("what are your opening hours", { last: true }));
    await eventually(() => expect(again.received.at(-1)).toMatchObject({ type: "text" }));
    again.socket.close();
  });

  test("the line of a call that is over, or that nobody announced, is not opened", async () => {
    const url = await lineOf();
    await clinic.webhook(telephonyPaths.twilioStatus, sid, { CallStatus: "completed" });
    await expect(openRelay(url)).rejects.toThrow("HTTP 404");
    for (const path of [relayPath, `${telephonyPaths.twilioRelay}/abc`])
      await expect(openRelay(socketUrl(path))).rejects.toThrow("HTTP 404");
  });

  test("setup is answered with the clinic's greeting, which says that a machine speaks [CALL-1]", async () => {
    const line = await greeted();
    expect(line.received).toHaveLength(1);
    expect(line.received[0]).toMatchObject({ type: "text", last: true, interruptible: false });
    expect(await line.said(1)).toEqual([expect.stringMatching(/Harbour Street Dental.*automated/)]);
    line.socket.close();
  });

  test("a second setup changes nothing", async () => {
    const line = await greeted();
    line.send(setup());
    line.send(setup({ callSid: "CA-somebody-else" }));
    line.send(says("what are your opening hours", { last: true }));
    const said = await line.said(2);
    expect(said).toHaveLength(2);
    expect(toldTimes(said[1] ?? "").times).toContain("09:00");
    line.socket.close();
  });

  test("what is said before the setup is through is answered after it", async () => {
    const line = await openRelay(await lineOf());
    line.send(setup());
    line.send(says("what are your opening hours", { last: true }));
    const said = await line.said(2);
    expect(said[0]).toContain("Harbour Street Dental");
    expect(toldTimes(said[1] ?? "").times).toContain("09:00");
    line.socket.close();
  });

  test("a line that talks without a setup is closed, not remembered for ever", async () => {
    const line = await openRelay(await lineOf());
    for (let i = 0; i < 21; i++) line.send(says("hello", { last: true }));
    expect(await line.closed).toBe(1008);
  });
});

describe("what comes in", () => {
  test("a prompt is answered when it is finished, and also when it does not say so [CALL-3]", async () => {
    const line = await greeted();
    line.send(says("what are", { last: false }));
    line.send(says("what are your", { last: false }));
    line.send(says("what are your opening hours", { last: true }));
    expect(toldTimes((await line.said(2))[1] ?? "").times).toContain("09:00");
    line.send(says("and your address"));
    expect((await line.said(3))[2]).toContain("12 Harbour Street");
    expect(await line.said(3)).toHaveLength(3);
    line.socket.close();
  });

  test.each([
    ["a number", 460],
    ["text", "460"],
  ])("an interruption with its duration as %s is kept in the transcript", async (_how, duration) => {
    const line = await greeted();
    line.send({
      type: "interrupt",
      utteranceUntilInterrupt: "Good morning",
      durationUntilInterruptMs: duration,
    });
    line.send(says("what are your opening hours", { last: true }));
    await line.said(2);
    line.socket.close();
    await eventually(async () => {
      const { turns } = await clinic.callOf(sid);
      expect(turns.map((turn: { speaker: string }) => turn.speaker)).toEqual([
        ...["assistant", "system", "caller", "assistant"],
      ]);
      expect(turns[1].text).toBe("The caller spoke over the assistant.");
    });
  });

  test("a key is heard as the word it stands for", async () => {
    const line = await greeted();
    line.send({ type: "dtmf", digit: "0" });
    expect((await line.said(2))[1]).toContain("put you through");
    line.socket.close();
  });

  test("errors and notices of the provider, kinds it may add, and rubbish do no harm", async () => {
    const line = await greeted();
    const frames = [
      JSON.stringify({ type: "error", description: "Invalid message" }),
      JSON.stringify({ type: "info", name: "agentSpeaking", value: "on", ts: 1 }),
      JSON.stringify({ type: "info", name: "tokensPlayed", value: "Good morning" }),
      JSON.stringify({ type: "telepathy", thought: "?" }),
      JSON.stringify({ type: "prompt", voicePrompt: 7 }),
      JSON.stringify({ type: "dtmf", digit: "not a key" }),
      ...['{"type":', "[]", "null", "7", '"prompt"', "{}", "", "\u0000\uffff"],
      JSON.stringify({ __proto__: { type: "prompt" }, type: "prompt" }),
    ];
    for (const frame of frames) line.socket.send(frame);
    line.socket.send(Buffer.from(JSON.stringify(says("book", { last: true }))), { binary: true });
    line.send(says("what are your opening hours", { last: true }));
    const said = await line.said(2);
    expect(said).toHaveLength(2);
    expect(toldTimes(said[1] ?? "").times).toContain("09:00");
    line.socket.close();
    await line.closed;
  });

  test("whoever talks on and on is answered to the beginning of it [CALL-1]", async () => {
    const line = await greeted();
    const opening = "what are your opening hours ";
    // Where it is cut a character of two halves stands.
    const endless = `${opening}${"x".repeat(2_000 - opening.length - 1)}😬${"x".repeat(4_000)}`;
    line.send(says(endless, { last: true }));
    expect(toldTimes((await line.said(2))[1] ?? "").times).toContain("09:00");
    line.socket.close();
    await line.closed;
  });

  test("what the provider repeats of our own words in an error stays out of the log", async () => {
    const line = await greeted();
    const description = 'Invalid message received: {"type":"text","token":"Matilda Nguyen at 10:00 am"}';
    line.send({ type: "error", description });
    line.send(says("what are your opening hours", { last: true }));
    await line.said(2);
    const logged = server().logged.join("\n");
    expect(logged).toContain("Invalid message received");
    expect(logged).not.toContain("Matilda");
    line.socket.close();
    await line.closed;
  });

  test("characters that no database keeps do not keep a call out of the books", async () => {
    const line = await greeted();
    line.socket.send('{"type":"prompt","voicePrompt":"what are \\u0000 your opening \\ud800 hours"}');
    await line.said(2);
    line.socket.close();
    await eventually(async () => expect((await clinic.callOf(sid)).turns).toHaveLength(3));
  });

  test("a frame larger than any provider sends closes the line, and the server stays", async () => {
    const line = await greeted();
    line.send(says("a".repeat(70_000), { last: true }));
    expect(await line.closed).toBe(1009);
    const other = await openRelay(await lineOf(`${sid}b`));
    other.send(setup({ callSid: `${sid}b` }));
    await other.said(1);
    other.socket.close();
  });

  test("the end carries why, so that the callback knows whom to ring", async () => {
    const line = await greeted();
    line.send(says("can i speak to a real person please", { last: true }));
    await line.said(2);
    line.send({ type: "info", name: "agentSpeaking", value: "off", ts: 1 });
    const end = await eventually(() => {
      const last = line.received.at(-1);
      expect(last?.type).toBe("end");
      return last as Extract<RelayToCaller, { type: "end" }>;
    });
    const { id } = await clinic.callOf(sid);
    expect(JSON.parse(end.handoffData ?? "")).toEqual({ reason: "person_wanted", callId: id });
    expect(await line.closed).toBe(1000);
  });

  test("a telephone is never sent the traces of a test call", async () => {
    const line = await greeted();
    line.send(says("what are your opening hours", { last: true }));
    await line.said(2);
    expect(line.received.map(({ type }) => type)).toEqual(["text", "text"]);
    line.socket.close();
  });
});

describe("a test call [VOICE-1]", () => {
  const ticket = async (body: object = {}) => {
    const answer = await server().call("startTestCall", { token: clinic.token, body });
    expect(answer.status).toBe(201);
    return answer.body.relayPath as string;
  };
  const testSetup = { type: "setup", sessionId: "VX", callSid: "" };

  test("runs on the protocol of the telephone and is told what was understood and done", async () => {
    const line = await openRelay(socketUrl(await ticket({ from: "0491 570 156" })), null);
    line.send(testSetup);
    await line.said(1);
    line.send(says("do you have anything free tomorrow for a cleaning", { last: true }));
    await line.said(2);
    const trace = await eventually(() => {
      const traces = line.received.filter((message) => message.type === "trace");
      expect(traces).toHaveLength(2);
      return traces[1];
    });
    expect(trace).toMatchObject({
      understood: {
        details: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      },
      done: [{ kind: "looked_up_slots" }],
      answeredInMs: expect.any(Number),
    });
    line.socket.close();
    await eventually(async () => {
      expect(await clinic.entries()).toMatchObject([{ type: "call", status: "Completed", messages: 3 }]);
    });
  });

  test("has a ticket that opens one line only", async () => {
    const path = await ticket();
    const both = await Promise.allSettled([
      openRelay(socketUrl(path), null),
      openRelay(socketUrl(path), null),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(openRelay(socketUrl(path), null)).rejects.toThrow("HTTP 404");
    for (const opened of both) if (opened.status === "fulfilled") opened.value.socket.close();
  });

  test("has a ticket that is good for one minute", async () => {
    const [inTime, tooLate] = [await ticket(), await ticket()];
    server().clock.advance(59_999);
    (await openRelay(socketUrl(inTime), null)).socket.close();
    server().clock.advance(1);
    await expect(openRelay(socketUrl(tooLate), null)).rejects.toThrow("HTTP 404");
  });

  test("needs a ticket of ours", async () => {
    await clinic.ringing(sid);
    for (const guess of ["AAAA", sid, "x".repeat(32), "%00", "test:"])
      await expect(openRelay(socketUrl(`${telephonyPaths.testRelay}/${guess}`), null)).rejects.toThrow(
        "HTTP 404",
      );
  });

  test("speaks for the clinic whose ticket it is, and is seen by no other", async () => {
    const other = await phoneClinic(server(), { clinicName: "Somebody Else Dental" });
    const line = await openRelay(socketUrl(await ticket()), null);
    line.send(testSetup);
    expect((await line.said(1))[0]).toContain("Harbour Street Dental");
    line.socket.close();
    await eventually(async () => expect(await clinic.entries()).toHaveLength(1));
    expect(await other.entries()).toEqual([]);
    const [{ id }] = await rowsOf<{ id: string }>(
      server().database,
      `select id from call where clinic_id = '${clinic.scope.clinicId}'`,
    ).then((rows) => rows as [{ id: string }]);
    const answer = await server().call("getCall", { token: other.token, params: { id } });
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  });

  test("is opened by no page of another web site, and the ticket is still good for our own [CALL-3]", async () => {
    const url = socketUrl(await ticket());
    for (const origin of ["https://elsewhere.example", "null", `${clinic.url}1`])
      await expect(openRelay(url, null, { origin })).rejects.toThrow("HTTP 403");
    const line = await openRelay(url, null, { origin: clinic.url });
    line.socket.close();
    await line.closed;
  });

  test("is not given to who is not signed in", async () => {
    expect((await server().call("startTestCall", { body: {} })).status).toBe(401);
  });
});

test("a plain request to a line is no page and no secret", async () => {
  const response = await fetch(`${await addressOf(server())}${relayPath}`);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
});
