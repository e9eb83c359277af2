import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Everybody of the team, who can be given something to do. */
export const useTaskPeople = () => useQuery(apiQuery("listTaskPeople"));
