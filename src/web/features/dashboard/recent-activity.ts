import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** What happened lately, newest first. */
export const useRecentActivity = () => useQuery(apiQuery("recentActivity"));
