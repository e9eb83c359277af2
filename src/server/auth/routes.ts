import type { FastifyRequest } from "fastify";
import { toIso } from "#kernel/clock.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { browserCookie, browserName, browserTokenIn } from "./browser/rules.ts";
import type { Asker } from "./codes/service.ts";
import type { Actor } from "./guard.ts";
import { type LocalDoor, reasonFromAfar } from "./local/service.ts";
import { placeForPasskeys } from "./passkeys/rules.ts";
import { invitationOver, signUpClosed } from "./rules.ts";
import type { AuthService, SignInOutcome } from "./service.ts";
import { newToken } from "./tokens.ts";

/** Coarse and per server; the limits that count are in the database. */
const perMinute = 60;

interface AuthRouteParts {
  auth: AuthService;
  mayUseGoogle: boolean;
  /** Null = nobody signs in by email alone. */
  localDoor: LocalDoor | null;
  publicUrl: string | null;
  sendsMail: boolean;
}

export function authRoutes(router: Router<Actor>, parts: AuthRouteParts): void {
  const { auth, mayUseGoogle, localDoor, publicUrl, sendsMail } = parts;
  const { settings } = auth;
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const askerOf = ({ ip, headers }: FastifyRequest): Asker => ({
    address: ip,
    browserToken: browserTokenIn(headers.cookie, isSecure),
    browser: browserName(headers["user-agent"]),
  });
  const refuseFromAfar = async ({ headers, socket }: FastifyRequest): Promise<void> => {
    const reason =
      settings.authMode === "email" ? await reasonFromAfar({ headers, socket }, localDoor) : null;
    if (reason === null) return;
    throw new Refusal(
      "forbidden",
      `${reason} Signing in with an email address alone works in a browser on this machine only; a program on it sends this server's address as Origin. Set AUTH_MODE=code to sign in from elsewhere.`,
    );
  };

  router.on("signInOptions", async ({ request }) => ({
    mode: settings.authMode,
    google: mayUseGoogle,
    passkeys: placeForPasskeys(publicUrl, request.headers.host).ok,
    registration: await auth.isSignUpOpen(),
    sendsMail,
    proofUrl: settings.authMode === "email" ? (localDoor?.url ?? null) : null,
  }));

  router.on(
    "login",
    async ({ body, request }) => {
      await refuseFromAfar(request);
      return present(await auth.login(body.email, askerOf(request), body.invitation));
    },
    { perMinute },
  );

  router.on(
    "register",
    async ({ body, request }) => {
      await refuseFromAfar(request);
      return present(await auth.register(body, askerOf(request)));
    },
    { perMinute },
  );

  router.on(
    "verifyCode",
    async ({ body, request, reply }) => {
      const asker = askerOf(request);
      const browserToken = asker.browserToken ?? newToken();
      const outcome = await auth.verifyCode(body.challengeId, body.code, { ...asker, browserToken });
      if (outcome.ok) {
        reply.header("set-cookie", browserCookie(browserToken, isSecure));
        return outcome.signedIn;
      }
      if (outcome.reason !== "invalid_code") throw refusalOf(outcome.reason);
      throw new Refusal("invalid_code", "This code is wrong or no longer valid. Ask for a new one.");
    },
    { perMinute: 20 },
  );

  router.on("logout", async ({ actor }) => {
    await auth.logout(actor.sessionId);
    return {};
  });
}

function present(outcome: SignInOutcome) {
  if (!outcome.ok) throw refusalOf(outcome.reason);
  if ("signedIn" in outcome) return outcome.signedIn;
  const { id, expiresAt, digits } = outcome.challenge;
  return { challenge: { id, expiresAt: toIso(expiresAt), digits } };
}

type Reason = Exclude<SignInOutcome, { ok: true }>["reason"];

function refusalOf(reason: Reason): Refusal {
  if (reason === "invitation_over") return new Refusal(reason, invitationOver);
  if (reason === "sign_up_closed") return new Refusal(reason, signUpClosed);
  if (reason === "google_only")
    return new Refusal("forbidden", "This server signs in with Google only. Press 'Sign in with Google'.");
  if (reason === "rate_limited")
    return new Refusal(
      reason,
      "Too many codes were asked for. Try again in a while, or in a browser where you signed in before.",
    );
  const message = "There is an account with this email address. Sign in instead.";
  return new Refusal("validation_failed", message, { errors: [{ field: "email", message }] });
}
