import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Calls to return, messages to read, emergencies to follow. */
export const useTasks = () => useQuery(apiQuery("listTasks"));
