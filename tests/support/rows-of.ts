import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/** What a test wants to see or to plant in the tables themselves. Nothing from outside belongs in `statement`. */
export async function rowsOf<Row extends Record<string, unknown>>(
  database: Database,
  statement: string,
): Promise<Row[]> {
  return (await database.acrossClinics().execute(sql.raw(statement))).rows as Row[];
}
