import type { Heard } from "../../../hear/acts/acts.ts";
import { newMatter } from "../../begin.ts";
import { change, changePerson, plan, type Turn } from "../../turn.ts";
import { cancelCallback } from "./cancel-callback.ts";

/** 'Just text me, I can't answer at work'; whoever asks to be rung after that is rung. */
export function absorbContactPreference(turn: Turn, { acts }: Heard): Turn {
  const { people, caller } = turn.ledger;
  const noTexts = acts.find((act) => act.kind === "no_texts");
  // What ends for good is answered with what becomes of it.
  const isStopped = noTexts?.isForGood === true && acts.some(isNoCalls);
  if (noTexts) return isStopped ? changePerson(turn, caller, { isTextUnwanted: true }) : untexted(turn);
  const reach = acts.find((act) => act.kind === "reach");
  if (reach?.kind === "reach") {
    if (reach.by === "none") return cancelCallback(turn);
    // Of what was never taken for their way nothing is taken back.
    const isNoNews = reach.by === "call" && people[caller]?.reachBy === undefined;
    return isNoNews ? turn : changePerson(turn, caller, { reachBy: reach.by });
  }
  if (acts.some(({ kind }) => kind === "not_rung")) return cancelCallback(turn, true);
  const isRung = acts.some(
    (act) => (act.kind === "want" && act.wish === "callback") || (act.kind === "rung" && act.whom === null),
  );
  return isRung && people[caller]?.reachBy ? changePerson(turn, caller, { reachBy: "call" }) : turn;
}

const isNoCalls = (act: Heard["acts"][number]): boolean => act.kind === "want" && act.wish === "no_calls";

/** Of what is booked, moved or cancelled from now on nothing is texted; of what stands already the team is told as well. */
function untexted(turn: Turn): Turn {
  const { caller, booked, found, matters, lastHeard } = turn.ledger;
  const known = changePerson(turn, caller, { isTextUnwanted: true });
  const isChanged = (id: string): boolean => matters.some(({ visit }) => visit?.appointmentId === id);
  const visit = booked.at(-1) ?? found.find(({ appointmentId }) => !isChanged(appointmentId));
  if (!visit) return plan(known, { item: "acknowledge", of: "no_texts" });
  const words = lastHeard?.text ?? "";
  const message = { ...newMatter("message", visit.person, words), notes: [words] };
  return change(known, { matters: [...matters, message], current: turn.ledger.current ?? matters.length });
}
