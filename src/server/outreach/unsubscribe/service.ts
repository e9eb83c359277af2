import { scopeOfClinic } from "#server/auth/policy.ts";
import type { Database } from "#server/db/database.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import { findByUnsubscribeToken } from "#server/messaging/outbox/service.ts";

/** Ends what offers something to the address that the link was sent to; false for an unknown link. */
export async function unsubscribe(database: Database, token: string, now: number): Promise<boolean> {
  // Anybody can ask for any address; only what could be a token is looked up.
  if (!/^[\w-]{1,64}$/.test(token)) return false;
  const row = await findByUnsubscribeToken(database, token);
  if (!row) return false;
  const words = { channel: row.channel, address: row.toAddress, isAllowed: false } as const;
  const queries = database.within(scopeOfClinic(row.clinicId));
  await keepConsent(queries, { ...words, source: "link", wording: "Pressed Unsubscribe" }, now);
  return true;
}
