import { z } from "zod";
import { id, instant, name } from "../fields.ts";
import { mostPasskeyName } from "../limits.ts";

/** A key that a device or a password manager keeps for the user, and with which it signs in. */
export const passkey = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
  /** It is in a password manager and may be on several devices. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeys = z.object({
  passkeys: z.array(passkey),
  /** The address at which passkeys work. */
  origin: z.string().nullable(),
  /** Why no passkey can be used at this server's address, for people; null = they can. */
  obstacle: z.string().nullable(),
  /** The user has shown lately who they are, which adding one asks for. */
  isFresh: z.boolean(),
});
export type Passkeys = z.infer<typeof passkeys>;

const passkeyName = name("Give the passkey a name", `At most ${mostPasskeyName} characters`, mostPasskeyName);
const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, "Not base64url");
const credentialId = base64url(1_400);
const described = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What the browser is asked for to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
export const passkeyToMake = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  /** Milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyToMake = z.infer<typeof passkeyToMake>;

/** What the browser made of it, `RegistrationResponseJSON`. */
export const addPasskeyBody = z.object({
  name: passkeyName,
  answer: z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal("public-key"),
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});
export type PasskeyMade = z.infer<typeof addPasskeyBody>["answer"];

export const renamePasskeyBody = z.object({ name: passkeyName });

/** What the browser is asked for to sign in: `PublicKeyCredentialRequestOptionsJSON`. It names no passkey: any of this address will do. */
export const passkeyToShow = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal("required"),
});

/** What the browser answers, `AuthenticationResponseJSON`. */
export const passkeyAnswerBody = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerBody>;
