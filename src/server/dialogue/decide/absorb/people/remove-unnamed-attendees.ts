import { settle } from "../../frames/settle.ts";
import type { Ledger } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { type Absorbing, has, ledgerOf, left, said, take, withTurn } from "../absorbing.ts";
import { bearerOf, namesOfOthers } from "./people.ts";

/**
 * 'There's no next one, just the two of us', 'that's everybody': whoever was counted beside those who are booked, and never named, is
 * nobody. Nothing is said of a booking that was nobody's.
 */
export function removeUnnamedAttendees(absorbing: Absorbing): Absorbing {
  const ledger = ledgerOf(absorbing);
  const unnamed = unnamedBookings(ledger);
  const [party] = left(absorbing, "party");
  const isCounted = party !== undefined && party.count <= booked(ledger).size;
  const isAskedOf = unnamed.includes(ledger.asked?.matter ?? -1);
  const isDenied = isAskedOf && has(absorbing, "no", "drop", "bye", "correct", "that_is_all");
  if (unnamed.length === 0 || !(isCounted || isDenied) || isNewNamed(absorbing) || said(absorbing, "letters"))
    return absorbing;
  if (!isCounted && said(absorbing, "yes", "when", "treatment")) return absorbing;
  const settled = unnamed.reduce<Ledger>(
    (each, index) => ({ ...each, ...settle(each, index, "dropped") }),
    ledger,
  );
  const dropped = withTurn(absorbing, change(absorbing.turn, { ...settled, asked: null }));
  return take(dropped, ...ofThem);
}
const ofThem = [
  ...(["no", "drop", "correct", "party", "more_people", "other_person"] as const),
  ...(["patient", "name", "of_person", "tell", "give"] as const),
];

const booked = ({ matters }: Ledger): ReadonlySet<number> =>
  new Set(
    matters.flatMap(({ kind, status, person }) => (kind === "book" && status === "done" ? [person] : [])),
  );

/** Beside somebody who is booked already, whoever has no name and is not the caller. */
const unnamedBookings = (ledger: Ledger): readonly number[] =>
  booked(ledger).size === 0
    ? []
    : ledger.matters.flatMap(({ kind, status, person }, index) =>
        kind === "book" &&
        status === "open" &&
        person !== ledger.caller &&
        ledger.people[person]?.name === null
          ? [index]
          : [],
      );

const isNewNamed = ({ heard, turn }: Absorbing): boolean =>
  namesOfOthers(heard).some((name) => !booked(turn.ledger).has(bearerOf(turn.ledger.people, name)));
