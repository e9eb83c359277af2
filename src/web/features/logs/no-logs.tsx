import { ScrollText } from "lucide-react";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { filterLines, isFiltered, type LogFilters } from "./log-filters.ts";

/** Nothing yet, or nothing that fits; then it says what was asked for. */
export function NoLogs({ filters }: { filters: LogFilters }) {
  if (!isFiltered(filters))
    return (
      <EmptyState icon={<ScrollText />} title="No Logs Found">
        Every call to the assistant leaves an entry here.
      </EmptyState>
    );
  return (
    <EmptyState icon={<ScrollText />} title="No logs found matching the applied filters">
      {filterLines(filters).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </EmptyState>
  );
}
