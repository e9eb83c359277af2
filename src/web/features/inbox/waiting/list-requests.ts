import { useQuery } from "@tanstack/react-query";
import { realAppointments } from "#web/lib/real-appointments.ts";

/** The appointments among which the requests are; without those of test calls. */
export const useRequests = () => useQuery(realAppointments);
