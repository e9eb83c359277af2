import { giveUp } from "./hand-on.ts";
import type { Ledger } from "./ledger.ts";
import { beginTurn, change, isLive, type Turn } from "./turn.ts";

/** The same reply would be given a third time running: the caller goes on with people instead. */
export function giveUpReply(turn: Turn, before: Ledger): Turn {
  if (!isLive(before)) return turn;
  return giveUp(change(beginTurn({ ...turn.ledger, facts: before.facts }), { fruitless: 0 }));
}
