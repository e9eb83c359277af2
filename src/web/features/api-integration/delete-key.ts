import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Ends a key at once. */
export function useDeleteKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("revokeApiKey", { params: { id } }),
    onSuccess: (_reply, id) => {
      // At once and with its question: otherwise the focus goes back to a button that is about to vanish.
      client.setQueryData(apiQuery("listApiKeys").queryKey, (keys) => keys?.filter((key) => key.id !== id));
      toast({ title: "Success", description: "API key deleted" });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to delete the key"),
      }),
    onSettled: () => refreshTopic(client, "api-keys"),
  });
}
