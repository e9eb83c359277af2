import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { decodeCursor, encodeCursor } from "./rules.ts";
import { findLogEntries, type LogEntryRow } from "./store.ts";

export interface LogQuery {
  type?: LogEntryRow["type"] | undefined;
  /** Clinic-local day. */
  date?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export type LogPageOutcome =
  | { ok: true; entries: LogEntryRow[]; nextCursor: string | null }
  | { ok: false; reason: "unknown_cursor" };

/** One page of the clinic's log, newest first; `nextCursor` is null on the last one. */
export async function listLogEntries(
  database: Database,
  scope: ClinicScope,
  { type, date, limit, cursor }: LogQuery,
): Promise<LogPageOutcome> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (after === null) return { ok: false, reason: "unknown_cursor" };
  const queries = database.within(scope);
  const during = date === undefined ? undefined : dayOf(date, (await findClinicProfile(queries)).timeZone);
  // One more than asked for tells whether there is a next page.
  const rows = await findLogEntries(queries, { type, during, after, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return { ok: true, entries, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}

const dayOf = (date: string, timeZone: string) => ({
  start: toInstant(date, "00:00", timeZone),
  end: toInstant(addDays(date, 1), "00:00", timeZone),
});

export interface LogExport {
  timeZone: string;
  /** Newest first, read from the database as the file is written. */
  entries: AsyncGenerator<LogEntryRow>;
}

const exportPageSize = 500;

/** Everything that fits the filters. */
export async function exportLogEntries(
  database: Database,
  scope: ClinicScope,
  filters: Pick<LogQuery, "type" | "date">,
): Promise<LogExport> {
  const { timeZone } = await findClinicProfile(database.within(scope));
  return { timeZone, entries: allEntries(database, scope, filters) };
}

async function* allEntries(
  database: Database,
  scope: ClinicScope,
  filters: Pick<LogQuery, "type" | "date">,
): AsyncGenerator<LogEntryRow> {
  let cursor: string | undefined;
  do {
    const page = await listLogEntries(database, scope, { ...filters, limit: exportPageSize, cursor });
    if (!page.ok) throw new Error("The log did not know a cursor of its own");
    yield* page.entries;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
