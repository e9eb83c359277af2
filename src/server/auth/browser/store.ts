import { and, eq, lt } from "drizzle-orm";
import type { UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import { knownBrowser, staffUser } from "#server/db/schema/auth.ts";

/** Whether the user with this email has entered a code in this browser before. */
export async function isKnownBrowser(
  connection: Connection,
  browserHash: string,
  email: string,
): Promise<boolean> {
  const rows = await connection
    .select({ userId: knownBrowser.userId })
    .from(knownBrowser)
    .innerJoin(staffUser, eq(staffUser.id, knownBrowser.userId))
    .where(and(eq(knownBrowser.browserHash, browserHash), eq(staffUser.email, email)))
    .limit(1);
  return rows.length > 0;
}

export async function keepBrowser(
  connection: Connection,
  row: { browserHash: string; userId: UserId; seenAt: number },
): Promise<void> {
  await connection
    .insert(knownBrowser)
    .values(row)
    .onConflictDoUpdate({
      target: [knownBrowser.browserHash, knownBrowser.userId],
      set: { seenAt: row.seenAt },
    });
}

export async function removeBrowsersOf(connection: Connection, userId: UserId): Promise<void> {
  await connection.delete(knownBrowser).where(eq(knownBrowser.userId, userId));
}

export async function removeBrowsersBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(knownBrowser).where(lt(knownBrowser.seenAt, before));
}
