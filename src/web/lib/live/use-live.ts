import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { systemClock } from "#kernel/clock.ts";
import { followChanges, type LiveState } from "./live.ts";

interface LiveStatus {
  state: LiveState;
  /** Since when, epoch milliseconds. */
  since: number;
}

let status: LiveStatus = { state: "connecting", since: 0 };
const watchers = new Set<() => void>();

function setState(state: LiveState): void {
  if (state === status.state) return;
  status = { state, since: systemClock.now() };
  for (const watcher of watchers) watcher();
}

/** Keeps the screen in step with the clinic while mounted; the shell does this once. */
export function useFollowChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    setState("connecting");
    return followChanges(client, setState);
  }, [client]);
}

/** Whether changes arrive by themselves right now, and since when. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => status,
  );
}
