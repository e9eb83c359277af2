import { Link } from "wouter";
import type { PmsSyncReply } from "#contract/booking/pms.ts";
import { usePmsConnection } from "./sync-pms.ts";
import { progressSentence, syncRemarks, syncSentence } from "./sync-words.ts";

const linkClasses = "rounded-s font-medium text-accent-ink underline";

/** How far the sync is; a bar once it is known how much there is to write. */
export function SyncProgress() {
  const progress = usePmsConnection().data?.progress ?? null;
  return (
    <>
      {progressSentence(progress)}
      {progress?.step === "writing" && (
        <progress
          aria-label="Bookings written"
          value={progress.done}
          max={progress.total}
          className="mt-1 block h-1.5 w-full accent-(--accent)"
        />
      )}
    </>
  );
}

/** What changed; without a practice system, where to connect one. */
export function SyncReport({ reply }: { reply: PmsSyncReply }) {
  if (!reply.connected)
    return (
      <>
        No practice system is connected yet.{" "}
        <Link href="/api" className={linkClasses}>
          See API
        </Link>
      </>
    );
  const { here, forPeople } = syncRemarks(reply);
  return (
    <>
      <span className="block">{syncSentence(reply)}</span>
      {here.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {forPeople.length > 0 && (
        <span className="block">
          {forPeople.join(" ")}{" "}
          <Link href="/appointments" className={linkClasses}>
            See Appointments
          </Link>
        </span>
      )}
    </>
  );
}
