import { hoursWithoutEffect } from "#contract/assistants/staffed-hours.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
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

const hourFields = [
  ["weekdayStart", "Weekday start", "8:00 am"],
  ["weekdayEnd", "Weekday end", "6:00 pm"],
  ["weekendStart", "Weekend start", "9:00 am"],
  ["weekendEnd", "Weekend end", "1:00 pm"],
] as const;

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
      <EmergencyNumber draft={draft} onChange={onChange} />
      <StaffedHours draft={draft} onChange={onChange} />
    </div>
  );
}

function EmergencyNumber({ draft, onChange }: RehearsalSettingsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label="Emergency number"
        checked={draft.hasEmergencyNumber}
        onCheckedChange={(hasEmergencyNumber) => onChange({ ...draft, hasEmergencyNumber })}
      />
      {draft.hasEmergencyNumber && (
        <Field label="Number for emergencies">
          <Input
            type="tel"
            placeholder="(02) 5550 4499"
            value={draft.emergencyNumber}
            onChange={(event) => onChange({ ...draft, emergencyNumber: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function StaffedHours({ draft, onChange }: RehearsalSettingsProps) {
  const told = hoursWithoutEffect(draft);
  return (
    <fieldset className="col-span-2 max-wide:col-span-1">
      <legend className="mb-2 text-13 font-medium">When reception can take calls</legend>
      <div className="grid grid-cols-4 gap-3 max-wide:grid-cols-2">
        {hourFields.map(([name, label, example]) => (
          <Field key={name} label={label} warning={told[name]}>
            <Input
              placeholder={example}
              value={draft[name]}
              onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <p className="mt-1.5 text-12 text-ink-2">At other times a message is taken. Empty means always.</p>
    </fieldset>
  );
}
