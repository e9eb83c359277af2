import { describe, expect, test } from "vitest";
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
  test("is told by the number in a knowledge base, however it is written", async () => {
    const server = await startTestServer();
    const harbour = await clinicThatGives(server, "a@clinic.example", "(02) 5550 4410");
    const hill = await clinicThatGives(server, "b@clinic.example", "+61 2 5550 4411");
    expect(await findCalledClinic(server.database, "+61255504410")).toBe(harbour);
    expect(await findCalledClinic(server.database, "+61255504411")).toBe(hill);
    expect(await findCalledClinic(server.database, "+61255504412")).toBeNull();
  });

  test("stays with the clinic that is known by the number, whoever else writes it into a list", async () => {
    const server = await startTestServer();
    const harbour = await clinicThatGives(server, "a@clinic.example", "(02) 5550 4410");
    const other = await server.signIn("b@clinic.example");
    const numbers = ["02 5550 4410", "02 5550 4419"];
    for (const phoneNumber of numbers) {
      const body = { phoneNumber, country: "Australia", state: "nsw", provider: "other", lines: "1" };
      expect((await server.call("addPhoneNumber", { token: other.token, body })).status).toBe(201);
    }
    expect(await findCalledClinic(server.database, "+61255504410")).toBe(harbour);
    expect(await findCalledClinic(server.database, "+61255504419")).toBe(other.scope.clinicId);
  });

  test("is nobody's when two clinics claim the number", async () => {
    const server = await startTestServer();
    await clinicThatGives(server, "a@clinic.example", "(02) 5550 4410");
    await clinicThatGives(server, "b@clinic.example", "02 5550 4410");
    expect(await findCalledClinic(server.database, "+61255504410")).toBeNull();
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
