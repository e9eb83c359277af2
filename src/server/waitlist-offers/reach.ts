import { toE164 } from "#kernel/phone-numbers.ts";
import type { Waiting } from "#server/booking/waitlist/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { hasOptedOut } from "#server/messaging/consent/service.ts";
import { canReceiveTexts } from "#server/messaging/outbox/rules.ts";
import { findPreferences, whoIsAt } from "#server/messaging/outbox/service.ts";
import { preferencesOf } from "#server/patients/rules.ts";

export interface OfferReach {
  channel: "sms" | "email";
  toAddress: string;
  patientId: string | null;
}

interface ReachDependencies {
  database: Database;
  publicUrl: string | null;
  waysOf(scope: ClinicScope): Promise<{ text: boolean; email: boolean }>;
}

/** By text where the number takes them, else by an email with a link; null where neither can leave, or they do not want it. */
export async function reachFor(
  { database, publicUrl, waysOf }: ReachDependencies,
  scope: ClinicScope,
  waiting: Waiting,
): Promise<OfferReach | null> {
  const queries = database.within(scope);
  const patientId = await patientOf(queries, waiting);
  const stored = patientId && (await findPreferences(queries, patientId));
  const wants = preferencesOf(stored || {});
  const ways = await waysOf(scope);
  const { patientPhone, patientEmail } = waiting.entry;
  const phone = toE164(patientPhone);
  const may = async (channel: "sms" | "email", address: string) =>
    wants[channel] && !(await hasOptedOut(queries, { channel, kind: "factual", address }));
  if (ways.text && phone !== null && canReceiveTexts(phone) && (await may("sms", phone)))
    return { channel: "sms", toAddress: phone, patientId };
  if (ways.email && publicUrl !== null && patientEmail && (await may("email", patientEmail)))
    return { channel: "email", toAddress: patientEmail, patientId };
  return null;
}

/** Whose record it is: of the visit, or of that name under that number or address. */
async function patientOf(queries: ClinicQueries, { entry, visit }: Waiting): Promise<string | null> {
  if (visit) return visit.patientId;
  const address = toE164(entry.patientPhone) ?? entry.patientEmail?.toLowerCase();
  if (!address) return null;
  const name = entry.patientName.trim().toLowerCase();
  const known = await whoIsAt(queries, address);
  return known.find((one) => one.name.trim().toLowerCase() === name)?.id ?? null;
}
