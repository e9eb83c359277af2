import { rosterReports } from "#contract/assistants/agents.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { RadioChoices } from "../choices.tsx";
import type { DraftProps } from "./draft.ts";

const reminderMethods = [
  { value: "sms", label: "SMS" },
  { value: "email", label: "Email" },
] as const;
const reports = rosterReports.map((value) => ({ value, label: value }));

/** Shifts, leave and reports of the roster. */
export function RosterFields({ draft, change, errors }: DraftProps<"5">) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
        <Field
          label="Weekday shifts"
          hint="For instance 8 am to 4 pm, 10 am to 6 pm"
          error={errors.weekdayShifts}
        >
          <Input
            name="weekdayShifts"
            value={draft.weekdayShifts}
            onChange={(event) => change({ weekdayShifts: event.target.value })}
          />
        </Field>
        <Field label="Weekend shifts" error={errors.weekendShifts}>
          <Input
            name="weekendShifts"
            value={draft.weekendShifts}
            onChange={(event) => change({ weekendShifts: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label="Suggest replacements automatically"
        hint="Who is free stands at each gap, and a task comes up on the dashboard"
        checked={draft.autoSuggestReplacements}
        onCheckedChange={(autoSuggestReplacements) => change({ autoSuggestReplacements })}
      />
      <Checkbox
        label="Track leave"
        hint="Staff on approved leave come off the roster; each gap is shown"
        checked={draft.trackLeave}
        onCheckedChange={(trackLeave) => change({ trackLeave })}
      />
      <RadioChoices
        legend="Reminder method"
        value={draft.reminderMethod}
        options={reminderMethods}
        onChange={(reminderMethod) => change({ reminderMethod })}
      />
      <RadioChoices
        legend="Reports"
        value={draft.reports}
        options={reports}
        onChange={(chosen) => change({ reports: chosen })}
      />
    </>
  );
}
