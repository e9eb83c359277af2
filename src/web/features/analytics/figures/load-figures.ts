import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnAnswerBody } from "#contract/clinic/answers.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** What the assistant did in the week of that day; empty = the present one. */
export const useFigures = (week: string) =>
  useQuery({
    queryKey: [...queryKeyOf("figures"), week],
    queryFn: ({ signal }) => callApi("figures", { query: { week }, signal }),
    placeholderData: keepPreviousData,
  });

/** Writes an answer into the knowledge base; the list of questions is asked for again. */
export function useAddAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnAnswerBody) => callApi("addOwnAnswer", { body }),
    onSuccess: () =>
      Promise.all(
        (["figures", "ownAnswers"] as const).map((name) =>
          client.invalidateQueries({ queryKey: queryKeyOf(name) }),
        ),
      ),
  });
}
