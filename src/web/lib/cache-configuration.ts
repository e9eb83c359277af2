import type { QueryClient } from "@tanstack/react-query";
import type { SavedConfiguration } from "#contract/assistants/agent-configuration.ts";
import { refreshTopic } from "./live/live.ts";
import { apiQuery } from "./query-client.ts";

/**
 * An agent's settings have been saved: they are the ones in force at once. Who opens them again before they are loaded anew would
 * begin on the state before, and be told that somebody else had changed them.
 */
export function cacheSavedConfiguration(client: QueryClient, saved: SavedConfiguration): void {
  client.setQueryData(
    apiQuery("listAgentConfigurations").queryKey,
    (all) => all && [...all.filter(({ agentId }) => agentId !== saved.agentId), saved],
  );
  refreshTopic(client, "agents");
  refreshTopic(client, "phone-numbers");
}
