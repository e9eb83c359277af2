import { z } from "zod";
import { id } from "../fields.ts";

/** What costs whoever runs the server money or its good name. */
export const quotaKinds = ["texts", "emails", "calls", "numbers"] as const;
export const quotaKind = z.enum(quotaKinds);
export type QuotaKind = z.infer<typeof quotaKind>;

export const mostPerDay = 100_000;

/** How much of each a clinic may use on a day of its own calendar, and how much of it is used today. */
export const quotas = z.object({
  /** Whether whoever asks runs the server, sees every clinic and may change its limits. */
  isOperator: z.boolean(),
  /** None on a server from which nothing can leave. */
  clinics: z.array(
    z.object({
      clinicId: id,
      clinicName: z.string(),
      /** Of its first account. */
      email: z.string(),
      isOwn: z.boolean(),
      uses: z.array(z.object({ kind: quotaKind, used: z.number().int(), perDay: z.number().int() })),
    }),
  ),
});
export type Quotas = z.infer<typeof quotas>;

const wholeNumber = `A whole number from 0 to ${mostPerDay}`;
export const changeQuotaBody = z.object({
  clinicId: id,
  kind: quotaKind,
  perDay: z.number(wholeNumber).int(wholeNumber).min(0, wholeNumber).max(mostPerDay, wholeNumber),
});
