import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Cancels with the reason given, if any; the list is asked for again. */
export function useCancelAppointment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason: string; tellPatient?: boolean }) =>
      callApi("cancelAppointment", { params: { id }, body }),
    onSuccess: () => refreshAppointments(client),
  });
}
