import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Every appointment of the clinic; the dashboard picks today's and the requested ones. */
export const useAppointments = () => useQuery(apiQuery("listAppointments"));
