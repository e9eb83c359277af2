import { asc, desc, eq, sql } from "drizzle-orm";
import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";
import type { ClinicId, UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { agentConfiguration } from "#server/db/schema/assistants.ts";

export interface ConfigurationRow {
  agentId: AgentId;
  version: number;
  /** Was valid when it was saved; the schema may have grown since. */
  configuration: unknown;
  savedBy: UserId;
  savedByUsername: string;
  savedAt: number;
}

const of = (agentId: AgentId) => eq(agentConfiguration.agentId, agentId);

/** Newest first. */
export async function listVersions(queries: ClinicQueries, agentId: AgentId): Promise<ConfigurationRow[]> {
  const orderBy = [desc(agentConfiguration.version)];
  return (await queries.find(agentConfiguration, {
    where: of(agentId),
    orderBy,
    limit: 100,
  })) as ConfigurationRow[];
}

export async function findLatest(queries: ClinicQueries, agentId: AgentId): Promise<ConfigurationRow | null> {
  const orderBy = [desc(agentConfiguration.version)];
  const [row] = await queries.find(agentConfiguration, { where: of(agentId), orderBy, limit: 1 });
  return (row as ConfigurationRow | undefined) ?? null;
}

/** The version in force of every configured agent. */
export async function listLatest(queries: ClinicQueries): Promise<ConfigurationRow[]> {
  const isLatest = sql`${agentConfiguration.version} = (select max(newer.version) from agent_configuration newer
    where newer.clinic_id = ${agentConfiguration.clinicId} and newer.agent_id = ${agentConfiguration.agentId})`;
  return (await queries.find(agentConfiguration, {
    where: isLatest,
    orderBy: [asc(agentConfiguration.agentId)],
  })) as ConfigurationRow[];
}

/** Clinics where one of these agents was connected. */
export async function findClinicsWithAgents(
  database: Database,
  agentIds: readonly AgentId[],
): Promise<ClinicId[]> {
  const wanted = sql.join(
    agentIds.map((one) => sql`${one}`),
    sql`, `,
  );
  const { rows } = await database
    .acrossClinics()
    .execute(sql`select distinct clinic_id as id from agent_configuration where agent_id in (${wanted})`);
  return (rows as { id: ClinicId }[]).map(({ id }) => id);
}

/** False when somebody else took this version's number a moment ago. */
export async function addVersion(
  queries: ClinicQueries,
  row: Omit<ConfigurationRow, "configuration"> & { configuration: AgentConfiguration },
): Promise<boolean> {
  return (await queries.insertNew(agentConfiguration, row)).length === 1;
}
