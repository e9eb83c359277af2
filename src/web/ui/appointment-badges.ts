import type { AppointmentStatus } from "#contract/limits.ts";
import type { Tone } from "./badge.tsx";

/** Word, tone and tooltip of an appointment's status. */
export const appointmentBadges: Record<AppointmentStatus, { label: string; tone: Tone; tooltip: string }> = {
  requested: { label: "Requested", tone: "yellow", tooltip: "Appointment pending confirmation" },
  confirmed: { label: "Confirmed", tone: "green", tooltip: "Appointment confirmed and scheduled" },
  cancelled: { label: "Cancelled", tone: "red", tooltip: "Appointment cancelled" },
};
