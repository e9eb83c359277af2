/** One browser's way to Google and back; what only this server and that browser know. */
export interface Journey {
  /** Where Google brings the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who stands at the browser, as a signed answer says. */
export interface Identity {
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
}

export type IdentityFailure = "unreachable" | "refused" | "not_genuine";
/** `detail` is a code for the log, without anything about the person. */
export type FailedIdentity = { ok: false; reason: IdentityFailure; detail: string };

/** Says who somebody is (OpenID Connect). */
export interface IdentityProvider {
  /** Where the browser is sent to. */
  signInUrl(journey: Journey): Promise<{ ok: true; url: string } | FailedIdentity>;
  /** Exchanges the code that came back and checks everything about the answer. */
  identify(
    journey: Journey,
    answer: { code: string; issuer: string | null },
  ): Promise<{ ok: true; identity: Identity } | FailedIdentity>;
}
