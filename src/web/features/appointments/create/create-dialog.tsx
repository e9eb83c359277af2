import { useEffect, useRef, useState } from "react";
import type { FreeTime } from "#contract/errors.ts";
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useTypeOf } from "../bookable.ts";
import {
  type AppointmentForm,
  type BookingValues,
  type Prefill,
  showFieldErrors,
  startValues,
  useAppointmentForm,
} from "./appointment-form.ts";
import { useCreateAppointment } from "./create-appointment.ts";
import { useFreeTimes } from "./find-free-times.ts";
import { createKeyRing } from "./idempotency-key.ts";
import { PatientFields } from "./patient-fields.tsx";
import { isRealTime, timeToSend } from "./slot-choice.ts";
import { type TakenSlot, TakenSlotNote } from "./taken-slot-note.tsx";
import { useChosenTime } from "./use-chosen-time.ts";
import { WhenFields } from "./when-fields.tsx";

interface CreateDialogProps {
  prefill: Prefill;
  today: string;
  onClose: () => void;
  onSetAside: (values: BookingValues) => void;
}

/** Books by hand: a day, one of its free times, and whom for. Mounted while open. */
export function CreateDialog({ prefill, today, onClose, onSetAside }: CreateDialogProps) {
  const { form, known, time, isPending, taken, submit, takeInstead } = useCreateDialog(prefill, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create Manual Appointment"
      description="Create a new appointment manually. Select a date to see available time slots."
      isDirty={(form.formState.isDirty || Boolean(prefill.unfinished)) && !isPending}
      onSetAside={() => onSetAside(form.getValues())}
    >
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <WhenFields form={form} known={known} time={time} today={today} />
          {taken && <TakenSlotNote taken={taken} onTake={takeInstead} />}
          <PatientFields form={form} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={isPending} pendingLabel="Creating...">
            Create Appointment
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useCreateDialog(prefill: Prefill, onClose: () => void) {
  const form = useAppointmentForm(prefill);
  const [date, wanted] = form.watch(["requestedDate", "requestedTime"]);
  const wish = {
    appointmentType: form.watch("appointmentType"),
    practitionerId: form.watch("practitionerId"),
    chairId: form.watch("chairId"),
  };
  const freeTimes = useFreeTimes(date, wish);
  useTypeTheyDo(form, prefill.practitionerId);
  const { known, refresh } = freeTimes;
  const create = useCreateAppointment();
  const [keyFor] = useState(createKeyRing);
  const [taken, setTaken] = useState<TakenSlot | null>(null);
  const isSending = useRef(false);
  const time = useChosenTime(date, wanted, wish, freeTimes);

  const book = form.handleSubmit(async (body) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await create.mutateAsync({ body, idempotencyKey: keyFor(body) });
      form.reset(startValues({ date: "", time: "", whom: null }));
      onClose();
      toast({ title: "Success", description: "Appointment created successfully" });
    } catch (error) {
      setTaken(takenSlotIn(error));
      showFieldErrors(form, error);
      refresh();
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to create appointment"),
      });
    } finally {
      isSending.current = false;
    }
  });

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!time.isTaken && time.notFree === "" && isRealTime(timeToSend(known, time.chosen))) {
      void book(event);
      return;
    }
    toast({
      variant: "destructive",
      title: "Invalid Time",
      description: "Please select a valid appointment time",
    });
  };

  const takeInstead = ({ date, time }: FreeTime) => {
    form.setValue("requestedDate", date, { shouldDirty: true, shouldValidate: true });
    form.setValue("requestedTime", time, { shouldDirty: true, shouldValidate: true });
    setTaken(null);
    refresh();
  };

  return { form, known, time, isPending: create.isPending, taken, submit, takeInstead };
}

/** A column's practitioner may not do what the dialog starts with: then it is the first that they do. */
function useTypeTheyDo(form: AppointmentForm, practitionerId: string | undefined) {
  const type = useTypeOf(practitionerId, form.watch("appointmentType"));
  const { isDirty } = form.formState;
  useEffect(() => {
    if (type !== null && !isDirty) form.setValue("appointmentType", type);
  }, [type, isDirty, form]);
}

function takenSlotIn(error: unknown): TakenSlot | null {
  const problem = isRequestError(error) ? error.problem : null;
  if (problem?.code !== "slot_taken") return null;
  return { sentence: problem.detail, nearest: problem.nearestSlots ?? [] };
}
