import { and, asc, count, eq, gt, isNull, lt } from "drizzle-orm";
import type { UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import { passkey, passkeyChallenge } from "#server/db/schema/auth.ts";

export type PasskeyRow = typeof passkey.$inferSelect;

/** Oldest first. */
export const findPasskeys = (connection: Connection, userId: UserId): Promise<PasskeyRow[]> =>
  connection
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));

/** Until the end of the transaction nobody else signs in with it. */
export async function lockByCredential(
  connection: Connection,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await connection
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, credentialId))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** False when the credential is somebody's already. */
export async function insertPasskey(
  connection: Connection,
  row: typeof passkey.$inferInsert,
): Promise<boolean> {
  const rows = await connection
    .insert(passkey)
    .values(row)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id });
  return rows.length === 1;
}

const own = (userId: UserId, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

export async function renamePasskey(
  connection: Connection,
  { userId, id, name }: Pick<PasskeyRow, "userId" | "id" | "name">,
): Promise<PasskeyRow | null> {
  const [row] = await connection.update(passkey).set({ name }).where(own(userId, id)).returning();
  return row ?? null;
}

export async function removePasskey(
  connection: Connection,
  { userId, id }: Pick<PasskeyRow, "userId" | "id">,
): Promise<boolean> {
  const rows = await connection.delete(passkey).where(own(userId, id)).returning({ id: passkey.id });
  return rows.length === 1;
}

export async function noteUse(
  connection: Connection,
  { id, counter, lastUsedAt }: Pick<PasskeyRow, "id" | "counter" | "lastUsedAt">,
): Promise<void> {
  await connection.update(passkey).set({ counter, lastUsedAt }).where(eq(passkey.id, id));
}

export async function insertChallenge(
  connection: Connection,
  row: typeof passkeyChallenge.$inferInsert,
): Promise<void> {
  await connection.insert(passkeyChallenge).values(row);
}

/** Of sign-ins alone. */
export async function countChallenges(
  connection: Connection,
  address: string,
  since: number,
): Promise<number> {
  const { userId, createdAt } = passkeyChallenge;
  const [row] = await connection
    .select({ n: count() })
    .from(passkeyChallenge)
    .where(and(eq(passkeyChallenge.address, address), isNull(userId), gt(createdAt, since)));
  return row?.n ?? 0;
}

/** True for exactly one of those who bring it back in time, whatever becomes of them then. */
export async function takeChallenge(
  connection: Connection,
  { challengeHash, userId }: { challengeHash: string; userId: UserId | null },
  now: number,
): Promise<boolean> {
  const whose = userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId);
  const rows = await connection
    .update(passkeyChallenge)
    // The row stays to be counted.
    .set({ expiresAt: now })
    .where(and(eq(passkeyChallenge.challengeHash, challengeHash), whose, gt(passkeyChallenge.expiresAt, now)))
    .returning({ challengeHash: passkeyChallenge.challengeHash });
  return rows.length === 1;
}

export async function removePasskeyChallengesBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(passkeyChallenge).where(lt(passkeyChallenge.createdAt, before));
}
