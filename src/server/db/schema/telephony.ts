import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AgentId } from "#contract/assistants/agents.ts";
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
    /** The provider's own name for the number, while its account holds it. */
    providerNumberId: text("provider_number_id"),
    /**
     * What makes it this clinic's: a code that was sent to the number, or the word of whoever runs the server. Null = the clinic
     * says so, which proves nothing: its calls and texts go elsewhere.
     */
    ownership: text("ownership").$type<"code" | "operator">(),
    /** Whether the provider can text from it; null = it was not asked yet. */
    canText: boolean("can_text"),
    /** Entries of the agent catalogue that answer here, write and ring from here. */
    assignedAgentIds: jsonb("assigned_agent_ids").notNull().default([]).$type<AgentId[]>(),
    isSample: boolean("is_sample").notNull().default(false),
    addedAt: instantColumn("added_at").notNull(),
  },
  (t) => [
    index("phone_number_clinic").on(t.clinicId),
    uniqueIndex("phone_number_of_clinic").on(t.clinicId, t.e164).where(sql`not is_sample`),
    // Whoever answers it: several may write it down, one owns it.
    uniqueIndex("phone_number_owner").on(t.e164).where(sql`ownership is not null and not is_sample`),
  ],
);

/** A code that was sent to a number, for the clinic that says the number is its own. */
export const numberCode = pgTable(
  "number_code",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    /** Stays when the number is removed: adding it again does not bring new codes. */
    phoneNumberId: uuid("phone_number_id").notNull(),
    /** E.164. */
    e164: text("e164").notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    consumedAt: instantColumn("consumed_at"),
  },
  (t) => [
    index("number_code_clinic").on(t.clinicId, t.createdAt),
    index("number_code_number").on(t.e164, t.createdAt),
    index("number_code_time").on(t.createdAt),
  ],
);
