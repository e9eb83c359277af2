import { ChartColumn, Download, FileText, TrendingUp } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { type AnalyticsWeeks, analyticsWeeks } from "#contract/system/analytics.ts";
import { classNames } from "#web/lib/class-names.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { WorkInProgress } from "#web/ui/work-in-progress.tsx";
import { type AnalyticsAddress, readAnalyticsAddress, writeAnalyticsAddress } from "./analytics-address.ts";
import {
  BookingsChart,
  CallsChart,
  CancellationsChart,
  LeadTimeChart,
  OutcomesChart,
  SuccessChart,
} from "./charts.tsx";
import { useExportAnalytics } from "./export-analytics.ts";
import { FiguresSection } from "./figures/figures-section.tsx";
import { useAnalytics } from "./load-analytics.ts";

const planned = [
  { label: "Performance Charts", icon: <ChartColumn aria-hidden="true" /> },
  { label: "Trend Analysis", icon: <TrendingUp aria-hidden="true" /> },
  { label: "Custom Reports", icon: <FileText aria-hidden="true" /> },
];

/** What the clinic's own calls and appointments say about the last weeks. */
export function AnalyticsPage() {
  const address = readAnalyticsAddress(useSearch());
  const { weeks } = address;
  const [path, navigate] = useLocation();
  const go = (to: Partial<AnalyticsAddress>) =>
    navigate(`${path}${writeAnalyticsAddress({ ...address, ...to })}`, { replace: true });
  const may = usePermissions();
  const query = useAnalytics(weeks);
  const { data, isPlaceholderData } = query;
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="Reports & Insights Dashboard"
        actions={
          <>
            <WeeksChoice weeks={weeks} onChoose={(count) => go({ weeks: count })} />
            <DownloadButton weeks={weeks} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {may("figures") && <FiguresSection address={address} onGo={go} />}
        <NotLoadedPanel
          query={query}
          loading="Loading the charts..."
          failed="The charts did not load"
          rows={6}
        />
        {data && (
          <div
            aria-busy={isPlaceholderData}
            className="grid gap-4 min-[900px]:grid-cols-2 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <CallsChart {...data} />
            <OutcomesChart {...data} />
            <BookingsChart {...data} />
            <LeadTimeChart {...data} />
            <SuccessChart {...data} />
            <CancellationsChart {...data} />
          </div>
        )}
        <WorkInProgress planned={planned} expected="Expected completion: Coming soon" />
      </div>
    </>
  );
}

interface WeeksChoiceProps {
  weeks: AnalyticsWeeks;
  onChoose: (weeks: AnalyticsWeeks) => void;
}

function WeeksChoice({ weeks, onChoose }: WeeksChoiceProps) {
  return (
    <fieldset className="flex rounded-m border border-line-2 [&>*+*]:border-l [&>*]:border-line-2">
      <legend className="sr-only">Weeks</legend>
      {analyticsWeeks.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={weeks === count}
          onClick={() => onChoose(count)}
          className={classNames(
            "h-(--control) px-3.5 text-14 font-label first:rounded-l-m last:rounded-r-m focus-visible:-outline-offset-2",
            weeks === count ? "bg-accent-soft text-accent-ink" : "bg-surface text-ink hover:bg-hover",
          )}
        >
          {count} weeks
        </button>
      ))}
    </fieldset>
  );
}

function DownloadButton({ weeks }: { weeks: AnalyticsWeeks }) {
  const save = useExportAnalytics();
  const onError = (error: Error) =>
    toast({
      variant: "destructive",
      title: "Error",
      description: messageForPeople(error, "The file could not be made"),
    });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isPending={save.isPending}
      pendingLabel="Preparing..."
      onClick={() => save.mutate(weeks, { onError })}
    >
      Export as CSV
    </Button>
  );
}
