import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { TaskKind } from "#contract/messaging/tasks.ts";
import type { Finding } from "#contract/telephony/go-live.ts";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { AppointmentId, CallId, UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

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
    kind: text("kind").notNull().$type<TaskKind>(),
    title: text("title").notNull(),
    /** A line for each thing that was told. */
    detail: text("detail").notNull(),
    /** Whoever waits, as they gave their name; null = not told. */
    personName: text("person_name"),
    phone: text("phone"),
    /** Before everything else. */
    isUrgent: boolean("is_urgent").notNull().default(false),
    /** The same for tasks that one cause has left; null = it stands alone. */
    alike: text("alike"),
    callId: uuid("call_id").$type<CallId>(),
    appointmentId: uuid("appointment_id").$type<AppointmentId>(),
    /** The text that came in, or the message that did not arrive. */
    messageId: uuid("message_id"),
    assignedTo: uuid("assigned_to").$type<UserId>(),
    /** Out of sight until then. */
    snoozedUntil: instantColumn("snoozed_until"),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: instantColumn("created_at").notNull(),
    completedAt: instantColumn("completed_at"),
    completedBy: uuid("completed_by").$type<UserId>(),
  },
  (t) => [
    index("task_open").on(t.clinicId, t.createdAt).where(sql`completed_at is null`),
    index("task_of_call").on(t.callId).where(sql`completed_at is null`),
    index("task_done").on(t.clinicId, t.completedAt),
  ],
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

/** What was found of a step of going live when somebody last had it looked into, and who says that it is done. */
const checkColumns = () => ({
  step: text("step").notNull().$type<GoLiveStepId>(),
  findings: jsonb("findings").notNull().default([]).$type<Finding[]>(),
  checkedAt: instantColumn("checked_at"),
  checkedBy: text("checked_by"),
  tickedAt: instantColumn("ticked_at"),
  tickedBy: text("ticked_by"),
  /** What a test call, a test email or a request from outside has to bring back; null = none is under way. */
  secret: text("secret"),
});

export const goLiveCheck = pgTable("go_live_check", { clinicId: clinicColumn(), ...checkColumns() }, (t) => [
  primaryKey({ columns: [t.clinicId, t.step] }),
  index("go_live_check_secret").on(t.secret),
]);

/** The same of what belongs to the server: its address, its telephone account, its mail. */
export const serverGoLiveCheck = pgTable("server_go_live_check", checkColumns(), (t) => [
  primaryKey({ columns: [t.step] }),
]);
