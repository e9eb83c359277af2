import { useQuery } from "@tanstack/react-query";
import { realAppointments } from "#web/lib/real-appointments.ts";

/** Appointments of the last two months and to come; the dashboard picks today's and the requested ones. */
export const useAppointments = () => useQuery(realAppointments);
