import { recallAppointmentTypes, recallChannels } from "#contract/assistants/agents.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { CheckChoices, RadioChoices } from "../choices.tsx";
import type { DraftProps } from "./draft.ts";

const escalations = [
  { value: "notify", label: "Notify", hint: "Tell the team that nobody answered" },
  { value: "stop", label: "Stop", hint: "Stop contacting the patient" },
] as const;

/** Whom the recall assistant asks back, how and how often. */
export function RecallFields({ draft, change, errors }: DraftProps<"2">) {
  return (
    <>
      <CheckChoices
        legend="Appointment types"
        values={draft.appointmentTypes}
        options={recallAppointmentTypes}
        onChange={(appointmentTypes) => change({ appointmentTypes })}
      />
      <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
        <Field label="Recall delay" hint="For instance 6 months" error={errors.recallDelay}>
          <Input
            name="recallDelay"
            value={draft.recallDelay}
            onChange={(event) => change({ recallDelay: event.target.value })}
          />
        </Field>
        <Field label="Maximum attempts" hint="For instance 3" error={errors.maxAttempts}>
          <Input
            name="maxAttempts"
            value={draft.maxAttempts}
            onChange={(event) => change({ maxAttempts: event.target.value })}
          />
        </Field>
      </div>
      <CheckChoices
        legend="Channels"
        values={draft.channels}
        options={recallChannels}
        onChange={(channels) => change({ channels })}
      />
      <Checkbox
        label="Offer slots"
        hint="Free times of the calendar go into the message"
        checked={draft.offerSlots}
        onCheckedChange={(offerSlots) => change({ offerSlots })}
      />
      <RadioChoices
        legend="After the last attempt"
        value={draft.escalationMethod}
        options={escalations}
        onChange={(escalationMethod) => change({ escalationMethod })}
      />
    </>
  );
}
