import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FreedTimeStatus, OfferAnswer, OfferStatus } from "#contract/booking/waitlist-options.ts";
import type { AppointmentId, OfferId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { waitlistEntry } from "./booking.ts";
import { chair, clinicColumn, clinicKey } from "./clinic.ts";

/** How freed times are offered; without a row as `waitlist-offers/rules.ts` has it. */
export const waitlistSetting = pgTable("waitlist_setting", {
  clinicId: clinicKey(),
  isOn: boolean("is_on").notNull(),
  /** How long somebody has to answer. */
  answerMinutes: integer("answer_minutes").notNull(),
  /** How long before its start a time must have been taken: later it is not offered. */
  noticeHours: integer("notice_hours").notNull(),
  updatedAt: instantColumn("updated_at").notNull(),
});

/** A time that came free and is offered to those who wait, until somebody has it. */
export const freedTime = pgTable(
  "freed_time",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    /** The visit that left it; null = it came free in the practice system. */
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id, { onDelete: "cascade" }),
    /** On the clinic's clock. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: text("local_time").notNull(),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
    status: text("status").notNull().$type<FreedTimeStatus>(),
    freedAt: instantColumn("freed_at").notNull(),
    settledAt: instantColumn("settled_at"),
    /** Null = nobody of the clinic had a hand in it. */
    settledByUsername: text("settled_by_username"),
  },
  (t) => [
    // One time is offered by one row: cancelled, brought back and cancelled again it is the same.
    uniqueIndex("freed_time_open").on(t.clinicId, t.chairId, t.startsAt).where(sql`status = 'open'`),
    index("freed_time_by_start").on(t.clinicId, t.startsAt),
  ],
);

/** One person asked whether they take a freed time, and what came of it. */
export const waitlistOffer = pgTable(
  "waitlist_offer",
  {
    /** Holds the time under this id while it is out. */
    id: uuid("id").primaryKey().$type<OfferId>(),
    clinicId: clinicColumn(),
    freedTimeId: uuid("freed_time_id")
      .notNull()
      .references(() => freedTime.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => waitlistEntry.id, { onDelete: "cascade" }),
    status: text("status").notNull().$type<OfferStatus>(),
    channel: text("channel").notNull().$type<"sms" | "email">(),
    /** What is stored of the token in the link of an email. */
    tokenHash: text("token_hash").unique(),
    offeredAt: instantColumn("offered_at").notNull(),
    answerBy: instantColumn("answer_by").notNull(),
    /** The last answer, late ones too. */
    answer: text("answer").$type<OfferAnswer>(),
    answeredAt: instantColumn("answered_at"),
    settledAt: instantColumn("settled_at"),
    settledByUsername: text("settled_by_username"),
    /** The visit that lies in the time now. */
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
  },
  (t) => [
    // Never to two at once, and nobody has two to answer: the database refuses it.
    uniqueIndex("waitlist_offer_of_time").on(t.freedTimeId).where(sql`status in ('offered', 'taking')`),
    uniqueIndex("waitlist_offer_to_one").on(t.entryId).where(sql`status in ('offered', 'taking')`),
    index("waitlist_offer_by_entry").on(t.clinicId, t.entryId, t.offeredAt),
    index("waitlist_offer_by_time").on(t.freedTimeId, t.offeredAt),
  ],
);
