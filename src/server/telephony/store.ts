import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ClinicId } from "#kernel/ids.ts";
import type { Database } from "#server/db/database.ts";
import { clinic, knowledgeBase } from "#server/db/schema/clinic.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

/** The clinic that has the number (E.164) in its list, as the provider gave it or as somebody wrote it; sample rows never answer. */
export async function findClinicOfNumber(
  database: Database,
  e164: string,
  origin: "from the provider" | "as written",
): Promise<ClinicId | null> {
  const fromProvider = isNotNull(phoneNumber.providerNumberId);
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: phoneNumber.clinicId })
    .from(phoneNumber)
    .where(
      and(
        eq(phoneNumber.e164, e164),
        eq(phoneNumber.isSample, false),
        origin === "from the provider" ? fromProvider : undefined,
      ),
    )
    .limit(1);
  return row?.clinicId ?? null;
}

/**
 * The clinic whose knowledge base gives this number as its own, compared by the digits of the subscriber; null when
 * none or several do: a number that two clinics claim belongs to neither until it is registered.
 */
export async function findClinicThatGives(database: Database, e164: string): Promise<ClinicId | null> {
  const subscriber = e164.slice(-9);
  const digits = sql`regexp_replace(${knowledgeBase.phoneNumber}, '\\D', '', 'g')`;
  const rows = await database
    .acrossClinics()
    .select({ clinicId: knowledgeBase.clinicId })
    .from(knowledgeBase)
    .where(sql`right(${digits}, 9) = ${subscriber}`)
    .limit(2);
  return rows.length === 1 ? (rows[0]?.clinicId ?? null) : null;
}

/** The server's only clinic; null when there are none or several. */
export async function findOnlyClinic(database: Database): Promise<ClinicId | null> {
  const rows = await database.acrossClinics().select({ clinicId: clinic.clinicId }).from(clinic).limit(2);
  return rows.length === 1 ? (rows[0]?.clinicId ?? null) : null;
}
