import { Download } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { LogEntry } from "#contract/calls/calls.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { plural } from "#web/lib/formatting.ts";
import { useChangedRows } from "#web/lib/live/changed-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useExportLogs } from "./export-logs.ts";
import { FilterBar } from "./filter-bar.tsx";
import { useLogs } from "./list-logs.ts";
import { LogDrawer } from "./log-drawer.tsx";
import { type LogFilters, readLogAddress, writeLogAddress } from "./log-filters.ts";
import { LogTable } from "./log-table.tsx";
import { NoLogs } from "./no-logs.tsx";
import { SampleNote } from "./sample-note.tsx";

/** Every call, system event and error, newest first; a row opens beside the table. */
export function LogsPage() {
  const { filters, open, go, search } = useLogAddress();
  const timeZone = useClinicTimeZone();
  const query = useLogs(filters);
  const entries = useMemo(() => query.data?.pages.flatMap((page) => page.entries), [query.data]);
  const changed = useChangedRows(entries);
  const shown = entries?.find((entry) => entry.id === open || entry.callId === open) ?? null;

  return (
    <div className={classNames(open !== "" && "wide:mr-120")}>
      <PageHeader
        title="Logs"
        subtitle="Every call, system event and error, newest first"
        actions={<ExportButton filters={filters} isEmpty={entries?.length === 0} />}
      />
      <FilterBar
        applied={filters}
        onApply={({ words, ...next }) => {
          search(words);
          go({ filters: next, open: "" });
        }}
      />
      {entries?.some((entry) => entry.isSample) && <SampleNote />}
      <div
        className="overflow-hidden rounded-l border border-line bg-surface"
        aria-busy={query.isPlaceholderData}
      >
        <NotLoaded query={query} loading="Loading logs..." failed="The log did not load" rows={8} />
        {entries?.length === 0 && <NoLogs filters={filters} />}
        {entries && entries.length > 0 && (
          <LogTable
            entries={entries}
            timeZone={timeZone}
            openId={shown?.id ?? null}
            changed={changed}
            onOpen={(entry) => go({ open: entry.id })}
          />
        )}
      </div>
      {entries && entries.length > 0 && <Foot count={entries.length} query={query} />}
      {open !== "" && (
        <LogDrawer
          entry={shown}
          callId={shown ? shown.callId : open}
          timeZone={timeZone}
          neighbours={neighboursOf(entries, shown)}
          onGo={(entry) => go({ open: entry.id })}
          onClose={() => go({ open: "" })}
        />
      )}
    </div>
  );
}

function ExportButton({ filters, isEmpty }: { filters: LogFilters; isEmpty: boolean }) {
  const exportLogs = useExportLogs();
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      disabled={isEmpty}
      title={isEmpty ? "There is nothing to export" : "All entries that match the applied filters, as CSV"}
      isPending={exportLogs.isPending}
      pendingLabel="Exporting..."
      onClick={() => exportLogs.mutate(filters)}
    >
      Export
    </Button>
  );
}

function neighboursOf(entries: readonly LogEntry[] | undefined, shown: LogEntry | null) {
  const at = entries && shown ? entries.indexOf(shown) : -1;
  return { above: entries?.[at - 1] ?? null, below: at === -1 ? null : (entries?.[at + 1] ?? null) };
}

function Foot({ count, query }: { count: number; query: ReturnType<typeof useLogs> }) {
  return (
    <div className="flex items-center gap-4 py-3">
      <p aria-live="polite" className="text-12 text-ink-3">
        {plural(count, "entry", "entries")}
        {query.hasNextPage && " so far"}
      </p>
      {query.hasNextPage && <ShowMore query={query} />}
    </div>
  );
}

function useLogAddress() {
  const { filters, open } = readLogAddress(useSearch());
  const [path, navigate] = useLocation();
  const go = useCallback(
    (change: Partial<ReturnType<typeof readLogAddress>>) =>
      navigate(`${path}${writeLogAddress({ ...readLogAddress(window.location.search), ...change })}`, {
        replace: true,
      }),
    [path, navigate],
  );
  // Kept with the page alone: an address is copied, kept and logged, and would name a patient.
  const [words, search] = useState("");
  const { type, date, needs } = filters;
  return {
    filters: useMemo(() => ({ type, date, needs, words }), [type, date, needs, words]),
    open,
    go,
    search,
  };
}
