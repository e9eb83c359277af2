import type { Need } from "../frame.ts";
import type { Ledger, Matter, Person, Prompt } from "../ledger.ts";

/** What every matter asks of whoever it is for: name and number, each once. */

export const personOf = ({ people, caller }: Ledger, { person }: Pick<Matter, "person">): Person => {
  const found = people[person] ?? people[caller];
  if (!found) throw new Error("A call has at least its caller");
  return found;
};

/** Somebody else than the caller, as far as names and kin tell. */
export const isSomebodyElse = (ledger: Ledger, matter: Pick<Matter, "person">): boolean => {
  const { relation, name } = personOf(ledger, matter);
  // Whoever speaks for a child is none of those whom they name.
  const speaksForSmall = ledger.people.some(
    ({ standing }, at) => standing === "small" && at !== matter.person,
  );
  const isNamed =
    name !== null &&
    (ledger.isNotPatient === true || (ledger.people[ledger.caller]?.name ?? null) !== null || speaksForSmall);
  return matter.person !== ledger.caller && (relation !== null || isNamed);
};

/**
 * A person's own number, or the caller's whom the clinic would ring for them: the one that they ring from, unless they say
 * another. It is not asked about; what is read back holds it.
 */
export const phoneOf = (ledger: Ledger, matter: Pick<Matter, "person">): string | null =>
  personOf(ledger, matter).phone ?? ledger.people[ledger.caller]?.phone ?? lineNumber(ledger);

/** Somebody near them may hurt them: what rings or lights up on a telephone may be seen. */
export const mayBeWatched = ({ danger }: Pick<Ledger, "danger">): boolean =>
  danger !== null &&
  (danger.advised.includes("violence") || (danger.kind === "violence" && danger.stage === "sent"));

/** The number of the line, as long as the caller has not said that it is another; by itself it is safe for nobody who may be watched. */
export const lineNumber = (ledger: Ledger): string | null =>
  mayBeWatched(ledger) || ledger.people[ledger.caller]?.declined.includes("own_number")
    ? null
    : ledger.callerNumber;

/** The key counts how often a prompt was put for this matter. */
export const keyOf = (index: number, ask: Prompt["ask"], more = ""): string =>
  `${index}:${ask}${more && `:${more}`}`;

export function needName(ledger: Ledger, matter: Matter, index: number): Need | null {
  const person = personOf(ledger, matter);
  if (person.name === null)
    return {
      need: "ask",
      prompt: { kind: "name", matter: index, key: keyOf(index, "name"), ask: "name", of: matter.person },
    };
  if (person.name.last !== null || person.declined.includes("surname")) return null;
  const of = { kind: "name", matter: index, of: matter.person } as const;
  if (person.isOnlyLast)
    return { need: "ask", prompt: { ...of, key: keyOf(index, "first_name"), ask: "first_name" } };
  const mayShare = person.standing !== "self" && !person.declined.includes("shared_surname");
  const perhaps = mayShare ? (ledger.people.findLast(({ name }) => name?.last)?.name?.last ?? null) : null;
  return { need: "ask", prompt: { ...of, key: keyOf(index, "surname"), ask: "surname", perhaps } };
}

export function needPhone(ledger: Ledger, matter: Matter, index: number): Need | null {
  // A number that was begun is heard to its end.
  if (ledger.digits === "" && phoneOf(ledger, matter) !== null) return null;
  return {
    need: "ask",
    prompt: {
      ...{ kind: "phone", matter: index, key: keyOf(index, "phone", ledger.digits), ask: "phone" },
      ...(mayBeWatched(ledger) && { isSafeAsked: true as const }),
    },
  };
}

/** As it is written on the appointment. */
export const fullName = (ledger: Ledger, matter: Pick<Matter, "person">): string =>
  personOf(ledger, matter).name?.full ?? "";

/** Whether somebody of this call has died, by their name or by what they were to the caller, as far as that was told. */
export function isDead(
  { dead = [] }: Pick<Ledger, "dead">,
  { name, relation }: Pick<Person, "name" | "relation">,
): boolean {
  const first = name?.first.toLowerCase() ?? null;
  return dead.some(
    (each) =>
      (each.name !== null && each.name === first) || (each.relation !== null && each.relation === relation),
  );
}
