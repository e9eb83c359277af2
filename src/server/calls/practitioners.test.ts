import { beforeEach, describe, expect, test } from "vitest";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { changeTreatment } from "../../../tests/support/treatments.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
let patel: { id: string };
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
  const at = { role: "Dentist", takesBookings: true };
  const hours = [
    { weekday: 3, start: "13:00", end: "17:00" },
    { weekday: 4, start: "09:00", end: "12:00" },
  ];
  patel = await add({ ...at, name: "Dr Anita Patel", gender: "female", hours });
  await add({ ...at, name: "Dr Omar Haddad", gender: "male", weekdays: [1, 2, 3, 4, 5] });
});

async function add(body: object): Promise<{ id: string }> {
  const added = await server().call("addPerson", { token: clinic.token, body });
  expect(added.status).toBe(201);
  return added.body;
}

async function treatmentCalled(name: string) {
  const { body } = await server().call("opening", { token: clinic.token });
  return body.treatments.find((each: { name: string }) => each.name === name);
}

async function said(...lines: string[]): Promise<string[]> {
  const call = await clinic.ring();
  const replies: string[] = [];
  for (const line of lines) replies.push((await call.say(line)) ?? "");
  await call.hangUp();
  return replies;
}

describe("a caller who asks for somebody", () => {
  test("gets their times, hears the name at the read-back and is booked with them [APPT-17]", async () => {
    const [offer = "", , readBack = ""] = await said(
      "hi could i get a teeth cleaning with dr patel tomorrow please",
      "two o'clock please, my name is priya raman",
      "yes that number is fine",
      "yes please",
    );
    expect(offer).toContain("Dr Anita Patel");
    expect(offer).not.toMatch(/nine|ten o'clock|half past ten|eleven/);
    expect(readBack).toMatch(/request|booked|Dr Anita Patel/);
    expect(await clinic.appointments()).toMatchObject([
      { patientName: "Priya Raman", requestedTime: "14:00", practitionerName: "Dr Anita Patel" },
    ]);
  });

  test("hears that they are away on a day, with their nearest times [APPT-17]", async () => {
    const [reply] = await said("can i book a teeth cleaning with doctor patel this friday");
    expect(reply).toMatch(/Dr Anita Patel isn't in on Friday/);
    expect(reply).toMatch(/Thursday/);
  });

  test("gets a woman where they would rather see one [APPT-17]", async () => {
    const [reply] = await said("i'd like a check-up tomorrow with a woman dentist please");
    expect(reply).toContain("Dr Anita Patel");
  });

  test("hears that somebody is not booked for a treatment, and who else has times [APPT-17]", async () => {
    const { id } = await treatmentCalled("Teeth Cleaning");
    const body = {
      ...{ name: "Dr Anita Patel", role: "Dentist", weekdays: [3, 4] },
      ...{ takesBookings: true, treatmentIds: [id] },
    };
    const { status } = await server().call("changePerson", { token: clinic.token, params: patel, body });
    expect(status).toBe(200);
    const [reply] = await said("could i get a root canal with dr patel tomorrow");
    expect(reply).toMatch(/Dr Anita Patel isn't booked for a root canal/);
    expect(reply).toMatch(/tomorrow/);
  });
});

describe("a question about somebody", () => {
  test.each([
    ["is dr patel in on thursday", /Yes, Dr Anita Patel is in on Thursday/],
    ["is dr patel in on friday", /No, Dr Anita Patel isn't in on Friday.*Wednesdays and Thursdays/],
    ["do you have a woman dentist", /Dr Anita Patel/],
    ["which days does dr patel work", /Wednesdays and Thursdays/],
  ])("'%s' is answered from their hours [APPT-17]", async (line, answer) => {
    expect((await said(line))[0]).toMatch(answer);
  });

  test("leave is told before the usual days [APPT-17]", async () => {
    const leave = { fromDate: "2026-08-13", toDate: "2026-08-13" };
    await server().call("addLeave", { token: clinic.token, params: patel, body: leave });
    expect((await said("is dr patel in on thursday"))[0]).toMatch(/isn't in on Thursday/);
  });
});

test("the price is the one of the clinic's list of treatments [APPT-17]", async () => {
  await changeTreatment(server(), clinic.token, "Teeth Cleaning", { priceCents: 18_950, isFromPrice: true });
  expect((await said("how much is a teeth cleaning"))[0]).toContain("from $189.50");
});

test("what is not booked by phone is said so and left for the team [APPT-17]", async () => {
  await changeTreatment(server(), clinic.token, "Dental Implant", {
    mayBook: { phone: false, web: true, staff: true },
  });
  const [reply = "", ...after] = await said(
    "i'd like to book a dental implant tomorrow morning",
    "my name is priya raman",
    "yes that number is fine",
  );
  expect(reply).toContain("can't be booked on the phone");
  expect(reply).not.toMatch(/nothing free|isn't free/);
  expect(after.join(" ")).toMatch(/team/i);
  expect(await clinic.appointments()).toEqual([]);
  const { body } = await server().call("listTasks", { token: clinic.token });
  expect(JSON.stringify(body)).toContain("Dental Implant");
});
