import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";

/** What the fields of one agent's dialog work on. */
export interface DraftProps<Id extends AgentId> {
  draft: ConfigurationOf<Id>;
  change: (part: Partial<ConfigurationOf<Id>>) => void;
  errors: Readonly<Record<string, string>>;
}
