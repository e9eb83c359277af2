import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Whether anybody takes payments for this server, and how the clinic's subscription stands. */
export const useBilling = () => useQuery(apiQuery("billing"));
