import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnalyticsWeeks } from "#contract/system/analytics.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** The figures of all charts for the chosen weeks. */
export const useAnalytics = (weeks: AnalyticsWeeks) =>
  useQuery({
    queryKey: [...queryKeyOf("analytics"), weeks],
    queryFn: ({ signal }) => callApi("analytics", { query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  });
