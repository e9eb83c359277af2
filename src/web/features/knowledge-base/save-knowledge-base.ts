import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { KnowledgeBaseBody } from "#contract/clinic/clinic.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { keepLocalKnowledgeBase } from "#web/lib/local-knowledge-base.ts";
import { knowledgeBaseQuery, onboardingQuery } from "./load-knowledge-base.ts";

/** Saves on the server, then locally; both queries are asked for again. */
export function useSaveKnowledgeBase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, seen }: { body: KnowledgeBaseBody; seen: string }) =>
      callApi("saveKnowledgeBase", { body, headers: withSeen(seen) }),
    onSuccess: async (saved) => {
      keepLocalKnowledgeBase(saved);
      // The page turns read-only at once; it must not show the old values until the refresh is back.
      client.setQueryData(knowledgeBaseQuery.queryKey, saved);
      await Promise.all([
        client.invalidateQueries({ queryKey: knowledgeBaseQuery.queryKey, exact: true }),
        client.invalidateQueries({ queryKey: onboardingQuery.queryKey, exact: true }),
      ]);
    },
  });
}
