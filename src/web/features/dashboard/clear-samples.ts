import { useMutation, useQueryClient } from "@tanstack/react-query";
import { liveTopics } from "#contract/live.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Removes every sample row of the workspace; everything on the screen is asked for again. */
export function useClearSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("clearSamples"),
    onSuccess: () => Promise.all(liveTopics.map((topic) => refreshTopic(client, topic))),
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "Failed to clear the samples"),
        variant: "destructive",
      }),
  });
}
