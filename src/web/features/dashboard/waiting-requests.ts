import type { Appointment } from "#contract/appointments.ts";

/** Requested appointments that a person can still confirm, the next one first. */
export function waitingRequests(appointments: readonly Appointment[], now: number): Appointment[] {
  return appointments
    .filter((appointment) => appointment.status === "requested" && Date.parse(appointment.endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The requests with the rows that were confirmed a moment ago, each where it stood. */
export function withKept(requests: readonly Appointment[], kept: readonly Appointment[]): Appointment[] {
  const waiting = requests.filter(({ id }) => !kept.some((row) => row.id === id));
  return [...waiting, ...kept].toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
