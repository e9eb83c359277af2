import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiPermission } from "#contract/access/api-keys.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";

/** Generates a key; the answer is the only time that its secret is told. */
export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; permissions: ApiPermission[] }) => callApi("createApiKey", { body }),
    onSuccess: () => refreshTopic(client, "api-keys"),
    // The secret stays in the page that shows it, nowhere else.
    gcTime: 0,
  });
}
