import { mayBeSameName } from "#kernel/same-first-name.ts";
import type { FoundAppointment } from "../../events.ts";
import type { Need } from "../frame.ts";
import type { FoundVisit, Ledger, Matter } from "../ledger.ts";
import { hasWhen, isThen } from "../when-wish.ts";
import { fullName, keyOf, needName, personOf, phoneOf } from "./people.ts";

/** Answers that were nobody's before the caller is handed on. */
export const mostTries = 2;

/**
 * Whose standing visit is meant, and which: name and number must fit before anything is told (`what-may-be-told.ts`), and a
 * grown person's visit is told to nobody else. Null once `matter.visit` can be settled by `visitOf`.
 */
export function needVisit(ledger: Ledger, matter: Matter, index: number): Need | null {
  if (matter.visit) return null;
  const { lookUp } = personOf(ledger, matter);
  const isMade = ofThisCall(ledger, matter).some((visit) => mayBeMeant(visit, matter));
  if (isMade || (ofThisCall(ledger, matter).length > 0 && lookUp !== null))
    return needChoice(ledger, matter, index);
  const isKnown = childOnLine(ledger, matter) !== null;
  return (
    needWhose(ledger, matter, index) ??
    (isKnown ? null : needName(ledger, matter, index)) ??
    needFind(ledger, matter, index)
  );
}

/** Somebody else's, by kin or by name: a telephone is shared at home, a visit is not. */
export function needWhose(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { standing, age } = personOf(ledger, matter);
  if (standing !== "unknown" || age !== null) return null;
  const key = keyOf(index, "whose_visit");
  return { need: "ask", prompt: { kind: "whose", matter: index, key, ask: "whose_visit" } };
}

/** A child by its first name, where one alone bears it under the ringing number: its last name is not asked for. */
export function childOnLine(ledger: Ledger, matter: Matter): string | null {
  const { name, standing } = personOf(ledger, matter);
  if (standing !== "small" || !name || name.last !== null) return null;
  if (phoneOf(ledger, matter) !== ledger.callerNumber) return null;
  const bearers = ledger.lineVisits.flatMap(({ patientName }) =>
    mayBeSameName(patientName, name) ? [patientName] : [],
  );
  return new Set(bearers).size === 1 ? (bearers[0] ?? null) : null;
}

/** Under their name and number, and by the day where the line is another's. */
function needFind(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { lookUp } = personOf(ledger, matter);
  const phone = phoneOf(ledger, matter);
  const ask = (what: "phone" | "visit_day" | "name"): Need => ({
    need: "ask",
    prompt: {
      kind: what === "visit_day" ? "when" : what === "name" ? "name" : "phone",
      matter: index,
      key: keyOf(index, what, String(lookUp?.tries ?? 0)),
      ask: what,
    },
  });
  if (phone === null) return ask("phone");
  if (isBarred(ledger, matter)) return null;
  const isNew = lookUp === null || lookUp.name !== fullName(ledger, matter) || lookUp.phone !== phone;
  if (isNew) return lookFor(ledger, matter, { index, phone, visitDay: null });
  if (lookUp.isWithheld) {
    if (lookUp.tries >= mostTries) return null;
    const day = saidDay(matter);
    return day !== null && day !== lookUp.visitDay
      ? lookFor(ledger, matter, { index, phone, visitDay: day })
      : ask("visit_day");
  }
  const theirs = visitsOf(ledger, matter);
  if (theirs.length > 0) return needChoice(ledger, matter, index);
  if (lookUp.tries >= mostTries) return null;
  // Somebody has a visit under the number that rings: it is rather the name that was misheard.
  const isName = lookUp.phone === ledger.callerNumber && ledger.lineVisits.length > 0;
  return ask(isName ? "name" : "phone");
}

/**
 * Under a number that is not the ringing one, somebody else's than the caller's, as far as they have said who they are or were
 * refused another's visit before: whoever knows a name, a number and a day of somebody close is not them.
 */
export function isBarred(ledger: Ledger, matter: Pick<Matter, "person">): boolean {
  const { people, caller, callerNumber, matters } = ledger;
  const phone = phoneOf(ledger, matter);
  if (phone === null || phone === callerNumber) return false;
  const own = people[caller]?.name ?? null;
  const theirs = personOf(ledger, matter);
  const wasRefused = matters.some(
    ({ kind, status, person }) =>
      status === "passed_on" && kind !== "book" && people[person]?.standing === "grown",
  );
  if (wasRefused) return true;
  if (theirs.standing === "small") return false;
  const isOther = matter.person !== caller && own !== null && own.first !== theirs.name?.first;
  return ledger.isNotPatient === true || isOther;
}

export const lookFor = (
  ledger: Ledger,
  matter: Matter,
  { index, phone, visitDay }: { index: number; phone: string; visitDay: string | null },
): Need => ({
  need: "tool",
  effect: {
    type: "find_appointments",
    ...{ phone, patientName: childOnLine(ledger, matter) ?? fullName(ledger, matter) },
    ...(visitDay !== null && { visitDay }),
  },
  waiting: { for: "appointments", matter: index, visitDay },
});

/** The day that the caller says the visit is on; whoever moves it says beside it where it is to go. */
const saidDay = ({ kind, visitMeant, when }: Matter): string | null => {
  const [day] = [...(visitMeant.when?.reading.days ?? []), ...(kind === "move" ? [] : when.reading.days)];
  return day && day.value.from === day.value.to ? day.value.from : null;
};

