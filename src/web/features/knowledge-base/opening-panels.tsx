import { Link } from "wouter";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { ClosuresPanel } from "./closures-panel.tsx";
import { HolidaysPanel } from "./holidays-panel.tsx";
import { useOpening } from "./opening-calls.ts";
import { WebBookingPanel } from "./web-booking/web-booking-panel.tsx";

/** What decides the bookable times besides the business hours; each change counts at once. */
export function OpeningPanels() {
  const query = useOpening();
  if (!query.data)
    return (
      <NotLoadedPanel
        query={query}
        loading="Loading holidays and closures..."
        failed="Holidays and closures did not load"
        rows={4}
      />
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
