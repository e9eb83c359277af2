import type { ActKind } from "../../hear/acts.ts";
import { openCallback } from "../hand-on.ts";
import { change } from "../turn.ts";
import { type Absorbing, ledgerOf, left, said, take, withTurn } from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { everyClause } from "./people.ts";

/** What goes on with what was asked; a wish to be rung beside it is for later. */
const goesOn: readonly ActKind[] = ["yes", "choose", "pick", "name", "letters", "digits", "treatment", "any"];

/**
 * 'None of those, just have somebody ring me': whoever asks for a call in place of an answer is done with the assistant. What
 * was under way goes to the team with it, once.
 */
export function turnToPeople(absorbing: Absorbing): Absorbing {
  const { asked, matters } = ledgerOf(absorbing);
  const want = left(absorbing, "want").find(({ wish }) => wish === "callback");
  const index = asked?.matter ?? null;
  const kind = index === null ? undefined : matters[index]?.kind;
  const isOther = kind !== undefined && kind !== "callback" && kind !== "message";
  if (!want || !isOther || said(absorbing, ...goesOn)) return absorbing;
  const words = absorbing.heard.text;
  const turned = openCallback(change(absorbing.turn, { asked: null }), words);
  const opened = withTurn(take(absorbing, "want", "no", "other", "drop"), turned);
  return detailsOfClauses(opened, turned.ledger.current ?? 0, everyClause);
}
