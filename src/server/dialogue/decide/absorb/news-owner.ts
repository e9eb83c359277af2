import { isSameFirstName, mayBeSameName } from "#kernel/same-first-name.ts";
import type { NewsOwner } from "../../hear/acts/acts.ts";
import { quoted } from "../../stored-task.ts";
import { arePluralRelations, genderOf } from "../../who/relations.ts";
import { otherPerson } from "../begin.ts";
import { isForTeam } from "../frames/team-task.ts";
import { asNotes } from "../frames/visit-notes.ts";
import type { FoundVisit, Ledger, Matter } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { type Absorbing, first, ledgerOf, takeAct, withTurn } from "./absorbing.ts";
import { bearerOf } from "./people/people.ts";

/**
 * Whose news of health is. Whoever has a visit under the ringing number can be its owner, though nothing of theirs is under way; and
 * what was taken for one's is another's as soon as it is said to be.
 */

export interface Owner {
  people: Ledger["people"];
  person: number;
}

/** Whether they are called so: by that first name, or as that kin. */
export function isOwnerOf(owner: NewsOwner, { people, person }: Owner): boolean {
  const { name = null, relation = null } = people[person] ?? {};
  if (owner.of === "named") return name !== null && isSameFirstName(name.first, owner.name.first);
  return owner.of === "kin" && relation === owner.relation;
}

/** Null = not told, or nobody whom that could be. */
export function ownerOf(
  ledger: Ledger,
  { owner, pronoun }: { owner?: NewsOwner; pronoun?: "he" | "she" },
): Owner | null {
  const { people, caller } = ledger;
  if (owner === undefined) return pronoun === undefined ? null : byPronoun(ledger, pronoun);
  if (owner.of === "caller") return { people, person: caller };
  if (owner.of === "sibling") return siblingOf(ledger);
  if (owner.of === "named") return byFirstName(ledger, owner.name.first);
  const known = people.findIndex(({ relation }) => relation === owner.relation);
  if (known >= 0) return { people, person: known };
  const other = otherThan(ledger, spokenOf(ledger));
  const name = other === null ? null : { first: other, last: null, full: other };
  const person = { ...otherPerson(owner.relation, owner.standing, name) };
  return { people: [...people, person], person: people.length };
}

function byFirstName({ people, caller }: Ledger, firstName: string): Owner {
  const name = { first: firstName, last: null, full: firstName };
  const bearer = bearerOf(people, name);
  if (bearer >= 0) return { people, person: bearer };
  // 'One of the kids' appointments': whoever is named of them is one of them.
  const areKids = people.some(
    ({ relation, standing }) => standing === "small" && relation !== null && arePluralRelations(relation),
  );
  const person = otherPerson(null, areKids ? "small" : "unknown", name);
  return { people: people[caller] ? [...people, person] : people, person: people.length };
}

/** 'She', while a son's visit is spoken of, is the other who has one. */
function byPronoun(ledger: Ledger, pronoun: "he" | "she"): Owner | null {
  const relation = ledger.people[spokenOf(ledger)]?.relation ?? null;
  const gender = relation === null ? null : genderOf(relation);
  return gender !== null && gender !== pronoun ? siblingOf(ledger) : null;
}

function siblingOf(ledger: Ledger): Owner | null {
  const other = otherThan(ledger, spokenOf(ledger));
  return other === null ? null : byFirstName(ledger, other);
}

/** Whoever the matter at hand is for, or the last one was. */
const spokenOf = ({ matters, current, caller }: Ledger): number =>
  (matters[current ?? -1] ?? matters.findLast((each) => each.status !== "dropped" && !isForTeam(each)))
    ?.person ?? caller;

/** The first name of the one other person who has a visit under the ringing number. */
function otherThan({ lineVisits, found, booked, people, caller }: Ledger, person: number): string | null {
  const known = [people[person]?.name, people[caller]?.name];
  const others = [...lineVisits, ...found, ...booked].flatMap(({ patientName }) =>
    known.some((name) => name && mayBeSameName(patientName, name)) ? [] : [patientName],
  );
  const [one, ...more] = [...new Set(others)];
  return one !== undefined && more.length === 0 ? (one.split(" ")[0] ?? null) : null;
}

/** As they are spoken of; null = by nothing yet. */
export function calledIn(absorbing: Absorbing, person: number): string | null {
  const { people, caller } = ledgerOf(absorbing);
  const { name, relation } = people[person] ?? { name: null, relation: null };
  return person === caller ? null : (name?.first ?? (relation === null ? null : `your ${relation}`));
}

