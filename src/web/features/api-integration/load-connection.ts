import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The link to the practice system as it was kept; null before the first attempt. */
export const useConnection = () => useQuery(apiQuery("pmsConnection"));
