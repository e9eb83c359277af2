import { beforeEach, expect, test } from "vitest";
import { type PhoneClinic, phoneClinic } from "../../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
const from = "+61491570156";
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const running = async (token: string) => (await server().call("runningCalls", { token })).body;

test("a call on the line is seen by its clinic alone, is taken over with its telephone, and is one hand-over in the log [CALL-7]", async () => {
  const other = await server().signIn();
  const call = await clinic.provider.ring(from, clinic.number);
  await call.say("where are you");
  const [shown, ...more] = await running(clinic.token);
  expect([shown.phone, shown.lastTurn.speaker, more]).toEqual([from, "assistant", []]);
  expect(await running(other.token)).toEqual([]);
  const params = { id: shown.id };
  for (const name of ["takeOverCall", "hangUpCall"] as const)
    expect((await server().call(name, { token: other.token, params })).status).toBe(404);
  const taken = await server().call("takeOverCall", { token: clinic.token, params });
  expect(taken.body).toEqual({ rings: "+61255504410" });
  await expect.poll(() => call.afterwards).toContain(">+61255504410</Number>");
  await clinic.provider.putThrough(
    { callSid: call.callSid, from, to: clinic.number },
    call.afterwards ?? "",
    "person",
  );
  expect(await running(clinic.token)).toEqual([]);
  expect(await clinic.tasks()).toEqual([]);
  expect(await clinic.entries()).toMatchObject([{ workflow: "Hand-over to reception", status: "Resolved" }]);
  expect((await server().call("takeOverCall", { token: clinic.token, params })).status).toBe(404);
});

test("where no other telephone can ring, nothing is said and the call goes on [CALL-7]", async () => {
  await clinic.know({ phoneNumber: clinic.number });
  const call = await clinic.provider.ring(from, clinic.number);
  const [shown] = await running(clinic.token);
  const refused = await server().call("takeOverCall", { token: clinic.token, params: { id: shown.id } });
  expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
  expect(await call.say("where are you")).not.toBeNull();
  await call.hangUp();
});

test("a call is ended by the desk: the caller is told, nobody is rung, and it stands in the log as ended [CALL-7]", async () => {
  const call = await clinic.provider.ring(from, clinic.number);
  await call.say("where are you");
  const [shown] = await running(clinic.token);
  const params = { id: shown.id };
  expect((await server().call("hangUpCall", { token: clinic.token, params })).status).toBe(200);
  await expect.poll(() => call.afterwards).toContain("<Response><Hangup/></Response>");
  expect(call.said.at(-1)).toContain("I have to end this call here");
  await expect.poll(() => running(clinic.token)).toEqual([]);
  expect(await clinic.entries()).toMatchObject([{ status: "Completed" }]);
});
