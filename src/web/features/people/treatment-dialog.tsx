import { useState } from "react";
import { bookingChannels, mostBufferMinutes, visitMinutes } from "#contract/clinic/treatment-options.ts";
import type { Treatment, TreatmentBody } from "#contract/clinic/treatments.ts";
import { appointmentMinutes, textLimits } from "#contract/limits.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { useNewest, useRemoveTreatment, useSaveTreatment } from "./people-calls.ts";
import { centsOf, treatmentChangeInWords } from "./people-words.ts";
import { useEdit } from "./use-edit.ts";

/** As it stands in the form: numbers are text while they are typed. */
const draftOf = (treatment: Treatment | null) => ({
  name: treatment?.name ?? "",
  minutes: String(treatment?.durationMinutes ?? appointmentMinutes),
  before: String(treatment?.bufferBeforeMinutes ?? 0),
  after: String(treatment?.bufferAfterMinutes ?? 0),
  price: treatment?.priceCents == null ? "" : String(treatment.priceCents / 100),
  isFromPrice: treatment?.isFromPrice ?? false,
  preparation: treatment?.preparation ?? "",
  mayBook: treatment?.mayBook ?? { phone: true, web: true, staff: true },
});
type Draft = ReturnType<typeof draftOf>;

/** Null while no price can be read. */
function bodyOf({ name, preparation, isFromPrice, mayBook, ...draft }: Draft): TreatmentBody | null {
  const cents = centsOf(draft.price);
  if (cents === undefined) return null;
  return {
    ...{ name, preparation, mayBook, priceCents: cents, isFromPrice: cents !== null && isFromPrice },
    durationMinutes: Number(draft.minutes),
    ...{ bufferBeforeMinutes: Number(draft.before), bufferAfterMinutes: Number(draft.after) },
  };
}

const channelLabels = {
  phone: "Callers, with the assistant",
  web: "Patients, on the web page",
  staff: "Staff",
};
const fieldNames = [
  "name",
  "durationMinutes",
  "bufferBeforeMinutes",
  "bufferAfterMinutes",
  "priceCents",
  "preparation",
];

interface TreatmentDialogProps {
  /** Null = a new one. */
  treatment: Treatment | null;
  onClose: () => void;
}

/** How long a treatment takes, what it costs, and who may book it. Booked visits stay as they are. */
export function TreatmentDialog({ treatment, onClose }: TreatmentDialogProps) {
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveTreatment(treatment?.id ?? null);
  const newest = useNewest();
  const { draft, change, onSave, ...edit } = useEdit({
    ...{ saved: treatment, draftOf, bodyOf, save, onSaved: onClose },
    findNewest: newest.treatment,
    inWords: treatmentChangeInWords,
  });
  const remove = useRemoveTreatment();
  const cents = centsOf(draft.price);
  const problems: Record<string, string> = {
    ...fieldProblems(save.error),
    ...(isChecked && cents === undefined && { priceCents: "Give a price such as 180 or 89.50" }),
  };
  const checkAndSave = () => {
    setIsChecked(true);
    onSave();
  };
  return (
    <EditDialog
      edited={treatment}
      addTitle="Add a treatment"
      description={treatment ? "Visits that are booked already stay as they are." : undefined}
      {...{ ...edit, save, remove, onClose }}
      onSave={checkAndSave}
      fields={fieldNames}
    >
      <Field
        label="Name"
        hint={treatment?.isStandard ? "Standard treatments keep their name." : undefined}
        isRequired
        error={problems.name}
      >
        <Input
          maxLength={textLimits.name}
          value={draft.name}
          disabled={treatment?.isStandard}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <LengthFields draft={draft} change={change} problems={problems} />
      <PriceFields draft={draft} change={change} problems={problems} />
      <Field
        label="Preparation"
        labelSuffix="(Optional)"
        hint="What a patient should know or do before the visit"
        error={problems.preparation}
      >
        <Textarea
          rows={2}
          maxLength={textLimits.reason}
          value={draft.preparation}
          onChange={(event) => change({ preparation: event.target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 text-13 font-label">Who may book it</legend>
        <div className="flex flex-col gap-2.5">
          {bookingChannels.map((channel) => (
            <Checkbox
              key={channel}
              label={channelLabels[channel]}
              checked={draft.mayBook[channel]}
              onCheckedChange={(isOn) => change({ mayBook: { ...draft.mayBook, [channel]: isOn } })}
            />
          ))}
        </div>
      </fieldset>
    </EditDialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  problems: Record<string, string>;
}

function LengthFields({ draft, change, problems }: PartProps) {
  return (
    <div className="grid grid-cols-3 gap-4 max-desk:grid-cols-1">
      <Field label="Length in minutes" isRequired error={problems.durationMinutes}>
        <Input
          type="number"
          min={visitMinutes.fewest}
          max={visitMinutes.most}
          step={visitMinutes.step}
          value={draft.minutes}
          onChange={(event) => change({ minutes: event.target.value })}
        />
      </Field>
      <Field label="Free before, in minutes" error={problems.bufferBeforeMinutes}>
        <Input
          type="number"
          min={0}
          max={mostBufferMinutes}
          step={visitMinutes.step}
          value={draft.before}
          onChange={(event) => change({ before: event.target.value })}
        />
      </Field>
      <Field label="Free after, in minutes" error={problems.bufferAfterMinutes}>
        <Input
          type="number"
          min={0}
          max={mostBufferMinutes}
          step={visitMinutes.step}
          value={draft.after}
          onChange={(event) => change({ after: event.target.value })}
        />
      </Field>
    </div>
  );
}

function PriceFields({ draft, change, problems }: PartProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1">
      <Field
        label="Price in dollars"
        labelSuffix="(Optional)"
        hint="The assistant says it to callers who ask."
        error={problems.priceCents}
      >
        <Input
          inputMode="decimal"
          value={draft.price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Field>
      <div className="desk:pt-8">
        <Checkbox
          label="It is the lowest price"
          hint="Said as “from”"
          checked={draft.isFromPrice}
          onCheckedChange={(isFromPrice) => change({ isFromPrice })}
        />
      </div>
    </div>
  );
}
