import * as openid from "openid-client";
import type { Clock } from "#kernel/clock.ts";
import type { FailedIdentity, IdentityProvider, Journey } from "#server/auth/google/port.ts";

interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`, or a stand-in on this machine. */
  issuerUrl: string;
}

const timeoutSeconds = 8;
/** Google moves its endpoints rarely; its keys are looked after by the library (at most five minutes old). */
const discoveryKeptMs = 3_600_000;

/** Google Accounts: https://developers.google.com/identity/openid-connect/openid-connect */
export function googleAccounts(client: GoogleClient, clock: Clock): IdentityProvider {
  let kept: { configuration: openid.Configuration; until: number } | null = null;
  const findConfiguration = async () => {
    if (kept && clock.now() < kept.until) return kept.configuration;
    const configuration = await discover(client);
    kept = { configuration, until: clock.now() + discoveryKeptMs };
    return configuration;
  };
  return {
    signInUrl: (journey) =>
      orFailure(async () => {
        const url = openid.buildAuthorizationUrl(await findConfiguration(), {
          redirect_uri: journey.redirectUri,
          scope: "openid email profile",
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(journey.codeVerifier),
          code_challenge_method: "S256",
          // Staff share the computer at the desk: the next one must not slip in with the last one's account.
          prompt: "select_account",
        });
        return { ok: true, url: url.href };
      }),

    identify: (journey, { code, issuer }) =>
      orFailure(async () => {
        const answered = addressOf(journey, { code, state: journey.state, ...(issuer && { iss: issuer }) });
        const tokens = await openid.authorizationCodeGrant(await findConfiguration(), answered, {
          pkceCodeVerifier: journey.codeVerifier,
          expectedState: journey.state,
          expectedNonce: journey.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const text = (claim: unknown) => (typeof claim === "string" ? claim : null);
        return {
          ok: true,
          identity: {
            email: text(claims?.email),
            isEmailVerified: claims?.email_verified === true,
            name: text(claims?.name),
          },
        };
      }),
  };
}

function discover({ issuerUrl, clientId, clientSecret }: GoogleClient): Promise<openid.Configuration> {
  const issuer = new URL(issuerUrl);
  return openid.discovery(
    issuer,
    clientId,
    // Nothing but RS256, whatever the discovery document may say one day.
    { client_secret: clientSecret, id_token_signed_response_alg: "RS256" },
    openid.ClientSecretPost(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        // Without it the signature is left to TLS, as the protocol allows in this flow.
        openid.enableNonRepudiationChecks,
        // The settings allow it on this machine only.
        ...(issuer.protocol === "http:" ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
}

function addressOf({ redirectUri }: Journey, parameters: Record<string, string>): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(parameters).toString();
  return url;
}

async function orFailure<T>(act: () => Promise<T>): Promise<T | FailedIdentity> {
  try {
    return await act();
  } catch (error) {
    return failureOf(error);
  }
}

const outOfReach = ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];

/** The library's errors hold whole tokens in `cause`, so no more than their code goes on. */
function failureOf(error: unknown): FailedIdentity {
  if (error instanceof openid.ResponseBodyError) return { ok: false, reason: "refused", detail: error.error };
  // What `fetch` throws when no answer comes.
  if (error instanceof TypeError && !("code" in error))
    return { ok: false, reason: "unreachable", detail: "no answer" };
  if (!(error instanceof openid.ClientError)) throw error;
  const detail = error.code ?? "unknown";
  return { ok: false, reason: outOfReach.includes(detail) ? "unreachable" : "not_genuine", detail };
}
