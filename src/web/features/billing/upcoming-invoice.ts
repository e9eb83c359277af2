import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Stripe's preview of the next invoice; every call adds to it, so it is never taken from memory. */
export const useUpcomingInvoice = (isAsked: boolean) =>
  useQuery({ ...apiQuery("upcomingInvoice"), enabled: isAsked, staleTime: 0, gcTime: 0 });
