import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The clinic's numbers; asked for again at the moment at which a status is about to change. */
export const usePhoneNumbers = () =>
  useQuery({
    ...apiQuery("listPhoneNumbers"),
    refetchInterval: ({ state }) => {
      const waits = (state.data ?? []).flatMap(({ nextStatusInMs }) => nextStatusInMs ?? []);
      return waits.length > 0 ? Math.max(50, Math.min(...waits)) : false;
    },
  });
