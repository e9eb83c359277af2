import type { Appointment } from "#contract/booking/appointments.ts";
import type { Chair } from "#contract/clinic/opening.ts";
import type { Person } from "#contract/clinic/people.ts";

/** What a day's columns stand for. */
export const columnKinds = ["chair", "practitioner"] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A chair, or somebody whom patients are booked with. */
export interface Column {
  id: string;
  title: string;
}

/** Stands in for the practitioner of visits that were booked with nobody by name. */
export const nobody = "nobody";

export const columnIdOf = (
  { chairId, practitionerId }: Pick<Appointment, "chairId" | "practitionerId">,
  kind: ColumnKind,
): string => (kind === "chair" ? chairId : (practitionerId ?? nobody));

const columnTitleOf = ({ chairName, practitionerName }: Appointment, kind: ColumnKind): string =>
  kind === "chair" ? chairName : (practitionerName ?? "Nobody named");

/** Who and what can be booked now. */
export interface Book {
  chairs: readonly Chair[];
  practitioners: readonly Person[];
}

/**
 * The columns of the visits that are shown: everything that can be booked, in the clinic's order, then what only these visits
 * know, such as a chair that has been taken away, so that no visit is lost.
 */
export function columnsOf(
  { chairs, practitioners }: Book,
  kind: ColumnKind,
  appointments: readonly Appointment[],
): Column[] {
  const bookable = kind === "chair" ? chairs : practitioners;
  const columns = new Map(bookable.map(({ id, name }) => [id, { id, title: name }]));
  for (const appointment of appointments) {
    const id = columnIdOf(appointment, kind);
    if (!columns.has(id)) columns.set(id, { id, title: columnTitleOf(appointment, kind) });
  }
  return [...columns.values()];
}
