import type { ActKind } from "../../../hear/acts/acts.ts";
import { settle } from "../../frames/settle.ts";
import type { Ledger } from "../../ledger.ts";
import { change, plan } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, takeAct, withTurn } from "../absorbing.ts";

/**
 * One of several does not come after all: their booking goes, and where it was theirs that was being settled, whoever is left has
 * the time that was found. Nobody is left without anybody: where none would come, it is no such thing.
 */
export function removeAttendee(absorbing: Absorbing): Absorbing {
  const told = left(absorbing, "drops_out");
  if (told.length === 0 && areAllNamedAgain(absorbing)) return take(absorbing, ...ofNames);
  const ledger = ledgerOf(absorbing);
  const bookings = bookingsOf(ledger);
  const isOut = (name: string): boolean => told.some((act) => !act.isOnly && act.name === name);
  const only = told.filter(({ isOnly }) => isOnly).map(({ name }) => name);
  const isGone = (name: string): boolean => isOut(name) || (only.length > 0 && !only.includes(name));
  const gone = bookings.filter(({ isOpen, name }) => isOpen && isGone(name));
  const stay = bookings.filter(({ name }) => !isGone(name));
  if (gone.length === 0 || stay.length === 0) return absorbing;
  const kept = keepingTime(
    ledger,
    gone,
    stay.find(({ isOpen }) => isOpen),
  );
  const settled = kept.gone.reduce<Ledger>((each, index) => settle(each, index, "dropped"), kept.ledger);
  const turn = change(absorbing.turn, { ...settled, current: kept.current, asked: null });
  const dropped = withTurn(absorbing, plan(turn, { item: "acknowledge", of: "left_out" }));
  return take(withoutTheirs(dropped, isGone), ...ofDropping);
}

/** 'Just Nadia and Yusuf', who come anyway: nobody takes anybody's place. */
function areAllNamedAgain(absorbing: Absorbing): boolean {
  const names = new Set(left(absorbing, "name").map(({ name }) => name.first.toLowerCase()));
  const booked = new Set(bookingsOf(ledgerOf(absorbing)).map(({ name }) => name));
  return names.size > 1 && [...names].every((name) => booked.has(name)) && !said(absorbing, ...ofMore);
}
const ofNames: readonly ActKind[] = ["name", "correct", "give", "more_people"];
const ofMore: readonly ActKind[] = ["want", "when", "treatment", "ask", "letters", "wrong"];

interface Booking {
  index: number;
  /** First name, small letters. */
  name: string;
  isOpen: boolean;
}

const bookingsOf = ({ matters, people }: Ledger): readonly Booking[] =>
  matters.flatMap(({ kind, status, person }, index) => {
    const name = people[person]?.name?.first.toLowerCase();
    const isOpen = status === "open";
    return kind === "book" && name && (isOpen || status === "done") ? [{ index, name, isOpen }] : [];
  });

/** The booking with the time that was found becomes that of whoever comes next, whose own goes in its place. */
function keepingTime(
  ledger: Ledger,
  gone: readonly Booking[],
  next: Booking | undefined,
): { ledger: Ledger; gone: readonly number[]; current: number | null } {
  const indexes = gone.map(({ index }) => index);
  const at = ledger.current;
  const isTheirs = at !== null && indexes.includes(at);
  if (!isTheirs) return { ledger, gone: indexes, current: at };
  const person = ledger.matters[next?.index ?? -1]?.person;
  if (next === undefined || person === undefined) return { ledger, gone: indexes, current: null };
  const matters = ledger.matters.map((each, index) => (index === at ? { ...each, person, notes: [] } : each));
  const others = indexes.filter((index) => index !== at);
  return { ledger: { ...ledger, matters }, gone: [...others, next.index], current: at };
}

/** Why somebody does not come is no wish of whoever does. */
function withoutTheirs(absorbing: Absorbing, isGone: (name: string) => boolean): Absorbing {
  const { acts } = absorbing.heard;
  const clauses = new Set(
    acts.flatMap((act) => (act.kind === "drops_out" && isGone(act.name) ? [act.clause] : [])),
  );
  const named = acts.flatMap((act) =>
    act.kind === "of_person" && act.whom.name && isGone(act.whom.name.first.toLowerCase())
      ? [act.clause]
      : [],
  );
  const theirs = new Set([...clauses, ...named]);
  return acts.filter(({ clause, kind }) => theirs.has(clause) && kind !== "bye").reduce(takeAct, absorbing);
}

const ofDropping: readonly ActKind[] = [
  ...(["drops_out", "of_person", "name", "amend", "correct", "no", "drop", "give", "keep"] as const),
  ...(["more_people", "party", "other_person", "patient", "tell"] as const),
];
