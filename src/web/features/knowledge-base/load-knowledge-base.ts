import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { KnowledgeBase } from "#contract/clinic/clinic.ts";
import { keepLocalKnowledgeBase } from "#web/lib/local-knowledge-base.ts";
import { apiQuery } from "#web/lib/query-client.ts";

export const knowledgeBaseQuery = apiQuery("knowledgeBase");
export const onboardingQuery = apiQuery("onboarding");

/** The saved knowledge base, `null` when there is none; also cached in local storage. */
export function useKnowledgeBase() {
  const query = useQuery(knowledgeBaseQuery);
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) keepLocalKnowledgeBase(data);
  }, [data]);
  return query;
}

/** The knowledge base as it is on the server by now; null when that did not answer. */
export function useNewestKnowledgeBase(): () => Promise<KnowledgeBase | null> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...knowledgeBaseQuery, staleTime: 0 }).catch(() => null);
}

/** How far the clinic's set-up has come, and its time zone. */
export const useOnboarding = () => useQuery(onboardingQuery);
