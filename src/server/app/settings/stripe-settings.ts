import { z } from "zod";

/** How the payment provider is reached, and what is sold there. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Null = Stripe's own. */
  apiBaseUrl: string | null;
  prices: { standard: string; pro: string; minutes: string };
  meterEventName: string;
}

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = (pattern: RegExp, message: string) =>
  z.preprocess(blankIsAbsent, z.string().regex(pattern, message).optional());
const priceId = () => optional(/^price_\w+$/, "must be the id of a price in Stripe, price_…");

/** No path and no query: the vendor's library has room for a host and a port only. */
const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search } = new URL(value);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && search === "";
};

export const stripeEnvironment = {
  STRIPE_SECRET_KEY: optional(/^(sk|rk)_\w+$/, "must be a secret key of Stripe, sk_… or rk_…"),
  STRIPE_WEBHOOK_SECRET: optional(/^whsec_\S+$/, "must be the signing secret of a webhook endpoint, whsec_…"),
  STRIPE_PRICE_STANDARD: priceId(),
  STRIPE_PRICE_PRO: priceId(),
  STRIPE_PRICE_MINUTES: priceId(),
  STRIPE_METER_EVENT: optional(/^\w{1,100}$/, "must be the event name of a meter: letters, digits and _"),
  STRIPE_API_BASE_URL: z.preprocess(
    blankIsAbsent,
    z.string().refine(isOrigin, "must be http:// or https:// with a host, and no path").optional(),
  ),
};

type StripeSettings = z.infer<z.ZodObject<typeof stripeEnvironment>>;

const needed = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_STANDARD",
  "STRIPE_PRICE_PRO",
  "STRIPE_PRICE_MINUTES",
] as const;

/** Half a configuration would take money and not notice, so it is all or none. `isSet` tells a wrong setting from a missing one. */
export function stripeFaults(e: Partial<StripeSettings>, isSet: (name: string) => boolean): string[] {
  const present = Object.keys(stripeEnvironment).filter(isSet);
  if (present.length === 0) return [];
  const faults = needed
    .filter((name) => !isSet(name))
    .map((name) => `${name} is missing, but ${present[0]} is set`);
  const prices = [e.STRIPE_PRICE_STANDARD, e.STRIPE_PRICE_PRO, e.STRIPE_PRICE_MINUTES].filter(Boolean);
  if (new Set(prices).size < prices.length)
    faults.push("STRIPE_PRICE_STANDARD, STRIPE_PRICE_PRO and STRIPE_PRICE_MINUTES must be three prices");
  return faults;
}

/** Null when Stripe is not configured; call it on settings without faults. */
export function stripeConfigOf(e: StripeSettings): StripeConfig | null {
  if (e.STRIPE_SECRET_KEY === undefined) return null;
  return {
    secretKey: e.STRIPE_SECRET_KEY,
    webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? "",
    apiBaseUrl: e.STRIPE_API_BASE_URL ?? null,
    prices: {
      standard: e.STRIPE_PRICE_STANDARD ?? "",
      pro: e.STRIPE_PRICE_PRO ?? "",
      minutes: e.STRIPE_PRICE_MINUTES ?? "",
    },
    meterEventName: e.STRIPE_METER_EVENT ?? "conversational_minutes",
  };
}
