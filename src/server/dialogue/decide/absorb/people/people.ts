import { isSameFirstName } from "#kernel/same-first-name.ts";
import type { Act, Heard } from "../../../hear/acts/acts.ts";
import type { PersonName } from "../../../readings.ts";
import { otherPerson } from "../../begin.ts";
import type { Ledger, Person } from "../../ledger.ts";
import type { Absorbing, ActOf } from "../absorbing.ts";

export interface Clauses {
  from: number;
  /** Not itself. */
  until: number;
}

/** From that age on people speak for themselves. */
export const grownFrom = 16;

export const everyClause: Clauses = { from: 0, until: Number.POSITIVE_INFINITY };

export const within = ({ from, until }: Clauses, { clause }: { clause: number }): boolean =>
  clause >= from && clause < until;

/**
 * Whom these clauses are about: the caller, somebody spoken of before, or somebody new.
 * @param isBeside it is for one more than those before
 */
export function personIn(
  heard: Pick<Absorbing, "heard">,
  clauses: Clauses,
  ledger: Ledger,
  { isBeside = false } = {},
): { people: readonly Person[]; person: number } {
  const { people, others } = othersIn(heard, clauses, ledger);
  const [first] = others;
  if (first !== undefined) return { people, person: first };
  if (isBeside) return { people: [...people, otherPerson(null, "unknown")], person: people.length };
  const isOther = heard.heard.acts.some((act) => act.kind === "other_person" && within(clauses, act));
  if (!isOther) return { people, person: ledger.caller };
  const spokenOf = people.findLastIndex(({ standing }) => standing !== "self");
  if (spokenOf >= 0) return { people, person: spokenOf };
  return { people: [...people, otherPerson(null, "unknown")], person: people.length };
}

type Patient = Extract<Act, { kind: "patient" }>;

/** Everybody but the caller whom these clauses name, by kin, by first name or by both, in the order told. */
export function othersIn(
  { heard }: Pick<Absorbing, "heard">,
  clauses: Clauses,
  ledger: Ledger,
): { people: readonly Person[]; others: readonly number[] } {
  const kin = heard.acts.filter(
    (act): act is Act & Patient => act.kind === "patient" && within(clauses, act),
  );
  const names = attendeesNamed({ heard }, clauses).map(({ name }) => name);
  const isSelfNamed = heard.acts.some(
    (act) =>
      (act.kind === "name" && act.role === "caller") || act.kind === "party" || comesWithoutCaller(heard),
  );
  // 'My kids Tom, Ella and Archie': one word for all of them is none of theirs.
  const ofAll = kin.length === 1 && names.length > 1 ? kin[0] : undefined;
  const pairs: { kin: Patient | null; name: PersonName | null }[] = Array.from(
    { length: Math.max(kin.length, names.length) },
    (_, at) => ({ kin: ofAll ? null : (kin[at] ?? null), name: names[at] ?? null }),
  );
  return pairs.reduce<{ people: readonly Person[]; others: readonly number[] }>(
    ({ people, others }, each) => {
      const known = knownAs(people, each, ledger.caller, isSelfNamed);
      if (known === null) return { people, others };
      if (known < people.length) return { people, others: [...others, known] };
      const person = {
        ...otherPerson(each.kin?.relation ?? null, (each.kin ?? ofAll)?.standing ?? "unknown", each.name),
        age: each.kin?.age ?? null,
        ...(each.kin?.isOfOther && { isOfOther: true as const }),
      };
      return { people: [...people, person], others: [...others, people.length] };
    },
    { people: ledger.people, others: [] },
  );
}

/** Those who are named as the ones who come. */
export const attendeesNamed = (
  { heard }: Pick<Absorbing, "heard">,
  clauses: Clauses,
): readonly ActOf<"name">[] =>
  heard.acts.flatMap((act) =>
    act.kind === "name" && isToCome(heard, act) && within(clauses, act) ? [act] : [],
  );

