import { asc, eq } from "drizzle-orm";
import type { UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import { staffUser } from "#server/db/schema/auth.ts";
import { clinic } from "#server/db/schema/clinic.ts";

/** The first account of this server; null while there is none. */
export async function findFirstAccount(connection: Connection): Promise<UserId | null> {
  const [row] = await connection
    .select({ id: staffUser.id })
    .from(staffUser)
    .innerJoin(clinic, eq(clinic.clinicId, staffUser.clinicId))
    .where(eq(clinic.isFirst, true))
    .orderBy(asc(staffUser.createdAt), asc(staffUser.id))
    .limit(1);
  return row?.id ?? null;
}
