import { Check } from "lucide-react";
import type { Plan } from "#contract/billing/plans.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";

/** One plan with its price, limits and features. */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  return (
    <li
      className={classNames(
        "flex flex-col rounded-l border bg-surface p-5",
        plan.popular ? "border-accent shadow-[0_0_0_1px_var(--accent)]" : "border-line",
      )}
    >
      <div className="flex items-center justify-between">
        <h2 className="text-16 font-[620]">{plan.name}</h2>
        {plan.popular && (
          <Badge tone="accent" hasDot={false}>
            Popular
          </Badge>
        )}
      </div>
      <p className="mt-2 mb-3 text-28 font-semibold tracking-[-0.02em]">
        {plan.price}
        <span className="text-14 font-normal tracking-normal text-ink-3">{plan.period}</span>
      </p>
      <p className="border-b border-line pb-3.5 text-13 text-ink-2">{plan.description}</p>
      <ul className="grid gap-2 pt-3.5 pb-5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5 text-13">
            <Check aria-hidden="true" className="size-3.5 text-green-solid" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        kind={plan.popular ? "filled" : "outlined"}
        isFullWidth
        className="mt-auto h-10"
        onClick={onChoose}
      >
        {plan.buttonText}
      </Button>
    </li>
  );
}
