import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { statusOfNewBooking } from "./rules.ts";
import type { BookAppointment, BookedBy } from "./service.ts";
import type { AppointmentRow } from "./store.ts";

/** Under which what the assistant does is signed. */
export const assistantsName = "AI Voice Agent";

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
    status: statusOfNewBooking(by.kind),
    notes: request.notes || null,
    isManuallyCreated: by.kind === "staff",
    createdBy: staff?.userId ?? null,
    createdByUsername: staff?.username ?? null,
    callId: by.kind === "assistant" ? by.callId : null,
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

export function cancellation(reason: string | null, by: BookedBy, now: number) {
  const staff = by.kind === "staff" ? by : null;
  return {
    status: "cancelled" as const,
    cancelReason: reason || null,
    cancelledAt: now,
    cancelledBy: staff?.userId ?? null,
    cancelledByUsername: staff?.username ?? assistantsName,
    updatedAt: now,
  };
}

/** A status that holds its chair. */
export type HeldStatus = "requested" | "confirmed";

export function restoration(status: HeldStatus, now: number) {
  return {
    status,
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
  const what = `${row.appointmentType} for ${whenOf(row)}`;
  const text =
    by.kind === "assistant"
      ? `${row.patientName} booked ${what} by ${by.callId === null ? "text message" : "phone"}`
      : `${by.username} booked ${row.patientName} in: ${what}`;
  return activityOf(row, text, now);
}
