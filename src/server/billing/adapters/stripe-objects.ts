import type Stripe from "stripe";
import {
  type Invoice,
  type PaidPlan,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "#contract/billing/billing.ts";
import { toIsoOrNull } from "#kernel/clock.ts";
import type { ProvidersSubscription } from "../port.ts";

/** Ids of Stripe's prices: one per plan, and the metered one for a conversational minute. */
export type Prices = Record<PaidPlan | "minutes", string>;

const inMs = (seconds: number | null | undefined): number | null =>
  seconds == null ? null : seconds * 1_000;

export function presentSubscription(from: Stripe.Subscription, prices: Prices): ProvidersSubscription {
  const planOf = (priceId: string): PaidPlan | null => {
    if (priceId === prices.pro) return "pro";
    return priceId === prices.standard ? "standard" : null;
  };
  const flat = from.items.data.find(({ price }) => planOf(price.id) !== null) ?? from.items.data[0];
  return {
    id: from.id,
    status: statusOf(from),
    plan: flat ? planOf(flat.price.id) : null,
    startedAt: from.start_date * 1_000,
    trialEndsAt: inMs(from.trial_end),
    // The period stands with the items, no longer with the subscription.
    periodStartsAt: inMs(flat?.current_period_start),
    periodEndsAt: inMs(flat?.current_period_end),
    endsAt: inMs(from.ended_at ?? from.cancel_at),
  };
}

export const statusOf = ({ status }: Stripe.Subscription): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? "unknown";

/** `Visa ending in 4242`, `BECS direct debit ending in 3456`; null when there is none or it was not sent along. */
export function presentPaymentMethod(method: string | Stripe.PaymentMethod | null): string | null {
  if (method === null || typeof method === "string") return null;
  if (method.card) return `${brandName(method.card.brand)} ending in ${method.card.last4}`;
  if (method.au_becs_debit?.last4) return `BECS direct debit ending in ${method.au_becs_debit.last4}`;
  return "Payment method on file";
}

const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};
const brandName = (brand: string): string => brandNames[brand] ?? "Card";

export const presentInvoice = (from: Stripe.Invoice): Invoice => ({
  currency: from.currency,
  totalCents: from.total,
  taxCents: (from.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
  amountDueCents: from.amount_due,
  dueAt: toIsoOrNull(inMs(from.next_payment_attempt ?? from.period_end)),
  lines: from.lines.data.map(({ description, amount }) => ({
    description: description ?? "Charge",
    amountCents: amount,
  })),
});

/** What the change itself costs or gives back on this invoice. */
export const prorationOf = (invoice: Stripe.Invoice): number =>
  invoice.lines.data
    .filter(
      ({ parent }) => parent?.subscription_item_details?.proration || parent?.invoice_item_details?.proration,
    )
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whom an event is about: its object is the customer, or names one. */
export function customerIdOf(object: unknown): string | null {
  const { object: kind, id, customer } = object as Record<string, unknown>;
  if (kind === "customer") return typeof id === "string" ? id : null;
  if (typeof customer === "string") return customer;
  const expanded = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof expanded === "string" ? expanded : null;
}
