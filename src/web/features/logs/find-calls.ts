import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

const most = 4;

/** The latest few calls by caller, number or what was said; none without words, which stand in no address. */
export const useFoundCalls = (words: string) =>
  useQuery({
    queryKey: [...queryKeyOf("searchCallLogs"), { words, most }],
    queryFn: async ({ signal }) => {
      const { entries } = await callApi("searchCallLogs", {
        body: { type: "call", limit: most, words },
        signal,
      });
      return { words, entries };
    },
    enabled: words !== "",
    placeholderData: keepPreviousData,
  });
