import type { PasskeyAnswer, PasskeyMade, PasskeyToMake } from "#contract/access/passkeys.ts";
import { freshSignInMinutes, mostPasskeys } from "#contract/limits.ts";
import { newId, type UserId } from "#kernel/ids.ts";
import { addressBlock } from "#kernel/network-address.ts";
import {
  type AdmissionDependencies,
  openSession,
  type SignedInUser,
  type Way,
} from "#server/auth/admission/service.ts";
import type { Actor } from "#server/auth/guard.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { challengeWindowMs } from "#server/auth/rules.ts";
import { findProvenAt, findUserById, lockAddress } from "#server/auth/store.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import { type Connection, clinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import type { NotVerified, PasskeyVerifier } from "./port.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

export type BeginOutcome =
  | { ok: true; toMake: PasskeyToMake }
  | { ok: false; reason: "sign_in_again" | "too_many" };
export type AddOutcome =
  | { ok: true; passkey: store.PasskeyRow }
  | { ok: false; reason: "sign_in_again" | "too_many" | "expired" | "known" }
  | (NotVerified & { reason: "not_genuine" });
export type RemoveOutcome = { ok: true } | { ok: false; reason: "sign_in_again" | "not_found" };
export type PasskeySignIn =
  | { ok: true; signedIn: SignedInUser }
  | { ok: false; reason: "expired" | "unknown" | "copied" }
  | (NotVerified & { reason: "not_genuine" });

export interface PasskeyService {
  list(userId: UserId): Promise<store.PasskeyRow[]>;
  /** Whether the user of the session has shown lately who they are. */
  isFresh(sessionId: string): Promise<boolean>;
  begin(actor: Actor, party: rules.RelyingParty, address: string): Promise<BeginOutcome>;
  add(
    actor: Actor,
    party: rules.RelyingParty,
    made: { name: string; answer: PasskeyMade },
  ): Promise<AddOutcome>;
  /** Null when it is not the user's. */
  rename(of: Pick<store.PasskeyRow, "userId" | "id" | "name">): Promise<store.PasskeyRow | null>;
  /** Whoever finds a desk signed in takes nobody's way in away. */
  remove(actor: Actor, id: string): Promise<RemoveOutcome>;
  /** The challenge; null when too many were asked for. */
  beginSignIn(address: string): Promise<string | null>;
  signIn(
    party: rules.RelyingParty,
    answer: PasskeyAnswer,
    from: Pick<Way, "browser" | "address">,
  ): Promise<PasskeySignIn>;
}

type Dependencies = AdmissionDependencies & { database: Database; verifier: PasskeyVerifier };

/** What a passkey knows its user by: the id alone, which says nothing of the person. */
const handleOf = (userId: UserId) => Buffer.from(userId).toString("base64url");

