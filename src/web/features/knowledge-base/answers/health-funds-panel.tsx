import { type FormEvent, useState } from "react";
import { mostHealthFunds } from "#contract/clinic/answer-options.ts";
import { textLimits } from "#contract/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useSaveHealthFunds } from "./answer-calls.ts";

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  ),
];

/** Which health funds the clinic takes, as one line with commas. */
export function HealthFundsPanel({ healthFunds }: { healthFunds: readonly string[] }) {
  const save = useSaveHealthFunds();
  const saved = healthFunds.join(", ");
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? saved;
  const list = listOf(text);
  const error =
    list.length > mostHealthFunds
      ? `At most ${mostHealthFunds} health funds`
      : list.some((each) => each.length > textLimits.name)
        ? "Put commas between the names"
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (error !== undefined) return;
    save.mutate(list, {
      onSuccess: () => {
        setDraft(null);
        toast({ title: "Success", description: "The assistant will use this from the next call." });
      },
    });
  };
  return (
    <Panel title="Health Funds" isPadded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label="Funds you take"
          hint="Separate with commas. Callers who ask for another one hear this list."
          error={error}
        >
          <Textarea
            rows={2}
            maxLength={textLimits.list}
            value={text}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={text === saved} isPending={save.isPending} pendingLabel="Saving...">
            Save Health Funds
          </Button>
        </div>
      </form>
    </Panel>
  );
}
