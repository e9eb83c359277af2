import { isSameFirstName, mayBeSameName } from "#kernel/same-first-name.ts";
import type { PersonName } from "../../readings.ts";
import { newMatter, otherPerson } from "../begin.ts";
import { visitsOf } from "../frames/standing-visit.ts";
import type { Matter } from "../ledger.ts";
import { change, changePerson } from "../turn.ts";
import { type Absorbing, has, ledgerOf, left, said, take, takeAct, withTurn } from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { bearerOf, everyClause } from "./people/people.ts";

const isOfVisit = ({ kind }: Matter): boolean =>
  kind === "move" || kind === "cancel" || kind === "check" || kind === "confirm";

/** 'And what about mine?', after somebody else's: the same is wished for the caller's own. */
export function repeatForCaller(absorbing: Absorbing): Absorbing {
  const { current, matters, caller } = ledgerOf(absorbing);
  const last = matters.findLast(isOfVisit);
  // 'Is mine moved or not' asks what became of it.
  const asksOfDone = left(absorbing, "ask").some(({ topic }) => topic === "done");
  const isAlone = has(absorbing, "own") && !asksOfDone && !has(absorbing, "want", "pick", "no", "keep");
  if (current !== null || !isAlone || !last || last.person === caller) return absorbing;
  const own = newMatter(last.kind, caller, absorbing.heard.text);
  const opened = change(absorbing.turn, { matters: [...matters, own], current: matters.length });
  return take(withTurn(absorbing, opened), "own", "ask");
}

/**
 * 'And now Hugo, the same day at four', 'yes, and Hugo's at four': once somebody's visit is settled, what is told of another one's
 * is the same wish for that one.
 */
export function repeatForAnother(absorbing: Absorbing): Absorbing {
  const { current, matters, people } = ledgerOf(absorbing);
  const last = matters.findLast(isOfVisit);
  const at = current === null ? undefined : matters[current];
  const isSettled = last !== undefined && (current === null ? last.status !== "open" : at?.isAgreed === true);
  const named = left(absorbing, "name").find(
    ({ role, name }) => role !== "caller" && isVisitor(absorbing, name),
  );
  const wants = left(absorbing, "want");
  const isSame = wants.every(
    ({ wish, certainty }) => wish === last?.kind || (wish === "book" && certainty < sureOfNew),
  );
  const isTold =
    said(absorbing, "when", "shift", "next_to", "beside") || wants.some(({ wish }) => wish === last?.kind);
  if (!isSettled || !named || !isSame || !isTold || said(absorbing, "ask", "keep")) return absorbing;
  const isOfLast = isSameFirstName(people[last.person]?.name?.first ?? "", named.name.first);
  if (isOfLast) return absorbing;
  const bearer = bearerOf(people, named.name);
  const person = bearer >= 0 ? bearer : people.length;
  const all = bearer >= 0 ? people : [...people, otherPerson(null, "unknown", named.name)];
  const index = matters.length;
  const own = newMatter(last.kind, person, absorbing.heard.text);
  const opened = change(absorbing.turn, {
    people: all,
    matters: [...matters, own],
    current: current ?? index,
  });
  const begun = take(takeAct(withTurn(absorbing, opened), named), ...ofTheirs);
  return take(detailsOfClauses(begun, index, everyClause), "tell");
}
const sureOfNew = 0.8;
const ofTheirs = [
  "want",
  "more_people",
  "other_person",
  "of_person",
  "give",
  "pick",
  "patient",
  "phone",
] as const;

/** Under the ringing number, or found on this call. */
const isVisitor = (absorbing: Absorbing, { first }: PersonName): boolean => {
  const { lineVisits, found, booked } = ledgerOf(absorbing);
  return [...lineVisits, ...found, ...booked].some(({ patientName }) =>
    mayBeSameName(patientName, { first, last: null }),
  );
};

/** A name or number told after a visit was not found: it is looked for again under that. */
export function retryLookup(absorbing: Absorbing): Absorbing {
  const { current, matters, people } = ledgerOf(absorbing);
  if (current !== null || !has(absorbing, "name", "phone")) return absorbing;
  const index = matters.findLastIndex((matter) => isOfVisit(matter) && matter.status === "passed_on");
  const matter = matters[index];
  const lookUp = matter && people[matter.person]?.lookUp;
  if (!matter || !lookUp || visitsOf(ledgerOf(absorbing), matter).length > 0) return absorbing;
  const again = changePerson(absorbing.turn, matter.person, {
    name: has(absorbing, "name") ? null : (people[matter.person]?.name ?? null),
    lookUp: { ...lookUp, tries: 0 },
  });
  const reopened = matters.map((each, at) => (at === index ? { ...each, status: "open" as const } : each));
  return withTurn(absorbing, change(again, { matters: reopened, current: index }));
}
