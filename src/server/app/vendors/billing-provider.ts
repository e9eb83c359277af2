import type { BillingProvider } from "#server/billing/port.ts";
import type { Config } from "../settings/config.ts";

/** Stripe when it is configured; null = nothing is charged on this server, and Stripe's library is not read. */
export async function billingProviderOf({ stripe }: Pick<Config, "stripe">): Promise<BillingProvider | null> {
  if (!stripe) return null;
  const { stripeBilling } = await import("#server/billing/adapters/stripe.ts");
  return stripeBilling(stripe);
}
