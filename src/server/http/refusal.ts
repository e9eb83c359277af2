import type { ErrorCode, Problem } from "#contract/errors.ts";

const statusOf: Record<ErrorCode, number> = {
  validation_failed: 400,
  malformed_body: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  outside_hours: 409,
  in_the_past: 409,
  already_cancelled: 409,
  patient_exists: 409,
  not_yet: 409,
  attended: 409,
  idempotency_key_reused: 422,
  invalid_credentials: 401,
  invalid_code: 401,
  sign_up_closed: 403,
  invitation_over: 403,
  google_not_configured: 503,
  passkeys_not_possible: 409,
  sign_in_again: 403,
  unsafe_configuration: 409,
  edit_conflict: 409,
  rate_limited: 429,
  telephony_not_configured: 503,
  language_model_not_configured: 503,
  billing_not_configured: 503,
  billing_conflict: 409,
  bad_signature: 403,
  unavailable: 503,
  internal: 500,
};

type Extras = Pick<Problem, "errors" | "nearestSlots">;

/** A request that is answered with a problem; thrown at the edge only, where an expected outcome becomes HTTP. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;

  /** `detail` is the sentence for the person at the screen: no patient data, nothing internal. */
  constructor(code: ErrorCode, detail: string, extras: Extras = {}) {
    super(detail);
    this.code = code;
    this.status = statusOf[code];
    this.extras = extras;
  }
}

/** Two people had the same form open: the second is told instead of undoing what the first one did. */
export const changedMeanwhile = (what: string, who = "Somebody else"): Refusal =>
  new Refusal("edit_conflict", `${who} has changed ${what} meanwhile. Nothing of yours is saved yet.`);
