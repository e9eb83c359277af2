import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Attendance } from "#contract/booking/appointments.ts";
import type { PartOfDay } from "#contract/booking/waitlist-options.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { AppointmentId, CallId, HolderId, UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { call } from "./calls.ts";
import { chair, clinicColumn, clinicKey } from "./clinic.ts";
import { rosterMember } from "./roster.ts";

/** Minutes before and after a visit in which its chair and its practitioner are taken too. */
const bufferColumns = () => ({
  bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
  bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
});

export const appointment = pgTable(
  "appointment",
  {
    id: uuid("id").primaryKey().$type<AppointmentId>(),
    clinicId: clinicColumn(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id),
    /** With whom; null where the clinic books chairs alone. */
    practitionerId: uuid("practitioner_id").references(() => rosterMember.id, { onDelete: "set null" }),
    /** What the clinic's calendar and clock show; `starts_at` is the same as an instant. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: text("local_time").notNull(),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
    ...bufferColumns(),
    patientName: text("patient_name").notNull(),
    /** As it was given. */
    patientPhone: text("patient_phone").notNull(),
    /** E.164, to find the patient again; null when it could not be read as a number. */
    patientPhoneE164: text("patient_phone_e164"),
    patientEmail: text("patient_email"),
    appointmentType: text("appointment_type").notNull(),
    status: text("status").notNull().$type<AppointmentStatus>(),
    notes: text("notes"),
    isManuallyCreated: boolean("is_manually_created").notNull(),
    /** By the patient, on the clinic's page. */
    isBookedOnline: boolean("is_booked_online").notNull().default(false),
    createdBy: uuid("created_by").$type<UserId>(),
    createdByUsername: text("created_by_username"),
    callId: uuid("call_id").$type<CallId>(),
    patientId: uuid("patient_id"),
    /** The import that brought it; null = it was booked here. */
    importId: uuid("import_id"),
    /** False where it was over when it came: it keeps nobody from a chair. */
    holdsTime: boolean("holds_time").notNull().default(true),
    /** Nobody is written to about it by itself. */
    isQuiet: boolean("is_quiet").notNull().default(false),
    cancelledBy: uuid("cancelled_by").$type<UserId>(),
    cancelledByUsername: text("cancelled_by_username"),
    cancelReason: text("cancel_reason"),
    cancelledAt: instantColumn("cancelled_at"),
    /** Whether the patient came; null = nobody has said so. */
    attendance: text("attendance").$type<Attendance>(),
    attendanceAt: instantColumn("attendance_at"),
    attendanceByUsername: text("attendance_by_username"),
    createdAt: instantColumn("created_at").notNull(),
    updatedAt: instantColumn("updated_at").notNull(),
  },
  (t) => [
    index("appointment_by_time").on(t.clinicId, t.startsAt),
    index("appointment_by_creation").on(t.clinicId, t.createdAt),
    index("appointment_held_by_time")
      .on(t.clinicId, t.startsAt, t.endsAt, t.chairId)
      .where(sql`status <> 'cancelled'`),
    index("appointment_by_practitioner")
      .on(t.clinicId, t.practitionerId, t.startsAt)
      .where(sql`practitioner_id is not null`),
    index("appointment_by_phone").on(t.clinicId, t.patientPhoneE164),
    index("appointment_by_call").on(t.callId),
  ],
);

/**
 * What a test call books, moves or cancels. It stands apart, so that nothing that reads appointments can take it for one:
 * no time, patient, message, figure or practice system comes of it.
 */
