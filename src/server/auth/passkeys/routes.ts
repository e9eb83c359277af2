import type { FastifyRequest } from "fastify";
import type { Passkey } from "#contract/access/passkeys.ts";
import { freshSignInMinutes, mostPasskeys } from "#contract/limits.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import { browserName } from "#server/auth/browser/rules.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { passkeyTimeoutMs, placeForPasskeys } from "./rules.ts";
import type { AddOutcome, PasskeyService, PasskeySignIn } from "./service.ts";
import type { PasskeyRow } from "./store.ts";

/** Coarse and per server; the limit that counts is in the database. */
const perMinute = 60;

export function passkeyRoutes(
  router: Router<Actor>,
  { passkeys, publicUrl }: { passkeys: PasskeyService; publicUrl: string | null },
): void {
  const placeOf = ({ headers }: FastifyRequest) => placeForPasskeys(publicUrl, headers.host);
  const partyOf = (request: FastifyRequest) => {
    const place = placeOf(request);
    if (!place.ok) throw new Refusal("passkeys_not_possible", place.obstacle);
    return place.party;
  };

  router.on(
    "startPasskeySignIn",
    async ({ request }) => {
      const { id } = partyOf(request);
      const challenge = await passkeys.beginSignIn(request.ip);
      if (challenge === null)
        throw new Refusal(
          "rate_limited",
          "Too many sign-ins were begun here. Wait ten minutes and try again.",
        );
      return { challenge, rpId: id, timeout: passkeyTimeoutMs, userVerification: "required" as const };
    },
    { perMinute },
  );

  router.on(
    "finishPasskeySignIn",
    async ({ body, request }) => {
      const from = { browser: browserName(request.headers["user-agent"]), address: request.ip };
      const outcome = await passkeys.signIn(partyOf(request), body, from);
      if (!outcome.ok) throw refusalOf(outcome, request);
      return outcome.signedIn;
    },
    { perMinute: 20 },
  );

  router.on("listPasskeys", async ({ actor, request }) => {
    const place = placeOf(request);
    const own = await passkeys.list(actor.user.id);
    return {
      passkeys: own.map(present),
      origin: place.ok ? place.party.origin : null,
      obstacle: place.ok ? null : place.obstacle,
      isFresh: await passkeys.isFresh(actor.sessionId),
    };
  });

  router.on(
    "startPasskey",
    async ({ actor, request }) => {
      const outcome = await passkeys.begin(actor, partyOf(request), request.ip);
      if (!outcome.ok) throw refusalOf(outcome, request);
      return outcome.toMake;
    },
    { perMinute: 20 },
  );

  router.on(
    "addPasskey",
    async ({ actor, body, request }) => {
      const outcome = await passkeys.add(actor, partyOf(request), body);
      if (!outcome.ok) throw refusalOf(outcome, request);
      return present(outcome.passkey);
    },
    { perMinute: 20 },
  );

  router.on("renamePasskey", async ({ actor, params, body }) => {
    const renamed = await passkeys.rename({ userId: actor.user.id, id: params.id, name: body.name });
    if (!renamed) throw noSuchPasskey();
    return present(renamed);
  });

  router.on("removePasskey", async ({ actor, params, request }) => {
    const outcome = await passkeys.remove(actor, params.id);
    if (!outcome.ok)
      throw outcome.reason === "not_found"
        ? noSuchPasskey()
        : refusalOf({ ok: false, reason: outcome.reason }, request);
    return {};
  });
}

const present = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey => ({
  ...{ id, name, isSynced, addedAt: toIso(createdAt), lastUsedAt: toIsoOrNull(lastUsedAt) },
});

const noSuchPasskey = () => new Refusal("not_found", "You have no such passkey any more.");

type Failure = Exclude<AddOutcome | PasskeySignIn, { ok: true }> | { ok: false; reason: "sign_in_again" };

function refusalOf(failure: Failure, request: FastifyRequest): Refusal {
  if ("detail" in failure) request.log.warn({ detail: failure.detail }, "a passkey was refused");
  const [code, sentence] = refusals[failure.reason];
  return new Refusal(code, sentence);
}

const refusals = {
  sign_in_again: [
    "sign_in_again",
    `To add or remove a passkey, sign in again first: it is done within ${freshSignInMinutes} minutes of signing in.`,
  ],
  too_many: ["edit_conflict", `You have ${mostPasskeys} passkeys. Remove one that you do not use.`],
  known: ["edit_conflict", "This passkey is in use already."],
  expired: ["invalid_credentials", "This took too long, or it was used already. Please try again."],
  unknown: [
    "invalid_credentials",
    "This passkey is not known here any more. Sign in another way, and delete it on your device.",
  ],
  copied: [
    "invalid_credentials",
    "There seems to be a copy of this passkey, so it signs nobody in. Sign in another way and remove it.",
  ],
  not_genuine: [
    "invalid_credentials",
    "What the passkey signed could not be verified, so nothing was done. Please try again.",
  ],
} as const satisfies Record<Failure["reason"], unknown>;
