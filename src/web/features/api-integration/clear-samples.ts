import { useMutation, useQueryClient } from "@tanstack/react-query";
import { liveTopics } from "#contract/live.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Removes every sample row of the workspace, on this page and the others. */
export function useClearSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("clearSamples"),
    onSuccess: () => {
      for (const topic of liveTopics) refreshTopic(client, topic);
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The samples could not be cleared"),
      }),
  });
}
