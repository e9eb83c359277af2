import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

const most = 6;

/** The few patients that fit the words best, with the words they were found by; nobody without words. */
export const useFoundPatients = (search: string) =>
  useQuery({
    queryKey: [...queryKeyOf("listPatients"), { search, most }],
    queryFn: async ({ signal }) => {
      const { patients } = await callApi("listPatients", { query: { search, limit: most }, signal });
      return { patients, search };
    },
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
