import type { Appointment } from "#contract/booking/appointments.ts";
import { appointmentMinutes } from "#contract/limits.ts";

/** How long the visit is; half an hour where its instants say nothing sensible. */
export function minutesFor({ startsAt, endsAt }: Pick<Appointment, "startsAt" | "endsAt">): number {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return minutes > 0 ? minutes : appointmentMinutes;
}
