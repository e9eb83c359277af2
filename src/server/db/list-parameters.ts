import { type SQL, sql } from "drizzle-orm";

/*
 * Values of which there may be thousands, as one parameter of a statement: a parameter for each would be too many, and
 * another statement each time.
 */

export const asJson = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** For `= any(…)`. */
export const textList = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${asJson(values)}))`;

/** For `= any(…)` of a column of ids. */
export const idList = (values: readonly string[]): SQL => sql`${textList(values)}::uuid[]`;
