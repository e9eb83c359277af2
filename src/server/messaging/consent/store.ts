import { and, desc, eq } from "drizzle-orm";
import type { MessageChannel } from "#contract/messages.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { contactConsent } from "#server/db/schema/messaging.ts";

export type ConsentRow = typeof contactConsent.$inferSelect;

export async function addConsent(queries: ClinicQueries, row: NewRow<typeof contactConsent>): Promise<void> {
  await queries.insert(contactConsent, row);
}

/** The latest word of that address on that channel. */
export async function findLatest(
  queries: ClinicQueries,
  channel: MessageChannel,
  address: string,
): Promise<ConsentRow | null> {
  const [row] = await queries.find(contactConsent, {
    where: and(eq(contactConsent.channel, channel), eq(contactConsent.address, address)),
    orderBy: [desc(contactConsent.at), desc(contactConsent.id)],
    limit: 1,
  });
  return row ?? null;
}
