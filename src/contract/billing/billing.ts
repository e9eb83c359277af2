import { z } from "zod";
import { instant } from "../fields.ts";

/** The plans that can be paid for on the page; Enterprise is agreed in person. */
export const paidPlans = ["standard", "pro"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The payment provider's own words for how a subscription stands. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
  /** The provider uses a word that this version does not know. */
  "unknown",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** These are over: another subscription can begin. */
const endedStatuses: readonly SubscriptionStatus[] = ["canceled", "incomplete_expired"];
export const isLive = (status: SubscriptionStatus): boolean => !endedStatuses.includes(status);

const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** Null when what is paid for is none of the plans of this server. */
  plan: z.enum(paidPlans).nullable(),
  trialEndsAt: instant.nullable(),
  periodEndsAt: instant.nullable(),
  /** When a cancelled subscription ends or ended; null = it goes on. */
  endsAt: instant.nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** Conversational minutes: every started minute of a telephone call in which somebody spoke counts whole. */
const usage = z.object({
  /** The days that are added up, both included, `YYYY-MM-DD` in the clinic's time zone. */
  fromDate: z.string(),
  toDate: z.string(),
  calls: z.number().int(),
  minutes: z.number().int(),
  /** Of the charged calls among them: what the payment provider has been told, what waits, what it would not take. */
  reportedMinutes: z.number().int(),
  waitingMinutes: z.number().int(),
  refusedMinutes: z.number().int(),
});

export const billingReply = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("none") }),
  z.object({
    provider: z.literal("stripe"),
    /** Whether who asks may open the portal and change the plan. */
    mayManage: z.boolean(),
    timeZone: z.string(),
    /** Null = there never was one. */
    subscription: subscription.nullable(),
    /** `Visa ending in 4242`; null = none yet. */
    paymentMethod: z.string().nullable(),
    usage,
  }),
]);
export type Billing = z.infer<typeof billingReply>;
export type StripeBilling = Extract<Billing, { provider: "stripe" }>;

/** Where the browser has to go next; at the payment provider, and good for a few minutes only. */
export const billingAddress = z.object({ url: z.url() });

export const openPortalBody = z.object({
  /** `payment_method` leads straight to the card or account. */
  purpose: z.enum(["manage", "payment_method"]).default("manage"),
});

const amountCents = z.number().int();
export const invoice = z.object({
  /** ISO 4217 in lower case, `aud`. */
  currency: z.string(),
  totalCents: amountCents,
  /** Of the total. */
  taxCents: amountCents,
  amountDueCents: amountCents,
  /** When it will be charged; null when the provider does not say. */
  dueAt: instant.nullable(),
  lines: z.array(z.object({ description: z.string(), amountCents })),
});
export type Invoice = z.infer<typeof invoice>;
/** Null = nothing will be charged. */
export const upcomingInvoiceReply = z.object({ invoice: invoice.nullable() });

export const planBody = z.object({ plan: z.enum(paidPlans, "Choose Standard or Pro") });
export const planPreview = z.object({
  plan: z.enum(paidPlans),
  /** Send it back with the change, so that what was shown is what is charged. */
  proratedAt: instant,
  /** Charge or credit for the days until the next invoice; on that invoice. */
  prorationCents: amountCents,
  invoice,
});
export type PlanPreview = z.infer<typeof planPreview>;
export const changePlanBody = planBody.extend({ proratedAt: instant });
