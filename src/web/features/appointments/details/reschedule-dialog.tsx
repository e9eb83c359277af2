import { Clock } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { DatePicker } from "#web/ui/days/date-picker.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { typeOf } from "../appointment-labels.ts";
import { usePractitioners } from "../bookable.ts";
import { isDayClosed } from "../calendar/calendar-events.ts";
import { useClosedDays } from "../calendar/closed-days.ts";
import { useClinicHours } from "../clinic-hours.ts";
import { useFreeTimes } from "../create/find-free-times.ts";
import { freeTimesHint, slotChoice } from "../create/slot-choice.ts";
import { type TakenSlot, TakenSlotNote } from "../create/taken-slot-note.tsx";
import { useMoveNotice, useRescheduleAppointment } from "./reschedule-appointment.ts";

interface RescheduleDialogProps {
  appointment: Appointment;
  today: string;
  onKeep: () => void;
  onMoved: () => void;
}

/** The select has no empty value. */
const anybody = "anybody";

/** Another day and time for the same visit, with the same practitioner or another: only times at which that one is free. */
export function RescheduleDialog({ appointment, today, onKeep, onMoved }: RescheduleDialogProps) {
  const { patientName, requestedDate, requestedTime } = appointment;
  const [date, setDate] = useState(requestedDate < today ? "" : requestedDate);
  const [time, setTime] = useState("");
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const hours = useClinicHours();
  const closedFor = useClosedDays(today, date || today);
  const [practitionerId, setPractitionerId] = useState(appointment.practitionerId ?? undefined);
  const practitioners = usePractitioners(typeOf(appointment));
  const { known, refresh } = useFreeTimes(date, { appointmentType: typeOf(appointment), practitionerId });
  const move = useRescheduleAppointment(appointment.id);
  const say = useMoveNotice(appointment);
  const choice = slotChoice(known);
  const isFree = known.state === "known" && known.slots.includes(time);
  const onMove = () =>
    move.mutate(
      { requestedDate: date, requestedTime: time, practitionerId },
      {
        onSuccess: () => {
          onMoved();
          say(`Moved to ${longDate(date)}, ${twelveHour(time)}`);
        },
        onError: (error) => {
          const problem = isRequestError(error) ? error.problem : null;
          if (problem?.nearestSlots) setTaken({ sentence: problem.detail, nearest: problem.nearestSlots });
          setTime("");
          refresh();
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "The appointment could not be moved"),
          });
        },
      },
    );
  return (
    <Dialog isOpen onClose={onKeep} title="Reschedule Appointment" isDirty={time !== "" && !move.isPending}>
      <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <div className="col-span-2 rounded-m bg-sunken px-3.5 py-2.5 max-desk:col-span-1">
          <p className="text-14 font-semibold">{patientName}</p>
          <p className="text-13 text-ink-2">
            {typeOf(appointment)}, now {longDate(requestedDate)}, {twelveHour(requestedTime)}
          </p>
        </div>
        <Field label="New date">
          <DatePicker
            isLong
            min={today}
            isClosed={(day) => isDayClosed(hours, day) || closedFor(day) !== ""}
            value={date}
            onChange={(day) => {
              setDate(day);
              setTime("");
            }}
          />
        </Field>
        <Field label="New time" hint={closedFor(date) ? `Closed: ${closedFor(date)}` : freeTimesHint(known)}>
          <Select
            icon={<Clock aria-hidden="true" />}
            placeholder={choice.placeholder}
            disabled={choice.disabled}
            options={choice.options}
            value={isFree ? time : ""}
            onValueChange={setTime}
          />
        </Field>
        {practitioners.length > 1 && (
          <Field label="Practitioner" className="col-span-2 max-desk:col-span-1">
            <Select
              options={[
                ...(appointment.practitionerId ? [] : [{ value: anybody, label: "Whoever is free" }]),
                ...practitioners.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={practitionerId ?? anybody}
              onValueChange={(next) => setPractitionerId(next === anybody ? undefined : next)}
            />
          </Field>
        )}
        {taken && (
          <TakenSlotNote
            taken={taken}
            onTake={(slot) => {
              setDate(slot.date);
              setTime(slot.time);
              setTaken(null);
            }}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onKeep}>Don’t move</Button>
        <Button
          kind="filled"
          disabled={!isFree}
          isPending={move.isPending}
          pendingLabel="Moving..."
          onClick={onMove}
        >
          Move Appointment
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
