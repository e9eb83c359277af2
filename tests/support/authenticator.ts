import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/*
 * A security key in software, for tests: it makes passkeys (ES256, attestation "none") and signs with them, and can be told
 * to lie in each way that a server has to notice. WebAuthn Level 3, 6.1 and 6.5.
 */

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** Bytes, text and small whole numbers are all that is needed of CBOR (RFC 8949). */
function cborHead(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string")
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].map(([key, held]) => Buffer.concat([cbor(key), cbor(held)]));
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

export interface Lies {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  credentialId?: string;
  type?: string;
}

interface Key {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: Buffer;
  userHandle: string;
  counter: number;
}

function newKey(userHandle: string): Key {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = new Map<number, Cbor>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
  return { id: randomBytes(32), privateKey, publicKey: cbor(cose), userHandle, counter: 0 };
}

/** Flags: user present, user verified, attested credential data. */
const flagsOf = (isUserVerified: boolean, hasKey: boolean) =>
  1 | (isUserVerified ? 4 : 0) | (hasKey ? 64 : 0);

function dataOf(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

const said = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** `origin`: the page that it is used on. */
export function authenticator(origin: string) {
  const make = (
    { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
    lies: Lies = {},
  ) => {
    const key = newKey(user.id);
    const id = base64url(key.id);
    const length = Buffer.from([key.id.length >> 8, key.id.length & 255]);
    const authData = Buffer.concat([
      dataOf(lies.rpId ?? rp.id, flagsOf(lies.isUserVerified ?? true, true), 0),
      ...[Buffer.alloc(16), length, key.id, key.publicKey],
    ]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    const clientData = said(lies.type ?? "webauthn.create", challenge, lies.origin ?? origin);
    const answer = {
      ...{ id, rawId: id, type: "public-key" },
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      },
    };
    return { key, answer };
  };

  const show = (key: Key, { challenge, rpId }: { challenge: string; rpId: string }, lies: Lies = {}) => {
    key.counter++;
    const authData = dataOf(
      lies.rpId ?? rpId,
      flagsOf(lies.isUserVerified ?? true, false),
      lies.counter ?? key.counter,
    );
    const clientData = said(lies.type ?? "webauthn.get", challenge, lies.origin ?? origin);
    const id = lies.credentialId ?? base64url(key.id);
    return {
      ...{ id, rawId: id, type: "public-key" },
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", Buffer.concat([authData, sha256(clientData)]), key.privateKey)),
        userHandle: lies.userHandle ?? key.userHandle,
      },
    };
  };
  return { make, show };
}
