import type { ReactNode } from "react";
import type { StripeBilling } from "#contract/billing/billing.ts";
import { formatCount, plural, shortDate } from "#web/lib/formatting.ts";
import { Panel } from "#web/ui/panel.tsx";

/** The minutes of this period out of the clinic's own call log, beside what Stripe has been told of them. */
export function UsagePanel({ billing: { usage, subscription } }: { billing: StripeBilling }) {
  const { fromDate, toDate, calls, minutes, reportedMinutes, waitingMinutes, refusedMinutes } = usage;
  return (
    <Panel
      title="Minutes this period"
      aside={
        <span className="text-12 text-ink-3">
          {shortDate(fromDate)} to {shortDate(toDate)}
        </span>
      }
      isPadded
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-13 desk:grid-cols-4">
        <Figure label="Conversational minutes">{formatCount(minutes)}</Figure>
        <Figure label="Telephone calls">{formatCount(calls)}</Figure>
        <Figure label="Reported to Stripe">{formatCount(reportedMinutes)} min</Figure>
        <Figure label="Waiting to be reported">{formatCount(waitingMinutes)} min</Figure>
      </dl>
      <p className="mt-3 max-w-160 text-13 text-ink-2">
        Every started minute of a telephone call counts. Test calls cost nothing
        {subscription ? "" : ", and no call does until a plan is paid for"}.
      </p>
      {refusedMinutes > 0 && (
        <p className="mt-1 text-13 text-ink-2">
          Stripe did not take {plural(refusedMinutes, "minute")}; they will not be charged.
        </p>
      )}
    </Panel>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-0.5 text-16 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
