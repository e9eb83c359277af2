import type { Closure } from "#contract/clinic/opening.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { useCloseTime, useOpenTime } from "#web/lib/close-time.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { Button } from "#web/ui/button.tsx";
import { BookedVisits } from "#web/ui/days/booked-visits.tsx";
import { spanInWords } from "#web/ui/days/day-span.tsx";
import { SpanFormFields, useClosureForm } from "#web/ui/days/span-form.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Days and hours on which the clinic is closed, and a form for a further one. */
export function ClosuresPanel({ closures }: { closures: readonly Closure[] }) {
  const remove = useOpenTime();
  return (
    <Panel title="Closures">
      {closures
        .filter(({ chairId }) => chairId === null)
        .map((closure) => (
          <PanelRow key={closure.id}>
            <div className="min-w-0 flex-1 text-14">
              <p className="wrap-anywhere">{closure.reason}</p>
              <p className="text-12 text-ink-2">{spanInWords(closure)}</p>
            </div>
            <Button
              size="small"
              aria-label={`Remove closure ${closure.reason}`}
              disabled={remove.isPending}
              onClick={() =>
                mutateAndReport(remove, closure.id, {
                  onError: (error) => showFailureToast(error, "The closure could not be removed"),
                })
              }
            >
              Remove
            </Button>
          </PanelRow>
        ))}
      <ClosureForm />
    </Panel>
  );
}

function ClosureForm() {
  const today = useToday();
  const add = useCloseTime();
  const form = useClosureForm();
  const submit = form.submit((body) =>
    mutateAndReport(add, body, {
      onSuccess: ({ bookedVisits }) => {
        form.clear();
        if (bookedVisits === 0) toast({ title: "Success", description: "The clinic is closed then" });
      },
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line p-4">
      {add.data && <BookedVisits {...add.data} />}
      <SpanFormFields
        form={form}
        refusal={add.error}
        fromLabel="Closed from"
        min={today}
        reasonHint="The assistant says it to callers."
      />
      <div>
        <Button type="submit" isPending={add.isPending} pendingLabel="Adding...">
          Add Closure
        </Button>
      </div>
    </form>
  );
}
