import type { GoogleAnswer } from "#contract/access/auth.ts";
import { googleSignInMinutes } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import { addressBlock } from "#kernel/network-address.ts";
import { challengeWindowMs, googleSignInsPerAddress } from "#server/auth/rules.ts";
import type { AuthService, ProvenOutcome } from "#server/auth/service.ts";
import { lockAddress } from "#server/auth/store.ts";
import { findOpen } from "#server/auth/team/store.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import type { Database } from "#server/db/database.ts";
import type { Ticket } from "./cookie.ts";
import type { FailedIdentity, IdentityProvider } from "./port.ts";
import { provenAccount } from "./rules.ts";
import * as store from "./store.ts";

export type StartOutcome =
  | { ok: true; url: string; ticket: Ticket }
  | { ok: false; reason: "rate_limited" | "invitation_over" }
  | FailedIdentity;
export type FinishOutcome =
  | ProvenOutcome
  | { ok: false; reason: "expired" | "declined" | "unverified" }
  | FailedIdentity;

export interface GoogleService {
  /** `address` is the network address of who asks; Google brings the browser back to `redirectUri`. */
  start(address: string, redirectUri: string, invitation?: string): Promise<StartOutcome>;
  /** The ticket of the browser's cookie, and what Google wrote into the address. */
  finish(ticket: Ticket | null, answer: GoogleAnswer, way: FinishWay): Promise<FinishOutcome>;
}

/** Where the browser stands: the address that Google led it back to, what it is called, and its network address. */
interface FinishWay {
  redirectUri: string;
  browser: string | null;
  address: string;
}

interface GoogleDependencies {
  database: Database;
  clock: Clock;
  auth: AuthService;
  provider: IdentityProvider;
}

/** The error comes out of an address, where anything can be written. */
const loggable = (error = "") => (/^\w{1,60}$/.test(error) ? error : "unknown");

/**
 * Sign-in with Google: authorization code flow with PKCE. Nothing is kept of the person until every check has passed;
 * the code that comes back serves one browser, once.
 */
export function createGoogleService({ database, clock, auth, provider }: GoogleDependencies): GoogleService {
  const noteStart = (address: string, state: string, invitationId: string | null): Promise<boolean> =>
    database.transactionAcrossClinics(async (tx) => {
      await lockAddress(tx, address);
      const now = clock.now();
      const started = await store.countGoogleSignIns(tx, address, now - challengeWindowMs);
      if (started >= googleSignInsPerAddress) return false;
      const expiresAt = now + googleSignInMinutes * 60_000;
      await store.insertGoogleSignIn(tx, {
        ...{ stateHash: hashToken(state), invitationId, address, createdAt: now, expiresAt },
      });
      return true;
    });

  const findInvited = async (token: string): Promise<string | null> => {
    const found = await findOpen(database.acrossClinics(), { tokenHash: hashToken(token) }, clock.now());
    return found?.id ?? null;
  };

  return {
    start: async (address, redirectUri, invitation) => {
      const invited = invitation === undefined ? null : await findInvited(invitation);
      if (invitation !== undefined && invited === null) return { ok: false, reason: "invitation_over" };
      const ticket = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      if (!(await noteStart(addressBlock(address), ticket.state, invited)))
        return { ok: false, reason: "rate_limited" };
      const sent = await provider.signInUrl({ redirectUri, ...ticket });
      return sent.ok ? { ok: true, url: sent.url, ticket } : sent;
    },

    finish: async (ticket, { state, code, error, iss = null }, { redirectUri, ...from }) => {
      // Another browser's answer, or one of this browser's that a newer sign-in has overtaken.
      if (ticket?.state !== state) return { ok: false, reason: "expired" };
      const begun = await store.consumeGoogleSignIn(database.acrossClinics(), hashToken(state), clock.now());
      if (!begun) return { ok: false, reason: "expired" };
      if (error === "access_denied") return { ok: false, reason: "declined" };
      if (code === undefined) return { ok: false, reason: "refused", detail: loggable(error) };
      const identified = await provider.identify({ redirectUri, ...ticket }, { code, issuer: iss });
      if (!identified.ok) return identified;
      const account = provenAccount(identified.identity);
      if (!account) return { ok: false, reason: "unverified" };
      return auth.signInProven({ ...account, invitationId: begun.invitationId ?? undefined }, from);
    },
  };
}