/** 'The heart murmur's Ruby's, not Oscar's': it comes off the one and goes on the other. */
export function putNewsRight(absorbing: Absorbing): Absorbing {
  const told = first(absorbing, "health_owner");
  const ledger = ledgerOf(absorbing);
  const index = told ? lastWith(ledger, told.line) : -1;
  const matter = ledger.matters[index];
  if (!told || !matter) return keptPutRight(absorbing);
  const owner = ownerOf(ledger, told);
  const taken = takeAct(absorbing, told);
  if (owner === null) return taken;
  const whom = { ...calledBoth(ledger, owner, matter.person) };
  if (owner.person === matter.person)
    return withTurn(taken, plan(taken.turn, { item: "news_owner", ...whom, isSo: true }));
  const moved = change(taken.turn, {
    people: owner.people,
    ...movedTo(ledger, {
      index,
      line: told.line,
      person: owner.person,
      opening: absorbing.heard.text.trim(),
    }),
  });
  return withTurn(taken, plan(moved, { item: "news_owner", ...whom, isSo: false }));
}

const lastWith = ({ matters }: Ledger, line: string): number =>
  matters.findLastIndex(
    ({ urgent, status }) => urgent !== undefined && status !== "dropped" && urgent.words.includes(line),
  );

/** Not told to the team yet: it is kept as theirs. */
function keptPutRight(absorbing: Absorbing): Absorbing {
  const told = first(absorbing, "health_owner");
  const { health } = ledgerOf(absorbing);
  const owner = told && health ? ownerOf(ledgerOf(absorbing), told) : null;
  if (!told || !health || !owner) return absorbing;
  const kept = { health: { ...health, person: owner.person }, people: owner.people };
  return withTurn(takeAct(absorbing, told), change(absorbing.turn, kept));
}

function calledBoth(
  { people, caller }: Ledger,
  owner: Owner,
  before: number,
): { whom: string | null; before: string | null } {
  const called = (all: Ledger["people"], person: number): string | null =>
    person === caller ? null : (all[person]?.name?.first ?? null);
  return { whom: called(owner.people, owner.person), before: called(people, before) };
}

function movedTo(
  ledger: Ledger,
  { index, line, person, opening }: { index: number; line: string; person: number; opening: string },
): Pick<Ledger, "matters" | "current" | "takenOff"> {
  const { matters, current, takenOff = [] } = ledger;
  const from = matters[index];
  if (!from?.urgent) return { matters, current, takenOff };
  const without = (notes: readonly string[]) => notes.filter((each) => each !== line);
  const rest = without(from.urgent.words);
  const { follows: _follows, passesOn: _passesOn, ...alone } = from;
  const theirs: Matter = {
    ...alone,
    ...{ person, status: "open", isTold: rest.length === 0 && from.isTold, opening },
    ...{ visit: null, visitMeant: { when: null, treatment: null, id: null } },
    notes: [line],
    urgent: { ...from.urgent, words: [line], isSaid: false, notOf: from.person },
  };
  const remains: Matter = { ...from, notes: without(from.notes), urgent: { ...from.urgent, words: rest } };
  // Of what is under way or done it is no note any more.
  const cleared = matters.map((each) =>
    isOfPerson(each, from) ? { ...each, notes: without(each.notes) } : each,
  );
  const at = rest.length === 0 ? index : matters.length;
  const put =
    rest.length === 0
      ? cleared.map((each, k) => (k === index ? theirs : each))
      : [...cleared.map((each, k) => (k === index ? remains : each)), theirs];
  return {
    matters: put,
    current: current ?? at,
    takenOff: [
      ...takenOff,
      ...visitsWith(ledger, from).flatMap((appointmentId) =>
        asNoted(line).map((each) => ({ appointmentId, line: each })),
      ),
    ],
  };
}

/** As the team's tool and as the moving of the visit write it down. */
const asNoted = (line: string): readonly string[] => [quoted([line]), asNotes([line])];

const isOfPerson = (each: Matter, { person }: Matter): boolean => each.person === person && !isForTeam(each);

/** Those on which it may have been noted. */
const visitsWith = ({ found, booked }: Ledger, { person }: Matter): readonly string[] => [
  ...new Set(
    [...booked, ...found]
      .filter((visit: FoundVisit) => visit.person === person)
      .map(({ appointmentId }) => appointmentId),
  ),
];
