import { isHolding } from "../danger/stages.ts";
import { tellTeam } from "../frames/team-task.ts";
import { askTool, change, effect, plan, type Turn } from "../turn.ts";
import { openCallback } from "./handover.ts";

/** The last words of a call in which nothing is left to do: what was asked, and nobody here could answer, goes to the team before them. */
export function farewell(turn: Turn): Turn {
  const isUnanswered = turn.ledger.questions.some(({ status }) => status === "unknown");
  if (isUnanswered && !isHolding(turn.ledger.danger)) {
    const opened = openCallback(turn, null, "message");
    const { effect: told, waiting } = tellTeam(opened.ledger, opened.ledger.current ?? 0, "bye");
    return askTool(opened, told, waiting);
  }
  // Whoever told of despair in this call is not let go like anybody else.
  const why = turn.ledger.danger?.given.includes("lifeline") ? "despair" : "finished";
  const told = plan(change(turn, { isEnded: true }), { item: "bye", why });
  return { ...effect(told, { type: "hang_up", reason: "finished" }), isOver: true };
}
