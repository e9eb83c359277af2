import type { Appointment } from "#contract/booking/appointments.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { longDateOf, twelveHourOf } from "#web/lib/formatting.ts";

export function originLabel({ isManuallyCreated, isBookedOnline, isImported }: Appointment): string {
  if (isImported) return "Imported";
  if (isBookedOnline) return "Booked online";
  return isManuallyCreated ? "Added manually" : "AI booking";
}

/** Who booked it: `Manually booked by staff` with the creator, the patient, or the assistant; or who imported it. */
export function bookingSentences(appointment: Appointment): string[] {
  if (appointment.isImported)
    return [
      "Imported from a file",
      ...(appointment.createdByUsername ? [appointment.createdByUsername] : []),
    ];
  if (appointment.isBookedOnline) return ["Booked online"];
  if (!appointment.isManuallyCreated) return ["Booked via AI Voice Agent"];
  const creator =
    appointment.createdByUsername || (appointment.createdBy ? `User ID: ${appointment.createdBy}` : "");
  return creator ? ["Manually booked by staff", creator] : ["Manually booked by staff"];
}

export const typeOf = (appointment: Appointment): string =>
  appointment.appointmentType || defaultAppointmentType;

/** `Chair 2, Dr Patel`; the chair only where there are several. */
export const placeWords = (
  { chairName, practitionerName }: Pick<Appointment, "chairName" | "practitionerName">,
  hasChairs: boolean,
): string => [hasChairs ? chairName : "", practitionerName].filter(Boolean).join(", ");

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
