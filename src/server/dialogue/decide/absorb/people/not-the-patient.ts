import { ofStanding } from "../../../hear/acts/labels.ts";
import { otherPerson } from "../../begin.ts";
import { isOfVisits } from "../../frames/settle.ts";
import { isForTeam } from "../../frames/team-task.ts";
import { change, changeMatter, changePerson, type Turn } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, withTurn } from "../absorbing.ts";

/**
 * 'I'm her partner', 'it's my wife's, I'm ringing for her': whoever has said that a standing visit is another grown person's is
 * that person for no part of the call. What was told for the caller's own name and number was the patient's.
 */
export function absorbNotThePatient(absorbing: Absorbing): Absorbing {
  const [patient] = left(absorbing, "patient");
  const isTold = said(absorbing, "not_them");
  const isOfOther = left(absorbing, "other_person").some(({ certainty }) => certainty >= sureOfOther);
  // 'She's fifty two, it's me that's having it done' speaks of both, and says whose it is.
  const isOfGrown =
    isOfOther && !said(absorbing, "own") && (patient === undefined || patient.standing === "grown");
  if (patient?.isBySelf && patient.standing === "small" && !isOtherNamed(absorbing))
    return withTurn(take(absorbing, "not_them"), toOwner(absorbing.turn, patient));
  const isOfNamed = isTold && patient?.isBySelf === true && isOnlyNamed(absorbing);
  if ((!isTold && !isOfGrown) || patient?.standing === "small" || !(isOfVisit(absorbing) || isOfNamed))
    return absorbing;
  const barred = change(absorbing.turn, { isNotPatient: true });
  return withTurn(take(absorbing, "not_them"), isTold ? toOwner(barred, patient) : barred);
}
/** 'I'm Oscar's mum': whose it is was told with it, and what was told before stays whose it was. */
const isOtherNamed = (absorbing: Absorbing): boolean =>
  left(absorbing, "name").some(({ role }) => role === "patient");
const sureOfOther = 0.75;

/** 'I'm her granddaughter', where one name alone was told, and it was taken for their own. */
const isOnlyNamed = (absorbing: Absorbing): boolean => {
  const { people, caller, matters, current } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  const isAlone = people.every(({ name }, at) => (at === caller) === (name !== null));
  return isAlone && matter !== undefined && isForTeam(matter) && !said(absorbing, "name");
};

/** A visit that stands is spoken of, was before on the call, or is wished to be told or changed by what is said now. */
const isOfVisit = (absorbing: Absorbing): boolean =>
  ledgerOf(absorbing).matters.some(isOfVisits) ||
  left(absorbing, "want").some(({ wish }) => ofStanding.has(wish));

/** What was taken for the caller's own is the other's, with the name and the number that were told for it. */
function toOwner(
  turn: Turn,
  patient: { relation: string; standing: "grown" | "unknown" | "small" } | undefined,
) {
  const { asked, current, matters, people, caller } = turn.ledger;
  const index = asked?.matter ?? current;
  const matter = index === null ? undefined : matters[index];
  const speaker = people[caller];
  const about = people[matter?.person ?? -1];
  // It is about somebody who was not named yet: it is they whose name was told.
  if (speaker?.name && about && matter?.person !== caller && about.name === null) {
    const { name, isNameUnsure } = speaker;
    const named = changePerson(turn, people.indexOf(about), { name, isNameUnsure });
    return changePerson(named, caller, { name: null, isNameUnsure: false });
  }
  if (index === null || !speaker || matter?.person !== caller) return turn;
  if (!isOfVisits(matter) && !isForTeam(matter)) return turn;
  const { name, isNameUnsure, phone, lookUp } = speaker;
  const owner = people.length;
  const them = {
    ...otherPerson(patient?.relation ?? null, patient?.standing ?? "grown", name),
    ...{ isNameUnsure, phone, lookUp },
  };
  const told = change(turn, {
    people: [...people, them],
    found: turn.ledger.found.map((visit) => (visit.person === caller ? { ...visit, person: owner } : visit)),
    asked: asked?.kind === "name" ? { ...asked, of: owner } : asked,
  });
  const nameless = changePerson(told, caller, { name: null, isNameUnsure: false, phone: null, lookUp: null });
  return changeMatter(nameless, index, { person: owner, isAgreed: false });
}
