import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedConfiguration } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** The configurations in force. */
export const useConfigurations = () => useQuery(apiQuery("listAgentConfigurations"));

/** What is in force of one agent by now; null when the server did not answer. */
export function useNewestConfiguration(): (agentId: AgentId) => Promise<SavedConfiguration | null> {
  const client = useQueryClient();
  return async (agentId) => {
    const all = await client
      .fetchQuery({ ...apiQuery("listAgentConfigurations"), staleTime: 0 })
      .catch(() => []);
    return all.find((saved) => saved.agentId === agentId) ?? null;
  };
}

/** Every kept version of one agent, newest first; asked for once somebody wants to see them. */
export const useVersions = (agentId: AgentId, isWanted: boolean) =>
  useQuery({ ...apiQuery("listAgentVersions", { agentId }), enabled: isWanted });
