import { useQuery } from "@tanstack/react-query";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { appointmentMinutes, appointmentTypes } from "#contract/limits.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** What staff may book at this clinic, in its order; the specification's ten until that is known. */
export function useTreatments(): readonly Pick<Treatment, "id" | "name" | "durationMinutes">[] {
  const { data } = useQuery(apiQuery("opening"));
  return data ? data.treatments.filter(({ mayBook }) => mayBook.staff) : standardTreatments;
}

const standardTreatments = appointmentTypes.map((name) => ({
  ...{ id: name, name, durationMinutes: appointmentMinutes },
}));

/** The choices of a select; a type that is on no list any more stays one of them where it is chosen. */
export function typeOptions(treatments: readonly { name: string }[], chosen: string | null | undefined) {
  const names = new Set([...treatments.map(({ name }) => name), ...(chosen ? [chosen] : [])]);
  return [...names].map((name) => ({ value: name, label: name }));
}

/** How long a treatment usually is. */
export function useUsualMinutes(type: string): number {
  const usual = useTreatments().find(({ name }) => name === type);
  return usual?.durationMinutes ?? appointmentMinutes;
}

const lengths = [10, 15, 20, 30, 45, 60, 75, 90, 120];

/** Lengths to choose from, in minutes; those given are among them. */
export const lengthOptions = (...minutes: readonly number[]) =>
  [...new Set([...lengths, ...minutes])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each} minutes` }));

/** The first treatment that somebody does, where they do not do this one; null while that is not known. */
export function useTypeOf(practitionerId: string | undefined, type: string | undefined): string | null {
  const treatments = useTreatments();
  const { data: people = [] } = useQuery(apiQuery("listPeople"));
  const does = people.find(({ id }) => id === practitionerId)?.treatmentIds ?? null;
  const theirs = treatments.filter(({ id }) => does?.includes(id));
  return does === null || theirs.some(({ name }) => name === type) ? null : (theirs[0]?.name ?? null);
}

/** Whom patients can be booked with for a treatment; empty while chairs alone are booked. */
export function usePractitioners(type: string | undefined) {
  const treatments = useTreatments();
  const { data: people = [] } = useQuery(apiQuery("listPeople"));
  const treatment = treatments.find(({ name }) => name === type);
  return people.filter(
    ({ takesBookings, treatmentIds }) =>
      takesBookings && (treatmentIds === null || (treatment && treatmentIds.includes(treatment.id))),
  );
}
