import type { Heard } from "../../hear/acts/acts.ts";
import { isForTeam, isToldOf, tellTeam } from "../frames/team-task.ts";
import type { Ask } from "../ledger.ts";
import { askTool, change, plan, type Turn } from "../turn.ts";
import { isUnderWay, withoutBegun } from "../unfinished-call.ts";
import { farewell } from "./farewell.ts";
import { openCallback } from "./handover.ts";

/** Goodbye is the last that was said: nothing is asked or wished for behind it. */
export function saysGoodbye({ acts }: Pick<Heard, "acts">): boolean {
  const bye = acts.findLast(({ kind, certainty }) => kind === "bye" && certainty >= surely);
  return bye !== undefined && acts.every(({ kind, clause }) => !goesOn.has(kind) || clause <= bye.clause);
}
const surely = 0.75;
const goesOn: ReadonlySet<string> = new Set(["ask", "want", "danger", "wait", "undo", "correct"]);

/** What was to be passed on is, as far as it was told, before the call ends. */
export function sayGoodbye(begun: Turn): Turn {
  const turn = saidUndone(change(begun, { matters: withoutBegun(begun.ledger).matters }));
  const { matters } = turn.ledger;
  const index = matters.findIndex(
    (matter) => matter.status === "open" && isForTeam(matter) && isToldOf(matter),
  );
  if (index >= 0) {
    const told = tellTeam(turn.ledger, index, "bye");
    return askTool(turn, told.effect, told.waiting);
  }
  // Whoever takes leave in the middle leaves what they told so far, and is promised no call.
  if (matters.some((matter) => isUnderWay(turn.ledger, matter))) {
    const opened = openCallback(turn, "The call ended before this was done.", "message");
    const told = tellTeam(opened.ledger, opened.ledger.current ?? 0, "bye");
    return askTool(opened, told.effect, told.waiting);
  }
  return farewell(turn);
}

/** A goodbye to 'shall I put that in?' agrees to nothing, and nobody is left to believe that it was done. */
function saidUndone(turn: Turn): Turn {
  const { asked, matters, current } = turn.ledger;
  const matter = matters[asked?.matter ?? current ?? -1];
  if (matter?.status !== "open" || matter.isAgreed) return turn;
  const { kind, visit, slot } = matter;
  const isPut = (asked !== null && putToThem.has(asked.ask)) || slot !== null || visit !== null;
  if (!isPut) return turn;
  if (kind !== "book" && kind !== "move" && kind !== "cancel") return turn;
  return plan(turn, { item: "left_undone", kind, visit: kind === "book" ? null : visit });
}
const putToThem: ReadonlySet<Ask> = new Set([
  "agree_book",
  "agree_move",
  "agree_cancel",
  "offer",
  "take_slot",
]);
