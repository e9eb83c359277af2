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
import type { SubscriptionStatus } from "#contract/billing.ts";
import type { DoneAction, TurnPhrasing, Understood } from "#contract/calls.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { AppointmentId, CallId, ClinicId, UserId } from "#kernel/ids.ts";
import { instantColumn } from "./columns.ts";

/*
 * One schema for both databases (PostgreSQL >= 15 and PGlite). Every table carries its clinic, but for
 * `sign_in_challenge`, `job` and `billing_event`, which can come before one, and `health_sample`, which is the server's own. The exclusion constraint and the extensions
 * stand in a migration of their own, since drizzle cannot express them.
 */

export const clinic = pgTable("clinic", {
  clinicId: uuid("clinic_id").primaryKey().$type<ClinicId>(),
  teamName: text("team_name"),
  plan: text("plan").$type<"standard" | "pro" | "enterprise">(),
  timeZone: text("time_zone").notNull(),
  assistantPaused: boolean("assistant_paused").notNull().default(false),
  samplesCleared: boolean("samples_cleared").notNull().default(false),
  createdAt: instantColumn("created_at").notNull(),
});

const clinicColumn = () =>
  uuid("clinic_id")
    .notNull()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" });

export const staffUser = pgTable("staff_user", {
  id: uuid("id").primaryKey().$type<UserId>(),
  clinicId: clinicColumn(),
  username: text("username").notNull(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  role: text("role"),
  createdAt: instantColumn("created_at").notNull(),
});

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    clinicId: clinicColumn(),
    userId: uuid("user_id")
      .notNull()
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (t) => [index("session_expires_at").on(t.expiresAt), index("session_user_id").on(t.userId)],
);

export const signInChallenge = pgTable(
  "sign_in_challenge",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    /** What a first sign-in will be called, when it came by registration. */
    username: text("username"),
    clinicName: text("clinic_name"),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    address: text("address").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    consumedAt: instantColumn("consumed_at"),
  },
  (t) => [
    index("sign_in_challenge_email").on(t.email, t.createdAt),
    index("sign_in_challenge_address").on(t.address, t.createdAt),
  ],
);

export const knowledgeBase = pgTable("knowledge_base", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
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

/** How a clinic books: what its public holidays are, and how long its treatments take. */
export const bookingSetting = pgTable("booking_setting", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
  /** Whose public holidays count; null = nobody has chosen yet, so none do. */
  holidayState: text("holiday_state").$type<import("#contract/opening-options.ts").AustralianState>(),
  /** Local holidays of that state that the clinic's area keeps: their ids. */
  localHolidays: jsonb("local_holidays").notNull().default([]).$type<string[]>(),
  /** Public holidays on which the clinic opens all the same: their ids. */
  openHolidays: jsonb("open_holidays").notNull().default([]).$type<string[]>(),
  /** Minutes by appointment type; a type that is missing takes the usual time. */
  treatmentMinutes: jsonb("treatment_minutes").notNull().default({}).$type<Record<string, number>>(),
  updatedAt: instantColumn("updated_at").notNull(),
});

/** Days, or hours of a day, on which the clinic is closed. */
export const closure = pgTable(
  "closure",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    /** Inclusive. */
    toDate: date("to_date", { mode: "string" }).notNull(),
    /** Closed from and until, `HH:MM` on each of the days; both null = all day. */
    fromTime: text("from_time"),
    toTime: text("to_time"),
    reason: text("reason").notNull(),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("closure_clinic").on(t.clinicId, t.toDate)],
);

