import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { ClinicId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { appointment, calendarFeed } from "#server/db/schema/booking.ts";
import type { FeedEntry } from "./rules.ts";

export type FeedRow = typeof calendarFeed.$inferSelect;

export const findFeed = (queries: ClinicQueries): Promise<FeedRow | null> => queries.findOne(calendarFeed);

export async function saveFeed(queries: ClinicQueries, secretHash: string, createdAt: number): Promise<void> {
  await queries.upsert(calendarFeed, { secretHash, createdAt }, [calendarFeed.clinicId]);
}

export async function removeFeed(queries: ClinicQueries): Promise<void> {
  await queries.remove(calendarFeed, undefined);
}

/** The clinic that a feed's address belongs to; the address is all that a calendar has. */
export async function findClinicOfFeed(database: Database, secretHash: string): Promise<ClinicId | null> {
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: calendarFeed.clinicId })
    .from(calendarFeed)
    .where(eq(calendarFeed.secretHash, secretHash))
    .limit(1);
  return row?.clinicId ?? null;
}

export const findEntries = (queries: ClinicQueries, { start, end }: Interval): Promise<FeedEntry[]> =>
  queries.find(appointment, {
    where: and(gte(appointment.startsAt, start), lt(appointment.startsAt, end)),
    orderBy: [asc(appointment.startsAt), asc(appointment.id)],
  });
