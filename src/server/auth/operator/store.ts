import { and, asc, eq } from "drizzle-orm";
import type { UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import { membership } from "#server/db/schema/auth.ts";
import { clinic } from "#server/db/schema/clinic.ts";

/** The first owner of this server's first clinic; null while there is none. */
export async function findFirstOwner(connection: Connection): Promise<UserId | null> {
  const [row] = await connection
    .select({ id: membership.userId })
    .from(membership)
    .innerJoin(clinic, eq(clinic.clinicId, membership.clinicId))
    .where(and(eq(clinic.isFirst, true), eq(membership.role, "owner")))
    .orderBy(asc(membership.createdAt), asc(membership.userId))
    .limit(1);
  return row?.id ?? null;
}
