import type { Appointment } from "#contract/appointments.ts";
import { longDateOf, twelveHourOf } from "#web/lib/formatting.ts";

export const originLabel = (appointment: Appointment): string =>
  appointment.isManuallyCreated ? "Added manually" : "AI booking";

/** Who booked it: `Manually booked by staff` with the creator, or the assistant. */
export function bookingSentences(appointment: Appointment): string[] {
  if (!appointment.isManuallyCreated) return ["Booked via AI Voice Agent"];
  const creator =
    appointment.createdByUsername || (appointment.createdBy ? `User ID: ${appointment.createdBy}` : "");
  return creator ? ["Manually booked by staff", creator] : ["Manually booked by staff"];
}

export interface CancellationDetails {
  cancelledBy: string;
  reason: string;
  date: string;
  time: string;
}

/** Who cancelled, why and when, with a word for what was not recorded. */
export function cancellationDetails(appointment: Appointment, timeZone: string): CancellationDetails {
  const at = appointment.cancelledAt;
  return {
    cancelledBy: appointment.cancelledByUsername || "Not recorded",
    reason: appointment.cancelReason || "None given",
    date: at ? longDateOf(at, timeZone) : "Not recorded",
    time: at ? twelveHourOf(at, timeZone) : "Not recorded",
  };
}

/** `IP` for Isla Pappas */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return `${first}${last}`.toLocaleUpperCase("en-AU");
}
