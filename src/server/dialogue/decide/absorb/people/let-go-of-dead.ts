import { settle } from "../../frames/settle.ts";
import type { Ledger, Person } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { type Absorbing, type ActOf, ledgerOf, left, take, takeAct, withTurn } from "../absorbing.ts";

/**
 * 'No dear, Reg is dead': whoever was taken for the one who comes, and has died, comes to nothing. Their booking is the caller's, and
 * where the caller has one, none is left over.
 */
export function letGoOfDead(begun: Absorbing): Absorbing {
  const deaths = left(begun, "dead");
  if (deaths.length === 0) return begun;
  const absorbing = withTurn(
    begun,
    change(begun.turn, {
      dead: [...(ledgerOf(begun).dead ?? []), ...deaths.map((death) => whoDied(begun, death))],
    }),
  );
  const ledger = ledgerOf(absorbing);
  const { caller, people, matters } = ledger;
  const others = people.filter((_, at) => at !== caller);
  const isGone = (person: Person | undefined): boolean =>
    person !== undefined && deaths.some((death) => isOf(person, death, others.length === 1));
  const theirs = matters.flatMap(({ kind, status, person }, at) =>
    kind === "book" && status === "open" && person !== caller && isGone(people[person]) ? [at] : [],
  );
  const known = withoutNames(take(absorbing, "dead"), deaths);
  if (theirs.length === 0) return known;
  const hasOwn = matters.some(
    ({ kind, status, person }) => kind === "book" && status !== "dropped" && person === caller,
  );
  const [first] = theirs;
  const dropped = hasOwn ? theirs : theirs.slice(1);
  const settled = dropped.reduce<Ledger>((each, at) => settle(each, at, "dropped"), ledger);
  const own = settled.matters.map((each, at) =>
    at === first && !hasOwn ? { ...each, person: caller, isAgreed: false } : each,
  );
  const turn = change(absorbing.turn, {
    matters: own,
    ...(dropped.includes(ledger.current ?? -1) && { current: null }),
    asked: null,
  });
  return take(withTurn(known, turn), "own", "no", "correct", "other_person", "give");
}

/** 'He is dead', where one other than the caller was spoken of. */
function whoDied(
  absorbing: Absorbing,
  { name, relation }: ActOf<"dead">,
): { name: string | null; relation: string | null } {
  const { people, caller } = ledgerOf(absorbing);
  const [one, ...others] = people.filter((_, at) => at !== caller);
  const isOne = name === null && relation === null && one !== undefined && others.length === 0;
  return isOne ? { name: one.name?.first.toLowerCase() ?? null, relation: one.relation } : { name, relation };
}

const isOf = (person: Person, { name, relation }: ActOf<"dead">, isOnly: boolean): boolean =>
  name === null && relation === null
    ? isOnly
    : (name !== null && (person.name === null ? isOnly : person.name.first.toLowerCase() === name)) ||
      (relation !== null && person.relation === relation);

/** Nobody takes their name. */
const withoutNames = (absorbing: Absorbing, deaths: readonly ActOf<"dead">[]): Absorbing =>
  left(absorbing, "name")
    .filter((act) => deaths.some(({ name }) => name !== null && act.name.first.toLowerCase() === name))
    .reduce(takeAct, absorbing);
