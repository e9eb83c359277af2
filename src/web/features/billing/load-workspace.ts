import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** The workspace's own plan and the end of its free days. */
export const useWorkspace = () => useQuery(apiQuery("onboarding"));
