import type { Heard } from "../../hear/acts.ts";
import { isForTeam, isToldOf, tellTeam } from "../frames/team-task.ts";
import { isUnderWay, withoutBegun } from "../left-undone.ts";
import { askTool, change, type Turn } from "../turn.ts";
import { farewell } from "./farewell.ts";
import { openCallback } from "./hand-on.ts";

/** Goodbye is the last that was said: nothing is asked or wished for behind it. */
export function saysGoodbye({ acts }: Pick<Heard, "acts">): boolean {
  const bye = acts.findLast(({ kind, certainty }) => kind === "bye" && certainty >= surely);
  return bye !== undefined && acts.every(({ kind, clause }) => !goesOn.has(kind) || clause <= bye.clause);
}
const surely = 0.75;
const goesOn: ReadonlySet<string> = new Set(["ask", "want", "danger", "wait", "undo", "correct"]);

/** What was to be passed on is, as far as it was told, before the call ends. */
export function takeLeave(begun: Turn): Turn {
  const turn = change(begun, { matters: withoutBegun(begun.ledger).matters });
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
    const opened = openCallback(turn, "Took leave before this was done.", "message");
    const told = tellTeam(opened.ledger, opened.ledger.current ?? 0, "bye");
    return askTool(opened, told.effect, told.waiting);
  }
  return farewell(turn);
}
