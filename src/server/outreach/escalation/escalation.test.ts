import { beforeEach, expect, test } from "vitest";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

const server = serverForThisFile();
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});

const staffMobile = "+61491570157";
const configure = async (over: Record<string, unknown>) => {
  const body = {
    ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "sms" },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
    ...over,
  };
  const saved = await server().call("saveAgentConfiguration", {
    ...{ token: clinic.token, params: { agentId: "1" }, body },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};
/** A caller who wants a person and hangs up. */
const leaveMessage = async () => {
  const call = await clinic.ring();
  await call.say("can i speak to a person please");
  await call.say("please tell them my crown fell out");
  await call.say("tom baker");
  await call.say("yes");
  await call.hangUp();
  expect((await clinic.tasks()).length).toBeGreaterThan(0);
};

test("with SMS as escalation the team is texted what waits, without what the caller said [AGENT-4]", async () => {
  await configure({ hasEmergencyNumber: true, emergencyNumber: "0491 570 157" });
  await leaveMessage();
  const texts = await clinic.read(staffMobile);
  expect(texts.length).toBe((await clinic.tasks()).length);
  expect(texts[0]).toContain("0491 570 156");
  expect(texts.join(" ")).not.toContain("crown");
});

test("a clinic without a mobile number is told by email instead [AGENT-4]", async () => {
  await configure({});
  await leaveMessage();
  expect(await clinic.outbox("purpose = 'staff_alert'")).toMatchObject([
    { channel: "email", to_address: "reception@harbourstreet.example" },
  ]);
});

test("with another escalation nobody is texted", async () => {
  await configure({
    escalationMethod: "voicemail",
    hasEmergencyNumber: true,
    emergencyNumber: "0491 570 157",
  });
  await leaveMessage();
  expect(await clinic.read(staffMobile)).toEqual([]);
});

test("a text to the team that cannot arrive goes to its mailbox, without what the caller said [CALL-4] [LOG-2]", async () => {
  await configure({ hasEmergencyNumber: true, emergencyNumber: "0491 570 157" });
  server().texts.failure = { ok: false, code: "sender_refused", isPermanent: true };
  await leaveMessage();
  await clinic.run();
  server().texts.failure = null;
  const [mail] = await clinic.outbox("purpose = 'staff_alert' and channel = 'email'");
  expect(mail).toMatchObject({ to_address: "reception@harbourstreet.example" });
  expect(mail?.body).not.toContain("crown");
});
