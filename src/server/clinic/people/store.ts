import { and, asc, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { chair } from "#server/db/schema/clinic.ts";
import { rosterLeave, rosterMember } from "#server/db/schema/roster.ts";

export type PersonRow = typeof rosterMember.$inferSelect;
export type LeaveRow = typeof rosterLeave.$inferSelect;

const stillHere = isNull(rosterMember.removedAt);

/** What the bookable times depend on: whoever takes bookings, and the leave that was approved. Literal, so that it is planned once. */
export const wantedPeople = {
  practitioners: {
    table: rosterMember,
    where: sql`removed_at is null and takes_bookings`,
    orderBy: [asc(rosterMember.createdAt), asc(rosterMember.id)],
  },
  leave: {
    table: rosterLeave,
    where: sql`status = 'approved'`,
    orderBy: [asc(rosterLeave.fromDate), asc(rosterLeave.id)],
  },
};

/** Who is of the clinic now, in the order in which they were added. */
export const findPeople = (queries: ClinicQueries): Promise<PersonRow[]> =>
  queries.find(rosterMember, {
    where: stillHere,
    orderBy: [asc(rosterMember.createdAt), asc(rosterMember.id)],
  });

export async function addPerson(
  queries: ClinicQueries,
  row: NewRow<typeof rosterMember>,
): Promise<PersonRow> {
  return (await queries.insert(rosterMember, row))[0] as PersonRow;
}

export async function changePerson(
  queries: ClinicQueries,
  id: string,
  change: Partial<NewRow<typeof rosterMember>>,
): Promise<PersonRow | null> {
  return (await queries.update(rosterMember, change, and(eq(rosterMember.id, id), stillHere)))[0] ?? null;
}

/** Leave that is not over by then and was not declined, earliest first. */
export const findLeaveFrom = (queries: ClinicQueries, fromDate: string): Promise<LeaveRow[]> =>
  queries.find(rosterLeave, {
    where: and(ne(rosterLeave.status, "declined"), gte(rosterLeave.toDate, fromDate)),
    orderBy: [asc(rosterLeave.fromDate), asc(rosterLeave.fromTime), asc(rosterLeave.id)],
  });

/**
 * Takes a treatment or a chair that leaves the book off whoever is named with it. False, and nothing changed, where somebody has no
 * other: they could see nobody any more, and nobody would have said so.
 */
export async function takeOffPeople(
  queries: ClinicQueries,
  kind: "treatment" | "chair",
  id: string,
): Promise<boolean> {
  const having = (await findPeople(queries)).filter((person) => person[`${kind}Ids`]?.includes(id));
  if (having.some((person) => person[`${kind}Ids`]?.length === 1)) return false;
  for (const person of having) {
    const left = person[`${kind}Ids`]?.filter((each) => each !== id) ?? null;
    await changePerson(queries, person.id, { [`${kind}Ids`]: left });
  }
  return true;
}

/** Ids of the chairs in use. */
export const findChairIds = async (queries: ClinicQueries): Promise<string[]> =>
  (await queries.find(chair, { where: isNull(chair.removedAt) })).map(({ id }) => id);
