import { zodResolver } from "@hookform/resolvers/zod";
import { Mail, Phone } from "lucide-react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type Appointment, editAppointmentBody } from "#contract/booking/appointments.ts";
import { textLimits } from "#contract/limits.ts";
import { formatPhone, longDate, plural, twelveHour } from "#web/lib/formatting.ts";
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { typeOf } from "../appointment-labels.ts";
import { typeOptions, useTreatments } from "../bookable.ts";
import { useEditAppointment } from "./edit-appointment.ts";

interface EditDialogProps {
  appointment: Appointment;
  onDone: () => void;
}

const body = editAppointmentBody.required();

function useEditForm(appointment: Appointment) {
  const { patientName, patientPhone, patientEmail, notes } = appointment;
  return useForm<z.input<typeof body>, unknown, z.output<typeof body>>({
    resolver: zodResolver(body),
    defaultValues: {
      patientDetails: { name: patientName, phone: formatPhone(patientPhone), email: patientEmail ?? "" },
      appointmentType: typeOf(appointment),
      notes: notes ?? "",
    },
    mode: "onTouched",
  });
}

/** Corrects who is booked, what for and the notes; another time is another dialog's. */
export function EditDialog({ appointment, onDone }: EditDialogProps) {
  const form = useEditForm(appointment);
  const edit = useEditAppointment(appointment.id);
  const { dirtyFields, isDirty } = form.formState;
  const save = form.handleSubmit(async ({ patientDetails, appointmentType, notes }) => {
    const change = {
      // Shown in the form for people; untouched it stays as it was given.
      ...(dirtyFields.patientDetails && {
        patientDetails: dirtyFields.patientDetails.phone
          ? patientDetails
          : { ...patientDetails, phone: appointment.patientPhone },
      }),
      ...(dirtyFields.appointmentType && { appointmentType }),
      ...(dirtyFields.notes && { notes }),
    };
    try {
      const { alsoCorrected } = await edit.mutateAsync(change);
      onDone();
      toast({ title: "Success", description: savedSentence(alsoCorrected) });
    } catch (error) {
      showRefusal(form, error);
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The appointment could not be changed"),
      });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title="Edit Appointment"
      description={`${longDate(appointment.requestedDate)}, ${twelveHour(appointment.requestedTime)}. To change the time, use Reschedule.`}
      isDirty={isDirty && !edit.isPending}
    >
      <form className="contents" noValidate onSubmit={save}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <Fields form={form} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onDone}>Cancel</Button>
          <Button
            type="submit"
            kind="filled"
            disabled={!isDirty}
            isPending={edit.isPending}
            pendingLabel="Saving..."
          >
            Save changes
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** `Appointment changed. 2 other bookings to come were corrected too.` */
const savedSentence = (others: number): string =>
  others === 0
    ? "Appointment changed"
    : `Appointment changed. ${plural(others, "other booking")} to come ${others === 1 ? "was" : "were"} corrected too.`;

type EditForm = ReturnType<typeof useEditForm>;

function showRefusal(form: EditForm, error: unknown): void {
  if (!isRequestError(error)) return;
  for (const { field, message } of error.problem?.errors ?? []) {
    const name = fieldNames.find((each) => field.endsWith(each));
    if (name) form.setError(name, { type: "server", message });
  }
}
const fieldNames = [
  "patientDetails.name",
  "patientDetails.phone",
  "patientDetails.email",
  "appointmentType",
  "notes",
] as const;

function Fields({ form }: { form: EditForm }) {
  const { errors } = form.formState;
  const type = form.watch("appointmentType");
  const types = typeOptions(useTreatments(), type);
  return (
    <>
      <Field label="Patient Name" error={errors.patientDetails?.name?.message}>
        <Input autoComplete="off" maxLength={textLimits.name} {...form.register("patientDetails.name")} />
      </Field>
      <Field label="Phone Number" error={errors.patientDetails?.phone?.message}>
        <Input
          type="tel"
          autoComplete="off"
          maxLength={textLimits.phone}
          icon={<Phone aria-hidden="true" />}
          {...form.register("patientDetails.phone")}
        />
      </Field>
      <p className="col-span-2 -mt-2 text-12 text-ink-3 max-desk:col-span-1">
        A change of name, number or email also corrects the patient’s record and the other bookings to come.
      </p>
      <Field label="Email" labelSuffix="(Optional)" error={errors.patientDetails?.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          icon={<Mail aria-hidden="true" />}
          {...form.register("patientDetails.email")}
        />
      </Field>
      <Field label="Appointment Type" error={errors.appointmentType?.message}>
        <Select
          options={types}
          value={type ?? ""}
          onValueChange={(next) => form.setValue("appointmentType", next, { shouldDirty: true })}
        />
      </Field>
      <Field
        label="Notes"
        labelSuffix="(Optional)"
        error={errors.notes?.message}
        className="col-span-2 max-desk:col-span-1"
      >
        <Textarea maxLength={textLimits.notes} {...form.register("notes")} />
      </Field>
    </>
  );
}
