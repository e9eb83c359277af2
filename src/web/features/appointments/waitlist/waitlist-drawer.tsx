import { Drawer } from "#web/ui/overlays/drawer.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { OffersSection } from "./offers-section.tsx";
import { useWaitlist } from "./waitlist-calls.ts";
import { WaitlistRows } from "./waitlist-rows.tsx";

/** Everybody who waits for an earlier time. Beside the page, so that a notice's Undo stays in reach of the keys. */
export function WaitlistDrawer({ onClose }: { onClose: () => void }) {
  const query = useWaitlist();
  const { data: waiting } = query;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Waitlist"
      description="Patients who would take an earlier time. A time that comes free is offered to them, one after the other."
    >
      <NotLoaded query={query} loading="Loading the waitlist..." failed="The waitlist did not load" />
      {waiting?.length === 0 && <p className="text-13 text-ink-2">Nobody is waiting for an earlier time.</p>}
      {waiting && waiting.length > 0 && <WaitlistRows entries={waiting} />}
      {waiting && (
        <div className="mt-5">
          <OffersSection waiting={waiting} />
        </div>
      )}
    </Drawer>
  );
}
