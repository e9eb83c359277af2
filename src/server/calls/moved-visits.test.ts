import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { changeTreatment } from "../../../tests/support/treatments.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const booked = (more: Record<string, unknown>) =>
  server().call("createAppointment", {
    token: clinic.token,
    body: {
      ...{ requestedDate: "2026-08-13", requestedTime: "14:00" },
      patientDetails: { name: "Priya Raman", phone: "0491 570 156", email: "" },
      ...more,
    },
  });

async function ringing(...lines: readonly string[]) {
  const call = await clinic.ring();
  for (const line of lines) if (!call.isOver()) await call.say(line);
  await call.hangUp();
  await eventually(async () => expect((await clinic.callOf(call.callSid)).endedAt).not.toBeNull());
  return call.said.join(" ");
}

const minutes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

test("a visit whose treatment is on no list is moved by telephone, as long as it was [CALL-1] [APPT-4]", async () => {
  await booked({ appointmentType: "Night guard fitting", durationMinutes: 60 });
  const said = await ringing(
    "hello it's priya raman could i bring my visit to friday afternoon instead",
    "the latest one you've got please",
    "yes",
  );
  expect(said).not.toMatch(/nothing free|isn't free/);
  const [visit] = await clinic.appointments();
  expect(visit).toMatchObject({ requestedDate: "2026-08-14", appointmentType: "Night guard fitting" });
  expect(minutes(visit)).toBe(60);
});

test("what a visit takes itself is no obstacle to moving it by less than its length [APPT-4]", async () => {
  await booked({ appointmentType: "Root Canal", durationMinutes: 90 });
  await ringing("priya raman here can my thursday visit start half an hour later", "yes");
  const [visit] = await clinic.appointments();
  expect(visit).toMatchObject({ requestedDate: "2026-08-13", requestedTime: "14:30" });
  expect(minutes(visit)).toBe(90);
});

test("a visit for what is not booked by telephone is moved by telephone all the same [APPT-17]", async () => {
  const mayBook = { phone: false, web: true, staff: true };
  await changeTreatment(server(), clinic.token, "Dental Implant", { mayBook });
  await booked({ appointmentType: "Dental Implant" });
  await ringing("i want to reschedule my appointment priya raman", "friday at eleven", "yes please");
  expect(await clinic.appointments()).toMatchObject([
    { requestedDate: "2026-08-14", requestedTime: "11:00" },
  ]);
});
