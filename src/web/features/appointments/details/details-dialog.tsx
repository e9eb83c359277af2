import { CalendarPlus, Check, Pencil, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Appointment } from "#contract/booking/appointments.ts";
import { formatPhone, longDate, twelveHour } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { bookingSentences, cancellationDetails, initialsOf, typeOf } from "../appointment-labels.ts";
import { originIcon } from "../origin-mark.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { WaitlistSection } from "../waitlist/waitlist-section.tsx";
import { useConfirmAppointment } from "./confirm-appointment.ts";
import { PmsSection } from "./pms-section.tsx";
import { VisitSection } from "./visit-section.tsx";

interface DetailsDialogProps {
  appointment: Appointment;
  timeZone: string;
  onClose: () => void;
  onCancel: () => void;
  onBookAgain: () => void;
  onReschedule: () => void;
  onEdit: () => void;
}

/** All that is known of one appointment, and what can be done with it. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { appointment, onClose, onCancel, onBookAgain } = props;
  const isCancelled = appointment.status === "cancelled";
  return (
    <Dialog isOpen onClose={onClose} title="Appointment Details">
      <DialogBody>
        <Heading appointment={appointment} />
        <Facts appointment={appointment} />
        <div className="mt-4 flex flex-col gap-3">
          {appointment.isTest && <TestNote />}
          <PmsSection appointmentId={appointment.id} />
          <BookingInformation appointment={appointment} />
          {isCancelled ? (
            <>
              <Cancellation {...props} />
              {!appointment.isTest && <WaitlistSection freedId={appointment.id} onFilled={onClose} />}
            </>
          ) : (
            !appointment.isTest && <VisitSection {...props} />
          )}
        </div>
      </DialogBody>
      <DialogFooter
        apart={
          !isCancelled && (
            <Button kind="danger-text" onClick={onCancel}>
              Cancel Appointment
            </Button>
          )
        }
      >
        <Button onClick={onClose}>Close</Button>
        {!isCancelled && !appointment.isTest && (
          <Button icon={<Pencil aria-hidden="true" />} onClick={props.onEdit}>
            Edit
          </Button>
        )}
        {isCancelled && !appointment.isTest && (
          <Button kind="filled" icon={<CalendarPlus aria-hidden="true" />} onClick={onBookAgain}>
            Book again
          </Button>
        )}
        {appointment.status === "requested" && <ConfirmButton id={appointment.id} />}
      </DialogFooter>
    </Dialog>
  );
}

const TestNote = () => (
  <Note tone="blue">
    A test call booked this. It holds no time, nobody is written to, and a patient can still be booked then.
  </Note>
);

function Heading({ appointment }: { appointment: Appointment }) {
  return (
    <div className="mb-4 flex items-center gap-4 border-b border-line pb-4">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-full bg-accent-soft text-14 font-semibold text-accent-ink max-desk:hidden"
      >
        {initialsOf(appointment.patientName)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-16 font-semibold">{appointment.patientName}</p>
        <p className="text-13 text-ink-2">{typeOf(appointment)}</p>
      </div>
      <div className="text-right">
        <p className="text-16 font-semibold">{twelveHour(appointment.requestedTime)}</p>
        <p className="text-13 text-ink-2">{longDate(appointment.requestedDate)}</p>
      </div>
    </div>
  );
}

function Facts({ appointment }: { appointment: Appointment }) {
  return (
    <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
      <Fact label="Phone">{formatPhone(appointment.patientPhone)}</Fact>
      {appointment.patientEmail && <Fact label="Email">{appointment.patientEmail}</Fact>}
      <Fact label="Appointment Type">{typeOf(appointment)}</Fact>
      <Fact label="Length">{minutesFor(appointment)} minutes</Fact>
      {appointment.chairName && <Fact label="Chair">{appointment.chairName}</Fact>}
      {appointment.practitionerName && <Fact label="Practitioner">{appointment.practitionerName}</Fact>}
      <Fact label="Status">
        <StatusBadge status={appointment.status} isTabStop />
      </Fact>
      {appointment.notes && <Fact label="Notes">{appointment.notes}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-13/5 text-ink-3">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
  );
}

function BookingInformation({ appointment }: { appointment: Appointment }) {
  const { callId, patientId } = appointment;
  const Icon = originIcon(appointment);
  return (
    <section className="rounded-m bg-sunken px-3.5 py-3 text-13">
      <h3 className="mb-1 flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-4 text-ink-2" />
        Booking Information
      </h3>
      {bookingSentences(appointment).map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
      {(callId || patientId) && (
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 font-medium text-accent-ink">
          {callId && (
            <Link href={`/logs?call=${callId}`} className="rounded-s hover:underline">
              Open the call
            </Link>
          )}
          {patientId && (
            <Link href={`/patients?patient=${patientId}`} className="rounded-s hover:underline">
              Open the patient
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function Cancellation({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { cancelledBy, reason, date, time } = cancellationDetails(appointment, timeZone);
  return (
    <section className="rounded-m bg-red-soft px-3.5 py-3 text-13 text-red-ink">
      <h3 className="mb-1 flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4" />
        Cancellation Details
      </h3>
      <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        <dt>Cancelled by</dt>
        <dd>{cancelledBy}</dd>
        <dt>Reason</dt>
        <dd className="wrap-anywhere">{reason}</dd>
        <dt>Date</dt>
        <dd>{date}</dd>
        <dt>Time</dt>
        <dd>{time}</dd>
      </dl>
    </section>
  );
}

function ConfirmButton({ id }: { id: string }) {
  const confirm = useConfirmAppointment();
  const onConfirm = async () => {
    try {
      // Awaited, not given callbacks: this button is gone as soon as the appointment is confirmed.
      await confirm.mutateAsync(id);
      toast({ title: "Success", description: "Appointment confirmed successfully" });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to confirm appointment"),
      });
    }
  };
  return (
    <Button
      kind="filled"
      icon={<Check aria-hidden="true" />}
      isPending={confirm.isPending}
      pendingLabel="Confirming..."
      onClick={() => void onConfirm()}
    >
      Confirm
    </Button>
  );
}
