import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { logEntry } from "#server/db/schema/system.ts";
import type { LogCursor } from "./rules.ts";

export type LogEntryRow = typeof logEntry.$inferSelect;

export interface LogFilter {
  type?: LogEntryRow["type"] | undefined;
  during?: Interval | undefined;
  after?: LogCursor | undefined;
  limit: number;
}

/**
 * Newest first. The row comparison walks an index (clinic, [type,] start, id) backwards from the cursor, so the
 * thousandth page costs what the first does.
 */
export function findLogEntries(
  queries: ClinicQueries,
  { type, during, after, limit }: LogFilter,
): Promise<LogEntryRow[]> {
  return queries.find(logEntry, {
    where: and(
      type && eq(logEntry.type, type),
      during && gte(logEntry.startedAt, during.start),
      during && lt(logEntry.startedAt, during.end),
      after &&
        sql`(${logEntry.startedAt}, ${logEntry.id}) < (${new Date(after.startedAt).toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
    orderBy: [desc(logEntry.startedAt), desc(logEntry.id)],
    limit,
  });
}
