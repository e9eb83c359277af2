import type { ToolResult } from "../../events.ts";
import { settle, withoutLikes } from "../frames/settle.ts";
import type { PlanItem } from "../plan.ts";
import { change, plan, type Turn } from "../turn.ts";
import type { Waiting } from "../waiting.ts";

export type ResultOf<Type extends ToolResult["type"]> = Extract<ToolResult, { type: Type }>;
export type WaitingFor<For extends Waiting["for"]> = Extract<Waiting, { for: For }>;

export const indexOf = (waiting: Waiting): number | null => ("matter" in waiting ? waiting.matter : null);

/** The matter is done, and what came of it is told; null = nobody is told. */
export function settled(turn: Turn, waiting: Waiting, item: PlanItem | null): Turn {
  const index = indexOf(waiting);
  const over = index === null ? turn.ledger : withoutLikes(settle(turn.ledger, index, "done"), index);
  const { words, wordsBefore } = turn.ledger;
  return plan(
    change(turn, { ...over, words: [], wordsBefore: [...wordsBefore, ...words].slice(-mostWordsBefore) }),
    ...(item === null ? [] : [item]),
  );
}

/** As many as a long call holds. */
const mostWordsBefore = 60;
