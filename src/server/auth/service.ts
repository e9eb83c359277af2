import type { ClinicId, UserId } from "#kernel/ids.ts";
import type { Connection } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { type AdmissionDependencies, admit, type SignedInUser } from "./admission/service.ts";
import { keepBrowser, removeBrowsersOf } from "./browser/store.ts";
import { type Asker, type Challenge, type NewAccount, openChallenge } from "./codes/service.ts";
import { scopeOfClinic } from "./policy.ts";
import * as rules from "./rules.ts";
import { isSignUpOpen } from "./sign-up/service.ts";
import * as store from "./store.ts";
import { openInvitationFor } from "./team/service.ts";
import { hashCode, hashToken, isSameSecret } from "./tokens.ts";

/** Names a session to its user. Hashed once more, so that what is looked up with a token is shown nowhere. */
export const signInIdOf = (sessionId: string): string => hashToken(sessionId);

export type SignInOutcome =
  | { ok: true; challenge: Challenge }
  | { ok: false; reason: "rate_limited" | "email_known" | "google_only" }
  | ProvenOutcome;
export type ProvenOutcome =
  | { ok: true; signedIn: SignedInUser }
  | { ok: false; reason: "sign_up_closed" | "invitation_over" };
export type CodeOutcome = ProvenOutcome | { ok: false; reason: "invalid_code" };

export interface AuthService {
  readonly settings: rules.AuthSettings;
  /** Whether somebody unknown can open an account now. */
  isSignUpOpen(): Promise<boolean>;
  /** With the token of an invitation, the sign-in accepts it. */
  login(email: string, asker: Asker, invitation?: string): Promise<SignInOutcome>;
  register(account: NewAccount, asker: Asker): Promise<SignInOutcome>;
  /** The browser with this token is known from then on. */
  verifyCode(
    challengeId: string,
    code: string,
    asker: Asker & { browserToken: string },
  ): Promise<CodeOutcome>;
  /** Signs in whoever has proven elsewhere that the email address is theirs. */
  signInProven(account: NewAccount, from: Pick<Asker, "browser" | "address">): Promise<ProvenOutcome>;
  /** Whoever is signed in joins another clinic and goes on there; the session of before ends. */
  acceptInvitation(
    actor: { user: { email: string }; sessionId: string },
    shown: { token: string } & Pick<Asker, "browser" | "address">,
  ): Promise<ProvenOutcome>;
  /** Ends the session at once, on every server. */
  logout(sessionId: string): Promise<void>;
  /** Ends every session of the user at once, on every server, and forgets the browsers they signed in with. */
  logoutEverywhere(userId: UserId): Promise<void>;
  /** Where the user is signed in, the latest used first. */
  listSessions(userId: UserId): Promise<store.SessionRow[]>;
  /** Ends one of the user's sessions; false when they have none of that name. */
  endSession(userId: UserId, signInId: string): Promise<boolean>;
  /** Whether the session still stands; for connections that outlive a request. */
  isSessionOpen(sessionId: string): Promise<boolean>;
}

