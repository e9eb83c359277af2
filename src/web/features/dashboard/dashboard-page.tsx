import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useToday } from "#web/lib/clinic-time.ts";
import { longDate } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ActivityPanel } from "./activity-panel.tsx";
import { ChairsPanel } from "./chairs-panel.tsx";
import { useClearSamples } from "./clear-samples.ts";
import { useClinicOverview } from "./clinic-overview.ts";
import { FirstSteps } from "./first-steps.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { StatsPanel } from "./stats-panel.tsx";
import { StatusMonitor } from "./status-monitor.tsx";

/** What is going on, on one page; `waiting` is the top of the inbox. */
export function DashboardPage({ waiting }: { waiting: ReactNode }) {
  const overview = useClinicOverview();
  // Nothing came: the screen shows the sample numbers, and says why.
  const figures = overview.isError ? (overview.data ?? null) : overview.data;
  return (
    <>
      <PageHeader
        title="Clinic Overview"
        subtitle={longDate(useToday())}
        actions={
          <Link href="/appointments?new=1" className={buttonClasses({ kind: "filled" })}>
            <Plus aria-hidden="true" />
            New Appointment
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        {overview.isError && (
          <Note tone="red" action={<RetryButton onRetry={() => overview.refetch()} />}>
            {`Today's figures did not load: ${messageForPeople(overview.error, "no connection")}`}
          </Note>
        )}
        <FirstSteps />
        {figures === null && !overview.isError && <SampleNote />}
        <StatsPanel overview={figures} />
        <ChairsPanel />
        <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid items-start gap-4 min-[900px]:grid-cols-2">
            {waiting}
            <ActivityPanel />
          </div>
          <div className="grid items-start gap-4 desk:max-wide:grid-cols-2">
            <StatusMonitor overview={figures} />
            <QuickActions />
          </div>
        </div>
      </div>
    </>
  );
}

function SampleNote() {
  const clearSamples = useClearSamples();
  return (
    <Note
      action={
        <button
          type="button"
          disabled={clearSamples.isPending}
          onClick={() => clearSamples.mutate()}
          className="flex-none rounded-s font-medium text-accent-ink hover:underline disabled:text-ink-3"
        >
          {clearSamples.isPending ? "Clearing..." : "Clear samples"}
        </button>
      }
    >
      These are sample numbers. Your own replace them after the first call.
    </Note>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="small" className="-my-1.5" onClick={onRetry}>
      Try again
    </Button>
  );
}
