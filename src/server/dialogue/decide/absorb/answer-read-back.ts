import type { Prompt } from "../ledger.ts";
import { change } from "../turn.ts";
import { type Absorbing, has, hasDetails, take, withTurn } from "./absorbing.ts";
import { changeAsked, dropMatter, keepVisit } from "./asked-matter.ts";

type ReadBack = Extract<Prompt, { ask: "agree_book" | "agree_move" | "agree_cancel" }>;

/** A yes is a yes to what was read back, whatever else the sentence holds; a correction is none. */
export function answerReadBack(absorbing: Absorbing, asked: ReadBack): Absorbing {
  const isYes = has(absorbing, "yes") && !has(absorbing, "no", "correct", "keep", "drop", "unsure");
  if (isYes && !asked.isUnheard) return take(changeAsked(absorbing, asked, { isAgreed: true }), "yes");
  if (
    has(absorbing, "keep") ||
    (asked.ask === "agree_cancel" && has(absorbing, "no") && !hasDetails(absorbing))
  )
    return keepVisit(absorbing, asked);
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  if (!has(absorbing, "no", "correct") || hasDetails(absorbing)) return take(absorbing, "no", "correct");
  const { matter } = asked;
  const key = `${matter}:what_to_change`;
  const prompt = { kind: "open", matter, key, ask: "what_to_change" } as const;
  return take(withTurn(absorbing, change(absorbing.turn, { asked: prompt })), "no", "correct");
}
