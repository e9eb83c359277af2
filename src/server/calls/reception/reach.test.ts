import { expect, test } from "vitest";
import { serverForThisFile, startTestServer } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
const clinic = (phoneNumber: string) => ({
  ...{ clinicName: "Harbour Street Dental", address: "12 Harbour Street", phoneNumber },
  email: "desk@harbour.example",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
});
const receptionist = (change: object) => ({
  ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "transfer" },
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  ...change,
});

test("tells which telephone rings for callers who want a person, and that none does [CALL-1] [KB-4]", async () => {
  const { token } = await server().signIn();
  const reach = async () => (await server().call("receptionReach", { token })).body;
  expect(await reach()).toEqual({ number: null, isWanted: true, hasTelephone: true });
  // Kept as it is written, since the field is free text; it is no number to be rung.
  await server().call("saveKnowledgeBase", { token, body: clinic("12") });
  expect((await reach()).number).toBeNull();
  await server().call("saveKnowledgeBase", { token, body: clinic("(02) 5550 4410") });
  expect((await reach()).number).toBe("+61255504410");
  const configure = (change: object) =>
    server().call("saveAgentConfiguration", {
      ...{ token, params: { agentId: "1" } },
      body: receptionist(change),
    });
  await configure({ receptionNumber: "0491 570 156" });
  expect((await reach()).number).toBe("+61491570156");
  await configure({ escalationMethod: "voicemail" });
  expect((await reach()).isWanted).toBe(false);
});

test("tells that without a telephone provider nothing rings [CALL-3]", async () => {
  const bare = await startTestServer({ twilioAuthToken: null });
  const { token } = await bare.signIn();
  expect((await bare.call("receptionReach", { token })).body.hasTelephone).toBe(false);
});
