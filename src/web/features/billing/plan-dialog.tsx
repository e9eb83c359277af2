import { useState } from "react";
import { isLive, type PaidPlan, paidPlans, type StripeBilling } from "#contract/billing/billing.ts";
import { plans } from "#contract/billing/plans.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useChangePlan, usePlanPreview } from "./change-plan.ts";
import { useStartSubscription } from "./go-to-stripe.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { formatMoney } from "./money.ts";

interface PlanDialogProps {
  isOpen: boolean;
  billing: StripeBilling;
  onClose: () => void;
}

/** Chooses a plan: the first one is taken out at Stripe, a later one is shown with what it costs and changed here. */
export function PlanDialog({ isOpen, billing, onClose }: PlanDialogProps) {
  const { subscription, timeZone } = billing;
  const running = subscription && isLive(subscription.status) ? subscription : null;
  const current = running?.plan ?? null;
  const [wish, setWish] = useState<PaidPlan | null>(null);
  const close = () => {
    setWish(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={running ? "Change plan" : "Choose a plan"}
      description="Both plans answer calls at A$5.0 per conversational minute"
    >
      <DialogBody>
        <PlanChoice current={current} wish={wish} onWish={setWish} />
        {running && <Cost plan={wish === current ? null : wish} timeZone={timeZone} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>Close</Button>
        {running ? (
          <ChangeButton plan={wish === current ? null : wish} onChanged={close} />
        ) : (
          <SubscribeButton plan={wish} />
        )}
      </DialogFooter>
    </Dialog>
  );
}

interface PlanChoiceProps {
  current: PaidPlan | null;
  wish: PaidPlan | null;
  onWish: (plan: PaidPlan) => void;
}

function PlanChoice({ current, wish, onWish }: PlanChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Plan</legend>
      {plans
        .filter(({ id }) => paidPlans.some((paid) => paid === id))
        .map(({ id, name, price, period, features }) => (
          <label
            key={id}
            className="flex items-start gap-3 rounded-m border border-line px-3.5 py-3 text-13 has-checked:border-accent has-disabled:bg-sunken"
          >
            <input
              type="radio"
              name="plan"
              className="mt-0.5 size-4 flex-none accent-accent"
              checked={wish === id}
              disabled={current === id}
              onChange={() => onWish(id as PaidPlan)}
            />
            <span className="min-w-0">
              <span className="block text-14 font-semibold">
                {name}, {price}
                {period}
                {current === id && <span className="font-normal text-ink-2"> · your plan now</span>}
              </span>
              <span className="text-ink-2">{features.slice(0, 3).join(" · ")}</span>
            </span>
          </label>
        ))}
    </fieldset>
  );
}

/** What the change costs; nothing while none is chosen. */
function Cost({ plan, timeZone }: { plan: PaidPlan | null; timeZone: string }) {
  const { data, error, refetch } = usePlanPreview(plan);
  if (plan === null) return null;
  if (error)
    return <FailedState title="The cost did not load" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Working out the cost..." rows={2} />;
  const { prorationCents, invoice } = data;
  return (
    <section aria-label="Cost of the change" className="mt-4">
      <p className="mb-2 text-13">{prorationWords(prorationCents, invoice.currency)}</p>
      <InvoiceLines invoice={invoice} timeZone={timeZone} />
    </section>
  );
}

function prorationWords(cents: number, currency: string): string {
  if (cents === 0) return "Nothing is charged today. Your next invoice will be:";
  const amount = formatMoney(Math.abs(cents), currency);
  return cents > 0
    ? `Nothing is charged today. ${amount} for the days that are left goes on your next invoice:`
    : `${amount} for the days that are left comes off your next invoice:`;
}

function ChangeButton({ plan, onChanged }: { plan: PaidPlan | null; onChanged: () => void }) {
  const { data: preview } = usePlanPreview(plan);
  const change = useChangePlan();
  const name = plans.find(({ id }) => id === plan)?.name;
  const confirm = () => {
    if (!preview) return;
    change.mutate(preview, {
      onSuccess: () => {
        toast({ title: "Plan changed", description: `Your clinic is on ${name} now.` });
        onChanged();
      },
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "The plan was not changed",
          description: messageForPeople(error, "Try again in a moment."),
        }),
    });
  };
  return (
    <Button
      kind="filled"
      disabled={plan === null || !preview}
      isPending={change.isPending}
      pendingLabel="Changing..."
      onClick={confirm}
    >
      {name ? `Change to ${name}` : "Change plan"}
    </Button>
  );
}

function SubscribeButton({ plan }: { plan: PaidPlan | null }) {
  const start = useStartSubscription();
  return (
    <Button
      kind="filled"
      disabled={plan === null}
      isPending={start.isPending || start.isSuccess}
      pendingLabel="Opening Stripe..."
      onClick={() => plan && start.mutate(plan)}
    >
      Continue to Stripe
    </Button>
  );
}
