import { randomBytes } from "node:crypto";
import twilio from "twilio";
import { telephonyPaths } from "#contract/endpoints.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "./phone-clinic.ts";
import { rowsOf } from "./rows-of.ts";
import { type TestServer, testAuthToken } from "./test-server.ts";

export type TextingClinic = Awaited<ReturnType<typeof textingClinic>>;

/** A clinic with a number of its own, and patients who read and write text messages. */
export async function textingClinic(server: TestServer, publicUrl?: string) {
  const clinic: PhoneClinic = await phoneClinic(server, {}, publicUrl);
  const run = () => server.worker.runDue();
  /** What was written to that number, oldest first, since the last look. */
  const read = async (number = callerNumber): Promise<string[]> => {
    await run();
    const own = server.texts.sent.filter(({ to, from }) => to === number && from === clinic.number);
    for (const one of own) server.texts.sent.splice(server.texts.sent.indexOf(one), 1);
    return own.map(({ body }) => body);
  };
  const reply = async (body: string, { from = callerNumber, sid = newSid() } = {}) => {
    const form = { MessageSid: sid, From: from, To: clinic.number, Body: body, NumMedia: "0" };
    // Nobody answers within the millisecond in which they are written to.
    server.clock.advance(1_000);
    // The provider signs the address by which it knows the server.
    const signed = (publicUrl ?? clinic.url) + telephonyPaths.twilioText;
    const answer = await fetch(clinic.url + telephonyPaths.twilioText, {
      method: "POST",
      headers: { "x-twilio-signature": twilio.getExpectedTwilioSignature(testAuthToken, signed, form) },
      body: new URLSearchParams(form),
    });
    await run();
    return answer;
  };
  /** Staff book a visit; the assistant's way of booking is `clinic.ring`. */
  const book = async (date: string, time: string, over: Record<string, unknown> = {}) => {
    const patientDetails = { name: "Priya Raman", phone: "0491 570 156", email: "" };
    const body = { requestedDate: date, requestedTime: time, patientDetails, ...over };
    const booked = await server.call("createAppointment", { token: clinic.token, body });
    if (booked.status !== 201) throw new Error(`Booking answered ${booked.status}: ${booked.body.detail}`);
    return booked.body;
  };
  const outbox = (where = "true") =>
    rowsOf<Record<string, unknown>>(
      server.database,
      `select * from message where clinic_id = '${clinic.scope.clinicId}' and ${where} order by created_at, id`,
    );
  return { ...clinic, run, read, reply, book, outbox };
}

export const newSid = () => `SM${randomBytes(16).toString("hex")}`;
