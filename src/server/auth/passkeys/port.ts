import type { PasskeyAnswer, PasskeyMade, PasskeyToMake } from "#contract/access/passkeys.ts";
import type { RelyingParty } from "./rules.ts";

/** What is kept of a passkey to know its signatures again. */
export interface KeptKey {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  transports: string[];
}

export interface Verified<What> {
  ok: true;
  found: What;
}
/** `detail` is for the log; it names no person. */
export interface NotVerified {
  ok: false;
  detail: string;
}

export interface PasskeyVerifier {
  /** What a browser is asked for, without the challenge's keeping. `handle` is base64url. */
  toMake(
    party: RelyingParty,
    user: { handle: string; email: string; username: string },
    known: { challenge: string; keys: KeptKey[] },
  ): Promise<PasskeyToMake>;
  /** Reads the challenge that an answer is to; null when it is none. Proves nothing yet. */
  challengeOf(clientDataJson: string): string | null;
  verifyMade(
    party: RelyingParty,
    made: PasskeyMade,
    challenge: string,
  ): Promise<Verified<KeptKey & { counter: number; isSynced: boolean }> | NotVerified>;
  /** The signature, the address, the challenge and that the device knew its user. The counter is for the caller to judge. */
  verifyAnswer(
    party: RelyingParty,
    answer: PasskeyAnswer,
    expected: { challenge: string; key: KeptKey },
  ): Promise<Verified<{ counter: number }> | NotVerified>;
}
