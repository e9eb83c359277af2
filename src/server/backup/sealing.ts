import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { BackupFaultError } from "#server/db/backup/contents.ts";

/*
 * A sealed stream is cut into pieces, each sealed by AES-256-GCM under a nonce that counts them and marks the last one (the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): a piece that was changed, moved, or left out at the end does not
 * open, and nothing of it is handed on before it is known to be whole.
 */

export interface SealHead {
  cipher: "aes-256-gcm";
  /** How the passphrase becomes the key. A salt for each file, so that no two files share a key. */
  scrypt: { salt: string; cost: number; blockSize: number; parallelization: number };
}

const pieceBytes = 65_536;
const tagBytes = 16;
const keyBytes = 32;
const costs = { cost: 32_768, blockSize: 8, parallelization: 1 };

export const newSealHead = (): SealHead => ({
  cipher: "aes-256-gcm",
  scrypt: { salt: randomBytes(32).toString("base64"), ...costs },
});

export function keyOf(passphrase: string, { scrypt: { salt, ...options } }: SealHead): Promise<Buffer> {
  // Who made the file says what it costs to open it: not more than twice what ours do.
  const maxmem = 2 * 128 * costs.cost * costs.blockSize;
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.from(salt, "base64"), keyBytes, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(piece), 4);
  return nonce;
}

/** `head` is sealed along with the first piece: it cannot be changed either. */
export async function* seal(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  head: string,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of pieces(source, pieceBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast));
    if (number === 0) cipher.setAAD(Buffer.from(head));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number++;
  }
}

/** Throws a `BackupFaultError` at the first piece that is not as it was sealed. */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  head: string,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of pieces(source, pieceBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw notWhole();
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast), {
      authTagLength: tagBytes,
    });
    if (number === 0) decipher.setAAD(Buffer.from(head));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const opened = [decipher.update(bytes.subarray(0, -tagBytes))];
    try {
      opened.push(decipher.final());
    } catch (error) {
      throw number === 0
        ? new BackupFaultError("The passphrase is not the one of this backup, or the file was changed.", {
            cause: error,
          })
        : notWhole(error);
    }
    yield Buffer.concat(opened);
    number++;
  }
}

const notWhole = (cause?: unknown) =>
  new BackupFaultError("This backup was changed or cut short; nothing of it was used.", { cause });

/** Of one length but for the last, which may be empty. */
async function* pieces(source: AsyncIterable<Buffer>, length: number) {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // More than a piece: whether it is the last one is known only when something follows it.
    while (held.length > length) {
      yield { bytes: held.subarray(0, length), isLast: false };
      held = held.subarray(length);
    }
  }
  yield { bytes: held, isLast: true };
}
