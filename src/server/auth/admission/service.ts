import type { User } from "#contract/access/auth.ts";
import type { Clock } from "#kernel/clock.ts";
import { type ClinicId, newId, type UserId } from "#kernel/ids.ts";
import { recordAudit } from "#server/auth/audit/service.ts";
import type { NewAccount } from "#server/auth/codes/service.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { FurnishClinic, SignInLog } from "#server/auth/port.ts";
import { type AuthSettings, usernameOf } from "#server/auth/rules.ts";
import { claimSignUp } from "#server/auth/sign-up/service.ts";
import * as store from "#server/auth/store.ts";
import { claim, type InvitationRow, join } from "#server/auth/team/store.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import { type Connection, clinicQueries } from "#server/db/clinic-queries.ts";

export interface SignedInUser {
  token: string;
  user: User;
  /** Whether this opened an account with a clinic of its own, which is to be set up now. */
  isNewUser: boolean;
}

export type Admission =
  | { ok: true; signedIn: SignedInUser; joined: ClinicId | null }
  | { ok: false; reason: "sign_up_closed" | "invitation_over" };

/** How somebody came in. */
export interface Way {
  /** `Chrome on Windows`; null = not known. */
  browser: string | null;
  /** Network address; null = not known. */
  address: string | null;
  /** For the log; null = this machine's own email sign-in, which proves nobody. */
  how: string | null;
  /** When they showed who they are, for a session that goes on under a new token; absent = just now. */
  provenAt?: number | null;
}

export interface AdmissionDependencies {
  clock: Clock;
  settings: AuthSettings;
  furnishClinic: FurnishClinic;
  /** Null = nobody reads it. */
  signInLog: SignInLog | null;
}

interface Comer {
  /** Null = nobody is known under the account's email address. */
  user: store.UserRow | null;
  account: NewAccount;
  way: Way;
}

/**
 * Lets in whoever has proven that the email address is theirs: to the clinic that invites them, else to the one that they
 * chose last, else to a new one of their own where that is open. The caller holds the lock of the email address.
 */
export async function admit(
  dependencies: AdmissionDependencies,
  tx: Connection,
  { user, account, way }: Comer,
): Promise<Admission> {
  const { clock, settings } = dependencies;
  if (account.invitationId !== undefined) {
    const invitation = await claim(tx, { ...account, id: account.invitationId }, clock.now());
    if (!invitation) return { ok: false, reason: "invitation_over" };
    const joined = await joinClinic(tx, { user, invitation }, clock.now());
    const signedIn = await openSession(dependencies, tx, { user: joined, way });
    return { ok: true, signedIn, joined: joined.clinicId };
  }
  if (!user && !(await claimSignUp(tx, settings.signUp))) return { ok: false, reason: "sign_up_closed" };
  const known = user ?? (await createUserWithClinic(dependencies, tx, account));
  const signedIn = await openSession(dependencies, tx, { user: known, way });
  return { ok: true, signedIn: { ...signedIn, isNewUser: user === null }, joined: null };
}

/** A session of the user in the clinic that stands in their row. */
export async function openSession(
  { clock, settings, signInLog }: AdmissionDependencies,
  tx: Connection,
  { user, way: { browser, address, how, provenAt } }: { user: store.UserRow; way: Way },
): Promise<SignedInUser> {
  const now = clock.now();
  const { clinicId, ...shown } = user;
  const token = newToken();
  await store.insertSession(tx, {
    ...{ tokenHash: hashToken(token), clinicId, userId: user.id, browser, address },
    ...{ createdAt: now, seenAt: now, provenAt: provenAt === undefined ? now : provenAt },
    expiresAt: now + settings.sessionDays * 86_400_000,
  });
  if (how !== null)
    await signInLog?.signedIn(
      clinicQueries(tx, scopeOfClinic(clinicId)),
      { username: user.username, how },
      now,
    );
  return { token, user: shown, isNewUser: false };
}

/** Makes the user, new or known, one of the clinic that invited them. */
async function joinClinic(
  tx: Connection,
  { user, invitation }: { user: store.UserRow | null; invitation: InvitationRow },
  now: number,
): Promise<store.UserRow> {
  const { email, clinicId } = invitation;
  const account = { email, username: invitation.username ?? undefined };
  const { id, username } = user ?? (await createUser(tx, account, now));
  const role = await join(tx, { userId: id, clinicId, role: invitation.role, createdAt: now, chosenAt: now });
  const subject = { kind: "team", id: invitation.id };
  await recordAudit(
    clinicQueries(tx, scopeOfClinic(clinicId)),
    { kind: "person", id, name: username },
    { action: "changed", event: "Joined by invitation", subject },
    now,
  );
  return { id, username, email, clinicId, role };
}

async function createUser(tx: Connection, { email, username }: NewAccount, now: number) {
  const user = { id: newId<UserId>(now), username: username ?? usernameOf(email), email };
  await store.insertUser(tx, { ...user, createdAt: now });
  return user;
}

async function createUserWithClinic(
  { clock, settings, furnishClinic }: AdmissionDependencies,
  tx: Connection,
  account: NewAccount,
): Promise<store.UserRow> {
  const now = clock.now();
  const clinicId = newId<ClinicId>(now);
  await store.insertClinic(tx, {
    ...{ clinicId, timeZone: settings.clinicTimeZone, createdAt: now },
    teamName: account.clinicName ?? null,
  });
  const user = await createUser(tx, account, now);
  // Whoever opens a clinic runs it.
  const role = "owner";
  await store.insertMembership(tx, { userId: user.id, clinicId, role, createdAt: now, chosenAt: now });
  await furnishClinic(clinicQueries(tx, scopeOfClinic(clinicId)), now);
  return { ...user, clinicId, role };
}
