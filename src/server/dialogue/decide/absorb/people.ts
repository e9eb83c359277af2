import { otherPerson } from "../begin.ts";
import type { Ledger, Person } from "../ledger.ts";
import type { Absorbing } from "./absorbing.ts";

export interface Clauses {
  from: number;
  /** Not itself. */
  until: number;
}

export const everyClause: Clauses = { from: 0, until: Number.POSITIVE_INFINITY };

export const within = ({ from, until }: Clauses, { clause }: { clause: number }): boolean =>
  clause >= from && clause < until;

/** Whom these clauses are about: the caller, somebody spoken of before, or somebody new. */
export function personIn(
  { heard }: Pick<Absorbing, "heard">,
  clauses: Clauses,
  ledger: Ledger,
): { people: readonly Person[]; person: number } {
  const { people, caller } = ledger;
  const patient = heard.acts.find((act) => act.kind === "patient" && within(clauses, act));
  const named = heard.acts.find(
    (act) => act.kind === "name" && act.role === "patient" && within(clauses, act),
  );
  const name = named?.kind === "name" ? named.name : null;
  if (patient?.kind === "patient") {
    const known = people.findIndex(({ relation }) => relation === patient.relation);
    if (
      known >= 0 &&
      (name === null || people[known]?.name === null || isSameFirst(people[known], name.first))
    )
      return { people, person: known };
    const person = { ...otherPerson(patient.relation, patient.standing, name), age: patient.age };
    return { people: [...people, person], person: people.length };
  }
  if (name !== null) {
    const known = people.findIndex((person) => isSameFirst(person, name.first));
    if (known >= 0) return { people, person: known };
  }
  const isOther = heard.acts.some((act) => act.kind === "other_person" && within(clauses, act));
  if (!isOther) return { people, person: caller };
  const spokenOf = people.findLastIndex(({ standing }) => standing !== "self");
  if (spokenOf >= 0 && name === null) return { people, person: spokenOf };
  return { people: [...people, otherPerson(null, "unknown", name)], person: people.length };
}

const isSameFirst = (person: Person | undefined, first: string): boolean =>
  person?.name?.first.toLowerCase() === first.toLowerCase();
