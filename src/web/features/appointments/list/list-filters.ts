import type { Appointment } from "#contract/booking/appointments.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import { addDays, isWeekend, type LocalDateTime, toInstant } from "#kernel/zoned-time.ts";

/**
 * How the appointments stand that are shown; `unsettled`: their time has come and nobody said whether the patient did;
 * `displaced`: they are still to come, and cannot take place where they are booked.
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
  /** Ids of the visits that need another time, chair or practitioner. */
  displaced: ReadonlySet<string>;
}

/** What of the appointments found stands as asked. */
export function shownWith(
  appointments: readonly Appointment[],
  { status, bookedSince, today, time, displaced }: ShownWith,
): Appointment[] {
  return appointments.filter((appointment) => {
    if (bookedSince !== null && Date.parse(appointment.bookedAt) < bookedSince) return false;
    if (status === "all") return true;
    if (status === "unsettled") return settlingOf(appointment, today, time) === "either";
    if (status === "displaced") return displaced.has(appointment.id);
    return appointment.status === (status satisfies AppointmentStatus);
  });
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
  displaced: ["visit to move", "visits to move"],
};

export const nounFor = (status: ShownStatus, count: number): string => nouns[status][count === 1 ? 0 : 1];
