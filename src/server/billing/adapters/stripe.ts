import Stripe from "stripe";
import { isLive } from "#contract/billing/billing.ts";
import type { BillingProvider, PlanChange } from "../port.ts";
import { answered } from "./stripe-failures.ts";
import {
  customerIdOf,
  type Prices,
  presentInvoice,
  presentPaymentMethod,
  presentSubscription,
  prorationOf,
  statusOf,
} from "./stripe-objects.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another host instead of api.stripe.com; null = Stripe's own. */
  apiBaseUrl: string | null;
  prices: Prices;
  /** The meter that the price of the minutes is bound to. */
  meterEventName: string;
  /** How long one attempt may take. */
  timeoutMs?: number;
}

/** A person waits for the page meanwhile; Stripe itself mostly answers within a second. */
const usualTimeoutMs = 8_000;
/** A webhook older than this is refused, as Stripe advises: a recorded one must not be played again. */
const signatureToleranceSeconds = 300;

/** Stripe's API as stripe 23.1.0 speaks it (2026-10-28.endive). */
export function stripeBilling(settings: StripeSettings): BillingProvider {
  const { prices, webhookSecret } = settings;
  const stripe = clientOf(settings);

  const closeOpenCheckouts = async (customerId: string) => {
    const open = await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 });
    for (const { id } of open.data) {
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        // Finished in the meantime: what it became is found with the customer's subscriptions.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    }
  };

  /** The price of the plan is exchanged; the price of the minutes stays, or is added where it was missing. */
  const itemsFor = async ({ subscriptionId, plan }: PlanChange) => {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const flat = items.data.find(({ price }) => price.id === prices.standard || price.id === prices.pro);
    const hasMinutes = items.data.some(({ price }) => price.id === prices.minutes);
    return [
      { ...(flat && { id: flat.id }), price: prices[plan], quantity: 1 },
      ...(hasMinutes ? [] : [{ price: prices.minutes }]),
    ];
  };

  return {
    createCustomer: (clinicId) =>
      answered(async () => {
        // Nothing here may ever differ between two attempts: Stripe refuses a key that comes back with other fields.
        const customer = await stripe.customers.create(
          { metadata: { clinicId } },
          { idempotencyKey: `enamel-customer-${clinicId}` },
        );
        return customer.id;
      }),

    nameCustomer: (customerId, name, email) =>
      answered(async () => {
        await stripe.customers.update(customerId, {
          ...(name !== null && { name }),
          ...(email !== "" && { email }),
        });
        return null;
      }),

    findState: (customerId) =>
      answered(async () => {
        const [listed, customer] = await Promise.all([
          stripe.subscriptions.list({
            customer: customerId,
            status: "all",
            limit: 20,
            expand: ["data.default_payment_method"],
          }),
          stripe.customers.retrieve(customerId, { expand: ["invoice_settings.default_payment_method"] }),
        ]);
        // Newest first, as Stripe lists them.
        const current =
          listed.data.find((listedOne) => isLive(statusOf(listedOne))) ?? listed.data[0] ?? null;
        return {
          subscription: current && presentSubscription(current, prices),
          paymentMethod:
            presentPaymentMethod(current?.default_payment_method ?? null) ??
            (customer.deleted
              ? null
              : presentPaymentMethod(customer.invoice_settings.default_payment_method)),
        };
      }),

    openPortal: (customer, purpose, returnUrl) =>
      answered(async () => {
        const portal = await stripe.billingPortal.sessions.create({
          ...{ customer, return_url: returnUrl, locale: "en-AU" },
          ...(purpose === "payment_method" && { flow_data: { type: "payment_method_update" } }),
        });
        return portal.url;
      }),

    openCheckout: ({ clinicId, customerId, plan, freeDays, doneUrl, cancelUrl }) =>
      answered(async () => {
        await closeOpenCheckouts(customerId);
        const checkout = await stripe.checkout.sessions.create({
          ...{ mode: "subscription", customer: customerId, client_reference_id: clinicId, locale: "en" },
          // Stripe counts the minutes itself, so their price has no quantity.
          line_items: [{ price: prices[plan], quantity: 1 }, { price: prices.minutes }],
          subscription_data: {
            metadata: { clinicId },
            ...(freeDays > 0 && {
              trial_period_days: freeDays,
              trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
            }),
          },
          payment_method_collection: freeDays > 0 ? "if_required" : "always",
          success_url: doneUrl,
          cancel_url: cancelUrl,
        });
        if (!checkout.url) throw new Error("Stripe opened a checkout without an address");
        return checkout.url;
      }),

    previewInvoice: (customer, subscription) =>
      answered(async () => {
        try {
          return presentInvoice(await stripe.invoices.createPreview({ customer, subscription }));
        } catch (error) {
          if (error instanceof Stripe.errors.StripeError && error.code === "invoice_upcoming_none")
            return null;
          throw error;
        }
      }),

    previewChange: (change) =>
      answered(async () => {
        const preview = await stripe.invoices.createPreview({
          customer: change.customerId,
          subscription: change.subscriptionId,
          subscription_details: {
            items: await itemsFor(change),
            proration_behavior: "create_prorations",
            proration_date: inSeconds(change.proratedAt),
          },
        });
        return { invoice: presentInvoice(preview), prorationCents: prorationOf(preview) };
      }),

    changePlan: (change) =>
      answered(async () => {
        const { subscriptionId, plan, proratedAt } = change;
        const idempotencyKey = `enamel-plan-${subscriptionId}-${plan}-${inSeconds(proratedAt)}`;
        await stripe.subscriptions.update(
          subscriptionId,
          {
            items: await itemsFor(change),
            proration_behavior: "create_prorations",
            proration_date: inSeconds(proratedAt),
          },
          { idempotencyKey },
        );
        return null;
      }),

    reportUsage: ({ callId, customerId, minutes, endedAt }) =>
      answered(async () => {
        try {
          await stripe.billing.meterEvents.create(
            {
              event_name: settings.meterEventName,
              payload: { stripe_customer_id: customerId, value: String(minutes) },
              identifier: callId,
              timestamp: inSeconds(endedAt),
            },
            { idempotencyKey: `enamel-usage-${callId}` },
          );
        } catch (error) {
          if (!isAlreadyCounted(error)) throw error;
        }
        return null;
      }),

    readEvent: (body, signature, now) => {
      try {
        const event = stripe.webhooks.constructEvent(
          ...([body, signature, webhookSecret, signatureToleranceSeconds, undefined, now] as const),
        );
        return {
          ...{ id: event.id, type: event.type, customerId: customerIdOf(event.data.object) },
          createdAt: event.created * 1_000,
        };
      } catch {
        // Unsigned, too old, or no event of this API: nothing here may be believed, whatever is wrong with it.
        return null;
      }
    },
  };
}

const inSeconds = (epochMs: number): number => Math.floor(epochMs / 1_000);

/** The identifier had arrived before; Stripe says so only in words. */
const isAlreadyCounted = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "resource_already_exists" || /already exists with identifier/i.test(error.message));

function clientOf({ secretKey, apiBaseUrl, timeoutMs = usualTimeoutMs }: StripeSettings): Stripe {
  const base = apiBaseUrl === null ? null : new URL(apiBaseUrl);
  const isPlain = base?.protocol === "http:";
  return new Stripe(secretKey, {
    ...{ timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false },
    ...(base && {
      host: base.hostname,
      port: base.port || (isPlain ? 80 : 443),
      protocol: isPlain ? ("http" as const) : ("https" as const),
    }),
  });
}
