import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChairBody, ClosureBody, HolidaysBody, Opening } from "#contract/opening.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toast-store.ts";

export const useOpening = () => useQuery(apiQuery("opening"));

/** A change of what decides the bookable times: what it touches is asked for again, a refusal is said. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("opening") }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The change could not be saved. Try again."),
      }),
  });
}

export const useSaveHolidays = () => useChange((body: HolidaysBody) => callApi("saveHolidays", { body }));
export const useAddClosure = () => useChange((body: ClosureBody) => callApi("addClosure", { body }));
export const useRemoveClosure = () => useChange((id: string) => callApi("removeClosure", { params: { id } }));
export const useAddChair = () => useChange((body: ChairBody) => callApi("addChair", { body }));
export const useChangeChair = () =>
  useChange(({ id, body }: { id: string; body: ChairBody }) =>
    callApi("changeChair", { params: { id }, body }),
  );
export const useRemoveChair = () => useChange((id: string) => callApi("removeChair", { params: { id } }));
export const useSaveTreatments = () =>
  useChange((treatmentMinutes: Opening["treatmentMinutes"]) =>
    callApi("saveTreatments", { body: { treatmentMinutes } }),
  );
