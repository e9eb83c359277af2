import { describe, expect, test } from "vitest";
import { registerNumber } from "../../../tests/support/phone-clinic.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";
import { findCalledClinic, knownCaller } from "./service.ts";

const knowledgeBase = (phoneNumber: string) => ({
  clinicName: "Harbour Street Dental",
  address: "12 Harbour Street",
  phoneNumber,
  email: "desk@harbourstreet.example",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
});

async function clinicThatGives(server: TestServer, email: string, phoneNumber: string) {
  const { token, scope } = await server.signIn(email);
  await server.call("saveKnowledgeBase", { token, body: knowledgeBase(phoneNumber) });
  return scope.clinicId;
}

describe("whose call it is [CALL-3]", () => {
  test("is the clinic's that owns the number", async () => {
    const server = await startTestServer();
    const first = await clinicThatGives(server, "a@clinic.example", "(02) 5550 4410");
    const second = await clinicThatGives(server, "b@clinic.example", "(02) 5550 4411");
    await registerNumber(server, second, "+61255504412");
    expect(await findCalledClinic(server.database, "+61255504412")).toBe(second);
    expect(await findCalledClinic(server.database, "+61255504410")).toBe(first);
  });

  test("stays the first clinic's on every number that nobody owns, whoever signs up later and whatever they claim", async () => {
    const server = await startTestServer();
    const first = await clinicThatGives(server, "a@clinic.example", "(02) 5550 4410");
    // Set at the provider by hand, and in no list.
    expect(await findCalledClinic(server.database, "+61255501234")).toBe(first);
    const stranger = await server.signIn("b@clinic.example");
    expect(await findCalledClinic(server.database, "+61255501234")).toBe(first);
    for (const phoneNumber of ["02 5550 4410", "02 5550 1234"]) {
      const body = { phoneNumber, country: "Australia", state: "nsw", provider: "other", lines: "1" };
      const added = await server.call("addPhoneNumber", { token: stranger.token, body });
      expect(added).toMatchObject({ status: 201, body: { status: "Waiting to be connected" } });
      await server.call("saveKnowledgeBase", { token: stranger.token, body: knowledgeBase(phoneNumber) });
      expect(await findCalledClinic(server.database, phoneNumber)).toBe(first);
    }
  });

  test("is the first clinic's although two sign up at once", async () => {
    const server = await startTestServer();
    await Promise.all(["a@clinic.example", "b@clinic.example"].map((email) => server.signIn(email)));
    expect(await findCalledClinic(server.database, "+61255501234")).not.toBeNull();
  });

  test("is nobody's on a server without a clinic", async () => {
    const server = await startTestServer();
    expect(await findCalledClinic(server.database, "+61255501234")).toBeNull();
  });
});

test.each([
  ["+61491570156", "+61491570156"],
  ["0491570156", "+61491570156"],
  ["", null],
  ["anonymous", null],
  ["+266696687", null],
  [undefined, null],
])("a caller from %j is known as %j", (from, known) => {
  expect(knownCaller(from)).toBe(known);
});
