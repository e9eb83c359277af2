import { defaultAppointmentType } from "#contract/limits.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { typeOptions, usePractitioners, useTreatments } from "../bookable.ts";
import { useBook } from "../use-book.ts";
import type { AppointmentForm } from "./appointment-form.ts";

/** The select has no empty value. */
const anybody = "anybody";

/** What for, with whom where the clinic books people, and in which chair where there are several: all decide which times are free. */
export function WhatFields({ form }: { form: AppointmentForm }) {
  const { errors } = form.formState;
  const type = form.watch("appointmentType") ?? defaultAppointmentType;
  const treatments = useTreatments();
  const practitioners = usePractitioners(type);
  const minutes = treatments.find(({ name }) => name === type)?.durationMinutes;
  const chairs = useBook()?.chairs ?? [];
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
        <PlaceField
          label="Practitioner"
          isWide={chairs.length < 2}
          open="Whoever is free"
          choices={practitioners}
          value={form.watch("practitionerId")}
          error={errors.practitionerId?.message}
          onChoose={(id) => form.setValue("practitionerId", id, { shouldDirty: true })}
        />
      )}
      {chairs.length > 1 && (
        <PlaceField
          label="Chair"
          isWide={practitioners.length === 0}
          open="Whichever is free"
          choices={chairs}
          value={form.watch("chairId")}
          error={errors.chairId?.message}
          onChoose={(id) => form.setValue("chairId", id, { shouldDirty: true })}
        />
      )}
    </>
  );
}

interface PlaceFieldProps {
  label: string;
  isWide: boolean;
  /** The choice of none by name. */
  open: string;
  choices: readonly { id: string; name: string }[];
  value: string | undefined;
  error: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const PlaceField = ({ label, isWide, open, choices, value, error, onChoose }: PlaceFieldProps) => (
  <Field label={label} error={error} className={isWide ? "col-span-2 max-desk:col-span-1" : undefined}>
    <Select
      options={[
        { value: anybody, label: open },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? anybody}
      onValueChange={(next) => onChoose(next === anybody ? undefined : next)}
    />
  </Field>
);
