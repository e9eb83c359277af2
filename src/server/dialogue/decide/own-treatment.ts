import { type AppointmentType, defaultAppointmentType } from "#contract/limits.ts";
import { isSameName, kindOfTreatment } from "../own-names.ts";
import type { Ledger, Matter } from "./ledger.ts";

type Wished = Pick<Matter, "treatment" | "named">;

/**
 * What the clinic calls the treatment: as the caller called it where its list has that name, else the first of the same kind where
 * the usual name is not in the list. Null = by the usual name, or nothing is told yet.
 */
export function ownTreatmentOf(
  { facts }: Pick<Ledger, "facts">,
  { treatment, named }: Wished,
): string | null {
  const names = facts?.ownTreatments ?? [];
  const called = named === null ? undefined : names.find((name) => isSameName(name, named));
  if (called !== undefined) return called;
  const type: AppointmentType = treatment ?? defaultAppointmentType;
  if (treatment === null || names.length === 0 || names.includes(type)) return null;
  return names.find((name) => kindOfTreatment(name) === type) ?? null;
}
