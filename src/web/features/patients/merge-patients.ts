import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Moves everything of one record to the other, which is kept. */
export function useMergePatients() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ keptId, mergedId }: { keptId: string; mergedId: string }) =>
      callApi("mergePatients", { params: { id: keptId }, body: { mergedId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("listPatients") }),
  });
}
