import type { Matter } from "../../ledger.ts";
import { change, changePerson, type Turn } from "../../turn.ts";
import { noWhenYet } from "../../when-wish.ts";

/**
 * Nobody is to ring: what was to be rung about is a message, told anew where the team has it, and a wish to ring that came to nothing
 * else is gone for good.
 *
 * @param isOther somebody else than the caller is not to be rung: whoever is to ring the caller still does
 */
export function cancelCallback(turn: Turn, isOther = false): Turn {
  const { matters, people, caller, current, asked } = turn.ledger;
  const isMeant = ({ kind, rung = caller }: Matter): boolean =>
    kind === "callback" && (!isOther || rung !== caller);
  if (isOther && !matters.some(isMeant)) return turn;
  const at = matters.findLastIndex((each) => isMeant(each) && each.isTold);
  const kept = matters.map((each, index): Matter => {
    if (!isMeant(each)) return each;
    const { rung: _rung, ...rest } = each;
    const isEmpty =
      !each.isTold && each.status === "open" && each.notes.every((words) => words === each.opening);
    const still: Matter = { ...rest, kind: "message", ringWhen: null, when: noWhenYet };
    return isEmpty
      ? { ...still, status: "dropped", notes: [] }
      : index === at
        ? { ...still, status: "open" }
        : still;
  });
  const isDropped = current !== null && kept[current]?.status === "dropped";
  const ofAsked = matters[asked?.matter ?? -1];
  const isAskedOfIt = ofAsked !== undefined && isMeant(ofAsked);
  const changed = change(turn, {
    matters: kept,
    current: isDropped ? null : (current ?? (at < 0 ? null : at)),
    ...(isAskedOfIt && { asked: null }),
  });
  // Whoever asked that somebody else be not rung has said nothing of themselves.
  return isOther && people[caller]?.reachBy !== undefined
    ? changed
    : changePerson(changed, caller, { reachBy: "none" });
}
