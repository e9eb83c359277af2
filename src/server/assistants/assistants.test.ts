import { beforeEach, describe, expect, test } from "vitest";
import { withSeen } from "#contract/seen-state.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();

const recall = (over: Record<string, unknown>) => ({
  ...{ agentId: "2", phoneNumber: "(02) 5550 4410", channels: ["SMS"], escalationMethod: "notify" },
  ...over,
});
const receptionist = (over: Record<string, unknown> = {}) => ({
  ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "transfer" },
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  ...over,
});

const save = (token: string, body: Record<string, unknown>) =>
  server().call("saveAgentConfiguration", { token, params: { agentId: String(body.agentId) }, body });

describe("an agent's configuration", () => {
  test("is kept as versions with who saved them and when, and an earlier one can be restored [AGENT-4]", async () => {
    server().clock.set(testNow);
    const { token, user } = await server().signIn();
    expect((await server().call("listAgentConfigurations", { token })).body).toEqual([]);
    await save(token, receptionist({ greetingScript: "First." }));
    server().clock.advance(60_000);
    const second = await save(token, receptionist({ greetingScript: "Second." }));
    expect(second.body).toMatchObject({ version: 2, savedByUsername: user.username });
    const restored = await server().call("restoreAgentVersion", {
      token,
      params: { agentId: "1", version: "1" },
    });
    expect(restored.body).toMatchObject({ version: 3, configuration: { greetingScript: "First." } });
    const { body } = await server().call("listAgentVersions", { token, params: { agentId: "1" } });
    expect(body.map((kept: { version: number }) => kept.version)).toEqual([3, 2, 1]);
    expect(body[2]).toMatchObject({ savedAt: "2026-08-11T01:42:00.000Z" });
    const inForce = await server().call("listAgentConfigurations", { token });
    expect(inForce.body).toMatchObject([{ agentId: "1", version: 3 }]);
  });

  test("is not written over what somebody else saved meanwhile, who is named [AGENT-3]", async () => {
    const { token, user } = await server().signIn();
    const saveSeen = (seen: string, greetingScript: string) =>
      server().call("saveAgentConfiguration", {
        ...{ token, params: { agentId: "1" }, headers: withSeen(seen) },
        body: receptionist({ greetingScript }),
      });
    expect((await saveSeen("none", "First.")).body.version).toBe(1);
    expect((await saveSeen("1", "Theirs.")).body.version).toBe(2);
    const refused = await saveSeen("1", "Mine.");
    expect(refused).toMatchObject({ status: 409, body: { code: "edit_conflict" } });
    expect(refused.body.detail).toContain(user.username);
    // Who wanted the very same has lost nothing.
    expect((await saveSeen("1", "Theirs.")).body.version).toBe(2);
    expect((await saveSeen("2", "Mine.")).body.version).toBe(3);
  });

  test("is saved once when nothing changed, and by two people at once as two versions", async () => {
    const { token } = await server().signIn();
    await save(token, receptionist());
    expect((await save(token, receptionist())).body.version).toBe(1);
    const both = await Promise.all(
      ["a", "b"].map((greetingScript) => save(token, receptionist({ greetingScript }))),
    );
    expect(both.map(({ body }) => body.version).sort()).toEqual([2, 3]);
  });

  test.each([
    ["no number", receptionist({ phoneNumber: "" }), "phoneNumber"],
    ["a number that is not the clinic's", receptionist({ phoneNumber: "+61255509999" }), "phoneNumber"],
    ["triple zero", receptionist({ hasEmergencyNumber: true, emergencyNumber: "000" }), "emergencyNumber"],
    [
      "a premium number",
      receptionist({ hasEmergencyNumber: true, emergencyNumber: "1902 220 100" }),
      "emergencyNumber",
    ],
    ["a delay below zero", recall({ recallDelay: "-6 months" }), "recallDelay"],
    ["fewer than no attempts", recall({ maxAttempts: "-1" }), "maxAttempts"],
    ["an unknown way out", receptionist({ escalationMethod: "fax" }), "escalationMethod"],
  ])("is refused with %s [AGENT-4]", async (_what, body, field) => {
    const { token } = await server().signIn();
    const refused = await save(token, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect((await server().call("listAgentConfigurations", { token })).body).toEqual([]);
  });

  test("stays the clinic's own: another clinic sees and restores nothing of it", async () => {
    const mine = await server().signIn();
    const other = await server().signIn();
    await save(mine.token, receptionist());
    expect((await server().call("listAgentConfigurations", { token: other.token })).body).toEqual([]);
    const params = { agentId: "1", version: "1" };
    expect((await server().call("restoreAgentVersion", { token: other.token, params })).status).toBe(404);
  });

  test.each([
    ["2", { channels: ["SMS"], escalationMethod: "notify" }],
    ["3", { followUpTiming: "2days", followUpChannel: "call", escalationMethod: "alert" }],
    ["4", { campaigns: ["Newsletters"], ccEmails: "kim@clinic.example" }],
    ["5", { weekdayShifts: "8 to 4", reminderMethod: "sms", reports: "Both" }],
  ])("agent %s keeps its own fields [AGENT-3]", async (agentId, fields) => {
    const { token } = await server().signIn();
    const saved = await save(token, { agentId, phoneNumber: "(02) 5550 4410", ...fields });
    expect(saved.body.configuration).toMatchObject({ agentId, phoneNumber: "+61255504410", ...fields });
    const numbers = await server().call("listPhoneNumbers", { token });
    expect(numbers.body[0].assignedAgents).toContainEqual(expect.objectContaining({ id: agentId }));
  });

  test("shares its number: all five work from one, and the receptionist stands first [PHONE-2] [CALL-3]", async () => {
    const { token } = await server().signIn();
    const others = [
      ["5", { weekdayShifts: "8 to 4", reminderMethod: "sms", reports: "Both" }],
      ["4", { campaigns: ["Newsletters"], ccEmails: "kim@clinic.example" }],
      ["3", { followUpTiming: "2days", followUpChannel: "call", escalationMethod: "alert" }],
      ["2", { channels: ["SMS"], escalationMethod: "notify" }],
    ] as const;
    const phoneNumber = "(07) 5550 3365";
    for (const [agentId, fields] of others) await save(token, { agentId, phoneNumber, ...fields });
    await save(token, receptionist({ phoneNumber }));
    const { body } = await server().call("listPhoneNumbers", { token });
    const agentsOf = (row: { assignedAgents: { id: string }[] }) => row.assignedAgents.map(({ id }) => id);
    expect(body.map(agentsOf)).toEqual([[], [], ["1", "2", "3", "4", "5"]]);
    expect(body[2].assignedAgent).toMatchObject({ id: "1" });
  });
});

describe("what the receptionist was told is in force on the next call", () => {
  let clinic: PhoneClinic;
  beforeEach(async () => {
    server().clock.set(testNow);
    clinic = await phoneClinic(server());
  });
  const configure = async (over: Record<string, unknown>) => {
    const { status } = await save(clinic.token, receptionist({ phoneNumber: clinic.number, ...over }));
    expect(status).toBe(200);
  };
  const talk = async (...lines: string[]) => {
    const call = await clinic.ring();
    for (const line of lines) await call.say(line);
    return call;
  };

  test("the greeting is heard [AGENT-4]", async () => {
    await configure({ greetingScript: "You are through to the harbour practice. What can we do for you?" });
    const call = await talk();
    expect(call.said[0]).toMatch(/^You are through to the harbour practice\..*What can we do for you\?$/s);
    await call.hangUp();
  });

  test("where booking is off, nothing is booked and the wish is left as a message [AGENT-4]", async () => {
    await configure({
      escalationMethod: "voicemail",
      permissions: { bookAppointments: false, rescheduleCancel: true, provideInfo: true },
    });
    const call = await talk(
      "hi id like to book a teeth cleaning tomorrow at ten thirty",
      "my name is priya raman",
      "yes",
      "yes that is right",
    );
    await call.hangUp();
    expect(await clinic.appointments()).toEqual([]);
    const tasks = (await clinic.tasks()).filter((task) => task.phone !== null);
    expect(tasks).toHaveLength(1);
  });

  test("a caller who wants a person is put through, or leaves a message where nobody is to be rung [AGENT-4]", async () => {
    await configure({ escalationMethod: "transfer" });
    const through = await talk("can i speak to a person please");
    await eventually(() => expect(through.afterwards).toContain("<Dial"));
    await configure({ escalationMethod: "sms" });
    const message = await talk("can i speak to a person please");
    await message.hangUp();
    expect(message.afterwards ?? "").not.toContain("<Dial");
  });

  test("outside the hours given to it nobody is rung [AGENT-4]", async () => {
    await configure({ escalationMethod: "transfer", weekdayStart: "2 pm", weekdayEnd: "5 pm" });
    const call = await talk("can i speak to a person please");
    await call.hangUp();
    expect(call.afterwards ?? "").not.toContain("<Dial");
  });

  test("the emergency number is what a caller in trouble is told [AGENT-4]", async () => {
    await configure({ hasEmergencyNumber: true, emergencyNumber: "(02) 5550 4499" });
    const call = await talk(
      "my face is badly swollen and it hurts a lot",
      "no i can breathe and swallow fine",
    );
    expect(call.said.join(" ").replaceAll(/\D/g, "")).toContain("0255504499");
    await call.hangUp();
  });
});
