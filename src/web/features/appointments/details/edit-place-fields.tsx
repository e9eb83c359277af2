import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { lengthOptions, typeOptions, usePractitioners, useTreatments, useUsualMinutes } from "../bookable.ts";
import { useBook } from "../use-book.ts";
import type { EditInput, EditOutput } from "./edit-form.ts";

const set = { shouldDirty: true };

interface EditPlaceFieldsProps {
  form: UseFormReturn<EditInput, unknown, EditOutput>;
  /** Whom it is booked with, whatever they do. */
  booked: { id: string; name: string } | null;
}

/** What for, how long, with whom and in which chair. */
export function EditPlaceFields({ form, booked }: EditPlaceFieldsProps) {
  const { errors } = form.formState;
  const treatments = useTreatments();
  const [type, minutes] = [form.watch("appointmentType"), form.watch("durationMinutes")];
  const usual = useUsualMinutes(type);
  // Whoever sets a length means it, whatever the treatment.
  const [isLengthSet, setIsLengthSet] = useState(false);
  const able = usePractitioners(type);
  const isBookedAble = booked === null || able.some(({ id }) => id === booked.id);
  const practitioners = isBookedAble ? able : [...able, booked];
  const practitionerId = form.watch("practitionerId");
  const chairs = useBook()?.chairs ?? [];
  const changeType = (next: string) => {
    form.setValue("appointmentType", next, set);
    const its = treatments.find(({ name }) => name === next);
    if (its && !isLengthSet) form.setValue("durationMinutes", its.durationMinutes, set);
  };
  return (
    <>
      <Field label="Appointment Type" error={errors.appointmentType?.message}>
        <Select options={typeOptions(treatments, type)} value={type} onValueChange={changeType} />
      </Field>
      <Field
        label="Length"
        hint={minutes === usual ? undefined : `Usually ${usual} minutes`}
        error={errors.durationMinutes?.message}
      >
        <Select
          options={lengthOptions(usual, minutes)}
          value={String(minutes)}
          onValueChange={(next) => {
            setIsLengthSet(true);
            form.setValue("durationMinutes", Number(next), set);
          }}
        />
      </Field>
      {practitioners.length > 0 && (
        <Choice
          label="Practitioner"
          choices={practitioners}
          value={practitionerId}
          hint={
            !isBookedAble && practitionerId === booked.id
              ? `${booked.name} does not do this treatment`
              : undefined
          }
          error={errors.practitionerId?.message}
          onChoose={(id) => form.setValue("practitionerId", id, set)}
        />
      )}
      {chairs.length > 1 && (
        <Choice
          label="Chair"
          choices={chairs}
          value={form.watch("chairId")}
          error={errors.chairId?.message}
          onChoose={(id) => form.setValue("chairId", id, set)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  choices: readonly { id: string; name: string }[];
  value: string | undefined;
  hint?: string | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
}

const Choice = ({ label, choices, value, hint, error, onChoose }: ChoiceProps) => (
  <Field label={label} hint={hint} error={error}>
    <Select
      placeholder="Nobody yet"
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? ""}
      onValueChange={onChoose}
    />
  </Field>
);
