import type { Appointment } from "#contract/booking/appointments.ts";

/** Requested appointments that a person can still confirm, the next one first. */
export function waitingRequests(appointments: readonly Appointment[], now: number): Appointment[] {
  return appointments
    .filter((appointment) => appointment.status === "requested" && Date.parse(appointment.endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