export const appointment = pgTable(
  "appointment",
  {
    id: uuid("id").primaryKey().$type<AppointmentId>(),
    clinicId: clinicColumn(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id),
    /** What the clinic's calendar and clock show; `starts_at` is the same as an instant. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    localTime: text("local_time").notNull(),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
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
    createdBy: uuid("created_by").$type<UserId>(),
    createdByUsername: text("created_by_username"),
    callId: uuid("call_id").$type<CallId>(),
    patientId: uuid("patient_id"),
    cancelledBy: uuid("cancelled_by").$type<UserId>(),
    cancelledByUsername: text("cancelled_by_username"),
    cancelReason: text("cancel_reason"),
    cancelledAt: instantColumn("cancelled_at"),
    /** Whether the patient came; null = nobody has said so. */
    attendance: text("attendance").$type<import("#contract/appointments.ts").Attendance>(),
    attendanceAt: instantColumn("attendance_at"),
    attendanceByUsername: text("attendance_by_username"),
    createdAt: instantColumn("created_at").notNull(),
    updatedAt: instantColumn("updated_at").notNull(),
  },
  (t) => [
    index("appointment_by_time").on(t.clinicId, t.startsAt),
    index("appointment_held_by_time")
      .on(t.clinicId, t.startsAt, t.endsAt, t.chairId)
      .where(sql`status <> 'cancelled'`),
    index("appointment_by_phone").on(t.clinicId, t.patientPhoneE164),
    index("appointment_by_call").on(t.callId),
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
 * A time that a caller is being told about: no other call is offered it until it expires. It is no booking and holds
 * no chair against staff, so no constraint stands behind it; one per call, placed under the lock of its day.
 */
export const slotHold = pgTable(
  "slot_hold",
  {
    callId: uuid("call_id")
      .primaryKey()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    clinicId: clinicColumn(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id, { onDelete: "cascade" }),
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
    partOfDay: text("part_of_day").notNull().$type<import("#contract/waitlist-options.ts").PartOfDay>(),
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

export const phoneNumber = pgTable(
  "phone_number",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    /** E.164. */
    e164: text("e164").notNull(),
    country: text("country").notNull(),
    state: text("state").notNull(),
    provider: text("provider").notNull(),
    lines: text("lines").notNull(),
    status: text("status").notNull(),
    /** The provider's own name for the number, when it came from one. */
    providerNumberId: text("provider_number_id"),
    /** Entry of the agent catalogue that answers here. */
    assignedAgentId: text("assigned_agent_id"),
    isSample: boolean("is_sample").notNull().default(false),
    addedAt: instantColumn("added_at").notNull(),
  },
  (t) => [
    uniqueIndex("phone_number_e164").on(t.e164).where(sql`not is_sample`),
    index("phone_number_clinic").on(t.clinicId),
  ],
);

export const call = pgTable(
  "call",
  {
    id: uuid("id").primaryKey().$type<CallId>(),
    clinicId: clinicColumn(),
    channel: text("channel").notNull().$type<"phone" | "browser" | "terminal">(),
    direction: text("direction").notNull().$type<"inbound" | "outbound">(),
    /** The provider's own name for the call; unique, so that a repeated webhook finds the same row. */
    providerCallId: text("provider_call_id").notNull().unique(),
    fromNumber: text("from_number"),
    toNumber: text("to_number"),
    startedAt: instantColumn("started_at").notNull(),
    endedAt: instantColumn("ended_at"),
    /** Renewed while a server is serving the call; a live call without a recent one was lost in a crash. */
    seenAt: instantColumn("seen_at").notNull(),
    outcome: text("outcome").notNull().$type<import("#contract/calls.ts").CallOutcome>(),
    turnCount: integer("turn_count").notNull().default(0),
    /** The conversation's state after the last turn, so that a dropped line can be taken up again. */
    state: jsonb("state"),
  },
  (t) => [
    index("call_by_start").on(t.clinicId, t.startedAt),
    index("call_unfinished").on(t.seenAt).where(sql`ended_at is null`),
  ],
);

export const callTurn = pgTable(
  "call_turn",
  {
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .notNull()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    speaker: text("speaker").notNull().$type<"caller" | "assistant" | "system">(),
    text: text("text").notNull(),
    at: instantColumn("at").notNull(),
    /** The events that made this turn, to replay the call. */
    events: jsonb("events").notNull().$type<unknown[]>(),
    understood: jsonb("understood").$type<Understood>(),
    done: jsonb("done").notNull().$type<DoneAction[]>(),
    answeredInMs: integer("answered_in_ms"),
    /** Who worded the turn; null where no language model is set up. */
    phrasing: jsonb("phrasing").$type<TurnPhrasing>(),
  },
  (t) => [primaryKey({ columns: [t.callId, t.seq] })],
);

/** The rows of `/logs`; a call writes its own when it begins and updates it when it ends. */
export const logEntry = pgTable(
  "log_entry",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    type: text("type").notNull().$type<"call" | "system" | "error">(),
    startedAt: instantColumn("started_at").notNull(),
    durationSeconds: integer("duration_seconds"),
    workflow: text("workflow").notNull(),
    messages: integer("messages").notNull(),
    status: text("status").notNull(),
    isSample: boolean("is_sample").notNull().default(false),
    callId: uuid("call_id").$type<CallId>(),
  },
  (t) => [
    index("log_entry_by_start").on(t.clinicId, t.startedAt, t.id),
    index("log_entry_by_type").on(t.clinicId, t.type, t.startedAt, t.id),
    uniqueIndex("log_entry_call").on(t.callId),
  ],
);

export const task = pgTable(
  "task",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<"callback" | "message" | "emergency">(),
    title: text("title").notNull(),
    detail: text("detail").notNull(),
    phone: text("phone"),
    callId: uuid("call_id").$type<CallId>(),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: instantColumn("created_at").notNull(),
    completedAt: instantColumn("completed_at"),
    completedBy: uuid("completed_by").$type<UserId>(),
  },
  (t) => [index("task_open").on(t.clinicId, t.createdAt).where(sql`completed_at is null`)],
);

export const activity = pgTable(
  "activity",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    type: text("type").notNull().$type<"booking" | "reminder" | "escalation">(),
    text: text("text").notNull(),
    at: instantColumn("at").notNull(),
    isSample: boolean("is_sample").notNull().default(false),
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
    callId: uuid("call_id").$type<CallId>(),
  },
  (t) => [index("activity_by_time").on(t.clinicId, t.at)],
);

