import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Role } from "#contract/access/roles.ts";
import type { ClinicId, UserId } from "#kernel/ids.ts";
import type { ClinicQueries, Connection, NewRow } from "#server/db/clinic-queries.ts";
import { invitation, membership, session, staffUser } from "#server/db/schema/auth.ts";
import { clinic, knowledgeBase } from "#server/db/schema/clinic.ts";
import { task } from "#server/db/schema/system.ts";

export type InvitationRow = typeof invitation.$inferSelect;

export interface MemberRow {
  id: UserId;
  username: string;
  email: string;
  role: Role;
  joinedAt: number;
  seenAt: number | null;
}

/** Until the end of the transaction nobody else changes who owns the clinic. */
export async function lockTeam(connection: Connection, clinicId: ClinicId): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(7207, hashtext(${clinicId}))`);
}

/** Of a clinic, by name; the one with that id alone where it is given. */
export async function findMembers(
  connection: Connection,
  clinicId: ClinicId,
  only?: UserId,
): Promise<MemberRow[]> {
  return connection
    .select({
      id: staffUser.id,
      username: staffUser.username,
      email: staffUser.email,
      role: membership.role,
      joinedAt: membership.createdAt,
      seenAt: sql<
        number | null
      >`(select (extract(epoch from max(${session.seenAt})) * 1000)::float8 from ${session}
        where ${session.userId} = ${membership.userId} and ${session.clinicId} = ${membership.clinicId})`,
    })
    .from(membership)
    .innerJoin(staffUser, eq(staffUser.id, membership.userId))
    .where(and(eq(membership.clinicId, clinicId), only && eq(membership.userId, only)))
    .orderBy(asc(sql`lower(${staffUser.username})`), asc(staffUser.id));
}

export async function isMember(queries: ClinicQueries, email: string): Promise<boolean> {
  const rows = await queries.rows(
    (clinicId) => sql`
      select 1 from membership m join staff_user u on u.id = m.user_id
       where m.clinic_id = ${clinicId} and u.email = ${email}`,
  );
  return rows.length > 0;
}

export const countOwners = (queries: ClinicQueries): Promise<number> =>
  queries.count(membership, eq(membership.role, "owner"));

export async function changeRole(queries: ClinicQueries, userId: UserId, role: Role): Promise<void> {
  await queries.update(membership, { role }, eq(membership.userId, userId));
}

/** Sessions in the clinic go with the membership, and the user with the last of them. */
export async function removeMember(
  connection: Connection,
  queries: ClinicQueries,
  userId: UserId,
): Promise<void> {
  await queries.remove(membership, eq(membership.userId, userId));
  await queries.update(task, { assignedTo: null }, eq(task.assignedTo, userId));
  await connection.execute(
    sql`delete from staff_user u where u.id = ${userId} and not exists (select 1 from membership m where m.user_id = u.id)`,
  );
}

export async function endSessions(queries: ClinicQueries, userId: UserId, except: string): Promise<void> {
  await queries.remove(session, and(eq(session.userId, userId), ne(session.tokenHash, except)));
}

const isOpen = isNull(invitation.closedAt);

/** Those that nobody has accepted or taken back; the latest first. */
export const findInvitations = (queries: ClinicQueries): Promise<InvitationRow[]> =>
  queries.find(invitation, { where: isOpen, orderBy: [desc(invitation.createdAt), desc(invitation.id)] });

export const countInvitationsSince = (queries: ClinicQueries, since: number): Promise<number> =>
  queries.count(invitation, gt(invitation.createdAt, since));

/** Null when somebody with this email address is invited already. */
export async function addInvitation(
  queries: ClinicQueries,
  row: NewRow<typeof invitation>,
): Promise<InvitationRow | null> {
  const [added] = await queries.insertNew(invitation, row);
  return added ?? null;
}

export const findInvitation = (queries: ClinicQueries, id: string): Promise<InvitationRow | null> =>
  queries.findOne(invitation, and(eq(invitation.id, id), isOpen));

/** The link of before opens nothing from now on. */
export async function sendAgain(
  queries: ClinicQueries,
  id: string,
  change: { sentAt: number; expiresAt: number },
): Promise<InvitationRow | null> {
  const again = { ...change, tokenHash: null, sentCount: sql`${invitation.sentCount} + 1` };
  const [row] = await queries.update(invitation, again as never, and(eq(invitation.id, id), isOpen));
  return row ?? null;
}

export async function withdraw(queries: ClinicQueries, id: string, closedAt: number): Promise<boolean> {
  return (await queries.update(invitation, { closedAt }, and(eq(invitation.id, id), isOpen))).length > 0;
}

export interface OpenInvitation extends InvitationRow {
  clinicName: string;
}

/** The invitation if it can still be accepted, whichever clinic's it is. */
export async function findOpen(
  connection: Connection,
  by: { id: string } | { tokenHash: string },
  now: number,
): Promise<OpenInvitation | null> {
  const which = "id" in by ? eq(invitation.id, by.id) : eq(invitation.tokenHash, by.tokenHash);
  const [row] = await connection
    .select({
      invitation,
      clinicName: sql<string>`coalesce(${knowledgeBase.clinicName}, ${clinic.teamName}, 'your clinic')`,
    })
    .from(invitation)
    .innerJoin(clinic, eq(clinic.clinicId, invitation.clinicId))
    .leftJoin(knowledgeBase, eq(knowledgeBase.clinicId, invitation.clinicId))
    .where(and(which, isOpen, gt(invitation.expiresAt, now)))
    .limit(1);
  return row ? { ...row.invitation, clinicName: row.clinicName } : null;
}

export async function setTokenHash(connection: Connection, id: string, tokenHash: string): Promise<void> {
  await connection
    .update(invitation)
    .set({ tokenHash })
    .where(and(eq(invitation.id, id), isOpen));
}

/** The invitation, for exactly one of those who accept it in time under its email address. */
export async function claim(
  connection: Connection,
  { id, email }: { id: string; email: string },
  now: number,
): Promise<InvitationRow | null> {
  const [row] = await connection
    .update(invitation)
    .set({ closedAt: now })
    .where(and(eq(invitation.id, id), eq(invitation.email, email), isOpen, gt(invitation.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** The role that the user has then: whoever belongs to the clinic already keeps theirs. */
export async function join(connection: Connection, row: typeof membership.$inferInsert): Promise<Role> {
  const [joined] = await connection
    .insert(membership)
    .values(row)
    .onConflictDoUpdate({
      target: [membership.userId, membership.clinicId],
      set: { chosenAt: row.chosenAt },
    })
    .returning({ role: membership.role });
  return joined?.role ?? row.role;
}

export async function removeInvitationsBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(invitation).where(lt(invitation.expiresAt, before));
}
