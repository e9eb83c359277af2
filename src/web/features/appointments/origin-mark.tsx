import { AudioLines, FileInput, Globe, UserRound } from "lucide-react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { TestBadge } from "#web/ui/test-badge.tsx";
import { originLabel } from "./appointment-labels.ts";

/** Of whoever made it: the old book, the patient at a screen, staff, or the assistant. */
export function originIcon({ isImported, isBookedOnline, isManuallyCreated }: Appointment) {
  if (isImported) return FileInput;
  if (isBookedOnline) return Globe;
  return isManuallyCreated ? UserRound : AudioLines;
}

/** Where the booking came from, with the icon of its maker. */
export function OriginMark({ appointment }: { appointment: Appointment }) {
  const Icon = originIcon(appointment);
  return (
    <span className="flex items-center gap-1.5 text-12 text-ink-2">
      <Icon aria-hidden="true" className="size-3.5 text-ink-3" />
      {originLabel(appointment)}
      {appointment.isTest && <TestBadge />}
    </span>
  );
}
