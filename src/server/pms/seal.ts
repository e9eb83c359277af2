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
const saltBytes = 16;
/** Begins what has a salt of its own; `.` is no letter of base64. What was sealed before has none and one salt for all. */
const salted = "v2.";
const formerSalt = "enamel practice system credentials";

/**
 * AES-256-GCM under a key made from the operator's passphrase. A passphrase is guessed sooner than a key: whoever has the
 * database must pay for each guess with memory and time (RFC 7914).
 */
export function createSeal(passphrase: string): Seal {
  // Making a key takes a twentieth of a second on purpose, so each salt's is made once.
  const keys = new Map<string, Buffer>();
  const keyFor = (salt: Buffer | string): Buffer => {
    const name = salt.toString("base64");
    const key = keys.get(name) ?? scryptSync(passphrase, salt, 32);
    keys.set(name, key);
    return key;
  };
  return {
    close: (secret) => {
      const salt = randomBytes(saltBytes);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyFor(salt), iv);
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return salted + Buffer.concat([salt, iv, cipher.getAuthTag(), text]).toString("base64");
    },
    open: (sealed) => {
      const isSalted = sealed.startsWith(salted);
      const whole = Buffer.from(isSalted ? sealed.slice(salted.length) : sealed, "base64");
      const key = keyFor(isSalted ? whole.subarray(0, saltBytes) : formerSalt);
      const bytes = isSalted ? whole.subarray(saltBytes) : whole;
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
