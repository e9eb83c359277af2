import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Takes two merged records apart again, each with the appointments it had. */
export function useUndoMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mergeId: string) => callApi("undoPatientMerge", { params: { id: mergeId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("listPatients") }),
  });
}
