import type { AppointmentStatus } from "#contract/limits.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { type AskedAnswer, canReceiveTexts, goneOut } from "#server/messaging/outbox/rules.ts";
import type { KeptMessage } from "#server/messaging/outbox/service.ts";

export interface AppointmentInWords {
  patientName: string;
  localDate: string;
  localTime: string;
  status: AppointmentStatus;
}

/** `Jane` of `Jane Citizen`. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

export const whenInWords = ({ localDate, localTime }: Pick<AppointmentInWords, "localDate" | "localTime">) =>
  `${spokenDate(localDate)} at ${twelveHour(localTime)}`;

/** Day and time only: what it is about is nobody's business who picks up the phone. */
export function confirmationText(appointment: AppointmentInWords, isMoved: boolean): string {
  const { patientName, status } = appointment;
  const when = whenInWords(appointment);
  const hello = `Hi ${firstName(patientName)},`;
  if (status === "requested") return `${hello} we have you down for ${when}`;
  return isMoved
    ? `${hello} your appointment has moved to ${when}`
    : `${hello} your appointment is booked for ${when}`;
}

/** Whoever has not confirmed yet is asked to. */
export const asksAfterBooking = ({ status }: Pick<AppointmentInWords, "status">): AskedAnswer =>
  status === "requested" ? "confirm" : "decline";

export const reminderText = (appointment: AppointmentInWords): string =>
  `Hi ${firstName(appointment.patientName)}, a reminder of your appointment on ${whenInWords(appointment)}`;

/** A confirmation of a visit, gone out or not; it is of use until the time that it tells of. */
type Confirmation = Pick<KeptMessage, "status" | "expiresAt">;

/** The time that the patient was told last, by the visit's confirmations, the latest first; null = none yet. */
export const timeHeardOf = (confirmations: readonly Confirmation[]): number | null =>
  confirmations.find(({ status }) => goneOut.includes(status))?.expiresAt ?? null;

/** Whether what was to tell of this time was called off before it went out: back at that time, the patient still waits for it. */
export const isOwed = (confirmations: readonly Confirmation[], startsAt: number): boolean =>
  confirmations.find(({ expiresAt }) => expiresAt === startsAt)?.status === "called_off";

/**
 * One reminder of a visit for each of the days before it that somebody chose, whoever plans it: the appointment book on the
 * day before, the email agent on its days. The database keeps it to one.
 */
export const reminderOccasion = (visit: { id: string; startsAt: number }, daysBefore: number): string =>
  `reminder ${visit.id} ${visit.startsAt}${daysBefore === 1 ? "" : ` ${daysBefore}`}`;

export const cancellationText = (appointment: AppointmentInWords): string =>
  `Hi ${firstName(appointment.patientName)}, your appointment on ${whenInWords(appointment)} has been cancelled. Ring us for another time`;

const hour = 3_600_000;
/** Whoever books later than this before the visit has just been told of it. */
const shortNoticeMs = 26 * hour;

/** When the reminder goes out: the day before at the same time on the clock; null for a visit that is too close. */
export function reminderTime(
  { localDate, localTime, startsAt }: { localDate: string; localTime: string; startsAt: number },
  timeZone: string,
  now: number,
): number | null {
  if (startsAt - now < shortNoticeMs) return null;
  return toInstant(addDays(localDate, -1), localTime, timeZone);
}

/** A reminder within the last hour finds the patient on the way. */
export const reminderExpiry = (startsAt: number): number => startsAt - hour;

export type Reach = { channel: "sms" | "email"; toAddress: string } | null;

/** By text message where the number takes them, else by email. */
export function reachOf(patient: { patientPhoneE164: string | null; patientEmail: string | null }): Reach {
  const { patientPhoneE164: phone, patientEmail: email } = patient;
  if (phone !== null && canReceiveTexts(phone)) return { channel: "sms", toAddress: phone };
  return email === null ? null : { channel: "email", toAddress: email };
}
