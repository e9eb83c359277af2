import { lazy, Suspense, useState } from "react";
import { useNow } from "#web/lib/clinic-time.ts";
import { plural } from "#web/lib/formatting.ts";
import { Panel } from "#web/ui/panel.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { useTasks } from "../tasks/list-tasks.ts";
import { useRequests } from "./list-requests.ts";
import { NothingWaits } from "./nothing-waits.tsx";
import { waitingRequests } from "./waiting-requests.ts";

/** A new clinic has none, and its first page is to stand at once. */
const WaitingList = lazy(() => import("./waiting-list.tsx").then((m) => ({ default: m.WaitingList })));

/** What only a person can do, the top of it: return calls, read messages, confirm requests. */
export function WaitingPanel() {
  const now = useNow();
  const appointments = useRequests();
  const tasks = useTasks();
  const requests = waitingRequests(appointments.data ?? [], now);
  const count = (tasks.data?.length ?? 0) + requests.length;
  // From then on the list stays: what was done last is there to be undone.
  const [hasWaited, setHasWaited] = useState(false);
  if (count > 0 && !hasWaited) setHasWaited(true);
  const failed = [appointments, tasks].find((query) => query.isError);
  const isPending = appointments.isPending || tasks.isPending;

  return (
    <Panel
      title="Waiting for you"
      aside={count > 0 && <span className="text-12 text-ink-3">{plural(count, "thing")}</span>}
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
        <Suspense fallback={<LoadingRows label="Loading what waits for you..." rows={Math.min(count, 6)} />}>
          <WaitingList {...{ tasks: tasks.data ?? [], requests, now }} />
        </Suspense>
      ) : (
        <NothingWaits />
      )}
    </Panel>
  );
}
