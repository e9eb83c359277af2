import { type HolderId, newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { statusOfBooking } from "./rules.ts";
import type { BookAppointment, BookedBy } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import type { VisitNeeds } from "./visit-needs.ts";

/** Under which what the assistant does is signed. */
export const assistantsName = "AI Voice Agent";
/** Under which patients change their visits on a page of the clinic's. */
const patientsName = "Patient, online";
/** Under which an offer that a patient took moves or books their visit. */
export const waitlistsName = "Waitlist";

/** Who may have kept the time; null = others' holds do not count. */
export const holderOf = (by: BookedBy): HolderId | null =>
  by.kind === "patient" || by.kind === "waitlist" ? by.holder : by.kind === "assistant" ? by.callId : null;

/** Their address is theirs, the number may be anybody's. */
export const isByEmailAlone = (by: BookedBy): boolean => by.kind === "patient" && by.isProvenByEmail === true;

/** Staff and patients at a screen by name; null = the assistant. */
export const movedByUsername = (by: BookedBy): string | null => {
  if (by.kind === "staff") return by.username;
  if (by.kind === "waitlist") return waitlistsName;
  return by.kind === "patient" ? patientsName : null;
};

/** What every visit has that no import brought. */
export const bookedHere = { importId: null, holdsTime: true, isQuiet: false };

/** A new appointment but for its id, whose it is, its place in time and its chair. */
export function newAppointment(request: BookAppointment, by: BookedBy, now: number) {
  const staff = by.kind === "staff" ? by : null;
  return {
    localDate: request.date,
    localTime: request.time,
    patientName: request.patientName,
    patientPhone: request.patientPhone,
    patientPhoneE164: toE164(request.patientPhone),
    patientEmail: request.patientEmail || null,
    appointmentType: request.appointmentType,
    status: statusOfBooking(by),
    notes: request.notes || null,
    isManuallyCreated: by.kind === "staff",
    isBookedOnline: by.kind === "patient",
    createdBy: staff?.userId ?? null,
    createdByUsername: staff?.username ?? null,
    callId: by.kind === "assistant" ? by.callId : null,
    ...bookedHere,
    isQuiet: request.isQuiet ?? false,
    cancelledBy: null,
    cancelledByUsername: null,
    cancelReason: null,
    cancelledAt: null,
    attendance: null,
    attendanceAt: null,
    attendanceByUsername: null,
    createdAt: now,
    updatedAt: now,
  };
}

const minute = 60_000;

/** The buffers that a visit keeps, whatever becomes of its treatment. */
export const buffersOf = ({ beforeMs, afterMs }: Pick<VisitNeeds, "beforeMs" | "afterMs">) => ({
  bufferBeforeMinutes: beforeMs / minute,
  bufferAfterMinutes: afterMs / minute,
});

export function cancellation(reason: string | null, by: BookedBy, now: number) {
  const staff = by.kind === "staff" ? by : null;
  return {
    status: "cancelled" as const,
    cancelReason: reason || null,
    cancelledAt: now,
    cancelledBy: staff?.userId ?? null,
    cancelledByUsername: movedByUsername(by) ?? assistantsName,
    updatedAt: now,
  };
}

/** A status that holds its chair. */
export type HeldStatus = "requested" | "confirmed";

export function restoration(status: HeldStatus, now: number) {
  return {
    status,
    holdsTime: true,
    cancelReason: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelledByUsername: null,
    updatedAt: now,
  };
}

export const whenOf = (row: AppointmentRow) => `${shortDate(row.localDate)}, ${twelveHour(row.localTime)}`;

export function activityOf(row: AppointmentRow, text: string, now: number) {
  return {
    id: newId(now),
    type: "booking" as const,
    text,
    at: now,
    appointmentId: row.id,
    callId: row.callId,
  };
}

export function bookingActivity(row: AppointmentRow, by: BookedBy, now: number) {
  const { appointmentType, patientName } = row;
  const text =
    by.kind === "staff"
      ? `${by.username} booked ${patientName}, ${appointmentType}, ${whenOf(row)}`
      : `${patientName} booked ${appointmentType} for ${whenOf(row)} ${wayOf(by)}`;
  return activityOf(row, text, now);
}

function wayOf(by: Exclude<BookedBy, { kind: "staff" }>): string {
  if (by.kind === "patient") return "online";
  if (by.kind === "waitlist") return "from the waitlist";
  return by.callId === null ? "by text message" : "by phone";
}
