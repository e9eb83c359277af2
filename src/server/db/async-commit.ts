import { type SQL, sql } from "drizzle-orm";

/**
 * In a statement's `from`: its transaction does not wait for the disk. A crash of the machine may lose what was written in
 * the last moment, in order and never by halves; only for what is made good by itself, or was never promised to anybody.
 * What commits after it and does wait takes it along; the embedded database flushes the rest within a fifth of a second.
 */
export const asyncCommitText = "(select set_config('synchronous_commit', 'off', true))";

/** The same as a condition. */
export const asyncCommit: SQL<boolean> = sql`${sql.raw(asyncCommitText)} is not null`;
