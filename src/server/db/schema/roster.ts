import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Gender, WorkingHours } from "#contract/clinic/people-options.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

/** The people of the clinic: on its roster, and in its appointment book those who take bookings. They need no sign-in of their own. */
export const rosterMember = pgTable(
  "roster_member",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    name: text("name").notNull(),
    role: text("role").notNull(),
    phone: text("phone"),
    email: text("email"),
    /** 0 = Sunday … 6 = Saturday. */
    weekdays: jsonb("weekdays").notNull().$type<number[]>(),
    /** Which of the day's shifts, counted from 0. */
    shift: integer("shift").notNull().default(0),
    /** A practitioner: patients are booked with them. */
    takesBookings: boolean("takes_bookings").notNull().default(false),
    gender: text("gender").$type<Gender>(),
    /** When patients are booked with them; null = on their weekdays, while the clinic is open. */
    hours: jsonb("hours").$type<WorkingHours[]>(),
    /** Ids of the treatments they do; null = every one. */
    treatmentIds: jsonb("treatment_ids").$type<string[]>(),
    /** Ids of the chairs they work in; null = any. */
    chairIds: jsonb("chair_ids").$type<string[]>(),
    /** Under what the practice system knows them; null = by their name. */
    pmsReference: text("pms_reference"),
    createdAt: instantColumn("created_at").notNull(),
    removedAt: instantColumn("removed_at"),
  },
  (t) => [index("roster_member_clinic").on(t.clinicId, t.createdAt)],
);

export const rosterLeave = pgTable(
  "roster_leave",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => rosterMember.id, { onDelete: "cascade" }),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    /** Inclusive. */
    toDate: date("to_date", { mode: "string" }).notNull(),
    /** Away from and until, `HH:MM` on each of the days; both null = all day. */
    fromTime: text("from_time"),
    toTime: text("to_time"),
    /** Staff who ask are not away until it is approved. */
    status: text("status").notNull().default("requested").$type<"requested" | "approved" | "declined">(),
    reason: text("reason"),
    decidedByUsername: text("decided_by_username"),
    decidedAt: instantColumn("decided_at"),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("roster_leave_clinic").on(t.clinicId, t.toDate)],
);

/** Who fills in on a day for somebody on leave. */
export const rosterCover = pgTable(
  "roster_cover",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    date: date("date", { mode: "string" }).notNull(),
    absentId: uuid("absent_id")
      .notNull()
      .references(() => rosterMember.id, { onDelete: "cascade" }),
    coverId: uuid("cover_id")
      .notNull()
      .references(() => rosterMember.id, { onDelete: "cascade" }),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [uniqueIndex("roster_cover_once").on(t.clinicId, t.date, t.absentId)],
);
