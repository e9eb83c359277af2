import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

export const appointmentsQuery = apiQuery("listAppointments");

/** Every appointment of the clinic; `live.ts` refreshes it when one changes anywhere. */
export const useAppointments = () => useQuery(appointmentsQuery);
