import { beforeEach, describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { Message } from "#contract/messaging/messages.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile({ config: { sessionDays: 365 } });
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});
const sydney = (time: string) => server().clock.set(`${time}:00+10:00`);

const shared = "0491 570 156";
const bookFor = (name: string, date: string, time: string) =>
  clinic.book(date, time, { patientDetails: { name, phone: shared, email: "" } });
const standing = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await clinic.appointments()).map(({ patientName, status }: Appointment) => [patientName, status]),
  );
const received = async (): Promise<Message[]> =>
  (await server().call("listMessages", { token: clinic.token })).body.messages.filter(
    ({ direction }: Message) => direction === "in",
  );

describe("an answer on a number that a family shares", () => {
  beforeEach(async () => {
    await bookFor("Noah Rossi", "2026-08-27", "09:00");
    server().clock.advance(60_000);
    await bookFor("Rita Moore", "2026-08-20", "14:00");
    await clinic.read();
  });

  test("belongs to the visit that was asked about last, whoever came to the clinic first [APPT-15] [CALL-3]", async () => {
    sydney("2026-08-19T14:00");
    expect(await clinic.read()).toEqual([expect.stringContaining("Hi Rita, a reminder")]);
    await clinic.reply("NO");
    expect(await standing()).toEqual({ "Noah Rossi": "confirmed", "Rita Moore": "cancelled" });
    expect(await clinic.tasks()).toMatchObject([
      { detail: expect.stringContaining("Rita Moore wrote: “NO”") },
    ]);
    expect(await received()).toMatchObject([{ name: "Rita Moore" }]);
  });

  test("is asked about where two were asked on the same day, and takes the one that is named [APPT-15]", async () => {
    await clinic.reply("No");
    expect(await clinic.read()).toEqual([
      "Which visit do you mean? Reply 1 for Rita, Thursday 20 August at 2:00 pm, 2 for Noah, Thursday 27 August at 9:00 am, or BOTH. Harbour Street Dental (02) 5550 4410",
    ]);
    expect(await standing()).toEqual({ "Noah Rossi": "confirmed", "Rita Moore": "confirmed" });
    await clinic.reply("2");
    expect(await standing()).toEqual({ "Noah Rossi": "cancelled", "Rita Moore": "confirmed" });
    expect(await clinic.read()).toEqual([
      expect.stringContaining("Thank you for telling us, Noah. Your appointment on Thursday 27 August"),
    ]);
  });

  test("gives up both visits when both are meant [APPT-15]", async () => {
    await clinic.reply("No");
    await clinic.reply("both");
    expect(await standing()).toEqual({ "Noah Rossi": "cancelled", "Rita Moore": "cancelled" });
  });

  test("that is not plain is shown to staff with everybody who may have written it [CALL-3]", async () => {
    await clinic.reply("can we come at 3 instead?");
    const [task] = await clinic.tasks();
    expect(task?.detail).toContain("Somebody on the number of Rita Moore and Noah Rossi wrote");
    expect(await received()).toMatchObject([{ name: null }]);
  });

  test("to nothing that was asked is nobody's in particular [CALL-3]", async () => {
    sydney("2026-10-30T10:00");
    await clinic.reply("YES");
    const [task] = await clinic.tasks();
    expect(task).toMatchObject({
      title: "Answer a text message",
      detail: expect.stringContaining("Somebody on the number of Noah Rossi and Rita Moore wrote"),
    });
  });
});

test("a person of the team is no patient: their YES confirms nobody's visit [CALL-3] [APPT-15]", async () => {
  await clinic.book("2026-08-20", "14:00", {
    patientDetails: { name: "Old Patient", phone: "0491 570 157", email: "" },
  });
  await clinic.read("+61491570157");
  const member = { name: "Kim Tan", role: "Dental assistant", phone: "0491 570 157", email: "" };
  const added = await server().call("addRosterMember", {
    ...{ token: clinic.token, body: { ...member, weekdays: [1], shift: 0 } },
  });
  expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
  sydney("2026-10-30T10:00");
  await clinic.reply("Yes", { from: "+61491570157" });
  expect(await clinic.tasks()).toMatchObject([
    { title: "Answer a text message", detail: "Kim Tan of the team wrote: “Yes”." },
  ]);
  expect(await received()).toMatchObject([{ name: "Kim Tan" }]);
});

test("a YES to a question about the roster confirms no visit on the same telephone [CALL-3] [APPT-15]", async () => {
  const { id } = await bookFor("Rita Moore", "2026-08-20", "14:00");
  await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: { reason: "" } });
  await server().call("restoreAppointment", {
    ...{ token: clinic.token, params: { id }, body: { status: "requested" } },
  });
  await clinic.read();
  sydney("2026-08-13T10:00");
  const letterhead = {
    clinicName: "Harbour Street Dental",
    phoneNumber: "",
    email: "",
    address: "",
    publicUrl: null,
  };
  const request = { channel: "sms", purpose: "roster", kind: "factual", agentId: "5" } as const;
  const about = { recipientName: "Kim Tan", toAddress: "+61491570156", occasion: "roster ask 1" };
  const body = "Hi Kim, can you fill in on Friday? Reply YES or NO";
  const queries = server().database.within(clinic.scope);
  await putInOutbox(queries, { ...request, ...about, body }, letterhead, server().clock.now());
  await clinic.read();
  await clinic.reply("YES");
  expect(await standing()).toEqual({ "Rita Moore": "requested" });
  expect(await clinic.tasks()).toMatchObject([
    { title: "A team member answered", detail: expect.stringContaining("Kim Tan wrote: “YES”") },
  ]);
});

test("RESCHEDULE asks for another time and gives nothing up [APPT-15]", async () => {
  await bookFor("Rita Moore", "2026-08-20", "14:00");
  await clinic.read();
  await clinic.reply("reschedule");
  expect(await standing()).toEqual({ "Rita Moore": "confirmed" });
  expect(await clinic.tasks()).toMatchObject([{ title: "Answer a text message" }]);
});
