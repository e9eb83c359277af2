import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

/** Keeps clinics' own credentials so that the database alone does not give them away. */
export interface Seal {
  close(secret: string): string;
  /** Null when it was closed with another key. */
  open(sealed: string): string | null;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under a key made from the operator's passphrase. A passphrase is guessed sooner than a key: whoever has the
 * database must pay for each guess with memory and time (RFC 7914).
 */
export function createSeal(passphrase: string): Seal {
  const key = scryptSync(passphrase, "enamel practice system credentials", 32);
  return {
    close: (secret) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString("utf8");
      } catch {
        // The operator changed the passphrase: the clinic enters its token again.
        return null;
      }
    },
  };
}
