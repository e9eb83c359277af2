import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { RetentionKind } from "#contract/patients/retention-options.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

/** How long a clinic keeps what; without a row it is kept for good. */
export const retentionRule = pgTable(
  "retention_rule",
  {
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<RetentionKind>(),
    keepDays: integer("keep_days").notNull(),
    setBy: text("set_by").notNull(),
    setAt: instantColumn("set_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.kind] })],
);

/** One night's erasing of one kind; taken up again where it was cut short. */
export const retentionRun = pgTable(
  "retention_run",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<RetentionKind>(),
    /** The clinic's day. */
    date: date("date", { mode: "string" }).notNull(),
    keepDays: integer("keep_days").notNull(),
    /** What is older goes. */
    before: instantColumn("before").notNull(),
    startedAt: instantColumn("started_at").notNull(),
    finishedAt: instantColumn("finished_at"),
    erased: integer("erased").notNull().default(0),
    /** What was old enough and stayed; null until it is finished. */
    stayed: integer("stayed"),
  },
  (t) => [
    uniqueIndex("retention_run_night").on(t.clinicId, t.kind, t.date),
    index("retention_run_unfinished").on(t.startedAt).where(sql`finished_at is null`),
  ],
);
