import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "../columns.ts";
import { clinicColumn, clinicKey } from "./clinic.ts";

export const outreachSetting = pgTable("outreach_setting", {
  clinicId: clinicKey(),
  /** Confirmations and reminders by text message. */
  appointmentSms: boolean("appointment_sms").notNull().default(true),
  pausedAgents: jsonb("paused_agents").notNull().default([]).$type<string[]>(),
  updatedAt: instantColumn("updated_at").notNull(),
});

/** A newsletter or an offer as staff wrote it; it goes out when they say so. */
export const campaign = pgTable(
  "campaign",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<"promotion" | "newsletter">(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    sentAt: instantColumn("sent_at"),
    recipientCount: integer("recipient_count").notNull().default(0),
  },
  (t) => [index("campaign_clinic").on(t.clinicId, t.createdAt)],
);
