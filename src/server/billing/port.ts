import type { Invoice, PaidPlan, SubscriptionStatus } from "#contract/billing/billing.ts";
import type { CallId, ClinicId } from "#kernel/ids.ts";

/** What the product needs of a payment provider. */

/**
 * `unreachable`: nothing is known to have happened; asking again later is right. `misconfigured`: the provider does not
 * take this server's key. `refused`: it will not do this, however often it is asked; `code` is its own word for why.
 */
export type BillingFailure =
  | { ok: false; reason: "unreachable" | "misconfigured" }
  | { ok: false; reason: "refused"; code: string };
export type Answer<Value> = { ok: true; value: Value } | BillingFailure;

/** A subscription as it stands at the provider. Instants are epoch milliseconds. */
export interface ProvidersSubscription {
  id: string;
  status: SubscriptionStatus;
  plan: PaidPlan | null;
  startedAt: number;
  trialEndsAt: number | null;
  periodStartsAt: number | null;
  periodEndsAt: number | null;
  endsAt: number | null;
}

export interface CustomerState {
  /** The running one, else the last that there was; null = there never was one. */
  subscription: ProvidersSubscription | null;
  /** For people: `Visa ending in 4242`. */
  paymentMethod: string | null;
}

export interface Checkout {
  clinicId: ClinicId;
  customerId: string;
  plan: PaidPlan;
  /** Whole days that cost nothing; 0 = none are left. */
  freeDays: number;
  /** Where the browser comes back to when it is done, and when it is not. */
  doneUrl: string;
  cancelUrl: string;
}

export interface UsageReport {
  /** Names the report: the provider counts it once, however often it arrives. */
  callId: CallId;
  customerId: string;
  minutes: number;
  endedAt: number;
}

/** What a webhook said, as far as it is acted upon. */
export interface ProvidersEvent {
  id: string;
  type: string;
  customerId: string | null;
  createdAt: number;
}

export interface PlanChange {
  customerId: string;
  subscriptionId: string;
  plan: PaidPlan;
  /** The instant from which the days are split between the old and the new price. */
  proratedAt: number;
}

export interface BillingProvider {
  /** One customer per clinic, however often and from however many servers it is asked. */
  createCustomer(clinicId: ClinicId): Promise<Answer<string>>;
  nameCustomer(customerId: string, name: string | null, email: string): Promise<Answer<null>>;
  findState(customerId: string): Promise<Answer<CustomerState>>;
  openPortal(
    customerId: string,
    purpose: "manage" | "payment_method",
    returnUrl: string,
  ): Promise<Answer<string>>;
  /** Earlier checkouts of the customer that were left open are closed: only one can become a subscription. */
  openCheckout(checkout: Checkout): Promise<Answer<string>>;
  /** Null when nothing will be charged. */
  previewInvoice(customerId: string, subscriptionId: string): Promise<Answer<Invoice | null>>;
  previewChange(change: PlanChange): Promise<Answer<{ invoice: Invoice; prorationCents: number }>>;
  changePlan(change: PlanChange): Promise<Answer<null>>;
  reportUsage(report: UsageReport): Promise<Answer<null>>;
  /** Null unless the provider signed exactly these bytes, at most five minutes before `now`. */
  readEvent(body: Buffer, signature: string, now: number): ProvidersEvent | null;
}
