import type { User } from "#contract/auth.ts";
import type { Clock } from "#kernel/clock.ts";
import { type ClinicId, newId, type UserId } from "#kernel/ids.ts";
import { type Connection, clinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { keepBrowser, removeBrowsersOf } from "./browser/store.ts";
import { type Asker, type Challenge, openChallenge } from "./codes/service.ts";
import { scopeOfClinic } from "./policy.ts";
import type { FurnishClinic, SignInLog } from "./port.ts";
import * as rules from "./rules.ts";
import { claimSignUp, isSignUpOpen } from "./sign-up/service.ts";
import * as store from "./store.ts";
import { hashCode, hashToken, isSameHash, newToken } from "./tokens.ts";

export interface SignedInUser {
  token: string;
  user: User;
  isNewUser: boolean;
}

/** What a first sign-in may bring beside the e-mail. */
export interface NewAccount {
  email: string;
  username?: string | undefined;
  clinicName?: string | undefined;
}

export type SignInOutcome =
  | { ok: true; challenge: Challenge }
  | { ok: false; reason: "rate_limited" | "email_known" | "google_only" }
  | ProvenOutcome;
export type ProvenOutcome = { ok: true; signedIn: SignedInUser } | { ok: false; reason: "sign_up_closed" };
export type CodeOutcome = ProvenOutcome | { ok: false; reason: "invalid_code" };

export interface AuthService {
  readonly settings: rules.AuthSettings;
  /** Whether somebody unknown can open an account now. */
  isSignUpOpen(): Promise<boolean>;
  login(email: string, asker: Asker): Promise<SignInOutcome>;
  register(account: NewAccount, asker: Asker): Promise<SignInOutcome>;
  /** The browser with this token is known from then on. */
  verifyCode(
    challengeId: string,
    code: string,
    asker: Asker & { browserToken: string },
  ): Promise<CodeOutcome>;
  /** Signs in whoever has proven elsewhere that the e-mail address is theirs. */
  signInProven(account: NewAccount, browser: string | null): Promise<ProvenOutcome>;
  /** Ends the session at once, on every server. */
  logout(sessionId: string): Promise<void>;
  /** Ends every session of the user at once, on every server, and forgets the browsers they signed in with. */
  logoutEverywhere(userId: UserId): Promise<void>;
  /** Where the user is signed in, the latest used first. */
  listSessions(userId: UserId): Promise<store.SessionRow[]>;
  /** Whether the session still stands; for connections that outlive a request. */
  isSessionOpen(sessionId: string): Promise<boolean>;
}

export interface AuthDependencies {
  database: Database;
  clock: Clock;
  settings: rules.AuthSettings;
  furnishClinic: FurnishClinic;
  /** Null = nobody reads it. */
  signInLog: SignInLog | null;
  /** Called after a job was put in, so that the code leaves at once. */
  wakeQueue: () => void;
}

const day = 86_400_000;

/** How somebody came in. */
interface Way {
  /** `Chrome on Windows`; null = not known. */
  browser: string | null;
  /** For the log; null = this machine's own e-mail sign-in, which proves nobody. */
  how: string | null;
}

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, settings } = dependencies;
  const connection = database.acrossClinics();
  const idleMs = settings.sessionIdleDays * day;
  const findSession = store.prepareFindSession(database, idleMs);

  /** Nobody else signs in under this e-mail while `act` decides. */
  const withUser = <T>(email: string, act: (tx: Connection, user: store.UserRow | null) => Promise<T>) =>
    database.transactionAcrossClinics(async (tx) => {
      await store.lockEmail(tx, email);
      return act(tx, await store.findUserByEmail(tx, email));
    });

  const admit = async (
    tx: Connection,
    user: store.UserRow | null,
    account: NewAccount,
    through: Way,
  ): Promise<ProvenOutcome> => {
    if (!user && !(await claimSignUp(tx, settings.signUp))) return { ok: false, reason: "sign_up_closed" };
    return { ok: true, signedIn: await signIn(dependencies, tx, user, { account, ...through }) };
  };

  const loginByEmail = (
    account: NewAccount,
    { browser }: Asker,
    mustBeNew: boolean,
  ): Promise<SignInOutcome> =>
    withUser(account.email, async (tx, user) => {
      if (user && mustBeNew) return { ok: false, reason: "email_known" };
      return admit(tx, user, account, { browser, how: null });
    });

  const start = async (account: NewAccount, asker: Asker, mustBeNew: boolean): Promise<SignInOutcome> => {
    const normalised = { ...account, email: rules.normaliseEmail(account.email) };
    if (settings.authMode === "google") return { ok: false, reason: "google_only" };
    // For known and unknown addresses alike, so that the answer tells nothing of either.
    if (mustBeNew && !(await isSignUpOpen(connection, settings.signUp)))
      return { ok: false, reason: "sign_up_closed" };
    if (settings.authMode === "email") return loginByEmail(normalised, asker, mustBeNew);
    const challenge = await openChallenge(dependencies, normalised, asker);
    return challenge ? { ok: true, challenge } : { ok: false, reason: "rate_limited" };
  };

  const noteWrongCode = async (email: string, now: number) => {
    const user = await store.findUserByEmail(connection, email);
    if (!user) return;
    await dependencies.signInLog?.refused(database.within(scopeOfClinic(user.clinicId)), user, now);
  };

  return {
    settings,
    isSignUpOpen: () => isSignUpOpen(connection, settings.signUp),
    login: (email, asker) => start({ email }, asker, false),
    register: (account, asker) => start(account, asker, true),

    verifyCode: async (challengeId, code, { browserToken, browser }) => {
      const now = clock.now();
      // Outside the transaction: a wrong attempt must count whatever happens next.
      const challenge = await store.countAttempt(connection, challengeId, now, rules.attemptsPerChallenge);
      if (!challenge) return { ok: false, reason: "invalid_code" };
      if (!isSameHash(challenge.codeHash, hashCode(challengeId, code))) {
        await noteWrongCode(challenge.email, now);
        return { ok: false, reason: "invalid_code" };
      }
      return database.transactionAcrossClinics(async (tx) => {
        await store.lockEmail(tx, challenge.email);
        if (!(await store.consumeChallenge(tx, challengeId, now)))
          return { ok: false, reason: "invalid_code" };
        const user = await store.findUserByEmail(tx, challenge.email);
        const { email, username, clinicName } = challenge;
        const account = { email, username: username ?? undefined, clinicName: clinicName ?? undefined };
        const outcome = await admit(tx, user, account, { browser, how: "by code" });
        const admitted = await store.findUserByEmail(tx, email);
        if (outcome.ok && admitted) {
          const { id: userId, clinicId } = admitted;
          await keepBrowser(tx, { browserHash: hashToken(browserToken), clinicId, userId, seenAt: now });
        }
        return outcome;
      });
    },

    signInProven: (account, browser) => {
      const normalised = { ...account, email: rules.normaliseEmail(account.email) };
      return withUser(normalised.email, (tx, user) =>
        admit(tx, user, normalised, { browser, how: "with Google" }),
      );
    },

    logoutEverywhere: (userId) =>
      database.transactionAcrossClinics(async (tx) => {
        await store.removeSessionsOf(tx, userId);
        await removeBrowsersOf(tx, userId);
      }),
    listSessions: (userId) => store.listSessions(connection, userId, { now: clock.now(), idleMs }),
    logout: (sessionId) => store.removeSession(connection, sessionId),
    isSessionOpen: async (sessionId) => (await findSession(sessionId, clock.now())) !== null,
  };
}

