import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The clinic's keys, newest first; never their secrets. */
export const useKeys = () => useQuery(apiQuery("listApiKeys"));
