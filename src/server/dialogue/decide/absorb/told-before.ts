import { isForTeam } from "../frames/team-task.ts";
import { change, changeMatter } from "../turn.ts";
import { type Absorbing, has, ledgerOf, left, said, withTurn } from "./absorbing.ts";

/** So sure that something is told, and not said by the way. */
export const sureEnough = 0.5;

/**
 * What is added to a word that the team has already, or put right in it, changes that word: nobody gets two of them. The
 * matter is taken up again, and told once more with what this utterance holds.
 */
export function addToTold(absorbing: Absorbing): Absorbing {
  const { matters, current } = ledgerOf(absorbing);
  const index = matters.length - 1;
  const last = matters[index];
  if (current !== null || !last?.isTold || !isForTeam(last) || said(absorbing, "ask", "want"))
    return absorbing;
  const isTime = last.kind === "callback" && has(absorbing, "when");
  const isTold = left(absorbing, "tell").some(({ certainty }) => certainty >= sureEnough);
  const isMore = isTime || isTold || has(absorbing, "name", "phone", "email");
  if (!isMore || said(absorbing, "bye")) return absorbing;
  const open = changeMatter(absorbing.turn, index, { status: "open" });
  return withTurn(absorbing, change(open, { current: index }));
}
