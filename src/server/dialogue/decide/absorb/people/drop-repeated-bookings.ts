import { changeMatter } from "../../turn.ts";
import { type Absorbing, ledgerOf, withTurn } from "../absorbing.ts";

/** Nobody comes twice at one time: a second booking of somebody for the time that they have already is none. */
export function dropRepeatedBookings(absorbing: Absorbing): Absorbing {
  const { matters, booked, current } = ledgerOf(absorbing);
  const repeated = matters.flatMap(({ kind, status, person, slot, isHeld }, index) => {
    if (kind !== "book" || status !== "open" || slot === null || isHeld || index === current) return [];
    const isThen = (one: { date: string; time: string } | null) =>
      one?.date === slot.date && one.time === slot.time;
    const isTheirs =
      booked.some((visit) => visit.person === person && isThen(visit)) ||
      matters.some(
        (other, at) =>
          at !== index &&
          other.kind === "book" &&
          other.status === "open" &&
          other.person === person &&
          (at === current || other.isHeld || at < index) &&
          isThen(other.slot),
      );
    return isTheirs ? [index] : [];
  });
  const turn = repeated.reduce(
    (each, index) => changeMatter(each, index, { status: "dropped" }),
    absorbing.turn,
  );
  return withTurn(absorbing, turn);
}
