import { defaultAppointmentType } from "#contract/limits.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { typeOptions, usePractitioners, useTreatments } from "../bookable.ts";
import type { AppointmentForm } from "./appointment-form.ts";

/** The select has no empty value. */
const anybody = "anybody";

/** What for, and with whom where the clinic books people: both decide which times are free. */
export function WhatFields({ form }: { form: AppointmentForm }) {
  const { errors } = form.formState;
  const type = form.watch("appointmentType") ?? defaultAppointmentType;
  const treatments = useTreatments();
  const practitioners = usePractitioners(type);
  const minutes = treatments.find(({ name }) => name === type)?.durationMinutes;
  const chosen = form.watch("practitionerId");
  return (
    <>
      <Field
        label="Appointment Type"
        hint={minutes && `${minutes} minutes`}
        error={errors.appointmentType?.message}
      >
        <Select
          options={typeOptions(treatments, type)}
          value={type}
          onValueChange={(next) => {
            form.setValue("appointmentType", next, { shouldDirty: true });
            // Whoever was chosen may not do the other treatment.
            form.setValue("practitionerId", undefined);
          }}
        />
      </Field>
      {practitioners.length > 0 && (
        <Field
          label="Practitioner"
          error={errors.practitionerId?.message}
          className="col-span-2 max-desk:col-span-1"
        >
          <Select
            options={[
              { value: anybody, label: "Whoever is free" },
              ...practitioners.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen ?? anybody}
            onValueChange={(next) =>
              form.setValue("practitionerId", next === anybody ? undefined : next, { shouldDirty: true })
            }
          />
        </Field>
      )}
    </>
  );
}
