import { latenessTold } from "../../frames/lateness.ts";
import { onlyVisitOf } from "../../frames/standing-visit.ts";
import type { Matter } from "../../ledger.ts";
import { change, changeMatter } from "../../turn.ts";
import { type Absorbing, first, has, ledgerOf, left, said, take, takeAct, withTurn } from "../absorbing.ts";

/** A lateness that was told is none after all, is taken back, or is of other minutes: the team is told so. */
export function absorbLateness(absorbing: Absorbing): Absorbing {
  const ledger = ledgerOf(absorbing);
  const index = latenessTold(ledger);
  const matter = ledger.matters[index];
  if (!matter) return absorbing;
  const minutes = first(absorbing, "minutes_late")?.minutes;
  if (minutes !== undefined) return reopened(absorbing, index, { lateBy: minutes });
  const by = said(absorbing, "on_time") ? "on_time" : isTakenBack(absorbing, matter) ? "taken_back" : null;
  if (by === null) return absorbing;
  const visit = onlyVisitOf(ledger, matter);
  // Nobody was told, and no visit is known: nothing is left to tell.
  if (!matter.isTold)
    return take(
      withTurn(
        absorbing,
        change(changeMatter(absorbing.turn, index, { status: "dropped" }), { current: null }),
      ),
      ...besideIt,
    );
  const overtaken = visit && { overtaken: { date: visit.date, time: visit.time, by } as const };
  return reopened(absorbing, index, overtaken ?? { isWithdrawn: true });
}

function reopened(absorbing: Absorbing, index: number, now: Partial<Matter>): Absorbing {
  const open = changeMatter(absorbing.turn, index, { status: "open", ...now });
  const late = left(absorbing, "want").filter(({ wish }) => wish === "late");
  return late.reduce(takeAct, take(withTurn(absorbing, change(open, { current: index })), ...besideIt));
}

/** Nothing else is under way that could be let go of, or it is the very words that are taken out. */
function isTakenBack(absorbing: Absorbing, matter: Matter): boolean {
  const isOut = left(absorbing, "amend").some(({ line, now }) => now === "" && line.includes(matter.opening));
  const isLetGo = ledgerOf(absorbing).current === null && has(absorbing, "drop", "undo");
  return isOut || (isLetGo && left(absorbing, "want").every(({ wish }) => wish === "late"));
}

/** What it may sound like besides. */
const besideIt = [
  ...(["on_time", "minutes_late", "amend", "drop", "undo", "keep", "no", "tell", "give", "correct"] as const),
];
