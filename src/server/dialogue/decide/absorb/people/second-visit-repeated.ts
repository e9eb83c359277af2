import type { ActKind } from "../../../hear/acts/acts.ts";
import { changePerson, plan } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, withTurn } from "../absorbing.ts";

/** 'Yes, but there's two of us, me and my husband Arun Raman', of a second visit that is wished for already: it is said to come next. */
export function absorbSecondVisitRepeated(absorbing: Absorbing): Absorbing {
  const { asked, matters, people, caller } = ledgerOf(absorbing);
  if (asked?.ask !== "agree_book" || !said(absorbing, "party", "more_people") || said(absorbing, ...ofElse))
    return absorbing;
  const first = asked.matter === null ? undefined : matters[asked.matter];
  const others = matters.filter(
    ({ kind, status, person }) => kind === "book" && status === "open" && person !== first?.person,
  );
  const [other, ...more] = others;
  const person = other && people[other.person];
  if (first?.person !== caller || !other || !person || more.length > 0 || person.name !== null)
    return absorbing;
  const name = left(absorbing, "name").find(({ role }) => role === "patient")?.name ?? null;
  const relation = left(absorbing, "patient")[0]?.relation ?? person.relation;
  const named = changePerson(absorbing.turn, other.person, { name, relation });
  const told = plan(named, { item: "up_next", kind: "book", name: name?.first ?? relation });
  return take(withTurn(absorbing, told), ...taken);
}
const ofElse = ["want", "when", "treatment", "phone"] as const;
const taken = [
  ...(["party", "more_people", "other_person", "patient", "own", "beside"] as const),
  ...(["name", "correct", "no", "give"] as const),
] satisfies readonly ActKind[];
