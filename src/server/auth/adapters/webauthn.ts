import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { PasskeyVerifier } from "#server/auth/passkeys/port.ts";
import { passkeyTimeoutMs } from "#server/auth/passkeys/rules.ts";

/** Loaded with the first passkey: most of it reads certificates, and a server without passkeys has no use for that. */
const load = () => import("@simplewebauthn/server");

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** What the library throws says what did not fit; it is written for logs. */
const detailOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : "unknown");

/** WebAuthn Level 3: https://www.w3.org/TR/webauthn-3/ */
export const webauthn: PasskeyVerifier = {
  toMake: async (party, { handle, email, username }, { challenge, keys }) => {
    const { generateRegistrationOptions } = await load();
    const made = await generateRegistrationOptions({
      ...{ rpName: "Enamel", rpID: party.id, userName: email, userDisplayName: username },
      userID: bytesOf(handle),
      challenge: bytesOf(challenge),
      timeout: passkeyTimeoutMs,
      attestationType: "none",
    });
    return {
      challenge,
      rp: { id: party.id, name: made.rp.name },
      user: { ...made.user, id: handle },
      pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: "public-key", alg })),
      timeout: passkeyTimeoutMs,
      excludeCredentials: keys.map(({ credentialId, transports }) => ({
        ...{ id: credentialId, type: "public-key" as const, transports },
      })),
      // One that knows its user, and that the browser finds without being told an account.
      authenticatorSelection: {
        ...{ residentKey: "required", requireResidentKey: true, userVerification: "required" },
      },
      attestation: "none",
    };
  },

  challengeOf: (clientDataJson) => {
    try {
      const said: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
      const challenge = typeof said === "object" && said !== null && "challenge" in said && said.challenge;
      return typeof challenge === "string" ? challenge : null;
    } catch {
      // Anybody may send anything here: no JSON is no answer.
      return null;
    }
  },

  verifyMade: async (party, made, challenge) => {
    const { verifyRegistrationResponse } = await load();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...made,
          response: { ...made.response, transports: made.response.transports ?? [] },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      });
      if (!registrationInfo) return { ok: false, detail: "not verified" };
      const { credential, credentialBackedUp } = registrationInfo;
      const { id, publicKey, counter } = credential;
      const key = {
        ...{ credentialId: id, publicKey: textOf(publicKey) },
        transports: made.response.transports ?? [],
      };
      return { ok: true, found: { ...key, counter, isSynced: credentialBackedUp } };
    } catch (error) {
      return { ok: false, detail: detailOf(error) };
    }
  },

  verifyAnswer: async (party, answer, { challenge, key }) => {
    const { verifyAuthenticationResponse } = await load();
    const { userHandle, ...response } = answer.response;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...answer,
          response: { ...response, ...(typeof userHandle === "string" && { userHandle }) },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: key.credentialId,
          publicKey: bytesOf(key.publicKey),
          // The caller compares counters, to tell a copy from a wrong signature.
          counter: 0,
          transports: key.transports as AuthenticatorTransport[],
        },
        requireUserVerification: true,
      });
      if (!verified) return { ok: false, detail: "the signature does not fit" };
      return { ok: true, found: { counter: authenticationInfo.newCounter } };
    } catch (error) {
      return { ok: false, detail: detailOf(error) };
    }
  },
};
