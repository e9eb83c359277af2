import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QuotaKind, Quotas } from "#contract/access/quotas.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** What clinics have used today, and how much they may. */
export const useQuotas = () => useQuery(apiQuery("quotas"));

/** Changes how much of a kind a clinic may use a day. */
export function useChangeQuota() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { clinicId: string; kind: QuotaKind; perDay: number }) =>
      callApi("changeQuota", { body }),
    onSuccess: (quotas) => client.setQueryData<Quotas>(queryKeyOf("quotas"), quotas),
  });
}
