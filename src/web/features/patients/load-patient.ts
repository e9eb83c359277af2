import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** One patient with the whole history. */
export const usePatient = (id: string) => useQuery(apiQuery("getPatient", { id }));
