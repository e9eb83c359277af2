import { Clock, Pause, Play, RefreshCw } from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Panel } from "#web/ui/panel.tsx";
import { useRestoredFocus } from "#web/ui/restored-focus.ts";
import { Spinner } from "#web/ui/states/spinner.tsx";
import { useAssistantStatus } from "./assistant-status.ts";
import { usePauseAssistant } from "./pause-assistant.ts";
import { useSyncPms } from "./sync-pms.ts";

// Only who syncs needs it: the first page stays small.
const loadReport = () => import("./sync-report.tsx");
const SyncProgress = onDemand(async () => (await loadReport()).SyncProgress);
const SyncReport = onDemand(async () => (await loadReport()).SyncReport);

const rowClasses =
  "flex w-full items-start gap-3 rounded-m px-2.5 py-2 text-left text-13 font-label text-ink transition-colors duration-(--fast) hover:bg-hover disabled:text-ink-3 pointer-coarse:py-3 [&_svg]:mt-px [&_svg]:size-4 [&_svg]:text-ink-2";

/** The three things a receptionist does in a hurry. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <div className="p-1.5">
        <PauseAction />
        <SyncAction />
        <Link href="/clinic-knowledge-base?edit=hours#business-hours" className={rowClasses}>
          <Clock aria-hidden="true" />
          Update Clinic Hours
        </Link>
      </div>
    </Panel>
  );
}

function PauseAction() {
  const status = useAssistantStatus();
  const pause = usePauseAssistant();
  const isPaused = status.data?.paused ?? false;
  const button = useRef<HTMLButtonElement>(null);
  useRestoredFocus(button, pause.isPending);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isPaused}
      disabled={status.data === undefined || pause.isPending}
      onClick={() => pause.mutate(!isPaused)}
      className={rowClasses}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      <span>
        {isPaused ? "Assistant Paused" : "Pause AI Assistant"}
        <span className="block text-12 font-normal text-ink-3">
          {isPaused ? "Calls ring at reception. Press to resume" : "Calls ring at reception until you resume"}
        </span>
      </span>
    </button>
  );
}

/** Brings the practice system up to date and says what changed; without one it says where to connect. */
function SyncAction() {
  const sync = useSyncPms();
  const button = useRef<HTMLButtonElement>(null);
  useRestoredFocus(button, sync.isPending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={rowClasses}
        disabled={sync.isPending}
        aria-busy={sync.isPending || undefined}
        onClick={() => sync.mutate()}
      >
        {sync.isPending ? <Spinner /> : <RefreshCw aria-hidden="true" />}
        {sync.isPending ? "Syncing..." : "Sync with PMS"}
      </button>
      <p role="status" className={sync.isIdle ? "sr-only" : "px-2.5 pb-2 pl-9.5 text-12 text-ink-2"}>
        {sync.isError && messageForPeople(sync.error, "The sync did not work. Try again in a moment.")}
        {sync.isPending && <SyncProgress />}
        {sync.data && <SyncReport reply={sync.data} />}
      </p>
    </>
  );
}
