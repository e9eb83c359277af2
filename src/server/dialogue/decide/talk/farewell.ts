import { change, effect, plan, type Turn } from "../turn.ts";

/** The last words of a call in which nothing is left to do. */
export function farewell(turn: Turn): Turn {
  // Whoever told of despair in this call is not let go like anybody else.
  const why = turn.ledger.danger?.given.includes("lifeline") ? "despair" : "finished";
  const told = plan(change(turn, { isEnded: true }), { item: "bye", why });
  return { ...effect(told, { type: "hang_up", reason: "finished" }), isOver: true };
}