function needChoice(ledger: Ledger, matter: Matter, index: number): Need | null {
  const visits = candidatesOf(ledger, matter);
  if (visits.length < 2) return null;
  if (matter.visitMeant.isEvery)
    return { need: "nothing", ledger: { ...ledger, matters: eachOf(ledger, index, visits) } };
  const key = keyOf(index, "which_visit");
  return { need: "ask", prompt: { kind: "which_visit", matter: index, key, ask: "which_visit", visits } };
}

/** Several visits are several matters, one after the other. */
export const eachOf = (
  { matters }: Pick<Ledger, "matters">,
  index: number,
  visits: readonly FoundVisit[],
): readonly Matter[] => {
  const [first, ...others] = visits.flatMap((visit) => {
    const matter = matters[index];
    return matter ? [{ ...matter, visit }] : [];
  });
  return [...matters.map((each, at) => (at === index && first ? first : each)), ...others];
};

const ofThisCall = ({ booked }: Ledger, { person, visitMeant }: Matter): readonly FoundVisit[] =>
  booked.filter((visit) => visit.person === person || visit.appointmentId === visitMeant.id);

/** Nothing that was said of it speaks against this one. */
const mayBeMeant = (visit: FoundVisit, { visitMeant: { id, when, treatment, not = [] } }: Matter): boolean =>
  !not.includes(visit.appointmentId) &&
  (id === null || id === visit.appointmentId) &&
  (treatment === null || treatment === visit.appointmentType) &&
  (when === null || isThen(visit, when));

export const visitsOf = (ledger: Ledger, matter: Matter): readonly FoundVisit[] => {
  const own = ofThisCall(ledger, matter);
  const others = ledger.found.filter(
    (visit) =>
      visit.person === matter.person &&
      !own.some(({ appointmentId }) => appointmentId === visit.appointmentId),
  );
  return [...own, ...others];
};

/** Under the ringing number and under their name, as far as it was told; for the team, and told to nobody. */
export function lineVisitsOf(ledger: Ledger, matter: Matter): readonly FoundAppointment[] {
  const { name } = personOf(ledger, matter);
  const { id, when } = matter.visitMeant;
  const theirs = ledger.lineVisits.filter(
    ({ patientName }) => name !== null && mayBeSameName(patientName, name),
  );
  const fitting = theirs.filter((visit) =>
    id === null ? when === null || isThen(visit, when) : visit.appointmentId === id,
  );
  return fitting.length > 0 ? fitting : theirs;
}

/** The one visit that something is told with: settled, or the only one of theirs under the ringing number. */
export function onlyVisitOf(ledger: Ledger, matter: Matter): FoundAppointment | null {
  const [only, ...others] = matter.visit ? [matter.visit] : lineVisitsOf(ledger, matter);
  return only && others.length === 0 ? only : null;
}

/**
 * A visit of the same person and for the same: of this call's, even where nothing was named, or one that was found to stand
 * already.
 */
export const sameVisitOf = ({ booked, found }: Ledger, { person, treatment }: Matter): FoundVisit | null =>
  booked.findLast(
    (visit) => visit.person === person && (treatment === null || treatment === visit.appointmentType),
  ) ??
  found.find((visit) => visit.person === person && treatment === visit.appointmentType) ??
  null;

/** Whether one of theirs for the same stands under the ringing number, and was not found yet. */
export function needSame(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { lookUp } = personOf(ledger, matter);
  const phone = phoneOf(ledger, matter);
  const mayStand = lineVisitsOf(ledger, matter).some(
    ({ appointmentType }) => appointmentType === matter.treatment,
  );
  const isOpen = !matter.isSecond && lookUp === null && phone !== null && phone === ledger.callerNumber;
  return isOpen && mayStand ? lookFor(ledger, matter, { index, phone, visitDay: null }) : null;
}

/** Those of the person's visits that fit what was said of it; all of them where none fits. */
function candidatesOf(ledger: Ledger, matter: Matter): readonly FoundVisit[] {
  const { id, when, treatment, not = [] } = matter.visitMeant;
  const theirs = visitsOf(ledger, matter);
  const others = theirs.filter(({ appointmentId }) => !not.includes(appointmentId));
  const all = others.length > 0 ? others : theirs;
  const byId = all.filter(({ appointmentId }) => appointmentId === id);
  if (byId.length > 0) return byId;
  const byDay = when && hasWhen(when) ? all.filter((visit) => isThen(visit, when)) : all;
  const byTreatment = byDay.filter(({ appointmentType }) => appointmentType === treatment);
  if (treatment !== null && byTreatment.length > 0) return byTreatment;
  return byDay.length > 0 ? byDay : all;
}

/** The one that is meant, once nothing more needs to be asked. */
export const visitMeantOf = (ledger: Ledger, matter: Matter): FoundVisit | null => {
  const [only, ...others] = candidatesOf(ledger, matter);
  return others.length === 0 ? (only ?? null) : null;
};

/** The visit that something urgent is told before: the one it was told with, or the soonest of theirs that may be meant. */
export function urgentVisitOf(ledger: Ledger, matter: Matter): FoundVisit | null {
  const followed = matter.follows === undefined ? undefined : ledger.matters[matter.follows];
  const isGone = followed?.kind === "cancel" && followed.status === "done";
  const toldWith = isGone ? null : (followed?.visit ?? null);
  const [soonest = null] = candidatesOf(ledger, matter).toSorted((a, b) =>
    `${a.date}T${a.time}`.localeCompare(`${b.date}T${b.time}`),
  );
  return toldWith ?? soonest;
}
