import type { Appointment } from "#contract/booking/appointments.ts";
import type { BookClosedTime } from "#contract/clinic/opening.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import {
  addDays,
  isWeekend,
  type LocalDateTime,
  minutesOf,
  timeOfMinutes,
  toInstant,
} from "#kernel/zoned-time.ts";
import { minutesFor } from "../appointment-labels.ts";

/**
 * How the appointments stand that are shown; `unsettled`: their time has come and nobody said whether the patient did;
 * `displaced`: they are still to come, in a time that has been closed since.
 */
export const shownStatuses = [
  "all",
  "requested",
  "confirmed",
  "cancelled",
  "unsettled",
  "displaced",
] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const statusOptions: readonly { value: ShownStatus; label: string }[] = [
  { value: "all", label: "All statuses" },
  { value: "requested", label: "Requested" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "unsettled", label: "Not settled yet" },
  { value: "displaced", label: "Need moving" },
];

/** What can be said of whether a patient came: nothing, that they are here (from the morning of the day), or either. */
export type Settling = "none" | "arrived" | "either";

/** Both clocks are the clinic's. */
export function settlingOf(appointment: Appointment, today: string, time: string): Settling {
  const { status, attendance, isTest, requestedDate, requestedTime } = appointment;
  if (status === "cancelled" || attendance !== null || isTest || requestedDate > today) return "none";
  return requestedDate < today || requestedTime <= time ? "either" : "arrived";
}

/** Whether the desk can still say yes to it. */
export const isOpenRequest = ({ status, isTest, endsAt }: Appointment, now: number): boolean =>
  status === "requested" && !isTest && Date.parse(endsAt) > now;

export interface ShownWith {
  status: ShownStatus;
  /** Epoch milliseconds; null = whenever it was booked. */
  bookedSince: number | null;
  today: string;
  time: string;
  /** Closures, holidays and leave to come. */
  closed: readonly BookClosedTime[];
}

/** What of the appointments found stands as asked. */
export function shownWith(
  appointments: readonly Appointment[],
  { status, bookedSince, today, time, closed }: ShownWith,
): Appointment[] {
  return appointments.filter((appointment) => {
    if (bookedSince !== null && Date.parse(appointment.bookedAt) < bookedSince) return false;
    if (status === "all") return true;
    if (status === "unsettled") return settlingOf(appointment, today, time) === "either";
    if (status === "displaced") return isDisplaced(appointment, closed, today, time);
    return appointment.status === (status satisfies AppointmentStatus);
  });
}

/** Whether a visit that is still to come lies in a time when the clinic, its chair or its practitioner is not there. */
export function isDisplaced(
  appointment: Appointment,
  closed: readonly BookClosedTime[],
  today: string,
  time: string,
): boolean {
  const { status, isTest, requestedDate, requestedTime, chairId, practitionerId } = appointment;
  const isToCome = requestedDate > today || (requestedDate === today && requestedTime > time);
  if (status === "cancelled" || isTest || !isToCome) return false;
  const end = timeOfMinutes(minutesOf(requestedTime) + minutesFor(appointment));
  return closed.some(
    (each) =>
      each.date === requestedDate &&
      (each.chairId ?? chairId) === chairId &&
      (each.practitionerId ?? practitionerId) === practitionerId &&
      (each.toTime === null || requestedTime < each.toTime) &&
      (each.fromTime === null || end > each.fromTime),
  );
}

interface Hours {
  start: string;
  end: string;
}

/** A clinic that was never open in as many days is looked back on no further. */
const mostDaysBack = 14;

/** The last moment at which the clinic closed; null when its hours are not known or it has been closed for long. */
export function lastClosing(
  hours: { weekdays: Hours; weekends: Hours } | null,
  isClosedOn: (date: string) => boolean,
  { date, time, timeZone }: LocalDateTime & { timeZone: string },
): number | null {
  if (!hours) return null;
  for (let back = 0; back <= mostDaysBack; back++) {
    const day = addDays(date, -back);
    const { start, end } = isWeekend(day) ? hours.weekends : hours.weekdays;
    const hasClosed = start !== "" && !isClosedOn(day) && (back > 0 || end <= time);
    if (hasClosed) return toInstant(day, end, timeZone);
  }
  return null;
}

const nouns: Record<ShownStatus, [one: string, many: string]> = {
  all: ["appointment", "appointments"],
  requested: ["request", "requests"],
  confirmed: ["confirmed appointment", "confirmed appointments"],
  cancelled: ["cancelled appointment", "cancelled appointments"],
  unsettled: ["visit to settle", "visits to settle"],
  displaced: ["visit in closed time", "visits in closed time"],
};

export const nounFor = (status: ShownStatus, count: number): string => nouns[status][count === 1 ? 0 : 1];
