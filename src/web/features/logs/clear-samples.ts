import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** Removes the sample rows of a new workspace, here and on the dashboard. */
export function useClearSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("clearSamples"),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeyOf("listCallLogs") }),
        client.invalidateQueries({ queryKey: apiQuery("recentActivity").queryKey }),
      ]),
  });
}
