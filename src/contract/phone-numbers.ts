import { z } from "zod";
import { instant, requiredText } from "./fields.ts";
import { textLimits } from "./limits.ts";
import { numberStatuses, phoneCountries, phoneLines, phoneProviders, phoneStates } from "./phone-options.ts";

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
  assignedAgent: z
    .object({ id: z.string(), name: z.string(), role: z.string(), image: z.string() })
    .optional(),
  isSample: z.boolean(),
});
export type PhoneNumber = z.infer<typeof phoneNumber>;

/** Which numbers of the telephone provider's account this clinic can take, and which it could buy. */
export const offeredNumbers = z.object({
  /** `simulator`: no provider is configured, so there is nothing to take or buy. */
  source: z.enum(["simulator", "twilio"]),
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
