import { z } from "zod";
import { id, name } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { mostBufferMinutes, mostPriceCents, mostTreatments, visitMinutes } from "./treatment-options.ts";

const inSteps = `Give ${visitMinutes.fewest} to ${visitMinutes.most} minutes, in steps of ${visitMinutes.step}`;

/** How long a visit takes. */
export const durationMinutes = z
  .number(inSteps)
  .int(inSteps)
  .min(visitMinutes.fewest, inSteps)
  .max(visitMinutes.most, inSteps)
  .multipleOf(visitMinutes.step, inSteps);

const buffer = z
  .number()
  .int()
  .min(0)
  .max(mostBufferMinutes, `At most ${mostBufferMinutes} minutes`)
  .multipleOf(visitMinutes.step, `In steps of ${visitMinutes.step} minutes`)
  .default(0);

const mayBook = z.object({ phone: z.boolean(), web: z.boolean(), staff: z.boolean() });

export const treatmentBody = z.object({
  name: name("Name is required", `Name can have at most ${textLimits.name} characters`),
  durationMinutes,
  /** Chair and practitioner are taken before and after the visit too. */
  bufferBeforeMinutes: buffer,
  bufferAfterMinutes: buffer,
  /** Null = no price is told. */
  priceCents: z.number().int().min(0).max(mostPriceCents, "This price is too high").nullable().default(null),
  /** The price is the lowest: "from". */
  isFromPrice: z.boolean().default(false),
  /** What a patient should know or do before. */
  preparation: z
    .string()
    .trim()
    .max(textLimits.reason, `At most ${textLimits.reason} characters`)
    .default(""),
  /** Who may book it: callers through the assistant, patients by web, staff. */
  mayBook: mayBook.default({ phone: true, web: true, staff: true }),
});
export type TreatmentBody = z.input<typeof treatmentBody>;

/** Who may book each of these from now on. */
export const offerTreatmentsBody = z.object({
  treatments: z.array(z.object({ id, mayBook })).min(1, "Choose at least one treatment").max(mostTreatments),
});
export type OfferTreatmentsBody = z.infer<typeof offerTreatmentsBody>;

export const treatment = z.object({
  id,
  /** Told back with a change of it (`If-Match`). */
  version: z.string(),
  name: z.string(),
  /** One of the ten that every clinic begins with: its name stays. */
  isStandard: z.boolean(),
  durationMinutes: z.number().int(),
  bufferBeforeMinutes: z.number().int(),
  bufferAfterMinutes: z.number().int(),
  priceCents: z.number().int().nullable(),
  isFromPrice: z.boolean(),
  preparation: z.string(),
  mayBook,
});
export type Treatment = z.infer<typeof treatment>;
