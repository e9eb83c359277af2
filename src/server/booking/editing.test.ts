import { beforeEach, describe, expect, test } from "vitest";
import type { Appointment } from "#contract/booking/appointments.ts";
import { withSeen } from "#contract/seen-state.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../tests/support/texting-patient.ts";

/** Tuesday, 11 August 2026, 11:42 in Sydney. */
const server = serverForThisFile();
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  server().texts.sent.length = 0;
  clinic = await textingClinic(server());
});

const patientDetails = { name: "Prya Raman", phone: "0491 575 789", email: "" };
const book = (date: string, time: string, over = {}) => clinic.book(date, time, { patientDetails, ...over });
const edit = (id: string, body: object, token = clinic.token) =>
  server().call("editAppointment", { token, params: { id }, body });
const named = async () =>
  ((await clinic.appointments()) as Appointment[]).map(({ patientName }) => patientName);

describe("editing a booking", () => {
  test("corrects the patient's record and the bookings to come, and nobody else's [APPT-18]", async () => {
    const { id, patientId } = await book("2026-08-13", "10:00");
    await book("2026-08-20", "10:00");
    await book("2026-08-21", "10:00", { patientDetails: { ...patientDetails, name: "Tom Berg" } });
    const { status, body } = await edit(id, { patientDetails: { ...patientDetails, name: "Priya Raman" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appointment: { id, patientName: "Priya Raman", patientId },
      alsoCorrected: 1,
    });
    expect((await named()).sort()).toEqual(["Priya Raman", "Priya Raman", "Tom Berg"]);
    const { body: record } = await server().call("getPatient", {
      token: clinic.token,
      params: { id: patientId },
    });
    expect(record).toMatchObject({ name: "Priya Raman", appointmentCount: 2 });
  });

  test("changes treatment and notes without a word to the patient, and keeps the rest [APPT-18]", async () => {
    const { id, startsAt, endsAt } = await book("2026-08-20", "10:00");
    await clinic.read();
    const { body } = await edit(id, { appointmentType: "Root Canal", notes: "Lower left" });
    expect(body.appointment).toMatchObject({
      ...{ appointmentType: "Root Canal", notes: "Lower left", patientName: "Prya Raman", startsAt, endsAt },
    });
    expect((await edit(id, { notes: "" })).body.appointment.notes).toBeNull();
    expect(await clinic.read()).toEqual([]);
  });

  test("sends the reminder to the corrected number, once, in the corrected name [APPT-18] [CALL-4]", async () => {
    const { id } = await book("2026-08-20", "14:00");
    await clinic.read();
    await edit(id, { patientDetails: { name: "Priya Raman", phone: "0491 570 157", email: "" } });
    expect(await clinic.read()).toEqual([]);
    server().clock.set("2026-08-19T14:00:00+10:00");
    // Nothing to the number that was wrong.
    expect(await clinic.read()).toEqual([]);
    expect(await clinic.outbox("purpose = 'reminder' and status <> 'called_off'")).toMatchObject([
      { status: "sent", to_address: "+61491570157", body: expect.stringMatching(/^Hi Priya, a reminder/) },
    ]);
  });

  test("a name and number that are on another record make the visit that patient's [APPT-18]", async () => {
    const known = await book("2026-08-13", "10:00", {
      patientDetails: { ...patientDetails, name: "Priya Raman" },
    });
    const { id } = await book("2026-08-20", "10:00");
    const { body } = await edit(id, { patientDetails: { ...patientDetails, name: "Priya Raman" } });
    expect(body.appointment.patientId).toBe(known.patientId);
  });

  test("written on a state that somebody else has changed keeps nothing, and loses nothing of theirs [APPT-18]", async () => {
    const { id, version } = await book("2026-08-13", "10:00");
    const on = (seen: string, body: object) =>
      server().call("editAppointment", {
        ...{ token: clinic.token, params: { id }, headers: withSeen(seen), body },
      });
    const move = (seen: string, body: object) =>
      server().call("rescheduleAppointment", {
        ...{ token: clinic.token, params: { id }, headers: withSeen(seen) },
        body: { requestedDate: "2026-08-13", requestedTime: "10:00", ...body },
      });
    const first = await on(version, { notes: "Allergic to latex" });
    expect(first.status).toBe(200);
    const stale = await on(version, { notes: "Bring x-rays" });
    expect([stale.status, stale.body.code]).toEqual([409, "edit_conflict"]);
    expect((await move(version, { durationMinutes: 60 })).body.code).toBe("edit_conflict");
    // Length and place first, then the rest on what came of it.
    const longer = await move(first.body.appointment.version, { durationMinutes: 60 });
    expect(longer.body.notes).toBe("Allergic to latex");
    const both = await on(longer.body.version, { notes: "Allergic to latex. Bring x-rays" });
    expect(both.body.appointment).toMatchObject({ notes: "Allergic to latex. Bring x-rays" });
    // That the patient has come is no change of the booking.
    server().clock.set("2026-08-13T10:00:00+10:00");
    await server().call("markAttendance", {
      ...{ token: clinic.token, params: { id }, body: { attendance: "arrived" } },
    });
    expect((await on(both.body.appointment.version, { notes: "Here" })).status).toBe(200);
    // Who says nothing of what they saw goes on as before.
    expect((await edit(id, { notes: "Here now" })).status).toBe(200);
  });

  test("is refused for what is cancelled, another clinic's or not a number [APPT-18]", async () => {
    const { id } = await book("2026-08-13", "10:00");
    const wrong = await edit(id, { patientDetails: { ...patientDetails, phone: "12" } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].field).toContain("phone");
    const other = await textingClinic(server());
    expect((await edit(id, { notes: "x" }, other.token)).status).toBe(404);
    await server().call("cancelAppointment", { token: clinic.token, params: { id }, body: {} });
    expect((await edit(id, { notes: "x" })).body.code).toBe("already_cancelled");
  });
});
