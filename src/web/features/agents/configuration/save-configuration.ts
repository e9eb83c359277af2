import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheSavedConfiguration } from "#web/lib/cache-configuration.ts";

/** Keeps a configuration on the server as the agent's next version. */
export function useSaveConfiguration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ configuration, seen }: { configuration: AgentConfiguration; seen: string }) =>
      callApi("saveAgentConfiguration", {
        params: { agentId: configuration.agentId },
        headers: withSeen(seen),
        body: configuration,
      }),
    onSuccess: (saved) => cacheSavedConfiguration(client, saved),
  });
}
