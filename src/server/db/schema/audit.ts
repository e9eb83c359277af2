import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AuditAction } from "#contract/access/audit.ts";
import type { ClinicId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";

/**
 * Who saw, changed, exported or erased what. Append-only: triggers refuse every update and delete (migration
 * `0023_audit_is_append_only.sql`). So there is no reference to the clinic that would take the rows along with it.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: uuid("id").primaryKey(),
    clinicId: uuid("clinic_id").notNull().$type<ClinicId>(),
    at: instantColumn("at").notNull(),
    actorKind: text("actor_kind").notNull().$type<"person" | "key" | "server">(),
    /** Of the person or the key; null = the server itself. */
    actorId: text("actor_id"),
    /** As it was then. */
    actorName: text("actor_name").notNull(),
    action: text("action").notNull().$type<AuditAction>(),
    /** Name of the call, or of what was done outside one. */
    event: text("event").notNull(),
    /** `patients`, `calls`: where the subject stands. */
    subjectKind: text("subject_kind"),
    subjectId: text("subject_id"),
  },
  (t) => [
    index("audit_entry_by_time").on(t.clinicId, t.id),
    index("audit_entry_by_subject").on(t.clinicId, t.subjectId, t.at),
  ],
);
