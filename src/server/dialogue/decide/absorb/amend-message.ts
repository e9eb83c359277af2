import { isForTeam } from "../frames/team-task.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { withAmended } from "../told-so-far.ts";
import { change, plan } from "../turn.ts";
import { type Absorbing, has, ledgerOf, left, take, takeAct, withTurn } from "./absorbing.ts";

/** What was told for people and is taken out again. What is put otherwise stands beside what was said before: nobody's words are rewritten. */

export function amendMessage(absorbing: Absorbing): Absorbing {
  const { matters, current, told: task } = ledgerOf(absorbing);
  const amends = left(absorbing, "amend");
  // 'I'm pregnant, can you take that out': it is said what becomes of it, and nothing else is taken for 'that'.
  if (amends.length > 0 && left(absorbing, "health").length > 0) return keptForTreatment(absorbing);
  // Where nothing is being told to people, 'drop the Friday one' is a wish.
  const isOfWord =
    task !== undefined || (matters[current ?? -1] && isForTeam(matters[current ?? -1] as Matter));
  if (amends.length === 0 || !isOfWord) return absorbing;
  // News of somebody's health stays told, however it is gone on with: what only sounds like leaving it out may hurt them.
  const lines = new Map(
    amends.flatMap(({ line, now }) => (isOfHealth(ledgerOf(absorbing), line) ? [] : [[line, now]])),
  );
  if (lines.size === 0) return keptForTreatment(absorbing);
  const amended = change(absorbing.turn, withAmended(absorbing.turn.ledger, lines));
  const isOfIt = (words: string): boolean =>
    amends.some((each) => words.includes(each.words) || each.words.includes(words));
  const taken = absorbing.heard.acts.filter(
    ({ kind, words }) => (kind === "tell" || ofWords.has(kind)) && isOfIt(words),
  );
  const told = taken.reduce(takeAct, withTurn(absorbing, amended));
  return isTaskOut(absorbing)
    ? told
    : withTurn(told, plan(told.turn, { item: "acknowledge", of: "left_out" }));
}

function keptForTreatment(absorbing: Absorbing): Absorbing {
  const kept = change(absorbing.turn, { isHealthUnwanted: true });
  return take(withTurn(absorbing, plan(kept, { item: "acknowledge", of: "health_kept" })), "amend");
}

const isOfHealth = ({ matters, health, medicinesTold = [] }: Ledger, line: string): boolean =>
  [...matters.flatMap(({ urgent }) => urgent?.words ?? []), ...(health?.words ?? []), ...medicinesTold].some(
    (words) => line.includes(words) || words.includes(line),
  );

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
