import { CloudOff } from "lucide-react";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { twelveHourOf } from "#web/lib/formatting.ts";
import { useFollowChanges, useLiveStatus } from "#web/lib/live/use-live.ts";

/** A connection that comes back within this time is not worth a word. */
const quietMs = 8_000;

/** Keeps the screen live, and says since when it is not. */
export function ConnectionLine() {
  useFollowChanges();
  const { state, since } = useLiveStatus();
  const now = useNow(5_000);
  const timeZone = useClinicTimeZone();
  const isLost = state === "lost" && now - since > quietMs;
  return (
    <p role="status" className={isLost ? "mb-4 flex items-center gap-2 text-13 text-ink-2" : "sr-only"}>
      {isLost && (
        <>
          <CloudOff aria-hidden="true" className="size-4" />
          {`Changes have not arrived by themselves since ${twelveHourOf(since, timeZone)}. Trying again.`}
        </>
      )}
    </p>
  );
}