export const testAppointment = pgTable(
  "test_appointment",
  {
    id: uuid("id").primaryKey().$type<AppointmentId>(),
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .$type<CallId>()
      .references(() => call.id, { onDelete: "set null" }),
    chairId: uuid("chair_id").notNull(),
    practitionerId: uuid("practitioner_id"),
    /** The real appointment that a test call moved or cancelled: for test calls this row stands in its place. */
    insteadOf: uuid("instead_of")
      .$type<AppointmentId>()
      .references(() => appointment.id, { onDelete: "cascade" }),
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: text("local_time").notNull(),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
    ...bufferColumns(),
    patientName: text("patient_name").notNull(),
    patientPhone: text("patient_phone").notNull(),
    patientPhoneE164: text("patient_phone_e164"),
    patientEmail: text("patient_email"),
    appointmentType: text("appointment_type").notNull(),
    status: text("status").notNull().$type<AppointmentStatus>(),
    notes: text("notes"),
    cancelledByUsername: text("cancelled_by_username"),
    cancelReason: text("cancel_reason"),
    cancelledAt: instantColumn("cancelled_at"),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [
    index("test_appointment_by_time").on(t.clinicId, t.startsAt),
    index("test_appointment_by_call").on(t.callId),
    index("test_appointment_instead_of").on(t.insteadOf),
  ],
);

/** Where an appointment lay before it was moved; the appointment's own row has where it lies now. */
export const appointmentMove = pgTable(
  "appointment_move",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    appointmentId: uuid("appointment_id")
      .notNull()
      .$type<AppointmentId>()
      .references(() => appointment.id, { onDelete: "cascade" }),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    fromTime: text("from_time").notNull(),
    toDate: date("to_date", { mode: "string" }).notNull(),
    toTime: text("to_time").notNull(),
    movedAt: instantColumn("moved_at").notNull(),
    /** Null = the assistant, on a call. */
    movedByUsername: text("moved_by_username"),
  },
  (t) => [index("appointment_move_of").on(t.clinicId, t.appointmentId, t.movedAt)],
);

/**
 * Visits that an import brought outside the ordinary hours, and where they lay then. The clinic knew what it did: while one lies
 * there still, it is no change of hours that put it outside. Apart from the visit, whose row an undo compares with what came.
 */
export const visitOutsideHours = pgTable("visit_outside_hours", {
  appointmentId: uuid("appointment_id")
    .primaryKey()
    .$type<AppointmentId>()
    .references(() => appointment.id, { onDelete: "cascade" }),
  clinicId: clinicColumn(),
  localDate: date("local_date", { mode: "string" }).notNull(),
  localTime: text("local_time").notNull(),
});

/**
 * A time that is being talked about on a call, booked by web or offered to somebody who waits: nobody else is offered it until
 * it expires. It is no booking and holds no chair against staff, so no constraint stands behind it; one per holder, placed under
 * the lock of its day.
 */
export const slotHold = pgTable(
  "slot_hold",
  {
    /** Named for the calls that it was made for; a web request or an offer stands here by its own id. */
    callId: uuid("call_id").primaryKey().$type<HolderId>(),
    clinicId: clinicColumn(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id, { onDelete: "cascade" }),
    practitionerId: uuid("practitioner_id").references(() => rosterMember.id, { onDelete: "cascade" }),
    /** With the buffers of the treatment. */
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (t) => [
    index("slot_hold_by_time").on(t.clinicId, t.startsAt),
    index("slot_hold_expires_at").on(t.expiresAt),
  ],
);

/** Patients who would come earlier if a time came free. */
export const waitlistEntry = pgTable(
  "waitlist_entry",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    patientName: text("patient_name").notNull(),
    patientPhone: text("patient_phone").notNull(),
    patientEmail: text("patient_email"),
    appointmentType: text("appointment_type").notNull(),
    /** The appointment that would be moved forward; null = the patient has none yet. */
    appointmentId: uuid("appointment_id")
      .$type<AppointmentId>()
      .references(() => appointment.id, { onDelete: "set null" }),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    /** Inclusive; null = whenever. */
    toDate: date("to_date", { mode: "string" }),
    partOfDay: text("part_of_day").notNull().$type<PartOfDay>(),
    notes: text("notes").notNull().default(""),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    /** When it was booked or taken off the list. */
    closedAt: instantColumn("closed_at"),
    bookedAppointmentId: uuid("booked_appointment_id").$type<AppointmentId>(),
  },
  (t) => [
    index("waitlist_entry_open").on(t.clinicId, t.createdAt).where(sql`closed_at is null`),
    uniqueIndex("waitlist_entry_appointment")
      .on(t.appointmentId)
      .where(sql`closed_at is null and appointment_id is not null`),
  ],
);

/** The answers to requests that carried an `Idempotency-Key`, so that a repeat gets the same one. */
export const idempotentReply = pgTable(
  "idempotent_reply",
  {
    clinicId: clinicColumn(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.operation, t.key] }),
    index("idempotent_reply_created_at").on(t.createdAt),
  ],
);

/** The secret address of a clinic's iCalendar feed. */
export const calendarFeed = pgTable("calendar_feed", {
  clinicId: clinicKey(),
  secretHash: text("secret_hash").notNull().unique(),
  createdAt: instantColumn("created_at").notNull(),
});
