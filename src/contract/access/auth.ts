import { z } from "zod";
import { id, instant, name, requiredEmail } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { roles } from "./roles.ts";
import { invitationToken } from "./team.ts";

/** `role` = what the user is in the clinic of this session; null = a program, which has an API key instead. */
export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(roles).nullable(),
});
export type User = z.infer<typeof user>;

const tooLong = `At most ${textLimits.name} characters`;

/** `invitation` = the token of one, to join its clinic with this sign-in. */
export const loginBody = z.object({ email: requiredEmail, invitation: invitationToken.optional() });
export const registerBody = z.object({
  email: requiredEmail,
  username: name("Give a name", tooLong).optional(),
  clinicName: name("Give the clinic's name", tooLong).optional(),
});

export const signedIn = z.object({ token: z.string(), user, isNewUser: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

/** In `AUTH_MODE=code` the answer to a login: the same for known and unknown addresses. */
export const signInChallenge = z.object({
  /** `digits` = length of the code that answers it: six, or ten when many were asked for. */
  challenge: z.object({ id, expiresAt: instant, digits: z.number().int() }),
});

export const loginReply = z.union([signedIn, signInChallenge]);
export const verifyCodeBody = z.object({
  challengeId: id,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}(?:\d{4})?$/, "The code has six digits, or ten"),
});

export const startGoogleSignInBody = z.object({ invitation: invitationToken.optional() });
/** Where the browser goes to sign in with Google. */
export const googleSignIn = z.object({ url: z.string() });
/** What Google wrote into the address it brought the browser back to: a code, or why there is none. */
export const googleAnswerBody = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2_000).optional(),
  error: z.string().min(1).max(200).optional(),
  iss: z.string().max(textLimits.url).optional(),
});
export type GoogleAnswer = z.infer<typeof googleAnswerBody>;

export const authModes = ["email", "code", "google"] as const;
export type AuthMode = (typeof authModes)[number];

export const signInOptions = z.object({
  mode: z.enum(authModes),
  google: z.boolean(),
  /** Whether a passkey can be used at this address. */
  passkeys: z.boolean(),
  registration: z.boolean(),
  /** Whether email leaves this server; without a mail server codes and links stand in its window or log, for whoever runs it. */
  sendsMail: z.boolean(),
  /** Where a page on the server's own machine posts for the key that signing in by email alone asks for; null = none is asked for. */
  proofUrl: z.string().nullable(),
});

/** A clinic that the user belongs to. */
export const ownClinic = z.object({ id, name: z.string(), role: z.enum(roles), isCurrent: z.boolean() });
export const switchClinicBody = z.object({ clinicId: id });

export const changeOwnNameBody = z.object({ username: name("Give a name", tooLong) });

/** Names a sign-in without being able to use it. */
export const signInId = z.string().regex(/^[0-9a-f]{64}$/, "This names no sign-in");
/** One browser in which the user is signed in. */
export const signIn = z.object({
  id: signInId,
  /** `Chrome on Windows`; null = not known. */
  browser: z.string().nullable(),
  signedInAt: instant,
  /** Of the latest request, to within a few minutes. */
  seenAt: instant,
  /** Network address from which they signed in; null = not known. */
  address: z.string().nullable(),
  isThisOne: z.boolean(),
});
