import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
