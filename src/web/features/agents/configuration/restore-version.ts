import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AgentId } from "#contract/assistants/agents.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";

/** Puts an earlier version in force again. */
export function useRestoreVersion(agentId: AgentId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => callApi("restoreAgentVersion", { params: { agentId, version } }),
    onSuccess: () => {
      refreshTopic(client, "agents");
      refreshTopic(client, "phone-numbers");
    },
  });
}
