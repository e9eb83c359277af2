import { ChevronRight, Mail, Phone } from "lucide-react";
import { memo } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatPhone, shortDate, twelveHour } from "#web/lib/formatting.ts";
import { typeOf } from "./calendar-events.ts";
import { OriginMark } from "./origin-mark.tsx";
import { PmsMark } from "./pms-mark.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface AppointmentCardProps {
  appointment: Appointment;
  hasChanged: boolean;
  onOpen: (id: string) => void;
}

const layout = classNames(
  "grid w-full items-center gap-x-4 px-4 text-left hover:bg-hover focus-visible:-outline-offset-2",
  "grid-cols-[104px_minmax(150px,1.1fr)_minmax(150px,1.2fr)_minmax(140px,1fr)_134px_106px_16px] min-h-14.5",
  "max-wide:grid-cols-[90px_minmax(140px,1.2fr)_minmax(120px,1fr)_126px_106px_16px]",
  "max-desk:grid-cols-[74px_minmax(0,1fr)_auto] max-desk:items-start max-desk:gap-x-2.5 max-desk:gap-y-0.5 max-desk:px-3.5 max-desk:py-3",
);

/** One appointment as a row that opens its details. */
export const AppointmentCard = memo(function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, hasChanged, onOpen } = props;
  const isOff = appointment.status === "cancelled";
  const struck = isOff && "text-ink-3 line-through decoration-1";
  return (
    <li className="border-t border-line first:border-t-0 [contain-intrinsic-size:auto_58px] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onOpen(appointment.id)}
        className={classNames(layout, hasChanged && "changed-row")}
      >
        <span className="max-desk:col-start-1 max-desk:row-start-1 max-desk:row-span-4">
          <span className={classNames("figures block text-[15px]/5 font-semibold max-desk:text-14", struck)}>
            {twelveHour(appointment.requestedTime)}
          </span>
          <span className="block text-12 text-ink-3">{shortDate(appointment.requestedDate)}</span>
        </span>
        <span className="min-w-0 max-desk:col-start-2 max-desk:row-start-1">
          <span className={classNames("block truncate text-14 font-semibold", struck)}>
            {appointment.patientName}
          </span>
          <span className="flex items-center gap-1.5 text-12 text-ink-2">
            <Phone aria-hidden="true" className="size-3.5 text-ink-3" />
            {formatPhone(appointment.patientPhone)}
          </span>
        </span>
        <PatientEmail email={appointment.patientEmail} />
        <span className="truncate text-13 max-desk:col-start-2 max-desk:row-start-3 max-desk:text-12">
          {typeOf(appointment)}
        </span>
        <span className="max-desk:col-start-2 max-desk:row-start-4">
          <OriginMark appointment={appointment} />
          <PmsMark appointmentId={appointment.id} />
        </span>
        <span className="flex max-desk:col-start-3 max-desk:row-start-1">
          <StatusBadge status={appointment.status} />
        </span>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-3 max-desk:hidden" />
      </button>
    </li>
  );
});

function PatientEmail({ email }: { email: string | null }) {
  if (!email) return <span className="max-wide:hidden" />;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-12 text-ink-2 max-wide:col-start-2 max-wide:row-start-2 max-desk:col-span-2">
      <Mail aria-hidden="true" className="size-3.5 text-ink-3" />
      <span className="truncate">{email}</span>
    </span>
  );
}
