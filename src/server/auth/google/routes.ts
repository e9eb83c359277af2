import type { FastifyRequest } from "fastify";
import { browserName } from "#server/auth/browser/rules.ts";
import type { Actor } from "#server/auth/guard.ts";
import { invitationOver, signUpClosed } from "#server/auth/rules.ts";
import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { noTicketCookie, ticketCookie, ticketIn } from "./cookie.ts";
import type { FinishOutcome, GoogleService, StartOutcome } from "./service.ts";

/** Coarse and per server; the limit that counts is in the database. */
const perMinute = 60;

interface GoogleRouteParts {
  /** Null = no Google client is configured. */
  google: GoogleService | null;
  publicUrl: string | null;
}

/**
 * Both calls are made by the sign-in page. Google leads back to that page, which takes the code out of its address and
 * posts it here: no address ever holds a session's token, and opening an address by itself changes nothing.
 */
export function googleRoutes(router: Router<Actor>, { google, publicUrl }: GoogleRouteParts): void {
  const placeOf = (request: FastifyRequest) => {
    const page = `${addressOf(request, publicUrl)}/auth`;
    if (!URL.canParse(page)) throw new Refusal("malformed_body", "The Host header names no address.");
    // Written as every URL is: Google compares letter by letter.
    const { href, protocol } = new URL(page);
    return { redirectUri: href, isSecure: protocol === "https:" };
  };

  router.on(
    "startGoogleSignIn",
    async ({ body, request, reply }) => {
      if (!google) throw notConfigured();
      const { redirectUri, isSecure } = placeOf(request);
      const outcome = await google.start(request.ip, redirectUri, body.invitation);
      if (!outcome.ok) throw refusalOf(outcome, request);
      reply.headers({ "set-cookie": ticketCookie(outcome.ticket, isSecure), "cache-control": "no-store" });
      return { url: outcome.url };
    },
    { perMinute },
  );

  router.on(
    "finishGoogleSignIn",
    async ({ body, request, reply }) => {
      if (!google) throw notConfigured();
      const { redirectUri, isSecure } = placeOf(request);
      reply.headers({ "set-cookie": noTicketCookie(isSecure), "cache-control": "no-store" });
      const browser = browserName(request.headers["user-agent"]);
      const ticket = ticketIn(request.headers.cookie, isSecure);
      const outcome = await google.finish(ticket, body, { redirectUri, browser, address: request.ip });
      if (!outcome.ok) throw refusalOf(outcome, request);
      return outcome.signedIn;
    },
    { perMinute: 20 },
  );
}

const notConfigured = () =>
  new Refusal("google_not_configured", "Sign-in with Google is not set up on this server.");

type Failure = Exclude<StartOutcome | FinishOutcome, { ok: true }>;

function refusalOf(failure: Failure, request: FastifyRequest): Refusal {
  if ("detail" in failure)
    request.log.warn({ reason: failure.reason, detail: failure.detail }, "a sign-in with Google failed");
  const [code, sentence] = refusals[failure.reason];
  return new Refusal(code, sentence);
}

const refusals = {
  rate_limited: ["rate_limited", "Too many sign-ins were begun here. Wait ten minutes and try again."],
  expired: [
    "invalid_credentials",
    "This sign-in with Google is over or was used already. Please start again.",
  ],
  declined: ["invalid_credentials", "The sign-in was cancelled at Google."],
  unverified: [
    "invalid_credentials",
    "Google has not verified the email address of this account, so it cannot sign in here.",
  ],
  refused: ["invalid_credentials", "Google refused this sign-in. Please start again."],
  not_genuine: [
    "invalid_credentials",
    "What came back from Google could not be verified, so nobody was signed in. Please start again.",
  ],
  unreachable: ["unavailable", "Google cannot be reached right now. Try again in a moment."],
  sign_up_closed: ["sign_up_closed", signUpClosed],
  invitation_over: ["invitation_over", invitationOver],
} as const satisfies Record<Failure["reason"], unknown>;
