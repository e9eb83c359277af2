import { z } from "zod";

/** Stable codes of every refusal; the sentence for people travels in `detail`. */
export const errorCodes = [
  "validation_failed",
  "malformed_body",
  "payload_too_large",
  "unsupported_media_type",
  "not_signed_in",
  "forbidden",
  "not_found",
  "slot_taken",
  "outside_hours",
  "in_the_past",
  "already_cancelled",
  "patient_exists",
  "not_yet",
  "attended",
  "idempotency_key_reused",
  "invalid_credentials",
  "invalid_code",
  "sign_up_closed",
  "invitation_over",
  "google_not_configured",
  "passkeys_not_possible",
  "sign_in_again",
  "unsafe_configuration",
  "edit_conflict",
  "rate_limited",
  "telephony_not_configured",
  "language_model_not_configured",
  "billing_not_configured",
  "billing_conflict",
  "bad_signature",
  "unavailable",
  "internal",
] as const;
export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;

export const freeTime = z.object({
  /** Clinic-local date, `YYYY-MM-DD`. */
  date: z.string(),
  /** Clinic-local time, `HH:MM`. */
  time: z.string(),
});
export type FreeTime = z.infer<typeof freeTime>;

/** RFC 9457 problem details; `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: errorCode,
  /** One sentence for the person at the screen. */
  detail: z.string(),
  /** Request id, to find the matching log line. */
  instance: z.string().optional(),
  /** Which fields were refused and why. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** With `slot_taken`: the nearest free times. */
  nearestSlots: z.array(freeTime).optional(),
});
export type Problem = z.infer<typeof problem>;
