import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { MessageChannel, MessagePurpose, MessageStatus } from "#contract/messaging/messages.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

/** Everything that was or will be said to a person in writing or by a call of ours, and what they answered. */
export const message = pgTable(
  "message",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    direction: text("direction").notNull().$type<"out" | "in">(),
    channel: text("channel").notNull().$type<MessageChannel>(),
    purpose: text("purpose").notNull().$type<MessagePurpose>(),
    /** Commercial ones need consent and a way out (Spam Act 2003); factual ones only say who writes. */
    kind: text("kind").notNull().$type<"factual" | "commercial">(),
    /** What it is about and when; unique, so that each occasion is written about once. */
    occasion: text("occasion").notNull(),
    /** Entry of the agent catalogue that had it written; null = it goes with the appointment itself. */
    agentId: text("agent_id"),
    patientId: uuid("patient_id"),
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
    callId: uuid("call_id").$type<CallId>(),
    recipientName: text("recipient_name"),
    /** E.164 or an email address. */
    toAddress: text("to_address").notNull(),
    fromAddress: text("from_address"),
    ccAddresses: jsonb("cc_addresses").notNull().default([]).$type<string[]>(),
    subject: text("subject"),
    body: text("body").notNull(),
    /** Free times that were offered in it, or visits that it asks to choose among. */
    offered: jsonb("offered")
      .notNull()
      .default([])
      .$type<{ date: string; time: string; appointmentId?: AppointmentId }[]>(),
    unsubscribeToken: text("unsubscribe_token").unique(),
    /** Secret of the page on which an email about a visit is answered. */
    answerToken: text("answer_token").unique(),
    status: text("status").notNull().$type<MessageStatus>(),
    /** Why it failed, was suppressed or was called off: a code. */
    reason: text("reason"),
    provider: text("provider"),
    providerMessageId: text("provider_message_id").unique(),
    attempts: integer("attempts").notNull().default(0),
    notBefore: instantColumn("not_before").notNull(),
    /** From then on it would be pointless. */
    expiresAt: instantColumn("expires_at"),
    createdAt: instantColumn("created_at").notNull(),
    sentAt: instantColumn("sent_at"),
    settledAt: instantColumn("settled_at"),
    /** When its words and addresses went because their time was over. */
    erasedAt: instantColumn("erased_at"),
  },
  (t) => [
    uniqueIndex("message_occasion").on(t.clinicId, t.occasion),
    index("message_by_time").on(t.clinicId, t.createdAt, t.id),
    index("message_by_address").on(t.clinicId, t.toAddress, t.createdAt),
    index("message_by_sender").on(t.clinicId, t.fromAddress, t.createdAt),
    index("message_by_patient").on(t.clinicId, t.patientId, t.createdAt),
    index("message_by_appointment").on(t.appointmentId),
    index("message_by_call").on(t.callId),
  ],
);

/** What people said about being contacted, with their words; the latest entry counts. */
export const contactConsent = pgTable(
  "contact_consent",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    channel: text("channel").notNull().$type<MessageChannel>(),
    /** E.164 or an email address in lower case. */
    address: text("address").notNull(),
    isAllowed: boolean("is_allowed").notNull(),
    /** How it was said: a reply, a link, a person of the clinic, the provider. */
    source: text("source").notNull(),
    wording: text("wording").notNull(),
    at: instantColumn("at").notNull(),
  },
  (t) => [index("contact_consent_latest").on(t.clinicId, t.address, t.channel, t.at, t.id)],
);
