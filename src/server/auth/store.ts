import { and, asc, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Role } from "#contract/access/roles.ts";
import type { ClinicId, UserId } from "#kernel/ids.ts";
import { batchQueries } from "#server/db/batched-queries.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { membership, session, signInChallenge, staffUser } from "#server/db/schema/auth.ts";
import { clinic } from "#server/db/schema/clinic.ts";

/*
 * The one store without a clinic's scope: sign-in comes before the clinic is known, and the scope is made from
 * what is found here.
 */

/** A user in one of their clinics. */
export interface UserRow {
  id: UserId;
  clinicId: ClinicId;
  username: string;
  email: string;
  role: Role;
}

const userColumns = {
  id: staffUser.id,
  clinicId: membership.clinicId,
  username: staffUser.username,
  email: staffUser.email,
  role: membership.role,
};

type SessionFound = UserRow & { seenAt: number };
export type FindSession = (tokenHash: string, now: number) => Promise<SessionFound | null>;

const findSessionsSql = `
  select s.token_hash as "tokenHash", u.id, m.clinic_id as "clinicId", u.username, u.email, m.role,
         (extract(epoch from s.seen_at) * 1000)::float8 as "seenAt"
    from unnest($1::text[]) as asked(token_hash)
    join session s on s.token_hash = asked.token_hash
    join staff_user u on u.id = s.user_id
    join membership m on m.user_id = s.user_id and m.clinic_id = s.clinic_id
   where s.expires_at > $2::timestamptz and s.seen_at > $3::timestamptz`;

/**
 * A session that stands and was used within `idleMs`. Every request asks this: in a statement that is planned once per connection, and
 * those that come in together in one.
 */
export function prepareFindSession(database: Database, idleMs: number): FindSession {
  const find = batchQueries(
    ({ tokenHash }: { tokenHash: string; now: number }) => tokenHash,
    (asked) => {
      const now = Math.max(...asked.map((each) => each.now));
      const hashes = asked.map(({ tokenHash }) => tokenHash);
      const values = [hashes, new Date(now).toISOString(), new Date(now - idleMs).toISOString()];
      const found = database
        .acrossClinics()
        .$client.query<SessionFound & { tokenHash: string }>({
          name: "auth_find_sessions",
          text: findSessionsSql,
          values,
        })
        .then(({ rows }) => new Map(rows.map(({ tokenHash, ...row }) => [tokenHash, row])));
      return hashes.map(async (hash) => (await found).get(hash) ?? null);
    },
  );
  return (tokenHash, now) => find({ tokenHash, now });
}

export async function insertSession(connection: Connection, row: typeof session.$inferInsert): Promise<void> {
  await connection.insert(session).values(row);
}

export async function touchSession(connection: Connection, tokenHash: string, seenAt: number): Promise<void> {
  await connection.update(session).set({ seenAt }).where(eq(session.tokenHash, tokenHash));
}

export interface SessionRow {
  tokenHash: string;
  browser: string | null;
  address: string | null;
  createdAt: number;
  seenAt: number;
}

/** The sessions of a user that stand, the latest used first. */
export async function listSessions(
  connection: Connection,
  userId: UserId,
  { now, idleMs }: { now: number; idleMs: number },
): Promise<SessionRow[]> {
  const { tokenHash, browser, address, createdAt, seenAt } = session;
  return connection
    .select({ tokenHash, browser, address, createdAt, seenAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now), gt(session.seenAt, now - idleMs)))
    .orderBy(desc(session.seenAt));
}

export async function removeSessionsOf(connection: Connection, userId: UserId): Promise<void> {
  await connection.delete(session).where(eq(session.userId, userId));
}

