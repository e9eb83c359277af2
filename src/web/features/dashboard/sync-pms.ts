import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PmsSyncReply } from "#contract/pms.ts";
import { callApi } from "#web/lib/api-client.ts";
import { plural } from "#web/lib/formatting.ts";
import { refreshTopic } from "#web/lib/live.ts";

/** Brings the practice system up to date; the answer tells what changed. */
export function useSyncPms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("syncPms"),
    onSettled: () => refreshTopic(client, "pms"),
  });
}

/** What a sync did, in a sentence. */
export function syncSentence(reply: Extract<PmsSyncReply, { connected: true }>): string {
  const parts = [
    reply.added > 0 && `${plural(reply.added, "appointment")} added`,
    reply.changed > 0 && `${reply.changed} changed`,
    reply.cancelled > 0 && `${reply.cancelled} cancelled`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "Synced. Nothing had changed." : `Synced: ${parts.join(", ")}.`;
}
