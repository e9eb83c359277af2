import { and, asc, eq, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { rosterCover, rosterLeave, rosterMember } from "#server/db/schema/roster.ts";

export type MemberRow = typeof rosterMember.$inferSelect;
export type LeaveRow = typeof rosterLeave.$inferSelect;
export type CoverRow = typeof rosterCover.$inferSelect;

/** Who is on the roster now, in the order in which they were put on it. */
export const findMembers = (queries: ClinicQueries): Promise<MemberRow[]> =>
  queries.find(rosterMember, {
    where: isNull(rosterMember.removedAt),
    orderBy: [asc(rosterMember.createdAt), asc(rosterMember.id)],
  });

/** Who on the roster has this number, E.164. */
export const findMembersAt = (queries: ClinicQueries, phone: string): Promise<MemberRow[]> =>
  queries.find(rosterMember, {
    where: and(eq(rosterMember.phone, phone), isNull(rosterMember.removedAt)),
    orderBy: [asc(rosterMember.createdAt), asc(rosterMember.id)],
  });

export const insertMember = async (
  queries: ClinicQueries,
  row: NewRow<typeof rosterMember>,
): Promise<MemberRow> => (await queries.insert(rosterMember, row))[0] as MemberRow;

/** True when they were still on the roster. */
export const removeMember = async (queries: ClinicQueries, id: string, now: number): Promise<boolean> =>
  (
    await queries.update(
      rosterMember,
      { removedAt: now },
      and(eq(rosterMember.id, id), isNull(rosterMember.removedAt)),
    )
  ).length > 0;

/** Whoever changes the days of one of them waits until the transaction is over. */
export async function lockMembers(queries: ClinicQueries, ids: string[]): Promise<void> {
  // In one order for everybody, so that two who wait for each other cannot be.
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await queries.rows(
    (clinicId) =>
      sql`select id from roster_member where clinic_id = ${clinicId} and id in (${wanted}) order by id for update`,
  );
}

/** Leave that was not declined and touches these days, or is not over by then when `to` is null. */
export const findLeave = (queries: ClinicQueries, from: string, to: string | null): Promise<LeaveRow[]> =>
  queries.find(rosterLeave, {
    where: and(
      ne(rosterLeave.status, "declined"),
      gte(rosterLeave.toDate, from),
      to === null ? undefined : lte(rosterLeave.fromDate, to),
    ),
    orderBy: [asc(rosterLeave.fromDate), asc(rosterLeave.id)],
  });

export const insertLeave = async (
  queries: ClinicQueries,
  row: NewRow<typeof rosterLeave>,
): Promise<LeaveRow> => (await queries.insert(rosterLeave, row))[0] as LeaveRow;

export const findLeaveById = (queries: ClinicQueries, id: string): Promise<LeaveRow | null> =>
  queries.findOne(rosterLeave, eq(rosterLeave.id, id));

/** True when it was there. */
export const removeLeave = async (queries: ClinicQueries, id: string): Promise<boolean> =>
  (await queries.remove(rosterLeave, eq(rosterLeave.id, id))).length > 0;

/** Null when it was decided that way already. */
export async function decideLeave(
  queries: ClinicQueries,
  id: string,
  decided: { status: "approved" | "declined"; decidedByUsername: string; decidedAt: number },
): Promise<LeaveRow | null> {
  const open = and(eq(rosterLeave.id, id), ne(rosterLeave.status, decided.status));
  return (await queries.update(rosterLeave, decided, open))[0] ?? null;
}

export const findCovers = (queries: ClinicQueries, from: string, to: string): Promise<CoverRow[]> =>
  queries.find(rosterCover, {
    where: and(gte(rosterCover.date, from), lte(rosterCover.date, to)),
    orderBy: [asc(rosterCover.date), asc(rosterCover.id)],
  });

/** Instead of an entry of the same day and absence that holds no longer. */
export async function replaceCover(queries: ClinicQueries, row: NewRow<typeof rosterCover>): Promise<void> {
  await queries.remove(
    rosterCover,
    and(eq(rosterCover.date, row.date), eq(rosterCover.absentId, row.absentId)),
  );
  await queries.insert(rosterCover, row);
}

export const removeCover = async (queries: ClinicQueries, id: string): Promise<CoverRow | null> =>
  (await queries.remove(rosterCover, inArray(rosterCover.id, [id])))[0] ?? null;

/** Whoever fills in for somebody on these days does not any more. */
export const removeCoversFor = (
  queries: ClinicQueries,
  { absentId, fromDate, toDate }: { absentId: string; fromDate: string; toDate: string | null },
): Promise<CoverRow[]> =>
  queries.remove(
    rosterCover,
    and(
      eq(rosterCover.absentId, absentId),
      gte(rosterCover.date, fromDate),
      toDate === null ? undefined : lte(rosterCover.date, toDate),
    ),
  );
