import { plans } from "#contract/billing/plans.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

const limits = ["Max 10000 minutes/month", "3 phone numbers", "API access", "Priority support"];

/** The current plan with its price and bounds. */
export function PlanPanel({ onChangePlan }: { onChangePlan: () => void }) {
  const pro = plans.find(({ id }) => id === "pro");
  return (
    <Panel
      title="Current plan"
      isPadded
      aside={
        <Button size="small" onClick={onChangePlan}>
          Change plan
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="accent" hasDot={false}>
          PRO
        </Badge>
        <span>
          <span className="text-22 font-semibold tracking-[-0.02em]">{pro?.price}</span>
          <span className="text-13 text-ink-2">/month, +A$5.0 per minute</span>
        </span>
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-13 text-ink-2">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Panel>
  );
}
