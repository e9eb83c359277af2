import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** Texts to and from whoever waits. */
export const useTextThread = (taskId: string) => useQuery(apiQuery("taskThread", { id: taskId }));

/** Writes a text to them; the thread comes back with it. */
export function useReply(taskId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => callApi("replyToTask", { params: { id: taskId }, body: { body } }),
    onSuccess: (thread) => {
      client.setQueryData(queryKeyOf("taskThread", { id: taskId }), thread);
      refreshTopic(client, "messages");
    },
  });
}
