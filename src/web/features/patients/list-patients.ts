import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

const pageSize = 50;

/** Patients that fit the words, best match first; everybody by name without words. */
export const usePatients = (search: string) =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf("listPatients"), { search }],
    queryFn: ({ pageParam, signal }) =>
      callApi("listPatients", { query: { search, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.patients.length, 0);
      return loaded < total ? loaded : null;
    },
    placeholderData: keepPreviousData,
  });
