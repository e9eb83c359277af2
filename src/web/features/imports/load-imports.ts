import { useQuery } from "@tanstack/react-query";
import { busyStatuses } from "#contract/patients/import-options.ts";
import { apiQuery } from "#web/lib/query-client.ts";

export const useImports = () => useQuery(apiQuery("listImports"));

/** While the server is at work on it, it is asked for again also where live changes do not come through. */
const whileBusyMs = 3_000;

export const useImport = (id: string) =>
  useQuery({
    ...apiQuery("getImport", { id }),
    refetchInterval: ({ state }) =>
      state.data && busyStatuses.includes(state.data.status) ? whileBusyMs : false,
  });
