import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import type { ReceptionistDraft } from "./rehearse.ts";

const permissionLabels = [
  ["bookAppointments", "Book appointments"],
  ["rescheduleCancel", "Reschedule and cancel"],
  ["provideInfo", "Provide information"],
] as const;

const escalations: { value: ReceptionistDraft["escalationMethod"]; label: string }[] = [
  { value: "transfer", label: "Ring reception" },
  { value: "voicemail", label: "Take a message" },
  { value: "sms", label: "Take a message, text the team" },
];

interface RehearsalSettingsProps {
  draft: ReceptionistDraft;
  onChange: (draft: ReceptionistDraft) => void;
}

/** The settings that change what a caller hears; a draft until they are made live. */
export function RehearsalSettings({ draft, onChange }: RehearsalSettingsProps) {
  const { permissions, escalationMethod, greetingScript } = draft;
  return (
    <div className="grid grid-cols-[auto_minmax(0,14rem)_minmax(0,1fr)] gap-x-8 gap-y-4 max-wide:grid-cols-1">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-13 font-medium">What Maeve may do</legend>
        {permissionLabels.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={permissions[name]}
            onCheckedChange={(isOn) => onChange({ ...draft, permissions: { ...permissions, [name]: isOn } })}
          />
        ))}
      </fieldset>
      <Field label="When a person is needed">
        <Select
          value={escalationMethod}
          options={escalations}
          onValueChange={(value) =>
            onChange({
              ...draft,
              escalationMethod: escalations.find((each) => each.value === value)?.value ?? escalationMethod,
            })
          }
        />
      </Field>
      <Field label="Greeting script" labelSuffix="(Optional)">
        <Textarea
          rows={3}
          maxLength={500}
          value={greetingScript}
          onChange={(event) => onChange({ ...draft, greetingScript: event.target.value })}
        />
      </Field>
    </div>
  );
}
