import { customMessageType, followUpMessages, followUpTreatments } from "#contract/assistants/agents.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { CheckChoices, RadioChoices } from "../choices.tsx";
import type { DraftProps } from "./draft.ts";

const timings = [
  { value: "sameday", label: "Same day" },
  { value: "2days", label: "2 days later" },
  { value: "1week", label: "1 week later" },
] as const;
const channels = [
  { value: "sms", label: "SMS" },
  { value: "email", label: "Email" },
  { value: "call", label: "Call" },
] as const;
const escalations = [
  { value: "alert", label: "Alert", hint: "Tell the team at once" },
  { value: "autobook", label: "Book a check", hint: "Offer the next free time" },
  { value: "forward", label: "Forward", hint: "Pass the answer to the dentist" },
] as const;

/** After which treatments the follow-up agent asks, when, how and what. */
export function FollowUpFields({ draft, change, errors }: DraftProps<"3">) {
  return (
    <>
      <CheckChoices
        legend="Treatment types"
        values={draft.treatmentTypes}
        options={followUpTreatments}
        onChange={(treatmentTypes) => change({ treatmentTypes })}
      />
      <RadioChoices
        legend="Follow-up timing"
        value={draft.followUpTiming}
        options={timings}
        onChange={(followUpTiming) => change({ followUpTiming })}
      />
      <CheckChoices
        legend="Message types"
        values={draft.messageTypes}
        options={followUpMessages}
        onChange={(messageTypes) => change({ messageTypes })}
      />
      {draft.messageTypes.includes(customMessageType) && (
        <Field label="Message in your own words" error={errors.customMessage}>
          <Textarea
            name="customMessage"
            value={draft.customMessage}
            onChange={(event) => change({ customMessage: event.target.value })}
          />
        </Field>
      )}
      <RadioChoices
        legend="Follow-up channel"
        value={draft.followUpChannel}
        options={channels}
        onChange={(followUpChannel) => change({ followUpChannel })}
      />
      <RadioChoices
        legend="When something sounds wrong"
        value={draft.escalationMethod}
        options={escalations}
        onChange={(escalationMethod) => change({ escalationMethod })}
      />
      <Checkbox
        label="Thank-you notes"
        checked={draft.thankYouNotes}
        onCheckedChange={(thankYouNotes) => change({ thankYouNotes })}
      />
    </>
  );
}
