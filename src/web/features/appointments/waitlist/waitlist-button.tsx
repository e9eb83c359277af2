import { Hourglass } from "lucide-react";
import { useState } from "react";
import { formatCount } from "#web/lib/formatting.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWaitlist } from "./waitlist-calls.ts";

const WaitlistDrawer = onDemand(
  async () => (await import("./waitlist-drawer.tsx")).WaitlistDrawer,
  null,
  ({ onClose }) => onClose,
);

/** How many wait for an earlier time; opens the list. Not there while nobody waits. */
export function WaitlistButton() {
  const { data: waiting = [] } = useWaitlist();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {waiting.length > 0 && (
        <Button
          icon={<Hourglass aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          Waitlist ({formatCount(waiting.length)})
        </Button>
      )}
      {isOpen && <WaitlistDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
