import { stripeBilling } from "#server/billing/adapters/stripe.ts";
import type { BillingProvider } from "#server/billing/port.ts";
import type { Config } from "../settings/config.ts";

/** Stripe when it is configured; null = nothing is charged on this server. */
export const billingProviderOf = ({ stripe }: Pick<Config, "stripe">): BillingProvider | null =>
  stripe && stripeBilling(stripe);
