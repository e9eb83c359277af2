import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PaidPlan, PlanPreview } from "#contract/billing/billing.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** What the change will cost; asked anew whenever it is looked at, since every day makes it another amount. */
export const usePlanPreview = (plan: PaidPlan | null) =>
  useQuery({
    queryKey: [...queryKeyOf("previewPlan"), plan],
    queryFn: () => callApi("previewPlan", { body: { plan: plan ?? "standard" } }),
    enabled: plan !== null,
    ...{ staleTime: 0, gcTime: 0 },
  });

/** Makes the change at the amounts that were shown. */
export function useChangePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ plan, proratedAt }: PlanPreview) => callApi("changePlan", { body: { plan, proratedAt } }),
    onSuccess: (billing) => {
      cacheReply(client, queryKeyOf("billing"), billing);
      return client.invalidateQueries({ queryKey: queryKeyOf("onboarding") });
    },
  });
}
