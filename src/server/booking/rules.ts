import type { Attendance } from "#contract/booking/appointments.ts";
import { type AppointmentStatus, bookingHorizonDays } from "#contract/limits.ts";
import type { Interval } from "#kernel/intervals.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openPiecesOn } from "./availability.ts";
import type { BookedBy } from "./service.ts";
import { appointmentMs } from "./visit-needs.ts";

export type Placement =
  | { ok: true; time: Interval }
  | { ok: false; reason: "outside_hours" | "in_the_past" | "too_far" };

/** The last day on which anything can be booked at that moment, in the clinic. */
export const lastBookableDay = (now: number, timeZone: string): string =>
  addDays(toLocal(now, timeZone).date, bookingHorizonDays);

/** Where an appointment at that clinic-local day and time would lie, or why it cannot. */
export function placeAppointment(
  date: string,
  time: string,
  calendar: OpeningCalendar,
  now: number,
  lengthMs = appointmentMs,
): Placement {
  if (date > lastBookableDay(now, calendar.timeZone)) return { ok: false, reason: "too_far" };
  const start = toInstant(date, time, calendar.timeZone);
  // A time that the clocks skip does not exist; booking it would silently mean another one.
  if (toLocal(start, calendar.timeZone).time !== time) return { ok: false, reason: "outside_hours" };
  if (start <= now) return { ok: false, reason: "in_the_past" };
  const end = start + lengthMs;
  const isOpen = openPiecesOn(date, calendar).some((piece) => piece.start <= start && end <= piece.end);
  if (!isOpen) return { ok: false, reason: "outside_hours" };
  return { ok: true, time: { start, end } };
}

/** Staff know whom they book; what the assistant books waits for staff or for the patient's answer (APPT-15). */
export const statusOfNewBooking = (bookedBy: "staff" | "assistant"): AppointmentStatus =>
  bookedBy === "staff" ? "confirmed" : "requested";

/** The same of whoever it is; what patients book themselves is as the clinic wishes, and who takes an offer has said that they come. */
export const statusOfBooking = (by: BookedBy): AppointmentStatus => {
  if (by.kind === "patient") return by.status;
  return by.kind === "waitlist" ? "confirmed" : statusOfNewBooking(by.kind);
};

/** What of a visit decides what may be done with it. */
interface VisitState {
  status: AppointmentStatus;
  attendance: Attendance | null;
}

export type NotToBeChanged = "not_found" | "already_cancelled" | "attended";

/** Why a visit may not be cancelled or moved: where it is on record whether the patient came, it is over. */
export function changeRefusal({
  status,
  attendance,
}: VisitState): Exclude<NotToBeChanged, "not_found"> | null {
  if (status === "cancelled") return "already_cancelled";
  return attendance === null ? null : "attended";
}

/**
 * That a patient came is said on the day, for they may be early by hours; that they did not, only once the time has
 * come. A mark can always be taken back.
 */
export function attendanceRefusal(
  { status, startsAt, localDate }: { status: AppointmentStatus; startsAt: number; localDate: string },
  attendance: Attendance | null,
  { now, today }: { now: number; today: string },
): "already_cancelled" | "not_yet" | null {
  if (attendance === null) return null;
  if (status === "cancelled") return "already_cancelled";
  const isTooEarly = attendance === "arrived" ? localDate > today : startsAt > now;
  return isTooEarly ? "not_yet" : null;
}

/** Requested and confirmed appointments both hold their chair. */
export const heldStatuses: AppointmentStatus[] = ["requested", "confirmed"];
