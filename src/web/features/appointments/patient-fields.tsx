import { Mail, Phone } from "lucide-react";
import { appointmentTypes, defaultAppointmentType, textLimits } from "#contract/limits.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import type { AppointmentForm } from "./appointment-form.ts";

const typeOptions = appointmentTypes.map((type) => ({ value: type, label: type }));

/** Whom the appointment is for, what it is, and notes. */
export function PatientFields({ form }: { form: AppointmentForm }) {
  const { errors } = form.formState;
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
      <Field label="Email" labelSuffix="(Optional)" error={errors.patientDetails?.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          placeholder="name@example.com"
          icon={<Mail aria-hidden="true" />}
          {...form.register("patientDetails.email")}
        />
      </Field>
      <Field label="Appointment Type" error={errors.appointmentType?.message}>
        <Select
          options={typeOptions}
          value={form.watch("appointmentType") ?? defaultAppointmentType}
          onValueChange={(type) => form.setValue("appointmentType", type, { shouldDirty: true })}
        />
      </Field>
      <Field
        label="Notes"
        labelSuffix="(Optional)"
        error={errors.notes?.message}
        className="col-span-2 max-desk:col-span-1"
      >
        <Textarea
          maxLength={textLimits.notes}
          placeholder="Anything the dentist should know"
          {...form.register("notes")}
        />
      </Field>
    </>
  );
}
