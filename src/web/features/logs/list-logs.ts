import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";
import { type LogFilters, logQueryOf } from "./log-filters.ts";

const pageSize = 50;

/** Log entries that match the applied filters, newest first, page by page. */
export function useLogs(filters: LogFilters) {
  return useInfiniteQuery({
    queryKey: [...queryKeyOf("listCallLogs"), filters],
    queryFn: ({ pageParam, signal }) =>
      loadPage(filters, { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** What is searched for goes as a body: it may name a patient. */
function loadPage(filters: LogFilters, page: { limit: number; cursor?: string }, signal: AbortSignal) {
  const wish = { ...logQueryOf(filters), ...page };
  return filters.words === ""
    ? callApi("listCallLogs", { query: wish, signal })
    : callApi("searchCallLogs", { body: { ...wish, words: filters.words }, signal });
}
