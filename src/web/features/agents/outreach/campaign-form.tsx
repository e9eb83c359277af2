import { type FormEvent, useState } from "react";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { plural } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { RadioChoices } from "../choices.tsx";
import { type Campaign, useCampaign } from "./load-outreach.ts";

const kinds = [
  { value: "newsletter", label: "Newsletter", campaign: "Newsletters" },
  { value: "promotion", label: "Offer", campaign: "Promotions/offers" },
] as const;

/** Staff write a newsletter or an offer, see how many it goes to, and only then send it. */
export function CampaignForm({ campaigns }: { campaigns: readonly string[] }) {
  const offered = kinds.filter(({ campaign }) => campaigns.includes(campaign));
  const [draft, setDraft] = useState<Campaign>({
    kind: offered[0]?.value ?? "newsletter",
    subject: "",
    body: "",
  });
  const [recipients, setRecipients] = useState<{ agreed: number; notAsked: number } | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const campaign = useCampaign();
  const change = (part: Partial<Campaign>) => {
    setDraft({ ...draft, ...part });
    setRecipients(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    try {
      const isPreview = recipients === null;
      const reply = await campaign.mutateAsync({ ...draft, isPreview });
      if (isPreview) return setRecipients({ agreed: reply.recipients, notAsked: reply.notAsked });
      setDraft({ ...draft, subject: "", body: "" });
      setRecipients(null);
      toast({ title: "On its way", description: `Goes to ${plural(reply.recipients, "patient")}.` });
    } catch (error) {
      setErrors(fieldProblems(error));
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to send"),
      });
    }
  };
  return (
    <Panel title="Write to patients by email">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 p-4">
        {offered.length > 1 && (
          <RadioChoices
            legend="Kind"
            value={draft.kind}
            options={offered}
            error={errors.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
        <Field label="Subject" error={errors.subject}>
          <Input name="subject" value={draft.subject} onChange={(e) => change({ subject: e.target.value })} />
        </Field>
        <Field
          label="Message"
          hint="Starts with the patient's first name and ends with your address and a way to unsubscribe; both are added for you."
          error={errors.body}
        >
          <Textarea name="body" value={draft.body} onChange={(e) => change({ body: e.target.value })} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            kind={recipients === null ? "outlined" : "filled"}
            disabled={recipients?.agreed === 0}
            isPending={campaign.isPending}
            pendingLabel="One moment..."
          >
            {recipients === null ? "Count recipients" : `Send to ${plural(recipients.agreed, "patient")}`}
          </Button>
          <p role="status" className="text-13 text-ink-2">
            {recipients ? agreementWords(recipients) : ""}
          </p>
        </div>
      </form>
    </Panel>
  );
}

/** Who gets it and why others do not: nobody is written to who never agreed. */
function agreementWords({ agreed, notAsked }: { agreed: number; notAsked: number }): string {
  const who = agreed === 0 ? "No patient with an email address has agreed to these." : "";
  const others =
    notAsked === 0
      ? ""
      : `Nothing goes to ${plural(notAsked, "patient")} who never said. Switch Promotions on in a patient's record once they agree.`;
  return [who, others].filter(Boolean).join(" ");
}
