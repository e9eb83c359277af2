import { signInCodeMinutes } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { addressBlock } from "#kernel/network-address.ts";
import { isKnownBrowser } from "#server/auth/browser/store.ts";
import * as rules from "#server/auth/rules.ts";
import * as store from "#server/auth/store.ts";
import { hashToken } from "#server/auth/tokens.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";

export const sendCodeKind = "send_sign_in_code";

export interface Challenge {
  id: string;
  expiresAt: number;
  /** Length of the code that answers it. */
  digits: number;
}

/** What a first sign-in may bring beside the email. */
export interface NewAccount {
  email: string;
  username?: string | undefined;
  clinicName?: string | undefined;
  /** The invitation to accept: it was shown, and is to this address. */
  invitationId?: string | undefined;
}

/** Where a request comes from. */
export interface Asker {
  /** Network address. */
  address: string;
  /** What the browser's cookie holds; null = it has none. */
  browserToken: string | null;
  /** `Chrome on Windows`; null = not known. */
  browser: string | null;
}

export interface ChallengeDependencies {
  database: Database;
  clock: Clock;
  /** Called after a job was put in, so that the code leaves at once. */
  wakeQueue: () => void;
}

/**
 * The same work and the same answer for known and unknown addresses: whether a message leaves, and with which
 * code, is decided by the job. Null = too many were asked for.
 */
export async function openChallenge(
  { database, clock, wakeQueue }: ChallengeDependencies,
  account: NewAccount,
  asker: Asker,
): Promise<Challenge | null> {
  const now = clock.now();
  const { email, username = null, clinicName = null, invitationId = null } = account;
  const address = addressBlock(asker.address);
  const challenge = await database.transactionAcrossClinics(async (tx) => {
    await store.lockEmail(tx, email);
    await store.lockAddress(tx, address);
    const browserHash = await knownBrowserOf(tx, asker, email);
    if (await hasAskedTooOften(tx, { email, address, browserHash }, now)) return null;
    const dayAgo = now - rules.challengeMemoryMs;
    const askedToday = await store.countChallenges(tx, { email, browserHash }, dayAgo);
    const digits = rules.codeDigits(askedToday);
    const opened = { id: newId(now), expiresAt: now + signInCodeMinutes * 60_000, digits };
    await store.insertChallenge(tx, {
      ...{ ...opened, email, username, clinicName, invitationId, address, browserHash, createdAt: now },
      // No code fits until the job has made one.
      codeHash: "",
    });
    await enqueue(tx, now, { kind: sendCodeKind, payload: { challengeId: opened.id } });
    return opened;
  });
  if (challenge) wakeQueue();
  return challenge;
}

/** Null for a browser in which nobody has signed in under this email: its cookie says nothing about this one. */
async function knownBrowserOf(tx: Connection, { browserToken }: Asker, email: string) {
  if (browserToken === null) return null;
  const hash = hashToken(browserToken);
  return (await isKnownBrowser(tx, hash, email)) ? hash : null;
}

/** What strangers ask for, wherever they are, takes nothing from a browser that the user has signed in with before. */
async function hasAskedTooOften(
  tx: Connection,
  { email, address, browserHash }: { email: string; address: string; browserHash: string | null },
  now: number,
): Promise<boolean> {
  const since = now - rules.challengeWindowMs;
  if (browserHash !== null)
    return (await store.countChallenges(tx, { email, browserHash }, since)) >= rules.challengesPerAsker;
  const strangersSince = now - rules.strangersWindowMs;
  return (
    (await store.countChallenges(tx, { email, browserHash, address }, since)) >= rules.challengesPerAsker ||
    (await store.countChallenges(tx, { email, browserHash }, strangersSince)) >=
      rules.challengesByStrangers ||
    (await store.countChallenges(tx, { address }, since)) >= rules.challengesPerAddress
  );
}
