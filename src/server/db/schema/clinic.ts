import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { QuotaKind } from "#contract/access/quotas.ts";
import type { AustralianState } from "#contract/clinic/opening-options.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";

/*
 * One schema for both databases (PostgreSQL >= 15 and PGlite), a file for each room. Every table carries its clinic, but
 * for `staff_user` and `known_browser`, since a person may belong to several, `sign_in_challenge`, `google_sign_in`, `job`
 * and `billing_event`, which can come before one, and `health_sample` and `server_go_live_check`, which are the server's own. The exclusion constraint, the extensions and the triggers stand in migrations of their own, since
 * drizzle cannot express them.
 */

export const clinic = pgTable(
  "clinic",
  {
    clinicId: uuid("clinic_id").primaryKey().$type<ClinicId>(),
    teamName: text("team_name"),
    plan: text("plan").$type<"standard" | "pro" | "enterprise">(),
    timeZone: text("time_zone").notNull(),
    assistantPaused: boolean("assistant_paused").notNull().default(false),
    samplesCleared: boolean("samples_cleared").notNull().default(false),
    /** The first clinic of this server, set by a trigger: it answers what nobody else owns, whoever signs up later. */
    isFirst: boolean("is_first").notNull().default(false),
    /** When made-up callers last rang its settings; null = never. */
    rehearsedAt: instantColumn("rehearsed_at"),
    hidesFirstSteps: boolean("hides_first_steps").notNull().default(false),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [uniqueIndex("clinic_first").on(t.isFirst).where(sql`is_first`)],
);

/** The clinic that a row belongs to; the row goes with it. */
export const clinicColumn = () =>
  uuid("clinic_id")
    .notNull()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" });

/** The same where a clinic has one row. */
export const clinicKey = () => clinicColumn().primaryKey();

/** Another one whenever anything has changed of what a clinic's profile is made of: triggers see to that, in the transaction of the change. */
export const clinicVersion = pgTable("clinic_version", {
  clinicId: clinicKey(),
  version: uuid("version").notNull().default(sql`gen_random_uuid()`),
});

export const knowledgeBase = pgTable("knowledge_base", {
  clinicId: clinicKey(),
  clinicName: text("clinic_name").notNull(),
  address: text("address").notNull(),
  phoneNumber: text("phone_number").notNull(),
  email: text("email").notNull(),
  website: text("website").notNull(),
  businessHours: jsonb("business_hours")
    .notNull()
    .$type<{ weekdays: { start: string; end: string }; weekends: { start: string; end: string } }>(),
  services: jsonb("services").notNull().$type<string[]>(),
  specializations: jsonb("specializations").notNull().$type<string[]>(),
  emergencyContact: text("emergency_contact").notNull(),
  emergencyHours: jsonb("emergency_hours")
    .notNull()
    .$type<{ available: boolean; contact: string; hours: string }>(),
  additionalInfo: text("additional_info").notNull(),
  healthFunds: jsonb("health_funds").notNull().default([]).$type<string[]>(),
  updatedAt: instantColumn("updated_at").notNull(),
});

export const chair = pgTable(
  "chair",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    /** 'Chair 1', or the practitioner who works at it. */
    name: text("name").notNull(),
    /** 0 = Sunday … 6 = Saturday; null = whenever the clinic is open. */
    weekdays: jsonb("weekdays").$type<number[]>(),
    createdAt: instantColumn("created_at").notNull(),
    /** From then on it takes no new bookings; those it has keep it. */
    removedAt: instantColumn("removed_at"),
  },
  (t) => [index("chair_clinic").on(t.clinicId)],
);

/** How a clinic books: what its public holidays are. */
export const bookingSetting = pgTable("booking_setting", {
  clinicId: clinicKey(),
  /** Whose public holidays count; null = nobody has chosen yet, so none do. */
  holidayState: text("holiday_state").$type<AustralianState>(),
  /** Local holidays of that state that the clinic's area keeps: their ids. */
  localHolidays: jsonb("local_holidays").notNull().default([]).$type<string[]>(),
  /** Public holidays on which the clinic opens all the same: their ids. */
  openHolidays: jsonb("open_holidays").notNull().default([]).$type<string[]>(),
  updatedAt: instantColumn("updated_at").notNull(),
});

/** What can be booked. Appointments name it, so that what is on record stays as it was. */
export const treatment = pgTable(
  "treatment",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    name: text("name").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    /** Time of the chair and of the practitioner that the visit itself does not have. */
    bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
    /** Null = no price is told. */
    priceCents: integer("price_cents"),
    isFromPrice: boolean("is_from_price").notNull().default(false),
    /** What a patient should know or do before; empty = nothing. */
    preparation: text("preparation").notNull().default(""),
    mayBookByPhone: boolean("may_book_by_phone").notNull().default(true),
    mayBookByWeb: boolean("may_book_by_web").notNull().default(true),
    mayBookByStaff: boolean("may_book_by_staff").notNull().default(true),
    position: integer("position").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    removedAt: instantColumn("removed_at"),
  },
  (t) => [
    uniqueIndex("treatment_name").on(t.clinicId, sql`lower(${t.name})`).where(sql`removed_at is null`),
    index("treatment_clinic").on(t.clinicId, t.position),
  ],
);

/** Days, or hours of a day, on which the clinic or one of its chairs is closed. */
export const closure = pgTable(
  "closure",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    /** Inclusive; far in the future for what goes on until it is taken back. */
    toDate: date("to_date", { mode: "string" }).notNull(),
    /** 0 = Sunday … 6 = Saturday: of those days only this one of each week; null = every one. */
    weekday: integer("weekday"),
    /** Closed from and until, `HH:MM` on each of the days; both null = all day. */
    fromTime: text("from_time"),
    toTime: text("to_time"),
    /** The one chair that is closed; null = the clinic. */
    chairId: uuid("chair_id").references(() => chair.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("closure_clinic").on(t.clinicId, t.toDate)],
);

/** A question that callers put, with the clinic's own answer. */
export const ownAnswer = pgTable(
  "own_answer",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("own_answer_clinic").on(t.clinicId, t.createdAt)],
);

/** How much of a kind a clinic may use a day, where whoever runs the server has said so. */
export const quota = pgTable(
  "quota",
  {
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<QuotaKind>(),
    perDay: integer("per_day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.kind] })],
);

/** How much of a kind a clinic has used on a day of its own calendar. */
export const dailyUse = pgTable(
  "daily_use",
  {
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<QuotaKind>(),
    date: date("date", { mode: "string" }).notNull(),
    used: integer("used").notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.kind, t.date] })],
);
