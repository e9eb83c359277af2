import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { useBilling } from "./load-billing.ts";
import { SubscriptionPage } from "./subscription-page.tsx";
import { UnbilledPage } from "./unbilled-page.tsx";
import { useReturnFromStripe } from "./use-return-from-stripe.ts";

/** What the clinic pays for, and until when. */
export function BillingPage() {
  const { data, error, refetch } = useBilling();
  const isReturning = useReturnFromStripe();
  if (data?.provider === "none") return <UnbilledPage />;
  if (data && !isReturning) return <SubscriptionPage billing={data} />;
  return (
    <>
      <PageHeader title="Subscription Details" subtitle="What you pay for, and until when" />
      <Panel>
        {error && !isReturning ? (
          <FailedState title="Your subscription did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows label="Loading your subscription..." rows={3} />
        )}
      </Panel>
    </>
  );
}
