import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits; who holds it is signed in. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. It is random, so no salt and no slow hash is needed. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Six digits, or up to twelve; each code as likely as any other. */
export const newCode = (digits = 6): string => String(randomInt(10 ** digits)).padStart(digits, "0");

/** Salted with the challenge, so that equal codes do not look equal. Short-lived: a million guesses are no obstacle. */
export const hashCode = (challengeId: string, code: string): string =>
  createHash("sha256").update(`${challengeId}:${code}`).digest("hex");

/** Compares two secrets, or digests of them, in the same time whatever they hold; false when the lengths differ. */
export function isSameSecret(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
