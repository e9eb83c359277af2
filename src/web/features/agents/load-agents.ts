import { useQuery } from "@tanstack/react-query";
import type { AgentId } from "#contract/assistants/agents.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** The configurations in force. */
export const useConfigurations = () => useQuery(apiQuery("listAgentConfigurations"));

/** Every kept version of one agent, newest first; asked for once somebody wants to see them. */
export const useVersions = (agentId: AgentId, isWanted: boolean) =>
  useQuery({ ...apiQuery("listAgentVersions", { agentId }), enabled: isWanted });
