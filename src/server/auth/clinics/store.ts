import { and, asc, eq, sql } from "drizzle-orm";
import type { Role } from "#contract/access/roles.ts";
import type { ClinicId, UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import { membership } from "#server/db/schema/auth.ts";
import { clinic, knowledgeBase } from "#server/db/schema/clinic.ts";

export interface OwnClinic {
  id: ClinicId;
  name: string;
  role: Role;
}

/** Where the user belongs, by name. */
export async function findClinicsOf(connection: Connection, userId: UserId): Promise<OwnClinic[]> {
  const name = sql<string>`coalesce(${knowledgeBase.clinicName}, ${clinic.teamName}, 'Clinic without a name')`;
  return connection
    .select({ id: membership.clinicId, name, role: membership.role })
    .from(membership)
    .innerJoin(clinic, eq(clinic.clinicId, membership.clinicId))
    .leftJoin(knowledgeBase, eq(knowledgeBase.clinicId, membership.clinicId))
    .where(eq(membership.userId, userId))
    .orderBy(asc(sql`lower(${name})`), asc(membership.clinicId));
}

/** The role there, for whoever belongs to the clinic: that is where they work from now on. */
export async function choose(
  connection: Connection,
  { userId, clinicId }: { userId: UserId; clinicId: ClinicId },
  chosenAt: number,
): Promise<Role | null> {
  const [chosen] = await connection
    .update(membership)
    .set({ chosenAt })
    .where(and(eq(membership.userId, userId), eq(membership.clinicId, clinicId)))
    .returning({ role: membership.role });
  return chosen?.role ?? null;
}
