import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Records that may be one person. */
export const useDuplicates = () => useQuery(apiQuery("listDuplicatePatients"));
