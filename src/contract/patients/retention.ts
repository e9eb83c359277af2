import { z } from "zod";
import { instant, localDate } from "../fields.ts";
import { retentionDays, retentionKinds } from "./retention-options.ts";

const kind = z.enum(retentionKinds);
/** Days; null = for good. */
const keepDays = z
  .number()
  .int()
  .refine((days) => (retentionDays as readonly number[]).includes(days), "Choose one of the offered times")
  .nullable();

export const retentionRules = z
  .array(z.object({ kind, keepDays }))
  .min(1)
  .max(retentionKinds.length)
  .refine((rules) => new Set(rules.map((rule) => rule.kind)).size === rules.length, "Name each kind once");

/** What one night took. */
export const retentionRun = z.object({
  date: localDate,
  startedAt: instant,
  /** Null while it goes on. */
  finishedAt: instant.nullable(),
  erased: z.number().int(),
  /** What was old enough and stayed, by law or because somebody still works on it; null while it goes on. */
  stayed: z.number().int().nullable(),
});

export const retention = z.array(
  z.object({
    kind,
    keepDays: z.number().int().nullable(),
    setBy: z.string().nullable(),
    setAt: instant.nullable(),
    lastRun: retentionRun.nullable(),
  }),
);
export type Retention = z.infer<typeof retention>;

export const retentionBody = z.object({ rules: retentionRules });

/** Of each kind that is not kept for good: what would go tonight, and what is old enough and stays. */
export const retentionPreview = z.array(
  z.object({
    kind,
    goes: z.number().int(),
    /** It belongs to a patient whose record the law makes the clinic keep. */
    staysByLaw: z.number().int(),
    /** A task of it is still to be done. */
    staysOpen: z.number().int(),
  }),
);
export type RetentionPreview = z.infer<typeof retentionPreview>;
