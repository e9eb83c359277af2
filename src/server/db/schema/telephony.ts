import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

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
