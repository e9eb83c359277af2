import { z } from "zod";
import { localDate } from "../fields.ts";

const count = z.number().int().min(0);

/** What erasing a patient's data would take away, what the law keeps, and what stands in the way. */
export const erasurePreview = z.object({
  /** Visits still to come: they are cancelled first. */
  visitsToCome: count,
  /** Visits that took place and whose record the clinic has to keep until `keptUntil`. */
  visitsKept: count,
  keptUntil: localDate.nullable(),
  erased: z.object({
    visits: count,
    /** Calls whose words go; that a call took place stays, without whose it was. */
    calls: count,
    recordings: count,
    messages: count,
    tasks: count,
  }),
  /** The number or address is another patient's too: what only it connects with this one stays. */
  isShared: z.boolean(),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;
