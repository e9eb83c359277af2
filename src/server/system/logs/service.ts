import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { decodeCursor, encodeCursor, type LoggedEntry, loggedCallOf, searchTerms } from "./rules.ts";
import { findCallFacts, findLogEntries, type LogEntryRow } from "./store.ts";

export interface LogQuery {
  type?: LogEntryRow["type"] | undefined;
  /** Clinic-local day. */
  date?: string | undefined;
  needs?: "ring_back" | undefined;
  /** Names, numbers and words, all of which must be found. */
  words?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export type LogPageOutcome =
  | { ok: true; entries: LoggedEntry[]; nextCursor: string | null }
  | { ok: false; reason: "unknown_cursor" };

/** One page of the clinic's log, newest first; `nextCursor` is null on the last one. */
export async function listLogEntries(
  database: Database,
  scope: ClinicScope,
  { type, date, needs, words = "", limit, cursor }: LogQuery,
): Promise<LogPageOutcome> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (after === null) return { ok: false, reason: "unknown_cursor" };
  const queries = database.within(scope);
  const during = date === undefined ? undefined : dayOf(date, (await findClinicProfile(queries)).timeZone);
  // One more than asked for tells whether there is a next page.
  const wanted = { type, during, needsRingBack: needs === "ring_back", terms: searchTerms(words), after };
  const rows = await findLogEntries(queries, { ...wanted, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const facts = await findCallFacts(
    queries,
    shown.flatMap(({ callId }) => callId ?? []),
  );
  const entries = shown.map((row) => {
    const known = row.callId === null ? undefined : facts.get(row.callId);
    return { row, call: known ? loggedCallOf(known) : null };
  });
  return { ok: true, entries, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}

const dayOf = (date: string, timeZone: string) => ({
  start: toInstant(date, "00:00", timeZone),
  end: toInstant(addDays(date, 1), "00:00", timeZone),
});

/** The filters without the paging. */
export type LogWish = Pick<LogQuery, "type" | "date" | "needs" | "words">;

export interface LogExport {
  timeZone: string;
  /** Newest first, read from the database as the file is written. */
  entries: AsyncGenerator<LoggedEntry>;
}

const exportPageSize = 500;

/** Everything that fits the filters. */
export async function exportLogEntries(
  database: Database,
  scope: ClinicScope,
  filters: LogWish,
): Promise<LogExport> {
  const { timeZone } = await findClinicProfile(database.within(scope));
  return { timeZone, entries: allEntries(database, scope, filters) };
}

async function* allEntries(
  database: Database,
  scope: ClinicScope,
  filters: LogWish,
): AsyncGenerator<LoggedEntry> {
  let cursor: string | undefined;
  do {
    const page = await listLogEntries(database, scope, { ...filters, limit: exportPageSize, cursor });
    if (!page.ok) throw new Error("The log did not know a cursor of its own");
    yield* page.entries;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