export function createPasskeyService(dependencies: Dependencies): PasskeyService {
  const { database, clock, verifier } = dependencies;
  const connection = database.acrossClinics();

  const isFresh = async (sessionId: string) => {
    const provenAt = await findProvenAt(connection, sessionId);
    return provenAt !== null && clock.now() - provenAt < freshSignInMinutes * 60_000;
  };
  const keepChallenge = async (
    tx: Connection,
    challenge: string,
    of: { userId: UserId | null; address: string },
  ) => {
    const now = clock.now();
    await store.insertChallenge(tx, {
      ...{ ...of, challengeHash: hashToken(challenge), createdAt: now },
      expiresAt: now + rules.passkeyTimeoutMs,
    });
  };
  /** The challenge that is answered, for the first who brings it: it is used up whatever becomes of the answer. */
  const takeUp = async (clientDataJson: string, userId: UserId | null): Promise<string | null> => {
    const challenge = verifier.challengeOf(clientDataJson);
    if (challenge === null) return null;
    const of = { challengeHash: hashToken(challenge), userId };
    return (await store.takeChallenge(connection, of, clock.now())) ? challenge : null;
  };

  return {
    isFresh,
    list: (userId) => store.findPasskeys(connection, userId),

    begin: async ({ user, sessionId }, party, address) => {
      if (!(await isFresh(sessionId))) return { ok: false, reason: "sign_in_again" };
      const keys = await store.findPasskeys(connection, user.id);
      if (keys.length >= mostPasskeys) return { ok: false, reason: "too_many" };
      const challenge = newToken();
      await keepChallenge(connection, challenge, { userId: user.id, address: addressBlock(address) });
      const { email, username } = user;
      const known = { challenge, keys };
      const toMake = await verifier.toMake(party, { handle: handleOf(user.id), email, username }, known);
      return { ok: true, toMake };
    },

    add: async ({ user, sessionId }, party, { name, answer }) => {
      if (!(await isFresh(sessionId))) return { ok: false, reason: "sign_in_again" };
      const challenge = await takeUp(answer.response.clientDataJSON, user.id);
      if (challenge === null) return { ok: false, reason: "expired" };
      const verified = await verifier.verifyMade(party, answer, challenge);
      if (!verified.ok) return { ...verified, reason: "not_genuine" };
      const now = clock.now();
      const row = {
        id: newId(now),
        userId: user.id,
        name,
        createdAt: now,
        lastUsedAt: null,
        ...verified.found,
      };
      if ((await store.findPasskeys(connection, user.id)).length >= mostPasskeys)
        return { ok: false, reason: "too_many" };
      if (!(await store.insertPasskey(connection, row))) return { ok: false, reason: "known" };
      return { ok: true, passkey: row };
    },

    rename: (of) => store.renamePasskey(connection, of),
    remove: async ({ user, sessionId }, id) => {
      if (!(await isFresh(sessionId))) return { ok: false, reason: "sign_in_again" };
      const isRemoved = await store.removePasskey(connection, { userId: user.id, id });
      return isRemoved ? { ok: true } : { ok: false, reason: "not_found" };
    },

    beginSignIn: (asker) =>
      database.transactionAcrossClinics(async (tx) => {
        const address = addressBlock(asker);
        await lockAddress(tx, address);
        const begun = await store.countChallenges(tx, address, clock.now() - challengeWindowMs);
        if (begun >= rules.passkeySignInsPerAddress) return null;
        const challenge = newToken();
        await keepChallenge(tx, challenge, { userId: null, address });
        return challenge;
      }),

    signIn: async (party, answer, from) => {
      const challenge = await takeUp(answer.response.clientDataJSON, null);
      if (challenge === null) return { ok: false, reason: "expired" };
      return database.transactionAcrossClinics(async (tx): Promise<PasskeySignIn> => {
        const key = await store.lockByCredential(tx, answer.id);
        if (!key) return { ok: false, reason: "unknown" };
        // The browser was told of no account, so the passkey itself says whose it is.
        if (answer.response.userHandle !== handleOf(key.userId))
          return { ok: false, reason: "not_genuine", detail: "the passkey names another user" };
        const verified = await verifier.verifyAnswer(party, answer, { challenge, key });
        if (!verified.ok) return { ...verified, reason: "not_genuine" };
        const user = await findUserById(tx, key.userId);
        if (!user) return { ok: false, reason: "unknown" };
        const { counter } = verified.found;
        if (rules.isCopied(key.counter, counter)) {
          const queries = clinicQueries(tx, scopeOfClinic(user.clinicId));
          const event = { username: user.username, why: "a passkey that has been copied" };
          await dependencies.signInLog?.refused(queries, event, clock.now());
          return { ok: false, reason: "copied" };
        }
        await store.noteUse(tx, { id: key.id, counter, lastUsedAt: clock.now() });
        const way = { ...from, how: "with a passkey" };
        return { ok: true, signedIn: await openSession(dependencies, tx, { user, way }) };
      });
    },
  };
}
