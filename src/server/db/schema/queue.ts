import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ClinicId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinic } from "./clinic.ts";

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
