import { Check } from "lucide-react";
import { mostConfirmedAtOnce } from "#contract/limits.ts";
import { plural } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { confirmedSentence, confirmedTitle, useConfirmAppointments } from "./confirm-appointments.ts";

interface RequestsBarProps {
  /** Every request that can be confirmed, in the order of the list. */
  open: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Ticks all requests and confirms those that are ticked. */
export function RequestsBar({ open, chosen, onChoose }: RequestsBarProps) {
  const confirm = useConfirmAppointments();
  const ids = open.filter((id) => chosen.has(id)).slice(0, mostConfirmedAtOnce);
  if (open.length === 0) return null;
  const onConfirm = () =>
    mutateAndReport(confirm, ids, {
      onSuccess: (answers) => {
        onChoose(new Set());
        toast({ title: confirmedTitle(answers), description: confirmedSentence(answers) });
      },
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "The requests could not be confirmed"),
        }),
    });
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3 rounded-l border border-line bg-surface px-4 py-2">
      <Checkbox
        label={open.length === 1 ? "Select the request" : `Select all ${plural(open.length, "request")}`}
        checked={ids.length === Math.min(open.length, mostConfirmedAtOnce)}
        onCheckedChange={(all) => onChoose(new Set(all ? open : []))}
      />
      <Button
        kind="filled"
        size="small"
        icon={<Check aria-hidden="true" />}
        disabled={ids.length === 0}
        isPending={confirm.isPending}
        pendingLabel="Confirming..."
        onClick={onConfirm}
      >
        {ids.length === 0 ? "Confirm selected" : `Confirm ${ids.length}`}
      </Button>
    </div>
  );
}
