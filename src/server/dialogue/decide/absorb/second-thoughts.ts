import { newMatter } from "../begin.ts";
import type { FoundVisit, Matter } from "../ledger.ts";
import { change } from "../turn.ts";
import { type Absorbing, has, ledgerOf, said, take, withTurn } from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";

/**
 * After something was done: 'actually make it Thursday' moves what was just booked, 'no, take it out again' cancels it. Only
 * while nothing else is under way.
 */
export function reopen(absorbing: Absorbing): Absorbing {
  const { current, booked } = ledgerOf(absorbing);
  const last = booked.at(-1);
  if (current !== null || !last || said(absorbing, "want")) return absorbing;
  if (has(absorbing, "undo")) return take(open(absorbing, last, "cancel"), "undo", "no");
  const isCorrection = has(absorbing, "correct") && said(absorbing, "when", "shift");
  return isCorrection ? take(open(absorbing, last, "move"), "correct", "no") : absorbing;
}

function open(absorbing: Absorbing, visit: FoundVisit, kind: "move" | "cancel"): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const matter: Matter = { ...newMatter(kind, visit.person, absorbing.heard.text), visit };
  const index = matters.length;
  const opened = change(absorbing.turn, { matters: [...matters, matter], current: index });
  return detailsOfClauses(withTurn(absorbing, opened), index, { from: 0, until: Number.POSITIVE_INFINITY });
}
