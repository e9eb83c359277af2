import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshAppointments } from "./list-appointments.ts";

/** Removes what test calls booked; the list is asked for again. */
export function useClearTestBookings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("clearTestAppointments"),
    onSuccess: () => refreshAppointments(client),
  });
}
