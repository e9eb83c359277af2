import { mayBeSameName } from "#kernel/same-first-name.ts";
import type { SlotWish } from "../../events.ts";
import type { FoundVisit, Ledger, Matter } from "../ledger.ts";

/** The visit of the same person that stands at the very time that is wished for. */
export function ownVisitAt(
  ledger: Ledger,
  matter: Matter,
  { fromDate, toDate, time }: SlotWish,
): FoundVisit | null {
  const { person, isSecond, nextTo } = matter;
  if (time === null || fromDate !== toDate || isSecond || nextTo) return null;
  const name = ledger.people[person]?.name ?? null;
  const onLine = ledger.lineVisits
    .filter(({ patientName }) => name?.last != null && mayBeSameName(patientName, name))
    .map((visit): FoundVisit => ({ ...visit, person, isOfThisCall: false, named: null }));
  const theirs = [...ledger.booked, ...ledger.found].filter((visit) => visit.person === person);
  const isThen = (visit: FoundVisit): boolean => visit.date === fromDate && visit.time === time;
  return [...theirs, ...onLine].find((visit) => isThen(visit) && mayBeIt(matter, visit)) ?? null;
}

/** Another one that stands then is in the way of what is moved there, as it is of another treatment. */
const mayBeIt = ({ kind, treatment, visit, isSwap }: Matter, own: FoundVisit): boolean =>
  kind === "move"
    ? !isSwap && (visit === null || visit.appointmentId === own.appointmentId)
    : treatment === null || treatment === "General Consultation" || treatment === own.appointmentType;
