import { useRef, useState } from "react";
import { visitMinutes } from "#contract/clinic/treatment-options.ts";
import { defaultAppointmentType, walkInMinutes } from "#contract/limits.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { twelveHour } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { lengthOptions, useUsualMinutes } from "../bookable.ts";
import {
  type AppointmentForm,
  type BookingValues,
  type Prefill,
  showFieldErrors,
  useAppointmentForm,
} from "./appointment-form.ts";
import { useCreateAppointment } from "./create-appointment.ts";
import { createKeyRing } from "./idempotency-key.ts";
import { PatientFields } from "./patient-fields.tsx";
import { useWalkInTimes } from "./walk-in-times.ts";

interface WalkInDialogProps {
  /** Today and now on the clinic's clock. */
  today: string;
  time: string;
  /** What was typed before it was set aside. */
  unfinished: BookingValues | null;
  onClose: () => void;
  onSetAside: (values: BookingValues) => void;
}

/** Times are entered as finely as lengths are. */
const { step } = visitMinutes;

/** Books a patient who is at the desk: now or when the first is free, off the half hours. */
export function WalkInDialog({ today, time, unfinished, onClose, onSetAside }: WalkInDialogProps) {
  const [start] = useState(() => timeOfMinutes(Math.floor(minutesOf(time) / step) * step));
  const { form, isPending, refusal, submit } = useWalkIn(
    { date: today, time: start, whom: null, unfinished },
    onClose,
  );
  const times = useWalkInTimes(form);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Walk-in"
      description="For a patient who is here now. No confirmation is sent."
      isDirty={(form.formState.isDirty || unfinished !== null) && !isPending}
      onSetAside={() => onSetAside(form.getValues())}
    >
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          {times.sentence !== "" && (
            <Note
              tone={times.isFreeNow === null ? "grey" : times.isFreeNow ? "green" : "orange"}
              className="col-span-2 max-desk:col-span-1"
            >
              <p role="status">{times.sentence}</p>
            </Note>
          )}
          <TimeFields
            form={form}
            notFree={times.notFree}
            earliest={timeOfMinutes(Math.max(0, minutesOf(start) - walkInMinutes + step))}
          />
          {refusal && (
            <Note tone="orange" className="col-span-2 max-desk:col-span-1">
              <p role="alert">{refusal}</p>
            </Note>
          )}
          <PatientFields form={form} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={isPending} pendingLabel="Booking...">
            Book Walk-in
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useWalkIn(start: Prefill, onClose: () => void) {
  const form = useAppointmentForm(start);
  const create = useCreateAppointment();
  const [keyFor] = useState(createKeyRing);
  const [refusal, setRefusal] = useState("");
  const isSending = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    const body = { ...values, isWalkIn: true };
    try {
      const booked = await create.mutateAsync({ body, idempotencyKey: keyFor(body) });
      onClose();
      const { patientName, requestedTime, chairName } = booked;
      toast({ title: "Success", description: `${patientName}, ${twelveHour(requestedTime)}, ${chairName}` });
    } catch (error) {
      showFieldErrors(form, error);
      setRefusal(messageForPeople(error, "Failed to create appointment"));
    } finally {
      isSending.current = false;
    }
  });
  return { form, isPending: create.isPending, refusal, submit };
}

interface TimeFieldsProps {
  form: AppointmentForm;
  earliest: string;
  notFree: string | undefined;
}

/** When, and for how long. */
function TimeFields({ form, earliest, notFree }: TimeFieldsProps) {
  const { errors } = form.formState;
  const usual = useUsualMinutes(form.watch("appointmentType") ?? defaultAppointmentType);
  const minutes = form.watch("durationMinutes") ?? usual;
  const set = { shouldDirty: true };
  return (
    <>
      <Field label="Time" error={errors.requestedTime?.message ?? notFree}>
        <Input type="time" step={step * 60} min={earliest} {...form.register("requestedTime")} />
      </Field>
      <Field label="Length" error={errors.durationMinutes?.message}>
        <Select
          options={lengthOptions(usual, minutes)}
          value={String(minutes)}
          onValueChange={(next) => form.setValue("durationMinutes", Number(next), set)}
        />
      </Field>
    </>
  );
}
