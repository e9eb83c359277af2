import { FailedState } from "#web/ui/empty-state.tsx";
import { LoadingRows } from "#web/ui/skeleton.tsx";
import { ChairsPanel } from "./chairs-panel.tsx";
import { ClosuresPanel } from "./closures-panel.tsx";
import { HolidaysPanel } from "./holidays-panel.tsx";
import { useOpening } from "./opening-calls.ts";
import { TreatmentsPanel } from "./treatments-panel.tsx";

/** What decides the bookable times besides the business hours; each change counts at once. */
export function OpeningPanels() {
  const query = useOpening();
  if (query.isPending) return <LoadingRows label="Loading holidays and closures..." rows={4} />;
  if (query.isError)
    return (
      <div className="rounded-l border border-line bg-surface">
        <FailedState
          title="Holidays and closures did not load"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  return (
    <div className="mt-4 grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <HolidaysPanel opening={query.data} />
        <TreatmentsPanel opening={query.data} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ClosuresPanel closures={query.data.closures} />
        <ChairsPanel chairs={query.data.chairs} />
      </div>
    </div>
  );
}
