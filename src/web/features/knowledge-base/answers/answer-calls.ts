import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnAnswerBody } from "#contract/clinic/answers.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

export const useOwnAnswers = () => useQuery(apiQuery("ownAnswers"));

/** A change of what callers are answered: the list is asked for again, a refusal is said. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("ownAnswers") }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The change could not be saved. Try again."),
      }),
  });
}

/** Adds an answer, or changes the one with this id. */
export const useSaveAnswer = () =>
  useChange(({ id, body }: { id: string | null; body: OwnAnswerBody }) =>
    id === null ? callApi("addOwnAnswer", { body }) : callApi("changeOwnAnswer", { params: { id }, body }),
  );
export const useRemoveAnswer = () =>
  useChange((id: string) => callApi("removeOwnAnswer", { params: { id } }));
export const useSaveHealthFunds = () =>
  useChange((healthFunds: string[]) => callApi("saveHealthFunds", { body: { healthFunds } }));
export const useDismissQuestion = () =>
  useChange((id: string) => callApi("dismissQuestion", { params: { id } }));

export const useAskAssistant = () =>
  useMutation({ mutationFn: (question: string) => callApi("askAssistant", { body: { question } }) });
