import { beforeAll, expect, test } from "vitest";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";

/** As on a fresh install: no telephone provider is set up. */
const server = serverForThisFile({ twilioAuthToken: null });

let next = 7_000;
/** From the range that the Australian numbering plan keeps for fiction. */
const freshNumber = () => `(02) 5550 ${next++}`;
const described = (over: Record<string, unknown> = {}) => ({
  ...{ phoneNumber: freshNumber(), country: "Australia", state: "nsw", provider: "telstra", lines: "2" },
  ...over,
});
const add = (token: string, over: Record<string, unknown> = {}) =>
  server().call("addPhoneNumber", { token, body: described(over) });
const list = async (token: string) => (await server().call("listPhoneNumbers", { token })).body;

// Whoever signs in first runs the server.
beforeAll(() => server().signIn("first@clinic.example"));

test("a new workspace has the three sample numbers, and clearing samples takes them away [PHONE-1]", async () => {
  const { token } = await server().signIn();
  const rows = await list(token);
  expect(rows).toMatchObject([
    {
      country: "Australia",
      state: "nsw",
      provider: "telstra",
      lines: "2",
      status: "Connected",
      isSample: true,
    },
    {
      country: "Australia",
      state: "vic",
      provider: "optus",
      lines: "1",
      status: "Connected",
      isSample: true,
    },
    {
      country: "Australia",
      state: "qld",
      provider: "vodafone",
      lines: "3",
      status: "Connected",
      isSample: true,
    },
  ]);
  expect(rows[0].assignedAgent).toMatchObject({ id: "1", name: "Maeve", role: "Receptionist" });
  await server().call("clearSamples", { token });
  expect(await list(token)).toEqual([]);
});

test("a number is kept in E.164 and its line connects after two and five seconds [PHONE-2] [PHONE-3]", async () => {
  server().clock.set(testNow);
  const { token } = await server().signIn();
  const { status, body } = await add(token, { phoneNumber: "(02) 5550 6001" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ phoneNumber: "+61255506001", status: "Waiting to be connected", nextStatusInMs: 2_000 },
    isSample: false,
  });
  const statusNow = async () => (await list(token)).at(-1);
  server().clock.advance(1_999);
  expect(await statusNow()).toMatchObject({ status: "Waiting to be connected", nextStatusInMs: 1 });
  server().clock.advance(1);
  expect(await statusNow()).toMatchObject({ status: "In progress", nextStatusInMs: 3_000 });
  server().clock.advance(3_000);
  expect(await statusNow()).toMatchObject({ status: "Connected", nextStatusInMs: null });
});

test("a number is on a list once, however it is written, and what is the operator's is on no other list [PHONE-3]", async () => {
  const first = await server().signIn("first@clinic.example");
  const mine = await server().signIn();
  await add(first.token, { phoneNumber: "02 5550 6002" });
  await add(mine.token, { phoneNumber: "02 5550 6003" });
  for (const [token, phoneNumber] of [
    [mine.token, "+61 2 5550 6002"],
    [mine.token, "+61 2 5550 6003"],
  ] as const) {
    const refused = await add(token, { phoneNumber });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { field: "phoneNumber", message: "This number is already registered." },
    ]);
  }
});

test("a number that a stranger wrote into a list is not refused to the clinic that has it [PHONE-3]", async () => {
  const [stranger, owner] = [await server().signIn(), await server().signIn()];
  expect((await add(stranger.token, { phoneNumber: "02 5550 6004" })).status).toBe(201);
  expect((await add(owner.token, { phoneNumber: "02 5550 6004" })).status).toBe(201);
});

test.each([
  ["phoneNumber", "Current phone number is required"],
  ["country", "Country is required"],
  ["state", "State is required"],
  ["provider", "Telephone provider is required"],
  ["lines", "Number of lines is required"],
])("says that %s is missing [PHONE-2]", async (field, message) => {
  const { token } = await server().signIn();
  const refused = await add(token, { [field]: "" });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toContainEqual({ field, message });
});

test("what is no telephone number is refused in words", async () => {
  const { token } = await server().signIn();
  const refused = await add(token, { phoneNumber: "ask at the desk" });
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toMatch(/not a phone number/);
});

test("a number can be removed by its own clinic only [PHONE-3]", async () => {
  const mine = await server().signIn();
  const other = await server().signIn();
  const { body } = await add(mine.token);
  const params = { id: body.id };
  expect((await server().call("removePhoneNumber", { token: other.token, params })).status).toBe(404);
  expect((await server().call("removePhoneNumber", { token: mine.token, params })).status).toBe(200);
  expect((await list(mine.token)).map((row: { id: string }) => row.id)).not.toContain(body.id);
});

test("without a provider there is nothing to take or to buy", async () => {
  const { token } = await server().signIn();
  const { body } = await server().call("offeredPhoneNumbers", { token });
  expect(body).toMatchObject({ source: "simulator", owned: [], forSale: [] });
});
