import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";
import { realOnly } from "#web/lib/real-appointments.ts";

/** Every appointment of the clinic; the dashboard picks today's and the requested ones. */
export const useAppointments = () => useQuery({ ...apiQuery("listAppointments"), select: realOnly });
