import { appointmentTypes } from "#contract/limits.ts";
import type { Opening } from "#contract/opening.ts";
import { treatmentLengths } from "#contract/opening-options.ts";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { useSaveTreatments } from "./opening-calls.ts";

const options = treatmentLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** How long each type of appointment takes; booked visits keep their length. */
export function TreatmentsPanel({ opening }: { opening: Opening }) {
  const save = useSaveTreatments();
  return (
    <Panel title="Treatment Lengths" isPadded>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        {appointmentTypes.map((type) => (
          <Field key={type} label={type}>
            <Select
              options={options}
              value={String(opening.treatmentMinutes[type] ?? "")}
              disabled={save.isPending}
              onValueChange={(minutes) => save.mutate({ [type]: Number(minutes) })}
            />
          </Field>
        ))}
      </div>
    </Panel>
  );
}
