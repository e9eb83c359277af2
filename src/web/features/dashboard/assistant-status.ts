import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Whether the assistant takes calls right now. */
export const useAssistantStatus = () => useQuery(apiQuery("assistantStatus"));
