import { Mail, Phone } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import type { Appointment } from "#contract/booking/appointments.ts";
import { textLimits } from "#contract/limits.ts";
import { longDate, plural, twelveHour } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useBook } from "../use-book.ts";
import { changesOf } from "./edit-changes.ts";
import { type EditInput, type EditOutput, useEditForm } from "./edit-form.ts";
import { EditPlaceFields } from "./edit-place-fields.tsx";

interface EditDialogProps {
  appointment: Appointment;
  onDone: () => void;
}

/** Corrects who is booked, what for, how long, where and with whom, and the notes; another time is another dialog's. */
export function EditDialog({ appointment, onDone }: EditDialogProps) {
  const { form, save, isPending, theirs, start, goOn, takeTheirs, mergeWithTheirs } =
    useEditForm(appointment);
  const book = useBook();
  const { isDirty } = form.formState;
  const { practitionerId: id, practitionerName: name } = appointment;
  const submit = form.handleSubmit(async (values) => {
    const { refusal, isConflict, alsoCorrected } = await save(values);
    if (isConflict) return;
    if (refusal) return toast({ variant: "destructive", title: "Error", description: refusal.message });
    onDone();
    toast({ title: "Success", description: savedSentence(alsoCorrected) });
  });
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title="Edit Appointment"
      description={`${longDate(appointment.requestedDate)}, ${twelveHour(appointment.requestedTime)}. To change the time, use Reschedule.`}
      isDirty={isDirty && !isPending}
    >
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <PatientFields form={form} />
          <EditPlaceFields form={form} booked={id && name ? { id, name } : null} />
          <Field
            label="Notes"
            labelSuffix="(Optional)"
            error={form.formState.errors.notes?.message}
            className="col-span-2 max-desk:col-span-1"
          >
            <Textarea maxLength={textLimits.notes} {...form.register("notes")} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onDone}>Cancel</Button>
          <Button
            type="submit"
            kind="filled"
            disabled={!isDirty}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            Save changes
          </Button>
        </DialogFooter>
      </form>
      <EditConflictDialog
        changes={theirs && changesOf(start(), form.getValues(), theirs, book)}
        isSaving={isPending}
        onClose={goOn}
        onTakeTheirs={takeTheirs}
        onKeepMine={() => {
          mergeWithTheirs();
          void submit();
        }}
      />
    </Dialog>
  );
}

/** `Appointment changed. 2 other bookings to come were corrected too.` */
const savedSentence = (others: number): string =>
  others === 0
    ? "Appointment changed"
    : `Appointment changed. ${plural(others, "other booking")} to come ${others === 1 ? "was" : "were"} corrected too.`;

function PatientFields({ form }: { form: UseFormReturn<EditInput, unknown, EditOutput> }) {
  const { patientDetails: errors } = form.formState.errors;
  return (
    <>
      <Field label="Patient Name" error={errors?.name?.message}>
        <Input autoComplete="off" maxLength={textLimits.name} {...form.register("patientDetails.name")} />
      </Field>
      <Field label="Phone Number" error={errors?.phone?.message}>
        <Input
          type="tel"
          autoComplete="off"
          maxLength={textLimits.phone}
          icon={<Phone aria-hidden="true" />}
          {...form.register("patientDetails.phone")}
        />
      </Field>
      <Field
        label="Email"
        labelSuffix="(Optional)"
        error={errors?.email?.message}
        className="col-span-2 max-desk:col-span-1"
      >
        <Input
          type="email"
          autoComplete="off"
          icon={<Mail aria-hidden="true" />}
          {...form.register("patientDetails.email")}
        />
      </Field>
      <p className="col-span-2 -mt-2 text-12 text-ink-3 max-desk:col-span-1">
        A change of name, number or email also corrects the patient’s record and the other bookings to come.
      </p>
    </>
  );
}
