import { Link } from "wouter";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { LoadingRows } from "#web/ui/skeleton.tsx";
import { ClosuresPanel } from "./closures-panel.tsx";
import { HolidaysPanel } from "./holidays-panel.tsx";
import { useOpening } from "./opening-calls.ts";
import { WebBookingPanel } from "./web-booking/web-booking-panel.tsx";

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
    <div className="mt-4 grid grid-cols-[1.2fr_1fr] items-start gap-4 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <HolidaysPanel opening={query.data} />
        <WebBookingPanel />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ClosuresPanel closures={query.data.closures} />
        <PeopleLink />
      </div>
    </div>
  );
}

/** Who is booked for what stands on a page of its own. */
function PeopleLink() {
  return (
    <Panel title="People, Treatments & Chairs" isPadded>
      <p className="text-14 text-ink-2">
        Who sees patients and when, what is booked and for how long:{" "}
        <Link href="/people" className="rounded-s font-medium text-accent-ink hover:underline">
          People & Treatments
        </Link>
      </p>
    </Panel>
  );
}
