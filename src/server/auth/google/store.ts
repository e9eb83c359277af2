import { and, count, eq, gt, isNull, lt } from "drizzle-orm";
import type { Connection } from "#server/db/clinic-queries.ts";
import { googleSignIn } from "#server/db/schema/auth.ts";

export async function countGoogleSignIns(
  connection: Connection,
  address: string,
  since: number,
): Promise<number> {
  const [row] = await connection
    .select({ n: count() })
    .from(googleSignIn)
    .where(and(eq(googleSignIn.address, address), gt(googleSignIn.createdAt, since)));
  return row?.n ?? 0;
}

export async function insertGoogleSignIn(
  connection: Connection,
  row: typeof googleSignIn.$inferInsert,
): Promise<void> {
  await connection.insert(googleSignIn).values(row);
}

/** The sign-in that was begun, for exactly one of those who bring the state back in time. */
export async function consumeGoogleSignIn(
  connection: Connection,
  stateHash: string,
  now: number,
): Promise<{ invitationId: string | null } | null> {
  const [begun] = await connection
    .update(googleSignIn)
    .set({ consumedAt: now })
    .where(
      and(
        eq(googleSignIn.stateHash, stateHash),
        isNull(googleSignIn.consumedAt),
        gt(googleSignIn.expiresAt, now),
      ),
    )
    .returning({ invitationId: googleSignIn.invitationId });
  return begun ?? null;
}

export async function removeGoogleSignInsBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(googleSignIn).where(lt(googleSignIn.createdAt, before));
}
