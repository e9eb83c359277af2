import type { ActKind } from "../../hear/acts.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { Matter } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, said, take, withTurn } from "./absorbing.ts";

/**
 * What was told for people is taken back: what they do not have yet they never get, and of what they have they are told that
 * nothing is to be done. News of somebody's health stays told.
 */
export function withdrawn(absorbing: Absorbing): Absorbing {
  if (!said(absorbing, "withdraw") || said(absorbing, "rung", "reach")) return absorbing;
  const { matters, questions, current, asked } = ledgerOf(absorbing);
  const isMeant = (each: Matter): boolean => isForTeam(each) && each.urgent === undefined;
  const told = matters.findLastIndex((each) => isMeant(each) && each.isTold);
  const kept = matters.map((each, at): Matter => {
    if (!isMeant(each) || (each.status !== "open" && !each.isTold)) return each;
    return at === told
      ? { ...each, kind: "message", status: "open", isWithdrawn: true, ringWhen: null }
      : { ...each, status: "dropped", isTold: false };
  });
  const isAskedOfIt =
    asked !== null && (asked.ask === "ask_team" || kept[asked.matter ?? -1] !== matters[asked.matter ?? -1]);
  const changed = change(absorbing.turn, {
    matters: kept,
    current: told >= 0 ? told : current !== null && kept[current]?.status === "dropped" ? null : current,
    ...(isAskedOfIt && { asked: null }),
    questions: questions.map((each) =>
      each.status === "unknown" ? { ...each, status: "declined" as const } : each,
    ),
    words: [],
  });
  const out = told >= 0 ? changed : plan(changed, { item: "acknowledge", of: "left_out" });
  return take(withTurn(absorbing, out), ...besideIt);
}

/** What taking back may sound like besides. */
const besideIt: readonly ActKind[] = [
  ...(["tell", "want", "no", "drop", "undo", "ask", "give", "correct", "amend", "keep", "withdraw"] as const),
];
