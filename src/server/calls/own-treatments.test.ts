import { beforeEach, expect, test } from "vitest";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const offers = async (name: string, durationMinutes: number) => {
  const { status } = await server().call("addTreatment", {
    token: clinic.token,
    body: { name, durationMinutes },
  });
  expect(status).toBe(201);
};

/** What was booked on a call, and what was read back of it. */
async function bookedBy(wish: string) {
  const call = await clinic.ring();
  await call.say(`hi id like to book a ${wish} tomorrow at ten thirty`);
  const readBack = await call.say("my name is priya raman");
  await call.say("yes that is right");
  await call.hangUp();
  const [visit] = await clinic.appointments();
  return {
    readBack,
    type: visit.appointmentType,
    minutes: (Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000,
  };
}

test("'a clean' is the treatment that the clinic calls so, with its length, and not the usual one beside it [APPT-17] [CALL-1]", async () => {
  await offers("Clean", 45);
  expect(await bookedBy("clean")).toMatchObject({
    ...{ type: "Clean", minutes: 45 },
    readBack: expect.stringContaining("a clean"),
  });
});

test("'a check-up and clean' is the one that has both in its name [APPT-17] [CALL-1]", async () => {
  await offers("Check-up & Clean", 60);
  const { type, minutes } = await bookedBy("check up and clean");
  expect([type, minutes]).toEqual(["Check-up & Clean", 60]);
});

test("the usual name means the usual treatment as long as the clinic has it [APPT-17]", async () => {
  await offers("Clean", 45);
  expect(await bookedBy("teeth cleaning")).toMatchObject({ type: "Teeth Cleaning", minutes: 30 });
});
