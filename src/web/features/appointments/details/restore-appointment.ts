import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Appointment } from "#contract/booking/appointments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { refreshAppointments } from "../list-appointments.ts";

/**
 * Takes a cancellation back, given the appointment as it was before. Says itself how it went: the dialog
 * that offered it is gone by then.
 */
export function useRestoreAppointment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Appointment) =>
      callApi("restoreAppointment", {
        params: { id },
        body: { status: status === "requested" ? "requested" : "confirmed" },
      }),
    onSuccess: () => {
      toast({ title: "Cancellation undone", description: "The appointment is back in its time" });
      return refreshAppointments(client);
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "The cancellation could not be undone",
        description: messageForPeople(error, "Check your connection, then book the patient again."),
      }),
  });
}
