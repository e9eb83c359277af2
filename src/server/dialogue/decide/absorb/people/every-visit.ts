import { mayBeSameName } from "#kernel/same-first-name.ts";
import { eachOf, visitsOf } from "../../frames/standing-visit.ts";
import type { Ledger } from "../../ledger.ts";
import { change, changeMatter } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, take, withTurn } from "../absorbing.ts";
import { isChange } from "../matter-order.ts";
import { type Clauses, within } from "./people.ts";
import { withBearer } from "./whose-wish.ts";

/** Several visits that stand and are wished to be changed at once: a matter for each. */

/** 'Move Mia and Leo to Friday', each of whom has a visit that is known: a matter for each of them. */
export function everyBearer(absorbing: Absorbing, index: number, clauses: Clauses): Absorbing {
  const ledger = ledgerOf(absorbing);
  const matter = ledger.matters[index];
  if (!matter || matter.isSwap || !isChange(matter.kind)) return absorbing;
  if (isOfBoth(absorbing, clauses)) return ofBoth(absorbing, index);
  const standing = [...ledger.booked, ...ledger.found, ...ledger.lineVisits];
  const names = absorbing.heard.acts.flatMap((act) =>
    act.kind === "name" && act.role !== "caller" && within(clauses, act) ? [act.name] : [],
  );
  const bearers = names.filter(
    ({ first: name }, at) =>
      standing.some(({ patientName }) => isFirstOf(patientName, name)) &&
      names.findIndex((other) => other.first === name) === at,
  );
  if (bearers.length < 2) return absorbing;
  const { people, persons } = bearers.reduce<{ people: Ledger["people"]; persons: readonly number[] }>(
    (known, name) => {
      const bearer = withBearer({ ...ledger, people: known.people }, name);
      return { people: bearer.people, persons: [...known.persons, bearer.person] };
    },
    { people: ledger.people, persons: [] },
  );
  const [one = matter.person, ...others] = persons;
  const matters = ledger.matters.map((each, at) => (at === index ? { ...each, person: one } : each));
  const beside = others.map((person) => ({ ...matter, person }));
  const opened = withTurn(absorbing, change(absorbing.turn, { people, matters: [...matters, ...beside] }));
  return take(opened, "pick_all", "name");
}

/** 'Mine and my husband's'; of 'me and my son are in on Thursday, cancel his, I'll still come' only his is meant. */
const isOfBoth = ({ heard: { acts } }: Absorbing, clauses: Clauses): boolean => {
  const both = acts.find((act) => act.kind === "patient" && act.isBesideCaller && within(clauses, act));
  const isOneMeant = acts.some(
    (act) =>
      act.kind === "keep" ||
      act.kind === "kept" ||
      (act.kind === "other_person" && both !== undefined && act.clause > both.clause),
  );
  return both !== undefined && !isOneMeant;
};

/** The caller's own first, which is theirs to change. */
function ofBoth(absorbing: Absorbing, index: number): Absorbing {
  const { matters, caller } = ledgerOf(absorbing);
  const matter = matters[index];
  if (!matter || matter.person === caller) return absorbing;
  const own = matters.map((each, at) => (at === index ? { ...each, person: caller } : each));
  return withTurn(
    absorbing,
    change(absorbing.turn, {
      matters: [...own, { ...matter, visitMeant: { ...matter.visitMeant, id: null } }],
    }),
  );
}

const isFirstOf = (patientName: string, first: string): boolean =>
  mayBeSameName(patientName, { first, last: null });

/** Those that are not looked up yet. */
function everyOfTheirs(absorbing: Absorbing, index: number, but: string | null): Absorbing {
  const matter = ledgerOf(absorbing).matters[index];
  if (matter?.kind !== "move" && matter?.kind !== "cancel") return absorbing;
  const not = [...(matter.visitMeant.not ?? []), ...(but === null ? [] : [but])];
  const visitMeant = { ...matter.visitMeant, not, isEvery: true as const };
  return withTurn(absorbing, changeMatter(absorbing.turn, index, { visitMeant }));
}

/** 'Cancel both': a matter for each. */
export function everyVisit(absorbing: Absorbing, index: number): Absorbing {
  const [all] = left(absorbing, "pick_all");
  const ledger = ledgerOf(absorbing);
  const matter = ledger.matters[index];
  if (!all || !matter || matter.isSwap || all.of !== "visit") return absorbing;
  const visits = visitsOf(ledger, matter).filter(({ appointmentId }) => appointmentId !== all.but);
  if (visits.length === 0) return take(everyOfTheirs(absorbing, index, all.but), "pick_all");
  return take(
    withTurn(absorbing, change(absorbing.turn, { matters: eachOf(ledger, index, visits) })),
    "pick_all",
  );
}
