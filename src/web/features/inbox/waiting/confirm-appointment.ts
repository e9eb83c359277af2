import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Turns a request of the assistant into a confirmed appointment; list and figures are asked for again. */
export function useConfirmAppointment(onConfirmed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("confirmAppointment", { params: { id } }),
    onSuccess: () => {
      // Before the list is asked for again: by then the row would be gone.
      onConfirmed();
      toast({ title: "Success", description: "Appointment confirmed" });
      return refreshTopic(client, "appointments");
    },
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "Failed to confirm appointment"),
        variant: "destructive",
      }),
  });
}