/** Opens a session for the user, creating user and clinic on a first sign-in. */
async function signIn(
  { clock, settings, furnishClinic, signInLog }: AuthDependencies,
  tx: Connection,
  known: store.UserRow | null,
  { account, browser, how }: Way & { account: NewAccount },
): Promise<SignedInUser> {
  const now = clock.now();
  const user =
    known ?? (await createUserWithClinic(tx, account, settings.clinicTimeZone, furnishClinic, now));
  const token = newToken();
  await store.insertSession(tx, {
    tokenHash: hashToken(token),
    clinicId: user.clinicId,
    userId: user.id,
    browser,
    createdAt: now,
    seenAt: now,
    expiresAt: now + settings.sessionDays * day,
  });
  if (how !== null)
    await signInLog?.signedIn(
      clinicQueries(tx, scopeOfClinic(user.clinicId)),
      { username: user.username, how },
      now,
    );
  const { clinicId: _, ...shown } = user;
  return { token, user: shown, isNewUser: known === null };
}

async function createUserWithClinic(
  tx: Connection,
  account: NewAccount,
  timeZone: string,
  furnish: FurnishClinic,
  now: number,
): Promise<store.UserRow> {
  const clinicId = newId<ClinicId>(now);
  await store.insertClinic(tx, { clinicId, timeZone, teamName: account.clinicName ?? null, createdAt: now });
  const user = {
    id: newId<UserId>(now),
    clinicId,
    username: account.username ?? rules.usernameOf(account.email),
    email: account.email,
    // Whoever opens a clinic runs it.
    role: "Admin",
  };
  await store.insertUser(tx, { ...user, createdAt: now });
  await furnish(clinicQueries(tx, scopeOfClinic(clinicId)), now);
  return user;
}
