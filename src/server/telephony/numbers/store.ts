import { and, asc, eq, inArray } from "drizzle-orm";
import type { NumberStatus } from "#contract/phone-options.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

export type PhoneNumberRow = typeof phoneNumber.$inferSelect;

/** In the order in which they were added. */
export const listNumbers = (queries: ClinicQueries): Promise<PhoneNumberRow[]> =>
  queries.find(phoneNumber, { orderBy: [asc(phoneNumber.addedAt), asc(phoneNumber.id)] });

/** Null when the number is registered already, by this clinic or another. */
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

export async function keepStatus(
  queries: ClinicQueries,
  id: string,
  status: NumberStatus,
  providerNumberId: string | null,
): Promise<void> {
  await queries.update(phoneNumber, { status, providerNumberId }, eq(phoneNumber.id, id));
}

export const findNumber = (queries: ClinicQueries, e164: string): Promise<PhoneNumberRow | null> =>
  queries.findOne(phoneNumber, eq(phoneNumber.e164, e164));

export async function moveAgent(queries: ClinicQueries, e164: string, agentId: string): Promise<void> {
  await queries.update(phoneNumber, { assignedAgentId: null }, eq(phoneNumber.assignedAgentId, agentId));
  await queries.update(phoneNumber, { assignedAgentId: agentId }, eq(phoneNumber.e164, e164));
}

/** Which of these numbers any clinic of this server has registered. */
export async function findRegistered(database: Database, e164s: readonly string[]): Promise<Set<string>> {
  if (e164s.length === 0) return new Set();
  const rows = await database
    .acrossClinics()
    .select({ e164: phoneNumber.e164 })
    .from(phoneNumber)
    .where(and(inArray(phoneNumber.e164, [...e164s]), eq(phoneNumber.isSample, false)));
  return new Set(rows.map(({ e164 }) => e164));
}
