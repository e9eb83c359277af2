import { beforeEach, describe, expect, test } from "vitest";
import { telephonyPaths } from "#contract/endpoints.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
/** The number of the knowledge base: the line that patients know. */
const landline = "+61255504410";
const handset = "+61255504412";
let clinic: PhoneClinic;
let sid = "";
let calls = 0;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  sid = `CA${String(++calls).padStart(32, "a")}`;
});

const pause = () => server().call("pauseAssistant", { token: clinic.token, body: { paused: true } });
const outcomes = () =>
  rowsOf<{ outcome: string }>(
    server().database,
    `select outcome from call where clinic_id = '${clinic.scope.clinicId}' order by started_at`,
  );
/** A caller who asked the assistant for a person, and what the provider is told to do then. */
const askForPerson = async (more: Record<string, string> = {}) => {
  const call = await clinic.ring(callerNumber, more);
  await call.say("can i speak to a person please");
  for (const words of ["my name is Jill Hart", "yes"]) await call.say(words);
  await call.hangUp();
  await eventually(() => expect(call.afterwards).not.toBeNull());
  return { call, twiml: call.afterwards ?? "" };
};

describe("the clinic's own line is forwarded to the assistant", () => {
  test.each(["+61255504410", "0255504410", "61255504410"])(
    "and its carrier says so as %s: nobody is dialled, the team has a task and the caller is told [CALL-1]",
    async (ForwardedFrom) => {
      const { call, twiml } = await askForPerson({ ForwardedFrom });
      expect(twiml).not.toContain("<Dial");
      expect(call.said.length).toBeGreaterThan(1);
      await eventually(async () => expect(await clinic.tasks()).toMatchObject([{ phone: callerNumber }]));
    },
  );

  test("while the assistant is paused nobody is dialled either, and the caller hears that they are rung back [CALL-1]", async () => {
    await pause();
    const { body } = await clinic.ringing(sid, { ForwardedFrom: landline });
    expect(body).not.toContain("<Dial");
    expect(body).toContain("nobody can take your call right now. The team will ring you back.");
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
  });

  test("another line that is forwarded here leaves reception's to be rung", async () => {
    await pause();
    const { body } = await clinic.ringing(sid, { ForwardedFrom: handset });
    expect(body).toContain(`>${landline}</Number>`);
  });

  test.each([
    ["as it was shown to it", {}],
    ["as itself", { showing: landline }],
    ["as it was shown to it, and says who forwards", { tellsForwarded: true }],
  ])(
    "and says so only once it rings, showing the caller %s: the call that comes back is refused, not answered [CALL-1]",
    async (_how, shown) => {
      await pause();
      const { body } = await clinic.ringing(sid);
      const through = await clinic.putThrough(sid, body, { forwardedTo: clinic.number, ...shown });
      expect(through?.cameBack).toContain('<Response><Reject reason="busy"/></Response>');
      expect(through?.instructions).toContain("The team will ring you back. Goodbye.</Say><Hangup/>");
      expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
      // One person rang, once.
      expect(await outcomes()).toEqual([{ outcome: "message_taken" }]);
      const { entries } = (await server().call("listCallLogs", { token: clinic.token })).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          type: "error",
          workflow: "Reception’s telephone · Forwarded back to the assistant",
        }),
      );
    },
  );

  test("somebody else who rings meanwhile is answered: only our own ringing is refused", async () => {
    await pause();
    await clinic.ringing(sid);
    await server().call("pauseAssistant", { token: clinic.token, body: { paused: false } });
    const { body } = await clinic.ringing(`${sid}b`, { From: "+61491570157" });
    expect(body).toContain("<ConversationRelay");
  });

  test("a call from the clinic's own telephone is answered when none is being put through to it", async () => {
    const { body } = await clinic.ringing(sid, { From: landline });
    expect(body).toContain("<ConversationRelay");
  });
});