/** Everybody but whoever speaks who is named, however. */
export const namesOfOthers = ({ acts }: Pick<Heard, "acts">): readonly PersonName[] =>
  acts.flatMap((act) =>
    act.kind === "name" && act.role !== "caller"
      ? [act.name]
      : act.kind === "of_person" && act.whom.name
        ? [act.whom.name]
        : [],
  );

/** Several who come are named, each apart or side by side, and the caller is none of them. */
const comesWithoutCaller = ({ acts }: Pick<Heard, "acts">): boolean => {
  const party = acts.find((act) => act.kind === "party");
  if (party?.kind === "party") return !party.withCaller;
  const isMore = acts.some(({ kind }) => kind === "more_people");
  return (
    (isMore && namedApart(acts).size > 1) ||
    acts.some((act) => act.kind === "name" && besideName(acts, act) && (isMore || isBooked(acts, act)))
  );
};

const isBooked = (acts: readonly Act[], { clause }: ActOf<"name">): boolean =>
  acts.some((act) => act.kind === "want" && act.wish === "book" && act.clause === clause);

const namedApart = (acts: readonly Act[]): ReadonlySet<string> =>
  new Set(acts.flatMap((act) => (act.kind === "of_person" && act.whom.name ? [act.whom.name.first] : [])));

/** 'Ruby and Felix Castellano': another name in the clause, and neither is said to be the caller's. */
const besideName = (acts: readonly Act[], { name, role, clause }: ActOf<"name">): boolean =>
  role !== "caller" &&
  acts.some(
    (act) =>
      act.kind === "name" && act.role !== "caller" && act.clause === clause && act.name.first !== name.first,
  );

/** Said to be whom it is for, or one of several who come without the caller. */
const isToCome = ({ acts }: Heard, told: ActOf<"name">): boolean =>
  (told.role === "patient" && !(told.isSaidOf && told.part === "last")) ||
  (told.role === "unclear" &&
    comesWithoutCaller({ acts }) &&
    (namedApart(acts).has(told.name.first) || besideName(acts, told)));

/** Index of whoever is meant; one past the end for somebody new; null for the caller, under a name of their own. */
function knownAs(
  people: readonly Person[],
  { kin, name }: { kin: Patient | null; name: PersonName | null },
  caller: number,
  isSelfNamed: boolean,
): number | null {
  const byName = name === null ? -1 : bearerOf(people, { ...name, last: null });
  if (kin === null) {
    // Whoever has said no name yet may speak of their own visit by it.
    const isNameless = people[caller]?.name === null && !isSelfNamed;
    if (byName === caller || (byName < 0 && isNameless)) return null;
    return byName < 0 ? people.length : byName;
  }
  const byKin = people.findIndex(
    (person) =>
      person.relation === kin.relation &&
      (name === null || person.name === null || isSameFirst(person, name.first)),
  );
  if (byKin >= 0) return byKin;
  // 'I'm the husband', of whoever is spoken of.
  const spokenOf = people.flatMap(({ standing }, at) => (standing === "self" || at === caller ? [] : [at]));
  if (kin.isBySelf && byName < 0 && spokenOf.length === 1 && mayBeNamed(people[spokenOf[0] ?? -1], name))
    return spokenOf[0] ?? people.length;
  return byName >= 0 && byName !== caller ? byName : people.length;
}

const mayBeNamed = (person: Person | undefined, name: PersonName | null): boolean =>
  name === null || !person?.name || isSameFirst(person, name.first);

const isSameFirst = (person: Person | undefined, first: string): boolean =>
  person?.name?.first.toLowerCase() === first.toLowerCase();

/** Whoever bears that first name already, or another form of it ('Bev', 'Beverley'), and no other last one; -1 = nobody. */
export function bearerOf(
  people: readonly Person[],
  { first, last }: Pick<PersonName, "first" | "last">,
): number {
  const mayBe = ({ name }: Person): boolean =>
    last === null || !name?.last || name.last.toLowerCase() === last.toLowerCase();
  const exact = people.findIndex((person) => isSameFirst(person, first) && mayBe(person));
  if (exact >= 0) return exact;
  const alike = people.flatMap((person, at) =>
    person.name && mayBe(person) && isSameFirstName(person.name.first, first) ? [at] : [],
  );
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
}
