import { useQuery } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import { hoursWithoutEffect } from "#contract/assistants/staffed-hours.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { useReceptionReach, whyNotPutThrough } from "#web/lib/reception-reach.ts";
import { Checkbox, Switch } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { CheckGroup, RadioChoices } from "../choices.tsx";
import type { DraftProps } from "./draft.ts";

const hourFields = [
  ["weekdayStart", "Weekday start", "8:00 am"],
  ["weekdayEnd", "Weekday end", "6:00 pm"],
  ["weekendStart", "Weekend start", "9:00 am"],
  ["weekendEnd", "Weekend end", "1:00 pm"],
] as const;

const permissionLabels = [
  ["bookAppointments", "Book appointments"],
  ["rescheduleCancel", "Reschedule and cancel"],
  ["provideInfo", "Provide information"],
] as const;

const escalations = [
  { value: "transfer", label: "Transfer", hint: "Ring reception, stay on the line" },
  {
    value: "voicemail",
    label: "Voicemail",
    hint: "Record a message to listen to. Test calls, and calls without a Twilio account, take it in words",
  },
  { value: "sms", label: "SMS", hint: "Take a message and text the team that a message is waiting" },
] as const;

/** Hours, permissions, emergencies, escalation and greeting of the receptionist. */
export function ReceptionistFields({ draft, change, errors }: DraftProps<"1">) {
  const told = hoursWithoutEffect(draft);
  return (
    <>
      <div>
        <div className="grid grid-cols-4 gap-3 max-desk:grid-cols-2">
          {hourFields.map(([name, label, example]) => (
            <Field key={name} label={label} warning={told[name]} error={errors[name]}>
              <Input
                name={name}
                placeholder={example}
                value={draft[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <p className="mt-1.5 text-12 text-ink-2">
          When reception can take calls. At other times the assistant takes a message. Leave blank for always.
        </p>
      </div>
      <CheckGroup legend="What Maeve may do">
        {permissionLabels.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={draft.permissions[name]}
            onCheckedChange={(isOn) => change({ permissions: { ...draft.permissions, [name]: isOn } })}
          />
        ))}
      </CheckGroup>
      <EmergencyNumber draft={draft} change={change} errors={errors} />
      <RadioChoices
        legend="When a person is needed"
        value={draft.escalationMethod}
        options={escalations}
        onChange={(escalationMethod) => change({ escalationMethod })}
      />
      <PutThroughNote draft={draft} />
      <Field
        label="Reception’s telephone"
        labelSuffix="(Optional)"
        hint="Rung for callers who want a person. If your main number is forwarded to Maeve, give another one here: the main number would bring the call straight back. Empty means the number of the knowledge base."
        error={errors.receptionNumber}
      >
        <Input
          name="receptionNumber"
          type="tel"
          icon={<Phone />}
          placeholder="With its area code"
          value={draft.receptionNumber}
          onChange={(event) => change({ receptionNumber: event.target.value })}
        />
      </Field>
      <Field
        label="Greeting script"
        labelSuffix="(Optional)"
        hint="Maeve always adds that she is an automated assistant and that the call is transcribed."
        error={errors.greetingScript}
      >
        <Textarea
          name="greetingScript"
          value={draft.greetingScript}
          onChange={(event) => change({ greetingScript: event.target.value })}
        />
      </Field>
    </>
  );
}

/** As these settings would have it: whom they would ring, before they are in force. */
function PutThroughNote({ draft: { receptionNumber, escalationMethod } }: Pick<DraftProps<"1">, "draft">) {
  const { data: reach } = useReceptionReach();
  const { data: knowledgeBase } = useQuery(apiQuery("knowledgeBase"));
  if (!reach || knowledgeBase === undefined) return null;
  const number = toE164(receptionNumber) ?? toE164(knowledgeBase?.phoneNumber ?? "");
  const why = whyNotPutThrough({ ...reach, number, isWanted: escalationMethod === "transfer" });
  return why && <Note tone="yellow">{why}</Note>;
}

function EmergencyNumber({ draft, change, errors }: DraftProps<"1">) {
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Emergency number"
        hint="Given to a caller who describes an urgent problem. Danger to life is always sent to 000."
        checked={draft.hasEmergencyNumber}
        onCheckedChange={(hasEmergencyNumber) => change({ hasEmergencyNumber })}
      />
      {draft.hasEmergencyNumber && (
        <Field label="Number for emergencies" error={errors.emergencyNumber} className="max-w-60">
          <Input
            name="emergencyNumber"
            type="tel"
            icon={<Phone />}
            placeholder="With its area code"
            value={draft.emergencyNumber}
            onChange={(event) => change({ emergencyNumber: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
