import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

/** Asks for a person in these words; nobody takes the call, and the caller does what they are told then. */
async function backAfter(words: string, end: "nobody" | "mailbox" = "nobody", from = callerNumber) {
  const call = await clinic.ring(from);
  await call.say(words);
  await eventually(() => expect(call.afterwards).not.toBeNull());
  const through = await clinic.putThrough(call.callSid, call.afterwards ?? "", end, from);
  return clinic.goBack(call.callSid, through?.instructions ?? "", from);
}

const calls = () => rowsOf<{ outcome: string }>(server().database, "select outcome, ended_at from call");

describe("a caller whom nobody takes goes back to the assistant", () => {
  test("which says so once, and has who, what and when of them in one task [CALL-1] [CALL-5]", async () => {
    const call = await backAfter("hi can you put me through to somebody");
    expect(call.said[0]).toMatch(/message/);
    expect(call.said[0]).toMatch(/\?$/);
    await call.say("my bite plate doesn't fit any more");
    await call.say("dorothy lamb");
    await call.say("on thursday after three");
    await call.say("no that's all bye");
    await eventually(async () => {
      const tasks = await clinic.tasks();
      expect(tasks).toMatchObject([{ kind: "callback", phone: callerNumber }]);
      expect(tasks[0]?.title).toContain("Dorothy Lamb");
      expect(tasks[0]?.detail).toMatch(/my bite plate doesn.t fit any more/i);
      expect(tasks[0]?.detail).toMatch(/after 3:00 pm/);
    });
    await eventually(async () => expect(await calls()).toMatchObject([{ outcome: "message_taken" }]));
  });

  test("also from a mailbox, and is not asked what they said before [CALL-1]", async () => {
    const call = await backAfter("could i talk to reception about my quote for the bridge", "mailbox");
    await call.say("peter dale");
    await call.hangUp();
    await eventually(async () => {
      const [task] = await clinic.tasks();
      expect(task?.title).toContain("Peter Dale");
      expect(task?.detail).toContain("about my quote for the bridge");
    });
  });

  test("with a withheld number is asked for one, and is with the team whatever they do then [CALL-5]", async () => {
    const call = await backAfter("could i talk to reception about a bill i got", "nobody", "anonymous");
    expect(await clinic.tasks()).toMatchObject([{ kind: "message", phone: null }]);
    await call.say("ines roth");
    expect(call.said.at(-1)).toMatch(/number/);
    await call.hangUp();
    await eventually(async () => {
      const tasks = await clinic.tasks();
      expect(tasks).toMatchObject([{ kind: "message", phone: null }]);
      expect(tasks[0]?.title).toContain("Ines Roth");
      expect(tasks[0]?.detail).toContain("about a bill");
    });
  });

  test("and is not rung for again: asking once more is answered here [CALL-1]", async () => {
    const call = await backAfter("put me through to a person please");
    const answer = await call.say("no i want a real person");
    expect(answer).not.toBeNull();
    expect(call.isOver()).toBe(false);
    expect(await clinic.tasks()).toHaveLength(1);
  });
});

test("an assistant that could not go on does not take them back: they are told that they are rung [CALL-1]", async () => {
  const call = await clinic.ring();
  await call.say("i'd like a clean");
  const body = { SessionStatus: "ended", HandoffData: JSON.stringify({ reason: "trouble", callId: "any" }) };
  const dial = await clinic.webhook("/telephony/twilio/action", call.callSid, {
    ...body,
    CallStatus: "in-progress",
  });
  const through = await clinic.putThrough(call.callSid, dial.body, "nobody");
  expect(through?.instructions).toContain("The team will ring you back. Goodbye.</Say><Hangup/>");
});
