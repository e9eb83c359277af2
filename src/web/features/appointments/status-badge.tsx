import type { AppointmentStatus } from "#contract/limits.ts";
import { appointmentBadges } from "#web/ui/appointment-badges.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";

/** The status with its tooltip; a stop for the keyboard only where it does not stand inside a button. */
export function StatusBadge({
  status,
  isTabStop = false,
}: {
  status: AppointmentStatus;
  isTabStop?: boolean;
}) {
  const { label, tone, tooltip } = appointmentBadges[status];
  return (
    <Tooltip text={tooltip}>
      <Badge tone={tone} {...(isTabStop ? { tabIndex: 0 } : {})}>
        {label}
      </Badge>
    </Tooltip>
  );
}
