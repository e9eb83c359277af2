import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AppointmentId, WebRequestId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn, clinicKey } from "./clinic.ts";

/** The clinic's public page. */
export const webBookingSetting = pgTable("web_booking_setting", {
  clinicId: clinicKey(),
  isOn: boolean("is_on").notNull().default(false),
  /** Its name in the address. */
  slug: text("slug").notNull().unique(),
  /** Names of the treatments that may be booked there. */
  treatments: jsonb("treatments").notNull().$type<string[]>(),
  /** What becomes of what patients book or move there. */
  bookingStatus: text("booking_status").notNull().default("requested").$type<"requested" | "confirmed">(),
  /** Web sites that may show the page inside their own. */
  embedOrigins: jsonb("embed_origins").notNull().default([]).$type<string[]>(),
  /** How long before a visit it can still be booked or moved there. */
  leadHours: integer("lead_hours").notNull(),
  /** How far ahead. */
  horizonDays: integer("horizon_days").notNull(),
  updatedAt: instantColumn("updated_at").notNull(),
});

/** Somebody who wants a time and was sent a code; removed after a day, whatever became of it. */
export const webBookingRequest = pgTable(
  "web_booking_request",
  {
    id: uuid("id").primaryKey().$type<WebRequestId>(),
    clinicId: clinicColumn(),
    /** What is stored of the token that the person's browser sends along. */
    tokenHash: text("token_hash").notNull().unique(),
    codeHash: text("code_hash").notNull(),
    channel: text("channel").notNull().$type<"sms" | "email">(),
    /** E.164 or an email address in lower case: what the code was sent to. */
    contact: text("contact").notNull(),
    /** Digest of the network address, to limit what one sends. */
    addressHash: text("address_hash").notNull(),
    treatment: text("treatment").notNull(),
    localDate: text("local_date").notNull(),
    localTime: text("local_time").notNull(),
    /** With whom; null = whoever is free. */
    practitionerId: uuid("practitioner_id"),
    patientName: text("patient_name").notNull(),
    patientPhone: text("patient_phone").notNull(),
    patientEmail: text("patient_email"),
    notes: text("notes").notNull().default(""),
    codesSent: integer("codes_sent").notNull().default(1),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instantColumn("created_at").notNull(),
    /** The code, and what it holds. */
    expiresAt: instantColumn("expires_at").notNull(),
    /** When the right code came. */
    provenAt: instantColumn("proven_at"),
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
  },
  (t) => [
    index("web_booking_request_contact").on(t.contact, t.createdAt),
    index("web_booking_request_address").on(t.addressHash, t.createdAt),
    index("web_booking_request_clinic").on(t.clinicId, t.createdAt),
  ],
);
