import { Calendar } from "lucide-react";
import { Link } from "wouter";
import type { Appointment } from "#contract/booking/appointments.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateOf, nearDate, twelveHour } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { RowIcon } from "#web/ui/row-icon.tsx";
import { useConfirmAppointment } from "./confirm-appointment.ts";
import { WaitingRow } from "./waiting-row.tsx";

/** How a request came in. */
function howAsked({ isImported, isBookedOnline, isManuallyCreated }: Appointment): string {
  if (isImported) return "imported";
  if (isBookedOnline) return "booked online";
  return isManuallyCreated ? "entered by your team" : "asked for by phone";
}

interface RequestRowProps {
  appointment: Appointment;
  now: number;
  /** It waits no more, and stands here until the rows may move. */
  isSettled: boolean;
  onConfirmed: () => void;
}

/** A request of the assistant or of the booking page, to be confirmed. */
export function RequestRow({ appointment, now, isSettled, onConfirmed }: RequestRowProps) {
  const timeZone = useClinicTimeZone();
  const confirm = useConfirmAppointment(onConfirmed);
  const { id, patientName, requestedDate, requestedTime, appointmentType } = appointment;
  const when = `${twelveHour(requestedTime)} ${nearDate(requestedDate, dateOf(now, timeZone))}`;
  return (
    <WaitingRow
      icon={
        <RowIcon tone="orange">
          <Calendar />
        </RowIcon>
      }
      title={
        <Link href={`/appointments?id=${id}`} className="rounded-s hover:underline">
          {`${patientName}, ${when}`}
        </Link>
      }
      detail={`${appointmentType ?? defaultAppointmentType}, ${howAsked(appointment)}`}
    >
      {isSettled ? (
        // It may as well have been cancelled or moved by somebody else.
        <Badge tone={confirm.isSuccess ? "green" : "grey"}>
          {confirm.isSuccess ? "Confirmed" : "Dealt with"}
        </Badge>
      ) : (
        <Button
          size="small"
          aria-label={`Confirm ${patientName}, ${when}`}
          isPending={confirm.isPending}
          onClick={() => confirm.mutate(id)}
        >
          Confirm
        </Button>
      )}
    </WaitingRow>
  );
}
