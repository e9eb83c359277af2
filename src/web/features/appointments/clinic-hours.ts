import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The clinic's name from its knowledge base; `null` until that is loaded, empty when it has none. */
export function useClinicName(): string | null {
  const { data, isPending } = useQuery(apiQuery("knowledgeBase"));
  return isPending ? null : (data?.clinicName ?? "");
}

/** The clinic's opening hours from its knowledge base; null while there are none. */
export function useClinicHours() {
  const { data } = useQuery(apiQuery("knowledgeBase"));
  return data?.businessHours ?? null;
}
