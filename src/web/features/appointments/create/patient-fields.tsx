import { Mail, Phone } from "lucide-react";
import { textLimits } from "#contract/limits.ts";
import type { Patient } from "#contract/patients/patients.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import type { AppointmentForm } from "./appointment-form.ts";
import { PatientLookup } from "./patient-lookup.tsx";
import { WhatFields } from "./what-fields.tsx";

/** Whom the appointment is for, what it is, and notes. */
export function PatientFields({ form }: { form: AppointmentForm }) {
  const { errors } = form.formState;
  const isOnRecord = form.watch("patientId") !== undefined;
  const name = form.register("patientDetails.name");
  const pick = ({ id, name, phone, email }: Patient) => {
    const set = { shouldDirty: true, shouldValidate: true };
    form.setValue("patientId", id, set);
    form.setValue("patientDetails.name", name, set);
    form.setValue("patientDetails.phone", phone ? formatPhone(phone) : "", set);
    form.setValue("patientDetails.email", email ?? "", set);
  };
  return (
    <>
      <Field
        label="Patient Name"
        hint={isOnRecord ? "On record: the visit joins this patient’s history" : undefined}
        error={errors.patientDetails?.name?.message}
      >
        <PatientLookup
          autoComplete="off"
          maxLength={textLimits.name}
          typed={form.watch("patientDetails.name")}
          onPick={pick}
          {...name}
          onChange={(event) => {
            // Another name is another person.
            form.setValue("patientId", undefined);
            return name.onChange(event);
          }}
        />
      </Field>
      <Field label="Phone Number" error={errors.patientDetails?.phone?.message}>
        <PatientLookup
          type="tel"
          autoComplete="off"
          maxLength={textLimits.phone}
          icon={<Phone aria-hidden="true" />}
          typed={isOnRecord ? "" : form.watch("patientDetails.phone")}
          onPick={pick}
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
      <WhatFields form={form} />
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
