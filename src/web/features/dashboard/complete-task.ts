import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Takes a task off the list. */
export function useCompleteTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("completeTask", { params: { id } }),
    onSuccess: () => refreshTopic(client, "tasks"),
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "Failed to complete the task"),
        variant: "destructive",
      }),
  });
}
