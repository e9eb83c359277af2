import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The clinic's opening hours from its knowledge base; null while there are none. */
export function useClinicHours() {
  const { data } = useQuery(apiQuery("knowledgeBase"));
  return data?.businessHours ?? null;
}
