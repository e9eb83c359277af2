import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HolidaysBody } from "#contract/clinic/opening.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

export const useOpening = () => useQuery(apiQuery("opening"));

/** A change of what decides the bookable times: what it touches is asked for again, a refusal is said. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // After a refusal too: what stands there by now is before the eyes then.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf("opening") }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The change could not be saved. Try again."),
      }),
  });
}

/** `seen`: the `holidaysVersion` before the eyes of whoever changes them. */
export const useSaveHolidays = (seen: string) =>
  useChange((body: HolidaysBody) => callApi("saveHolidays", { body, headers: withSeen(seen) }));
