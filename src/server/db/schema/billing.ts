import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SubscriptionStatus } from "#contract/billing/billing.ts";
import type { CallId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn, clinicKey } from "./clinic.ts";

/** What the payment provider last said of a clinic's subscription. It always follows what was fetched, never an event's own words. */
export const billingAccount = pgTable("billing_account", {
  clinicId: clinicKey(),
  providerCustomerId: text("provider_customer_id").notNull().unique(),
  subscriptionId: text("subscription_id"),
  /** The provider's own word: `trialing`, `active`, `past_due`…; null = there never was a subscription. */
  status: text("status").$type<SubscriptionStatus>(),
  /** The plan whose price is paid; null when the price is none of the configured ones. */
  plan: text("plan").$type<"standard" | "pro">(),
  startedAt: instantColumn("started_at"),
  trialEndsAt: instantColumn("trial_ends_at"),
  periodStartsAt: instantColumn("period_starts_at"),
  periodEndsAt: instantColumn("period_ends_at"),
  /** When a cancelled subscription ends or ended. */
  endsAt: instantColumn("ends_at"),
  /** How it will be paid, for the screen: `Visa ending in 4242`; null = nothing yet. */
  paymentMethod: text("payment_method"),
  /** When the answer that stands here was asked for; an older answer never overwrites it. */
  refreshedAt: instantColumn("refreshed_at"),
  createdAt: instantColumn("created_at").notNull(),
});

/** Every event that the payment provider delivered, once. Comes before its clinic is known. */
export const billingEvent = pgTable(
  "billing_event",
  {
    /** The provider's own id. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    providerCustomerId: text("provider_customer_id"),
    /** By the provider's clock. */
    createdAt: instantColumn("created_at").notNull(),
    receivedAt: instantColumn("received_at").notNull(),
  },
  (t) => [index("billing_event_received_at").on(t.receivedAt)],
);

/** A call that is charged: one row for each, kept as long as an invoice may be questioned. */
export const billedCall = pgTable(
  "billed_call",
  {
    /** Outlives the call's own row, which may be deleted earlier. */
    callId: uuid("call_id").primaryKey().$type<CallId>(),
    clinicId: clinicColumn(),
    providerCustomerId: text("provider_customer_id").notNull(),
    endedAt: instantColumn("ended_at").notNull(),
    minutes: integer("minutes").notNull(),
    status: text("status").notNull().$type<"waiting" | "reported" | "refused">(),
    /** Why the provider refused it: its code. */
    reason: text("reason"),
    reportedAt: instantColumn("reported_at"),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [
    index("billed_call_by_end").on(t.clinicId, t.endedAt),
    index("billed_call_waiting").on(t.endedAt).where(sql`status = 'waiting'`),
  ],
);
