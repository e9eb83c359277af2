import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { AgentId } from "#contract/assistants/agents.ts";
import type { NumberStatus } from "#contract/telephony/phone-options.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

export type PhoneNumberRow = typeof phoneNumber.$inferSelect;

/** In the order in which they were added. */
export const listNumbers = (queries: ClinicQueries): Promise<PhoneNumberRow[]> =>
  queries.find(phoneNumber, { orderBy: [asc(phoneNumber.addedAt), asc(phoneNumber.id)] });

/** Null when the clinic has it already, or when it is to be owned and another clinic owns it. */
export async function addNumber(
  queries: ClinicQueries,
  row: NewRow<typeof phoneNumber>,
): Promise<PhoneNumberRow | null> {
  const [added] = await queries.insertNew(phoneNumber, row);
  return added ?? null;
}

export const findNumberById = (queries: ClinicQueries, id: string): Promise<PhoneNumberRow | null> =>
  queries.findOne(phoneNumber, eq(phoneNumber.id, id));

export async function removeNumber(queries: ClinicQueries, id: string): Promise<void> {
  await queries.remove(phoneNumber, eq(phoneNumber.id, id));
}

/** What the provider said of it last. */
export interface Standing {
  status: NumberStatus;
  providerNumberId: string | null;
  canText: boolean | null;
}

export async function keepStanding(queries: ClinicQueries, id: string, standing: Standing): Promise<void> {
  await queries.update(phoneNumber, standing, eq(phoneNumber.id, id));
}

export const findNumber = (queries: ClinicQueries, e164: string): Promise<PhoneNumberRow | null> =>
  queries.findOne(phoneNumber, eq(phoneNumber.e164, e164));

export async function moveAgent(queries: ClinicQueries, e164: string, agentId: AgentId): Promise<void> {
  const without = sql`${phoneNumber.assignedAgentIds} - ${agentId}::text`;
  const [elsewhere, here] = [sql`${phoneNumber.e164} <> ${e164}`, eq(phoneNumber.e164, e164)];
  const has = sql`${phoneNumber.assignedAgentIds} @> ${JSON.stringify([agentId])}::jsonb`;
  await queries.update(phoneNumber, { assignedAgentIds: without }, and(elsewhere, has));
  const withIt = sql`(${without}) || ${JSON.stringify([agentId])}::jsonb`;
  await queries.update(phoneNumber, { assignedAgentIds: withIt }, here);
}

const isOwned = and(isNotNull(phoneNumber.ownership), eq(phoneNumber.isSample, false));

/** Which of these numbers a clinic of this server owns. */
export async function findOwned(database: Database, e164s: readonly string[]): Promise<Set<string>> {
  if (e164s.length === 0) return new Set();
  const rows = await database
    .acrossClinics()
    .select({ e164: phoneNumber.e164 })
    .from(phoneNumber)
    .where(and(inArray(phoneNumber.e164, [...e164s]), isOwned));
  return new Set(rows.map(({ e164 }) => e164));
}

/** Every number that a clinic of this server owns. */
export const listOwnedByClinics = (database: Database): Promise<PhoneNumberRow[]> =>
  database.acrossClinics().select().from(phoneNumber).where(isOwned).orderBy(asc(phoneNumber.e164));
