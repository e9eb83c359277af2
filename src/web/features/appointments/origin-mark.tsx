import { AudioLines, UserRound } from "lucide-react";
import type { Appointment } from "#contract/appointments.ts";
import { TestBadge } from "#web/ui/badge.tsx";
import { originLabel } from "./appointment-labels.ts";

/** Where the booking came from, with the icon of its maker. */
export function OriginMark({ appointment }: { appointment: Appointment }) {
  const Icon = appointment.isManuallyCreated ? UserRound : AudioLines;
  return (
    <span className="flex items-center gap-1.5 text-12 text-ink-2">
      <Icon aria-hidden="true" className="size-3.5 text-ink-3" />
      {originLabel(appointment)}
      {appointment.isTest && <TestBadge />}
    </span>
  );
}
