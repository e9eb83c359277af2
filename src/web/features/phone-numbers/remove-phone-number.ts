import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Takes a number off the clinic's list. */
export function useRemovePhoneNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("removePhoneNumber", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf("listPhoneNumbers") }),
  });
}