export const job = pgTable(
  "job",
  {
    id: uuid("id").primaryKey(),
    clinicId: uuid("clinic_id")
      .$type<ClinicId>()
      .references(() => clinic.clinicId, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    payload: jsonb("payload").notNull(),
    /** At most one unfinished job has this key. */
    dedupeKey: text("dedupe_key"),
    runAt: instantColumn("run_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    maxAttempts: integer("max_attempts").notNull(),
    leasedUntil: instantColumn("leased_until"),
    leasedBy: text("leased_by"),
    finishedAt: instantColumn("finished_at"),
    /** Why the last attempt failed: a code, never text that could hold patient data. */
    lastError: text("last_error"),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [
    index("job_due").on(t.runAt).where(sql`finished_at is null`),
    uniqueIndex("job_dedupe").on(t.dedupeKey).where(sql`finished_at is null and dedupe_key is not null`),
  ],
);

/** Every saved configuration of an agent is kept; the highest version counts. */
export const agentConfiguration = pgTable(
  "agent_configuration",
  {
    clinicId: clinicColumn(),
    /** Id of the fixed catalogue, `1` to `5`. */
    agentId: text("agent_id").notNull(),
    version: integer("version").notNull(),
    configuration: jsonb("configuration").notNull(),
    savedBy: uuid("saved_by").notNull().$type<UserId>(),
    savedByUsername: text("saved_by_username").notNull(),
    savedAt: instantColumn("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.agentId, t.version] })],
);

export const apiKey = pgTable(
  "api_key",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    name: text("name").notNull(),
    /** SHA-256 of the secret; the secret itself is shown once and is nowhere. */
    secretHash: text("secret_hash").unique(),
    /** First 12 and last 4 characters, for the masked display. */
    prefix: text("prefix").notNull(),
    suffix: text("suffix").notNull(),
    permissions: jsonb("permissions").notNull().$type<("read" | "write")[]>(),
    isSample: boolean("is_sample").notNull().default(false),
    createdBy: uuid("created_by").$type<UserId>(),
    createdAt: instantColumn("created_at").notNull(),
    lastUsedAt: instantColumn("last_used_at"),
    useCount: integer("use_count").notNull().default(0),
    revokedAt: instantColumn("revoked_at"),
  },
  (t) => [index("api_key_clinic").on(t.clinicId, t.createdAt)],
);

export const patient = pgTable(
  "patient",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    name: text("name").notNull(),
    phone: text("phone"),
    phoneE164: text("phone_e164"),
    email: text("email"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    notes: text("notes").notNull().default(""),
    /** How the patient wants to be reached, and about what; absent means yes. */
    preferences: jsonb("preferences").notNull().default({}).$type<Record<string, boolean>>(),
    /** The record that this one was merged into; null = it stands on its own. */
    mergedInto: uuid("merged_into"),
    createdAt: instantColumn("created_at").notNull(),
    updatedAt: instantColumn("updated_at").notNull(),
  },
  (t) => [
    index("patient_by_phone").on(t.clinicId, t.phoneE164),
    index("patient_by_name").on(t.clinicId, t.name),
  ],
);

/** What a merge moved, so that it can be undone. */
export const patientMerge = pgTable(
  "patient_merge",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    keptId: uuid("kept_id").notNull(),
    mergedId: uuid("merged_id").notNull(),
    movedAppointmentIds: jsonb("moved_appointment_ids").notNull().$type<string[]>(),
    keptBefore: jsonb("kept_before").notNull(),
    mergedAt: instantColumn("merged_at").notNull(),
    mergedByUsername: text("merged_by_username").notNull(),
    undoneAt: instantColumn("undone_at"),
  },
  (t) => [index("patient_merge_clinic").on(t.clinicId, t.mergedAt)],
);

/** One clinic's link to its practice-management system. */
export const pmsConnection = pgTable("pms_connection", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
  environment: text("environment").notNull(),
  deploymentType: text("deployment_type").notNull(),
  vendor: text("vendor").notNull(),
  product: text("product").notNull(),
  version: text("version").notNull(),
  pmsId: text("pms_id").notNull(),
  practiceName: text("practice_name").notNull(),
  haloGuid: text("halo_guid"),
  status: text("status").notNull(),
  errorMessage: text("error_message"),
  connectedAt: instantColumn("connected_at"),
  lastSyncedAt: instantColumn("last_synced_at"),
  /** Through what the practice is reached. */
  adapter: text("adapter").notNull().default("sandbox").$type<import("#contract/pms.ts").PmsAdapter>(),
  /** Which practice this is to its adapter; no two clinics may write to one. */
  target: text("target"),
  /** Where the clinic's own FHIR server is, and what its bookings go under there. */
  fhirBaseUrl: text("fhir_base_url"),
  scheduleReference: text("schedule_reference"),
  /** The clinic's own access token, sealed; it never leaves the server again. */
  sealedToken: text("sealed_token"),
  capabilities: jsonb("capabilities").$type<import("#contract/pms.ts").PmsCapabilities>(),
  /** How far a running sync has come; null = none runs. */
  progress: jsonb("progress").$type<import("#contract/pms.ts").PmsProgress>(),
  progressAt: instantColumn("progress_at"),
});

/**
 * Where each booking stands with the practice system. A trigger on `appointment` keeps it, so that whoever changes a
 * booking hands it over in the same transaction.
 */
export const pmsWrite = pgTable(
  "pms_write",
  {
    appointmentId: uuid("appointment_id")
      .primaryKey()
      .$type<AppointmentId>()
      .references(() => appointment.id, { onDelete: "cascade" }),
    clinicId: clinicColumn(),
    state: text("state").notNull().$type<import("#contract/pms.ts").PmsWriteState>(),
    /** Counts the changes of the booking; what went over was the `writtenRevision`th. */
    revision: integer("revision").notNull(),
    writtenRevision: integer("written_revision").notNull().default(0),
    /** Tries of this revision. */
    attempts: integer("attempts").notNull().default(0),
    reason: text("reason").$type<import("#contract/pms.ts").PmsFailure>(),
    remoteId: text("remote_id"),
    remoteVersion: text("remote_version"),
    /** What the last write did there. */
    lastAction: text("last_action").$type<"added" | "changed" | "cancelled">(),
    writtenAt: instantColumn("written_at"),
    /** One worker at a time, until then; a crash leaves it to run out. */
    claimedUntil: instantColumn("claimed_until"),
    /** The practice system asked to be left alone until then. */
    notBefore: instantColumn("not_before"),
    taskId: uuid("task_id"),
    changedAt: instantColumn("changed_at").notNull(),
  },
  (t) => [index("pms_write_by_state").on(t.clinicId, t.state)],
);

/** Appointments that were made in the practice system; each takes a chair here while it lasts. */
export const pmsBusy = pgTable(
  "pms_busy",
  {
    clinicId: clinicColumn(),
    remoteId: text("remote_id").notNull(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id, { onDelete: "cascade" }),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.remoteId] }),
    index("pms_busy_by_time").on(t.clinicId, t.startsAt, t.endsAt),
  ],
);

