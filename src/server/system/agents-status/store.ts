import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { agentConfiguration } from "#server/db/schema/assistants.ts";

/** Ids of the agents that have ever been configured. */
export async function findConfiguredAgents(queries: ClinicQueries): Promise<Set<string>> {
  const rows = await queries.find(agentConfiguration);
  return new Set(rows.map(({ agentId }) => agentId));
}
