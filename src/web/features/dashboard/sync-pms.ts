import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** The link to the practice system, with the progress of a running sync. */
export const usePmsConnection = () => useQuery(apiQuery("pmsConnection"));

/** Brings the practice system up to date; the answer tells what changed. */
export function useSyncPms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("syncPms"),
    onSettled: () => refreshTopic(client, "pms"),
  });
}
