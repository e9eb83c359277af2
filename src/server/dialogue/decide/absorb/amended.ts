import { withAmended } from "../told-so-far.ts";
import { change, plan } from "../turn.ts";
import { type Absorbing, has, ledgerOf, left, takeAct, withTurn } from "./absorbing.ts";
import { amendSpans } from "./words.ts";

/** What was told and is taken out again, or put otherwise: it replaces what was kept, and nobody reads both. */

export function amendTold(absorbing: Absorbing): Absorbing {
  const amends = left(absorbing, "amend");
  if (amends.length === 0) return absorbing;
  const lines = new Map(amends.map(({ line, now }) => [line, now]));
  const amended = change(absorbing.turn, withAmended(absorbing.turn.ledger, lines));
  const isOut = amends.some(({ isReplaced }) => !isReplaced);
  // Put otherwise, the day, the name or the treatment in it is taken up as well.
  const isOfIt = (clause: number): boolean => {
    const span = absorbing.heard.clauses[clause]?.span ?? [0, 0];
    return amendSpans(absorbing.heard).some(([from, to]) => from < span[1] && span[0] < to);
  };
  const taken = absorbing.heard.acts.filter(
    ({ kind, clause }) => isOfIt(clause) && (kind === "tell" || (isOut && ofWords.has(kind))),
  );
  const told = taken.reduce(takeAct, withTurn(absorbing, amended));
  const isSaid = isOut && !isTaskOut(absorbing);
  return isSaid ? withTurn(told, plan(told.turn, { item: "acknowledge", of: "left_out" })) : told;
}

/** The team has it already: it is said to them anew, and that is told. */
const isTaskOut = (absorbing: Absorbing): boolean =>
  ledgerOf(absorbing).current === null && !has(absorbing, "bye");

/** What the words of a thing that is taken out may sound like. */
const ofWords: ReadonlySet<string> = new Set([
  "ask",
  "drop",
  "keep",
  "correct",
  "no",
  "give",
  "want",
  "undo",
  "other",
]);