export async function removeSession(connection: Connection, tokenHash: string): Promise<void> {
  await connection.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** When whoever holds the session last showed who they are; null = not known. */
export async function findProvenAt(connection: Connection, tokenHash: string): Promise<number | null> {
  const [row] = await connection
    .select({ provenAt: session.provenAt })
    .from(session)
    .where(eq(session.tokenHash, tokenHash))
    .limit(1);
  return row?.provenAt ?? null;
}

/** In the clinic that the user chose last. */
export const findUserByEmail = (connection: Connection, email: string): Promise<UserRow | null> =>
  findUser(connection, eq(staffUser.email, email));

/** In the clinic that the user chose last. */
export const findUserById = (connection: Connection, id: UserId): Promise<UserRow | null> =>
  findUser(connection, eq(staffUser.id, id));

async function findUser(connection: Connection, where: SQL): Promise<UserRow | null> {
  const [row] = await connection
    .select(userColumns)
    .from(staffUser)
    .innerJoin(membership, eq(membership.userId, staffUser.id))
    .where(where)
    .orderBy(desc(membership.chosenAt), asc(membership.createdAt), asc(membership.clinicId))
    .limit(1);
  return row ?? null;
}

export async function renameUser(connection: Connection, id: UserId, username: string): Promise<void> {
  await connection.update(staffUser).set({ username }).where(eq(staffUser.id, id));
}

export async function isAnyUserThere(connection: Connection): Promise<boolean> {
  const rows = await connection.select({ id: staffUser.id }).from(staffUser).limit(1);
  return rows.length > 0;
}

export async function insertClinic(connection: Connection, row: typeof clinic.$inferInsert): Promise<void> {
  await connection.insert(clinic).values(row);
}

export async function insertUser(connection: Connection, row: typeof staffUser.$inferInsert): Promise<void> {
  await connection.insert(staffUser).values(row);
}

export async function insertMembership(
  connection: Connection,
  row: typeof membership.$inferInsert,
): Promise<void> {
  await connection.insert(membership).values(row);
}

/** Until the end of the transaction nobody else signs in or asks for a code under this email. */
export async function lockEmail(connection: Connection, email: string): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(7204, hashtext(${email}))`);
}

/** Always after `lockEmail`, so that two requests cannot wait for each other. */
export async function lockAddress(connection: Connection, address: string): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(7205, hashtext(${address}))`);
}

/** Always last, after `lockEmail`: until the end of the transaction nobody else opens the first account. */
export async function lockFirstAccount(connection: Connection): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(7206, 0)`);
}

export type ChallengeRow = typeof signInChallenge.$inferSelect;

/** Whose challenges are counted; `browserHash: null` = those of browsers that were not known. */
export type ChallengesOf =
  | { address: string }
  | { email: string; browserHash: string | null; address?: string };

export async function countChallenges(
  connection: Connection,
  of: ChallengesOf,
  since: number,
): Promise<number> {
  const { email, browserHash, address } = { email: undefined, browserHash: undefined, ...of };
  const [row] = await connection
    .select({ n: count() })
    .from(signInChallenge)
    .where(
      and(
        gt(signInChallenge.createdAt, since),
        email === undefined ? undefined : eq(signInChallenge.email, email),
        address === undefined ? undefined : eq(signInChallenge.address, address),
        browserHash === null ? isNull(signInChallenge.browserHash) : undefined,
        typeof browserHash === "string" ? eq(signInChallenge.browserHash, browserHash) : undefined,
      ),
    );
  return row?.n ?? 0;
}

export async function insertChallenge(
  connection: Connection,
  row: typeof signInChallenge.$inferInsert,
): Promise<void> {
  await connection.insert(signInChallenge).values(row);
}

const open = (id: string, now: number) =>
  and(eq(signInChallenge.id, id), isNull(signInChallenge.consumedAt), gt(signInChallenge.expiresAt, now));

export async function findOpenChallenge(
  connection: Connection,
  id: string,
  now: number,
): Promise<ChallengeRow | null> {
  const [row] = await connection.select().from(signInChallenge).where(open(id, now)).limit(1);
  return row ?? null;
}

export async function setCodeHash(connection: Connection, id: string, codeHash: string): Promise<void> {
  await connection.update(signInChallenge).set({ codeHash }).where(eq(signInChallenge.id, id));
}

/** Counts an attempt in the statement that allows it, so that attempts made at once cannot exceed the number. */
export async function countAttempt(
  connection: Connection,
  id: string,
  now: number,
  most: number,
): Promise<ChallengeRow | null> {
  const [row] = await connection
    .update(signInChallenge)
    .set({ attempts: sql`${signInChallenge.attempts} + 1` })
    .where(and(open(id, now), lt(signInChallenge.attempts, most)))
    .returning();
  return row ?? null;
}

/** True for exactly one of those who bring the right code. */
export async function consumeChallenge(connection: Connection, id: string, now: number): Promise<boolean> {
  const rows = await connection
    .update(signInChallenge)
    .set({ consumedAt: now, codeHash: "" })
    .where(open(id, now))
    .returning({ id: signInChallenge.id });
  return rows.length === 1;
}

export async function removeExpiredSessions(
  connection: Connection,
  now: number,
  idleMs: number,
): Promise<void> {
  await connection.delete(session).where(or(lt(session.expiresAt, now), lt(session.seenAt, now - idleMs)));
}

export async function removeChallengesBefore(connection: Connection, before: number): Promise<void> {
  await connection.delete(signInChallenge).where(lt(signInChallenge.createdAt, before));
}