/** The secret address of a clinic's iCalendar feed. */
export const calendarFeed = pgTable("calendar_feed", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
  secretHash: text("secret_hash").notNull().unique(),
  createdAt: instantColumn("created_at").notNull(),
});

/** What the probes of the server's own services found, for the history of the last day. */
export const healthSample = pgTable(
  "health_sample",
  {
    id: uuid("id").primaryKey(),
    service: text("service").notNull(),
    status: text("status").notNull(),
    tookMs: integer("took_ms").notNull(),
    at: instantColumn("at").notNull(),
  },
  (t) => [index("health_sample_by_time").on(t.service, t.at)],
);

/** Everything that was or will be said to a person in writing or by a call of ours, and what they answered. */
export const message = pgTable(
  "message",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    direction: text("direction").notNull().$type<"out" | "in">(),
    channel: text("channel").notNull().$type<import("#contract/messages.ts").MessageChannel>(),
    purpose: text("purpose").notNull().$type<import("#contract/messages.ts").MessagePurpose>(),
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
    /** E.164 or an e-mail address. */
    toAddress: text("to_address").notNull(),
    fromAddress: text("from_address"),
    ccAddresses: jsonb("cc_addresses").notNull().default([]).$type<string[]>(),
    subject: text("subject"),
    body: text("body").notNull(),
    /** Free times that were offered in it. */
    offered: jsonb("offered").notNull().default([]).$type<{ date: string; time: string }[]>(),
    unsubscribeToken: text("unsubscribe_token").unique(),
    status: text("status").notNull().$type<import("#contract/messages.ts").MessageStatus>(),
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
  },
  (t) => [
    uniqueIndex("message_occasion").on(t.clinicId, t.occasion),
    index("message_by_time").on(t.clinicId, t.createdAt, t.id),
    index("message_by_address").on(t.clinicId, t.toAddress, t.createdAt),
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
    channel: text("channel").notNull().$type<import("#contract/messages.ts").MessageChannel>(),
    /** E.164 or an e-mail address in lower case. */
    address: text("address").notNull(),
    isAllowed: boolean("is_allowed").notNull(),
    /** How it was said: a reply, a link, a person of the clinic, the provider. */
    source: text("source").notNull(),
    wording: text("wording").notNull(),
    at: instantColumn("at").notNull(),
  },
  (t) => [index("contact_consent_latest").on(t.clinicId, t.address, t.channel, t.at, t.id)],
);

export const outreachSetting = pgTable("outreach_setting", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
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

/** People on the roster; they need no sign-in of their own. */
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

/** A caller's voicemail; the sound itself stays with the provider. */
export const voicemail = pgTable(
  "voicemail",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    callId: uuid("call_id")
      .notNull()
      .$type<CallId>()
      .references(() => call.id, { onDelete: "cascade" }),
    providerRecordingId: text("provider_recording_id").notNull().unique(),
    durationSeconds: integer("duration_seconds").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (t) => [index("voicemail_call").on(t.callId)],
);

/** What the payment provider last said of a clinic's subscription. It always follows what was fetched, never an event's own words. */
export const billingAccount = pgTable("billing_account", {
  clinicId: uuid("clinic_id")
    .primaryKey()
    .$type<ClinicId>()
    .references(() => clinic.clinicId, { onDelete: "cascade" }),
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
