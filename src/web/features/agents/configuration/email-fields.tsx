import { emailCampaigns, reminderSchedules } from "#contract/assistants/agents.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { CheckChoices } from "../choices.tsx";
import type { DraftProps } from "./draft.ts";

/** What is written to patients, and when. */
export function EmailFields({ draft, change, errors }: DraftProps<"4">) {
  return (
    <>
      <CheckChoices
        legend="Campaigns"
        values={draft.campaigns}
        options={emailCampaigns}
        onChange={(campaigns) => change({ campaigns })}
      />
      <CheckChoices
        legend="Reminder schedule"
        values={draft.reminderSchedule}
        options={reminderSchedules}
        onChange={(reminderSchedule) => change({ reminderSchedule })}
      />
      <Checkbox
        label="Missed appointment follow-up"
        checked={draft.missedFollowUp}
        onCheckedChange={(missedFollowUp) => change({ missedFollowUp })}
      />
      <Field
        label="Staff email addresses in copy"
        labelSuffix="(Optional)"
        hint="Commas between them"
        error={errors.ccEmails}
      >
        <Input
          name="ccEmails"
          value={draft.ccEmails}
          onChange={(event) => change({ ccEmails: event.target.value })}
        />
      </Field>
    </>
  );
}
