import type { Ledger, Matter, Person } from "../ledger.ts";
import { change, type Turn } from "../turn.ts";
import { hasWhen } from "../when-wish.ts";

/** What the caller has just changed of what was known: nobody is sorry for what stands as it was. */
export function noteCorrections(before: Ledger, turn: Turn): Turn {
  const { people, matters } = turn.ledger;
  const isMistake =
    before.people.some((was, at) => isOther(detailsOf(was), detailsOf(people[at]))) ||
    before.matters.some((was, at) => isOther(whatOf(was), whatOf(matters[at])));
  const isTime = before.matters.some((was, at) => isOther(timeOf(was), timeOf(matters[at])));
  return change(turn, { changed: isMistake ? "detail" : isTime ? "time" : null });
}

type Known = readonly unknown[];

/** What was not known before is only added. */
const isOther = (was: Known, is: Known): boolean =>
  was.some((each, at) => each != null && JSON.stringify(each) !== JSON.stringify(is[at] ?? null));

const detailsOf = (person: Person | undefined): Known => [person?.name?.full, person?.phone, person?.email];
const whatOf = (matter: Matter | undefined): Known => [matter?.treatment, matter?.named, matter?.person];
const timeOf = (matter: Matter | undefined): Known => [
  matter && hasWhen(matter.when) ? matter.when.reading : null,
  matter?.slot,
];
