import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Pauses or resumes the assistant. The switch turns at once and turns back if the server refuses. */
export function usePauseAssistant() {
  const client = useQueryClient();
  const { queryKey } = apiQuery("assistantStatus");
  return useMutation({
    mutationFn: (paused: boolean) => callApi("pauseAssistant", { body: { paused } }),
    onMutate: async (paused) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { paused });
      return { before };
    },
    onError: (error, _paused, kept) => {
      client.setQueryData(queryKey, kept?.before);
      toast({
        title: "Error",
        description: messageForPeople(error, "Failed to reach the assistant"),
        variant: "destructive",
      });
    },
    onSettled: () => refreshTopic(client, "assistant"),
  });
}
