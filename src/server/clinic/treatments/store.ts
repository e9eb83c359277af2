import { and, asc, eq, isNull } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { treatment } from "#server/db/schema/clinic.ts";

export type TreatmentRow = typeof treatment.$inferSelect;
export type NewTreatmentRow = NewRow<typeof treatment>;

const inBook = isNull(treatment.removedAt);

/** Those in the book, in the clinic's order. */
export const wantedTreatments = {
  table: treatment,
  where: inBook,
  orderBy: [asc(treatment.position), asc(treatment.id)],
};

export const findTreatments = (queries: ClinicQueries): Promise<TreatmentRow[]> => {
  const { table, ...options } = wantedTreatments;
  return queries.find(table, options);
};

export async function addTreatments(
  queries: ClinicQueries,
  rows: NewTreatmentRow[],
): Promise<TreatmentRow[]> {
  return queries.insert(treatment, ...rows);
}

/** Changes one that is in the book; null when there is none such. */
export async function changeTreatment(
  queries: ClinicQueries,
  id: string,
  change: Partial<NewTreatmentRow>,
): Promise<TreatmentRow | null> {
  const [changed] = await queries.update(treatment, change, and(eq(treatment.id, id), inBook));
  return changed ?? null;
}
