import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

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
