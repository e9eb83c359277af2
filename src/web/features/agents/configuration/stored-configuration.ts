import { type AgentConfiguration, agentConfiguration } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";

/** Name in local storage of one agent's configuration. */
const storedConfigurationKey = (agentId: AgentId): string => `agentConfig_${agentId}`;

/** What this browser kept of an agent; what cannot be read is logged and ignored. */
export function readStoredConfiguration(agentId: AgentId): AgentConfiguration | null {
  const text = localStorage.getItem(storedConfigurationKey(agentId));
  if (text === null) return null;
  try {
    return agentConfiguration.parse(JSON.parse(text));
  } catch (error) {
    console.error(`The stored configuration of agent ${agentId} cannot be read and is ignored`, error);
    return null;
  }
}

export function storeConfiguration(configuration: AgentConfiguration): void {
  localStorage.setItem(storedConfigurationKey(configuration.agentId), JSON.stringify(configuration));
}
