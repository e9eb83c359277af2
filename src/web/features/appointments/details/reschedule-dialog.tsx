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
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { typeOf } from "../appointment-labels.ts";
import { usePractitioners } from "../bookable.ts";
import { isDayClosed } from "../calendar/calendar-events.ts";
import { useClosedDays } from "../calendar/closed-days.ts";
import { useClinicHours } from "../clinic-hours.ts";
import { freeTimesHint, refusedSentence, slotChoice, withTaken } from "../create/slot-choice.ts";
import { type TakenSlot, TakenSlotNote } from "../create/taken-slot-note.tsx";
import { useChosenTime } from "../create/use-chosen-time.ts";
import { useFirstDay } from "./first-day.ts";
import { type Moved, useVisitMove } from "./move-visit.ts";
import { useMoveNotice } from "./reschedule-appointment.ts";
import { useTimesToMove } from "./times-to-move.ts";

interface RescheduleDialogProps {
  appointment: Appointment;
  today: string;
  onKeep: () => void;
  onMoved: () => void;
}

/** The select has no empty value. */
const anybody = "anybody";

/** Another day and time for the same visit, with the same practitioner or another: only times at which that one is free. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { appointment, today, onKeep } = props;
  const { patientName, requestedDate, requestedTime } = appointment;
  const hours = useClinicHours();
  const { choice, choose, chooseWhom, first, known, time, taken, practitioners, moving, ...acts } =
    useRescheduling(props);
  const { isPending, onMove, onKeepMine } = acts;
  const { date, practitionerId } = choice;
  const instead = first.instead?.date === date ? undefined : first.instead;
  const closedFor = useClosedDays(today, date || today);
  const offer = withTaken(slotChoice(known), time);
  return (
    <Dialog isOpen onClose={onKeep} title="Reschedule Appointment" isDirty={choice.time !== "" && !isPending}>
      <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <div className="col-span-2 rounded-m bg-sunken px-3.5 py-2.5 max-desk:col-span-1">
          <p className="text-14 font-semibold">{patientName}</p>
          <p className="text-13 text-ink-2">
            {typeOf(appointment)}, now {longDate(requestedDate)}, {twelveHour(requestedTime)}
          </p>
        </div>
        {first.sentence !== "" && (
          <div className="col-span-2 grid justify-items-start gap-2 text-13 text-ink-2 max-desk:col-span-1">
            <p role="status">{first.sentence}</p>
            {instead && (
              <Button
                size="small"
                onClick={() =>
                  choose({ date: instead.date, practitionerId: instead.practitionerId, time: "" })
                }
              >
                {instead.label}
              </Button>
            )}
          </div>
        )}
        <Field label="New date">
          <DatePicker
            isLong
            min={today}
            isClosed={(day) => isDayClosed(hours, day) || closedFor(day) !== ""}
            value={date}
            onChange={(date) => choose({ date, time: "", isByDay: true })}
          />
        </Field>
        <Field
          label="New time"
          hint={closedFor(date) ? `Closed: ${closedFor(date)}` : freeTimesHint(known)}
          error={refusedSentence(known, time)}
        >
          <Select
            icon={<Clock aria-hidden="true" />}
            placeholder={offer.placeholder}
            disabled={offer.disabled}
            options={offer.options}
            value={time.chosen}
            onValueChange={(time) => choose({ time })}
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
              onValueChange={(next) => chooseWhom(next === anybody ? undefined : next)}
            />
          </Field>
        )}
        {taken && (
          <TakenSlotNote taken={taken} onTake={({ date, time }) => choose({ date, time, isByDay: true })} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onKeep}>Don’t move</Button>
        <Button
          kind="filled"
          disabled={time.chosen === "" || time.isTaken}
          isPending={isPending}
          pendingLabel="Moving..."
          onClick={onMove}
        >
          Move Appointment
        </Button>
      </DialogFooter>
      <EditConflictDialog
        changes={moving.changes}
        isSaving={isPending}
        onClose={moving.goOn}
        onTakeTheirs={onKeep}
        onKeepMine={onKeepMine}
      />
    </Dialog>
  );
}

interface Choice {
  date: string;
  time: string;
  practitionerId: string | undefined;
  /** The day was chosen by a person. */
  isByDay?: boolean;
}

/** What is chosen of another time, the free times of that day, and the move. */
function useRescheduling({ appointment, today, onMoved }: RescheduleDialogProps) {
  const practitioners = usePractitioners(typeOf(appointment));
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [whom, setWhom] = useState<Pick<Choice, "practitionerId"> | null>(null);
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const first = useFirstDay(appointment, { today, practitioners, chosen: whom, isWanted: chosen === null });
  const choice = chosen ?? { date: first.date, time: "", practitionerId: first.practitionerId };
  const wish = { appointmentType: typeOf(appointment), practitionerId: choice.practitionerId };
  const freeTimes = useTimesToMove(appointment, choice.date, choice.practitionerId);
  const choose = (next: Partial<Choice>) => {
    setChosen({ ...choice, ...next });
    setTaken(null);
  };
  // A day that a person has chosen stays; else whoever is chosen may have times on the visit's own.
  const chooseWhom = (practitionerId: string | undefined) => {
    if (chosen?.isByDay) return choose({ practitionerId });
    setWhom({ practitionerId });
    setChosen(null);
    setTaken(null);
  };
  const [own] = useState(appointment.practitionerId ?? undefined);
  const moving = useVisitMove(appointment, (visit) => ({
    requestedDate: choice.date,
    requestedTime: choice.time,
    practitionerId:
      choice.practitionerId === own ? (visit.practitionerId ?? undefined) : choice.practitionerId,
  }));
  const say = useMoveNotice(appointment.id);
  const finish = async (attempt: Promise<Moved | null>) => {
    try {
      const moved = await attempt;
      if (moved === null) return;
      onMoved();
      say(`Moved to ${longDate(choice.date)}, ${twelveHour(choice.time)}`, moved);
    } catch (error) {
      const problem = isRequestError(error) ? error.problem : null;
      if (problem?.nearestSlots) setTaken({ sentence: problem.detail, nearest: problem.nearestSlots });
      freeTimes.refresh();
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The appointment could not be moved"),
      });
    }
  };
  return {
    ...{ choice, choose, chooseWhom, first, taken, practitioners, moving },
    known: freeTimes.known,
    time: useChosenTime(choice.date, choice.time, wish, freeTimes),
    isPending: moving.isPending,
    onMove: () => void finish(moving.move()),
    onKeepMine: () => void finish(moving.keepMine()),
  };
}
