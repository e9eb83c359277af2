import { Hourglass } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatCount } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { useWaitlist } from "./waitlist-calls.ts";

const WaitlistDrawer = lazy(() =>
  import("./waitlist-drawer.tsx").then((m) => ({ default: m.WaitlistDrawer })),
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
      {isOpen && (
        <Suspense>
          <WaitlistDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
