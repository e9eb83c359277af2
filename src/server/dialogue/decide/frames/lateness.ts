import type { FoundVisit, Ledger, Matter } from "../ledger.ts";
import { change, type Turn } from "../turn.ts";
import { onlyVisitOf } from "./standing-visit.ts";
import { isForTeam } from "./team-task.ts";

/** What the team was told of a visit is true of that visit as it stood then: what becomes of it since is told anew. */

const isOfLateness = ({ kind, isLate }: Matter): boolean => kind === "late" || isLate === true;

/** Where among the matters the lateness is that still holds; -1 = none. */
export const latenessTold = ({ matters }: Pick<Ledger, "matters">): number =>
  matters.findLastIndex(
    (each) => isOfLateness(each) && each.overtaken === undefined && (each.isTold || each.status === "open"),
  );

/**
 * The team is told anew of what it was told with a visit that this call has moved or cancelled since.
 * @param before the ledger as it was when the visit still stood there
 */
export function tellAnew(
  turn: Turn,
  before: Ledger,
  { was, now }: { was: FoundVisit; now: FoundVisit | null },
): Turn {
  const by = now === null ? "cancelled" : "moved";
  const isOfIt = (each: Matter): boolean => onlyVisitOf(before, each)?.appointmentId === was.appointmentId;
  const matters = turn.ledger.matters.map((each): Matter => {
    if (!each.isTold || !isForTeam(each) || each.overtaken || !isOfIt(each)) return each;
    const anew = { ...each, status: "open" as const, isToldAnew: true };
    if (isOfLateness(each)) return { ...anew, overtaken: { date: was.date, time: was.time, by } };
    return each.urgent ? { ...anew, visit: each.visit && now } : each;
  });
  return change(turn, { matters });
}
