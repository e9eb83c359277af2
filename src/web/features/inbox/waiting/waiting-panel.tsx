import { useState } from "react";
import { useNow } from "#web/lib/clinic-time.ts";
import { useDisplacedVisits } from "#web/lib/displaced/displaced-visits.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { useTasks } from "../tasks/list-tasks.ts";
import { EmptyWaitingList } from "./empty-waiting-list.tsx";
import { useRequests } from "./list-requests.ts";
import { waitingRequests } from "./waiting-requests.ts";

/** A new clinic has none, and its first page is to stand at once. */
const WaitingList = onDemand(
  async () => (await import("./waiting-list.tsx")).WaitingList,
  ({ tasks, requests, displacedCount }) => (
    <LoadingRows
      label="Loading what waits for you..."
      rows={Math.min(tasks.length + requests.length, 6) + Math.min(displacedCount, 1)}
    />
  ),
);

/** What only a person can do, the top of it: return calls, read messages, confirm requests, move visits. */
export function WaitingPanel() {
  const now = useNow();
  const appointments = useRequests();
  const tasks = useTasks();
  const requests = waitingRequests(appointments.data ?? [], now);
  const displacedCount = useDisplacedVisits(now).length;
  const count = (tasks.data?.length ?? 0) + requests.length + Math.min(displacedCount, 1);
  // From then on the list stays: what was done last is there to be undone.
  const [hasWaited, setHasWaited] = useState(false);
  if (count > 0 && !hasWaited) setHasWaited(true);
  const failed = [appointments, tasks].find((query) => query.isError);
  const isPending = appointments.isPending || tasks.isPending;

  return (
    <Panel
      title="Waiting for you"
      aside={count > 0 && <span className="text-12 text-ink-3">{`${formatCount(count)} to do`}</span>}
    >
      {failed ? (
        <FailedState
          title="What waits for you did not load"
          error={failed.error}
          onRetry={() => Promise.all([appointments.refetch(), tasks.refetch()])}
        />
      ) : isPending ? (
        <LoadingRows label="Loading what waits for you..." />
      ) : hasWaited ? (
        <WaitingList {...{ tasks: tasks.data ?? [], requests, displacedCount, now }} />
      ) : (
        <EmptyWaitingList />
      )}
    </Panel>
  );
}