export interface AuthDependencies extends AdmissionDependencies {
  database: Database;
  /** Called after a job was put in, so that the code leaves at once. */
  wakeQueue: () => void;
}

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, settings } = dependencies;
  const connection = database.acrossClinics();
  const idleMs = settings.sessionIdleDays * 86_400_000;
  const findSession = store.prepareFindSession(database, idleMs);

  /** Nobody else signs in under this email while `act` decides. */
  const withUser = <T>(email: string, act: (tx: Connection, user: store.UserRow | null) => Promise<T>) =>
    database.transactionAcrossClinics(async (tx) => {
      await store.lockEmail(tx, email);
      return act(tx, await store.findUserByEmail(tx, email));
    });

  /** Open pages of the clinic's hear of whoever joined, once it is so. */
  const told = <Outcome extends { ok: boolean }>(outcome: Outcome): Outcome => {
    if ("joined" in outcome && outcome.joined)
      database.announce(outcome.joined as ClinicId, { topic: "team" });
    return outcome;
  };

  const loginByEmail = (
    account: NewAccount,
    { browser, address }: Asker,
    mustBeNew: boolean,
  ): Promise<SignInOutcome> =>
    withUser<SignInOutcome>(account.email, async (tx, user) => {
      if (user && mustBeNew) return { ok: false, reason: "email_known" };
      return admit(dependencies, tx, { user, account, way: { browser, address, how: null } });
    }).then(told);

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
    const event = { username: user.username, why: "a wrong code" };
    await dependencies.signInLog?.refused(database.within(scopeOfClinic(user.clinicId)), event, now);
  };

  return {
    settings,
    isSignUpOpen: () => isSignUpOpen(connection, settings.signUp),
    login: async (written, asker, token) => {
      const email = rules.normaliseEmail(written);
      if (token === undefined) return start({ email }, asker, false);
      const invitationId = await openInvitationFor(connection, { token, email }, clock.now());
      return invitationId === null
        ? { ok: false, reason: "invitation_over" }
        : start({ email, invitationId }, asker, false);
    },
    register: (account, asker) => start(account, asker, true),

    verifyCode: async (challengeId, code, { browserToken, browser, address }) => {
      const now = clock.now();
      // Outside the transaction: a wrong attempt must count whatever happens next.
      const challenge = await store.countAttempt(connection, challengeId, now, rules.attemptsPerChallenge);
      if (!challenge) return { ok: false, reason: "invalid_code" };
      if (!isSameSecret(challenge.codeHash, hashCode(challengeId, code))) {
        await noteWrongCode(challenge.email, now);
        return { ok: false, reason: "invalid_code" };
      }
      const outcome = await database.transactionAcrossClinics(async (tx): Promise<CodeOutcome> => {
        await store.lockEmail(tx, challenge.email);
        if (!(await store.consumeChallenge(tx, challengeId, now)))
          return { ok: false, reason: "invalid_code" };
        const user = await store.findUserByEmail(tx, challenge.email);
        const { email, username, clinicName, invitationId } = challenge;
        const account = {
          email,
          username: username ?? undefined,
          clinicName: clinicName ?? undefined,
          invitationId: invitationId ?? undefined,
        };
        const way = { browser, address, how: "by code" };
        const outcome = await admit(dependencies, tx, { user, account, way });
        const admitted = await store.findUserByEmail(tx, email);
        if (outcome.ok && admitted) {
          await keepBrowser(tx, { browserHash: hashToken(browserToken), userId: admitted.id, seenAt: now });
        }
        return outcome;
      });
      return told(outcome);
    },

    signInProven: (account, from) => {
      const normalised = { ...account, email: rules.normaliseEmail(account.email) };
      return withUser<ProvenOutcome>(normalised.email, (tx, user) =>
        admit(dependencies, tx, { user, account: normalised, way: { ...from, how: "with Google" } }),
      ).then(told);
    },

    acceptInvitation: ({ user: { email }, sessionId }, { token, ...from }) =>
      withUser(email, async (tx, user): Promise<ProvenOutcome> => {
        const invitationId = await openInvitationFor(tx, { token, email }, clock.now());
        if (invitationId === null) return { ok: false, reason: "invitation_over" };
        const way = { ...from, how: "by invitation", provenAt: await store.findProvenAt(tx, sessionId) };
        const outcome = await admit(dependencies, tx, { user, account: { email, invitationId }, way });
        if (outcome.ok) await store.removeSession(tx, sessionId);
        return outcome;
      }).then(told),

    logoutEverywhere: (userId) =>
      database.transactionAcrossClinics(async (tx) => {
        await store.removeSessionsOf(tx, userId);
        await removeBrowsersOf(tx, userId);
      }),
    listSessions: (userId) => store.listSessions(connection, userId, { now: clock.now(), idleMs }),
    endSession: async (userId, signInId) => {
      const sessions = await store.listSessions(connection, userId, { now: clock.now(), idleMs });
      const found = sessions.find(({ tokenHash }) => signInIdOf(tokenHash) === signInId);
      if (found) await store.removeSession(connection, found.tokenHash);
      return found !== undefined;
    },
    logout: (sessionId) => store.removeSession(connection, sessionId),
    isSessionOpen: async (sessionId) => (await findSession(sessionId, clock.now())) !== null,
  };
}

/** The user with this email address, in lower case, in the clinic that they chose last. */
export const findAccount = (database: Database, email: string): Promise<store.UserRow | null> =>
  store.findUserByEmail(database.acrossClinics(), email);
