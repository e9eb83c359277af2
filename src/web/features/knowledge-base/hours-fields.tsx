import { useEffect, useId, useMemo, useState } from "react";
import { zoneByAddress } from "#kernel/australian-places.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { KnowledgeBaseForm } from "./knowledge-base-editor.tsx";
import { timeZoneName, timeZoneOptions } from "./time-zones.ts";

interface HoursFieldsProps {
  form: KnowledgeBaseForm;
  savedTimeZone: string;
  /** Nothing was saved yet: the clock follows the address until somebody chooses one. */
  isNew: boolean;
}

/** When the clinic is open, and by which clock. */
export function HoursFields({ form, savedTimeZone, isNew }: HoursFieldsProps) {
  const options = useMemo(() => timeZoneOptions(savedTimeZone), [savedTimeZone]);
  const timeZone = form.watch("timeZone");
  const address = form.watch("address");
  const [isChosen, setIsChosen] = useState(!isNew);
  const { setValue } = form;
  useEffect(() => {
    // From where the form began: a state half typed ("WA" of "Wagga") is taken back with the next letter.
    if (!isChosen) setValue("timeZone", zoneByAddress({ address, timeZone: savedTimeZone }) ?? savedTimeZone);
  }, [isChosen, setValue, address, savedTimeZone]);
  const another = zoneByAddress({ address, timeZone });
  return (
    <Panel
      id="business-hours"
      className="scroll-mt-4"
      title="Business Hours"
      aside={<span className="text-12 text-ink-3">{timeZoneName(timeZone)}</span>}
      isPadded
    >
      <div className="flex flex-col gap-4">
        <OpenFromTo form={form} days="weekdays" label="Weekdays" hint="Monday to Friday" isRequired />
        <OpenFromTo
          form={form}
          days="weekends"
          label="Weekends"
          hint="Saturday and Sunday. Leave both empty when closed."
        />
        <Field
          label="Time zone"
          error={form.formState.errors.timeZone?.message}
          hint={another && `By its address the clinic is on ${timeZoneName(another)}.`}
        >
          <Select
            options={options}
            value={timeZone}
            onValueChange={(zone) => {
              setIsChosen(true);
              setValue("timeZone", zone, { shouldDirty: true });
            }}
          />
        </Field>
      </div>
    </Panel>
  );
}

/** The group's name and the place beside `to` say it to the eye; the label is for screen readers. */
const quietLabel = "[&>label]:sr-only";

interface OpenFromToProps {
  form: KnowledgeBaseForm;
  days: "weekdays" | "weekends";
  label: string;
  hint: string;
  isRequired?: boolean;
}

function OpenFromTo({ form, days, label, hint, isRequired }: OpenFromToProps) {
  const id = useId();
  const errors = form.formState.errors.businessHours?.[days];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the label of a pair of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-13 font-label">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-red-ink">
            {" "}
            *
          </span>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2">
        <Field
          className={quietLabel}
          label={`${label} open`}
          error={errors?.start?.message}
          isRequired={isRequired}
        >
          <Input type="time" {...form.register(`businessHours.${days}.start`)} />
        </Field>
        <span aria-hidden="true" className="pt-2 text-13 text-ink-2">
          to
        </span>
        <Field
          className={quietLabel}
          label={`${label} close`}
          error={errors?.end?.message}
          isRequired={isRequired}
        >
          <Input type="time" {...form.register(`businessHours.${days}.end`)} />
        </Field>
      </div>
      <p className="mt-1.5 text-12 text-ink-3">{hint}</p>
    </div>
  );
}
