import { and, eq, isNotNull } from "drizzle-orm";
import type { ClinicId } from "#kernel/ids.ts";
import type { Database } from "#server/db/database.ts";
import { clinic } from "#server/db/schema/clinic.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

/** The clinic whose number (E.164) it has been shown to be; sample rows never answer. */
export async function findOwner(database: Database, e164: string): Promise<ClinicId | null> {
  const isOwned = and(isNotNull(phoneNumber.ownership), eq(phoneNumber.isSample, false));
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: phoneNumber.clinicId })
    .from(phoneNumber)
    .where(and(eq(phoneNumber.e164, e164), isOwned))
    .limit(1);
  return row?.clinicId ?? null;
}

/** The first clinic of this server; null while there is none. */
export async function findFirstClinic(database: Database): Promise<ClinicId | null> {
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: clinic.clinicId })
    .from(clinic)
    .where(eq(clinic.isFirst, true))
    .limit(1);
  return row?.clinicId ?? null;
}
