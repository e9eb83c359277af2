import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

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
    index("patient_by_plain_name").on(t.clinicId, sql`lower(${t.name})`),
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
