import { newMatter } from "../begin.ts";
import { isForTeam } from "../frames/team-task.ts";
import { change, changeMatter } from "../turn.ts";
import { type Absorbing, ledgerOf, left, take, withTurn } from "./absorbing.ts";

/** What is held of them and is to be changed goes to the team; a word that is being left, or was left, is the same one. */
export function absorbNewDetails(absorbing: Absorbing): Absorbing {
  const told = left(absorbing, "new_detail");
  if (told.length === 0) return absorbing;
  const { matters, caller } = ledgerOf(absorbing);
  const { text } = absorbing.heard;
  const open = matters.findLastIndex((each) => isForTeam(each) && each.status !== "dropped");
  const index = open < 0 ? matters.length : open;
  const begun =
    open < 0
      ? change(absorbing.turn, { matters: [...matters, newMatter("message", caller, text)] })
      : absorbing.turn;
  const { corrects = [], notes } = begun.ledger.matters[index] ?? newMatter("message", caller, text);
  const known = corrects.filter(({ detail }) => !told.some((each) => each.detail === detail));
  const all = [...known, ...told.map(({ detail, isTold }) => ({ detail, ...(isTold && { isTold }) }))];
  const turn = changeMatter(begun, index, {
    corrects: all.filter(({ detail }) => detail !== "details" || all.length === 1),
    status: "open",
    notes: notes.some((each) => text.includes(each)) ? notes : [...notes, text],
  });
  return take(withTurn(absorbing, change(turn, { current: turn.ledger.current ?? index })), "new_detail");
}
