import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshAppointments } from "../list-appointments.ts";

/** Turns a request of the assistant into a confirmed appointment; the list is asked for again. */
export function useConfirmAppointment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("confirmAppointment", { params: { id } }),
    onSuccess: () => refreshAppointments(client),
  });
}
