import { isForTeam } from "../frames/team-task.ts";
import { change } from "../turn.ts";
import { type Absorbing, ledgerOf, said, withTurn } from "./absorbing.ts";
import { toldAnew } from "./ring/denied-number.ts";

/** 'I need it now, she's at the counter': what goes to people of this call goes as urgent, and what they have already is told anew. */
export function notePressing(absorbing: Absorbing): Absorbing {
  const { pressing, matters, current } = ledgerOf(absorbing);
  if (pressing === undefined && said(absorbing, "pressing")) {
    const isOfTeam = matters.some(
      (matter) => isForTeam(matter) && (matter.status === "open" || matter.isTold),
    );
    return withTurn(
      absorbing,
      change(absorbing.turn, { pressing: "asked", ...(isOfTeam && toldAnew({ matters, current })) }),
    );
  }
  return absorbing;
}
