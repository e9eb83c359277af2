import Stripe from "stripe";
import type { Answer, BillingFailure } from "../port.ts";

/**
 * Stripe's errors as ours. Only a request that Stripe itself found wrong is refused for good; a full queue, a lost
 * line and a fault of Stripe's own pass. Anything else is a fault of ours and thrown on.
 */
export async function answered<Value>(work: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return failureOf(error);
    throw error;
  }
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): BillingFailure {
  const { errors } = Stripe;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return { ok: false, reason: "misconfigured" };
  // A repeated key that is still being worked on is a 409, one with other fields a 400.
  const isRefusal =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    (error instanceof errors.StripeIdempotencyError && error.statusCode === 400);
  if (!isRefusal) return { ok: false, reason: "unreachable" };
  return { ok: false, reason: "refused", code: error.code ?? error.type };
}