describe("reception's own telephone, where the clinic's line is forwarded", () => {
  const configure = (receptionNumber: string) =>
    server().call("saveAgentConfiguration", {
      ...{ token: clinic.token, params: { agentId: "1" } },
      body: {
        ...{ agentId: "1", phoneNumber: landline, escalationMethod: "transfer", receptionNumber },
        permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
      },
    });

  test("is the one that rings [CALL-1]", async () => {
    expect((await configure("(02) 5550 4412")).status).toBe(200);
    await pause();
    const { body } = await clinic.ringing(sid, { ForwardedFrom: landline });
    expect(body).toContain(`>${handset}</Number>`);
  });

  test.each(["5550 4412", "000", "reception", "1902 220 100"])(
    "is not %j: the field is named",
    async (number) => {
      const { status, body } = await configure(number);
      expect([status, body.errors[0].field]).toEqual([400, "receptionNumber"]);
    },
  );
});

describe("whoever picks up reception's telephone", () => {
  const rung = async () => {
    await pause();
    return (await clinic.ringing(sid)).body;
  };

  test("takes the call with a key, and then nobody needs to ring back [CALL-1]", async () => {
    const through = await clinic.putThrough(sid, await rung(), "person");
    expect(through?.heard).toContain(
      "You have a call from Enamel for Harbour Street Dental. Press 1 to take it.",
    );
    expect(through).toMatchObject({ isConnected: true, number: landline });
    expect(through?.instructions).toContain("<Response><Hangup/></Response>");
    expect(await clinic.tasks()).toEqual([]);
    expect(await outcomes()).toEqual([{ outcome: "handed_over" }]);
  });

  test.each(["mailbox", "nobody"] as const)(
    "is %s: the caller comes back and is told, and a task stays [CALL-1]",
    async (end) => {
      const through = await clinic.putThrough(sid, await rung(), end);
      expect(through?.isConnected).toBe(false);
      expect(through?.instructions).toContain("The team will ring you back. Goodbye.</Say><Hangup/>");
      expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
      expect(await outcomes()).toEqual([{ outcome: "message_taken" }]);
    },
  );

  test("and presses another key has not taken it", async () => {
    await rung();
    const path = `${telephonyPaths.twilioReception}/${(await clinic.callOf(sid)).id}/pressed`;
    expect((await clinic.webhook(path, `${sid}leg`, { Digits: "2" })).body).toContain("<Hangup/>");
    await clinic.webhook(telephonyPaths.twilioDialAction, sid, { DialCallStatus: "completed" });
    expect(await clinic.tasks()).toHaveLength(1);
  });

  test("and presses the key when the caller has gone is told nothing and connected to nobody", async () => {
    await rung();
    const { id } = await clinic.callOf(sid);
    await clinic.webhook(telephonyPaths.twilioDialAction, sid, { DialCallStatus: "canceled" });
    for (const step of ["answered", "pressed"]) {
      const path = `${telephonyPaths.twilioReception}/${id}/${step}`;
      expect((await clinic.webhook(path, `${sid}leg`, { Digits: "1" })).body).toContain("<Hangup/>");
    }
    expect(await clinic.tasks()).toHaveLength(1);
  });

  test("is never heard of again: the task is left all the same [CALL-1]", async () => {
    await rung();
    expect(await clinic.tasks()).toEqual([]);
    server().clock.advance(4 * 60_000);
    await server().calls.sweep();
    await server().calls.sweep();
    expect(await clinic.tasks()).toMatchObject([{ kind: "callback", phone: callerNumber }]);
  });

  test("a stranger's id, or none, connects nobody", async () => {
    for (const id of ["x", "00000000-0000-7000-8000-000000000000"])
      for (const step of ["answered", "pressed"]) {
        const path = `${telephonyPaths.twilioReception}/${id}/${step}`;
        const { status, body } = await clinic.webhook(path, sid, { Digits: "1" });
        expect([status, body.includes("<Hangup/>")]).toEqual([200, true]);
      }
  });
});
