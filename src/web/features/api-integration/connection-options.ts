import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The ways of connecting that this server offers. */
export const useConnectionOptions = () => useQuery(apiQuery("pmsOptions"));
