import { z } from "zod";
import { instant, requiredText } from "../fields.ts";
import { textLimits } from "../limits.ts";
import {
  numberCodeWays,
  numberStatuses,
  phoneCountries,
  phoneLines,
  phoneProviders,
  phoneStates,
} from "./phone-options.ts";

const choice = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, message);

export const addPhoneNumberBody = z.object({
  phoneNumber: requiredText("Current phone number is required", textLimits.phone),
  country: choice(phoneCountries, "Country is required"),
  state: choice(phoneStates, "State is required"),
  provider: choice(phoneProviders, "Telephone provider is required"),
  lines: choice(phoneLines, "Number of lines is required"),
});
export type AddPhoneNumberBody = z.output<typeof addPhoneNumberBody>;

const assignedAgent = z.object({ id: z.string(), name: z.string(), role: z.string(), image: z.string() });

export const phoneNumber = z.object({
  id: z.uuid(),
  /** E.164. */
  phoneNumber: z.string(),
  country: z.string(),
  state: z.string(),
  provider: z.string(),
  lines: z.string(),
  status: z.enum(numberStatuses),
  /** When to ask again, because the status is about to change; null = it stays. */
  nextStatusInMs: z.number().int().nullable(),
  addedAt: instant,
  /** The first of `assignedAgents`: the receptionist where it is one of them. */
  assignedAgent: assignedAgent.optional(),
  assignedAgents: z.array(assignedAgent),
  isSample: z.boolean(),
  /**
   * What its calls and texts wait for before they are this clinic's: `code` = one that is sent to the number, or the word of
   * whoever runs the server; `operator` = that word alone. Null = nothing.
   */
  waitsFor: z.enum(["code", "operator"]).nullable(),
});
export type PhoneNumber = z.infer<typeof phoneNumber>;

/** Which numbers of the telephone provider's account this clinic can take, and which it could buy. */
export const offeredNumbers = z.object({
  /** `simulator`: no provider is configured, so there is nothing to take or buy. */
  source: z.enum(["simulator", "twilio"]),
  /** Whether whoever asks runs the server: the account is theirs, and nobody else sees what it holds or may spend from it. */
  isOperator: z.boolean(),
  owned: z.array(z.object({ phoneNumber: z.string() })),
  forSale: z.array(z.object({ phoneNumber: z.string(), place: z.string() })),
});
export type OfferedNumbers = z.infer<typeof offeredNumbers>;
export const offerQuery = z.object({
  country: z.enum(phoneCountries).default("Australia"),
  /** Digits that the number should contain. */
  contains: z
    .string()
    .regex(/^\d{0,10}$/, "Digits only")
    .default(""),
});
export const buyPhoneNumberBody = addPhoneNumberBody.omit({ provider: true });

export const sendNumberCodeBody = z.object({ by: z.enum(numberCodeWays, "Choose a call or a text") });
export const sentNumberCode = z.object({ expiresAt: instant });
export const proveNumberBody = z.object({
  code: z
    .string("Write the six digits of the code")
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Write the six digits of the code")),
});

/** Whose each number of this server is; for whoever runs it, an empty list for everybody else. */
export const serverNumbers = z.object({
  isOperator: z.boolean(),
  numbers: z.array(
    z.object({
      /** E.164. */
      phoneNumber: z.string(),
      /** Whether the telephone provider's account holds it; null = the provider cannot be asked. */
      isHeld: z.boolean().nullable(),
      /** The clinic's name, and the email of its first account; null = nobody's, so the first clinic answers. */
      owner: z.object({ clinicName: z.string(), email: z.string() }).nullable(),
    }),
  ),
});
export type ServerNumbers = z.infer<typeof serverNumbers>;
const numberOfServer = requiredText("Which number?", textLimits.phone);
export const giveNumberBody = z.object({
  phoneNumber: numberOfServer,
  /** Of an account of the clinic. */
  email: z.email("Invalid email address").max(textLimits.email, "Invalid email address"),
});
export const takeBackNumberBody = z.object({ phoneNumber: numberOfServer });
