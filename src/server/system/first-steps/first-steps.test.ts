import { expect, test } from "vitest";
import type { FirstSteps } from "#contract/clinic/first-steps.ts";
import { storeCall } from "../../../../tests/support/stored-call.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
const done = async (token: string) => {
  const { steps }: FirstSteps = (await server().call("firstSteps", { token })).body;
  return steps.flatMap(({ id, isDone }) => (isDone ? [id] : []));
};

const clinic = (address: string) => ({
  ...{
    clinicName: "Harbour Street Dental",
    address,
    phoneNumber: "(02) 5550 1234",
    email: "desk@harbour.example",
  },
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
});

test("each first step is done by what the clinic has, and nothing else [DASH-8]", async () => {
  const { token, scope } = await server().signIn();
  expect(await done(token)).toEqual([]);
  await server().call("saveKnowledgeBase", { token, body: clinic("12 Harbour Street, Sydney NSW 2000") });
  // Without a state Christmas Day would be bookable.
  expect(await done(token)).toEqual([]);
  await server().call("saveHolidays", { token, body: { state: "NSW" } });
  expect(await done(token)).toEqual(["clinic"]);
  await storeCall(server(), { scope });
  // Whoever rings from outside has found the number.
  expect(await done(token)).toEqual(["clinic", "ring", "number"]);
  await server().call("rehearseAssistant", { token, body: {} });
  await server().call("invite", { token, body: { email: "sam@harbour.example", role: "reception" } });
  expect(await done(token)).toEqual(["clinic", "ring", "callers", "number", "invite"]);
});

test("the first steps are hidden when the clinic says so, for everybody of it alone [DASH-8]", async () => {
  const { token } = await server().signIn();
  const other = await server().signIn();
  const hidden = await server().call("hideFirstSteps", { token, body: { isHidden: true } });
  expect([hidden.status, hidden.body.isHidden]).toEqual([200, true]);
  expect((await server().call("firstSteps", { token })).body.isHidden).toBe(true);
  expect((await server().call("firstSteps", { token: other.token })).body.isHidden).toBe(false);
});

test("a clinic that says first that it is in Brisbane goes by Brisbane's clock [DASH-8]", async () => {
  const { token } = await server().signIn();
  const saved = await server().call("saveKnowledgeBase", {
    token,
    body: clinic("1 Queen Street, Brisbane QLD 4000"),
  });
  expect(saved.body.timeZone).toBe("Australia/Brisbane");
  // What somebody chose stays, whatever the address says later.
  const kept = await server().call("saveKnowledgeBase", {
    token,
    body: { ...clinic("2 Queen Street, Brisbane QLD 4000"), timeZone: "Australia/Sydney" },
  });
  expect(kept.body.timeZone).toBe("Australia/Sydney");
  const again = await server().call("saveKnowledgeBase", {
    token,
    body: clinic("3 Queen Street, Brisbane QLD 4000"),
  });
  expect(again.body.timeZone).toBe("Australia/Sydney");
});
