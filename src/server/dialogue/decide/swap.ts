import { settle } from "./frames/settle.ts";
import { visitMeantOf } from "./frames/standing-visit.ts";
import type { FoundVisit, Ledger, Matter } from "./ledger.ts";
import { change, type Turn } from "./turn.ts";
import { isThen } from "./when-wish.ts";

/** Two of one's own visits that are to change places: neither can go first, so people do it. */

const visitOf = (ledger: Ledger, matter: Matter): FoundVisit | null =>
  matter.visit ?? visitMeantOf(ledger, matter);

/** The other matter whose visit stands where this one is to go, and is to be moved as well; -1 = there is none. */
const otherOf = (ledger: Ledger, { person, visit, when }: Matter): number =>
  ledger.matters.findIndex((other) => {
    const theirs = other.kind === "move" && other.status === "open" ? visitOf(ledger, other) : null;
    return (
      theirs !== null &&
      other.person === person &&
      theirs.appointmentId !== visit?.appointmentId &&
      isThen(theirs, when)
    );
  });

/** Both go to the team in the caller's words; null where nothing is to be swapped. */
export function passOnSwap(turn: Turn, index: number): Turn | null {
  const matter = turn.ledger.matters[index];
  const other = matter?.kind === "move" ? otherOf(turn.ledger, matter) : -1;
  const beside = turn.ledger.matters[other];
  if (!matter || !beside) return null;
  const both = settle(settle(turn.ledger, other, "passed_on"), index, "passed_on", "message");
  const [told] = both.matters.slice(-1);
  if (!told) return null;
  const where = (each: Matter) => {
    const visit = visitOf(turn.ledger, each);
    return `${visit?.date ?? ""} ${visit?.time ?? ""}`;
  };
  const notes = [`Wants these two visits swapped: ${where(matter)} and ${where(beside)}`, ...told.notes];
  return change(turn, { ...both, matters: [...both.matters.slice(0, -1), { ...told, notes }] });
}
