import type { Heard } from "../../../hear/acts/acts.ts";
import { newMatter } from "../../begin.ts";
import { change, changePerson, plan, type Turn } from "../../turn.ts";
import { cancelCallback } from "./cancel-callback.ts";
import { toldAnew } from "./denied-number.ts";

/** 'Just text me, I can't answer at work'; whoever asks to be rung after that is rung. */
export function absorbContactPreference(turn: Turn, { acts }: Heard): Turn {
  const { people, caller } = turn.ledger;
  const noTexts = acts.find((act) => act.kind === "no_texts");
  // What ends for good is answered with what becomes of it.
  const isStopped = noTexts?.isForGood === true && acts.some(isNoCalls);
  if (noTexts)
    return isStopped
      ? changePerson(turn, caller, { isTextUnwanted: true })
      : untexted(turn, acts, noTexts.isOfLine === true);
  const reach = acts.find((act) => act.kind === "reach");
  if (reach?.kind === "reach") {
    if (reach.by === "none") return cancelCallback(turn);
    // Of what was never taken for their way nothing is taken back.
    const isNoNews = reach.by === "call" && people[caller]?.reachBy === undefined;
    if (isNoNews || people[caller]?.reachBy === reach.by) return turn;
    // What the team has already they are told anew.
    const known = change(changePerson(turn, caller, { reachBy: reach.by }), toldAnew(turn.ledger));
    return reach.by === "call" ? known : toldBesideWaiting(known);
  }
  if (acts.some(({ kind }) => kind === "not_rung")) return cancelCallback(turn, true);
  const isRung = acts.some(
    (act) => (act.kind === "want" && act.wish === "callback") || (act.kind === "rung" && act.whom === null),
  );
  return isRung && people[caller]?.reachBy ? changePerson(turn, caller, { reachBy: "call" }) : turn;
}

/** Whoever waits for a time and says how they are to hear of it: the team reads it, for the list itself does not hold it. */
function toldBesideWaiting(turn: Turn): Turn {
  const { matters, current, lastHeard } = turn.ledger;
  const waits = matters.find(({ kind, status }) => kind === "waitlist" && status === "done");
  const isTold = matters.some(({ kind }) => kind === "message" || kind === "callback");
  if (!waits || isTold) return turn;
  const words = lastHeard?.text ?? "";
  const message = { ...newMatter("message", waits.person, words), notes: [words] };
  return change(turn, { matters: [...matters, message], current: current ?? matters.length });
}

const isNoCalls = (act: Heard["acts"][number]): boolean => act.kind === "want" && act.wish === "no_calls";

/**
 * Of what is booked, moved or cancelled from now on nothing is texted; of what stands already the team is told as well. Whoever wants none on
 * the telephone in their hand, and told another number, is texted there.
 */
function untexted(turn: Turn, acts: Heard["acts"], isOfLine: boolean): Turn {
  const { caller, booked, found, matters, lastHeard, people, callerNumber } = turn.ledger;
  const told = acts.some((act) => act.kind === "phone" && act.phone !== callerNumber);
  const before = people[caller]?.phone ?? callerNumber;
  const isTold = told || before !== callerNumber;
  const known = changePerson(turn, caller, { isTextUnwanted: isOfLine ? "line" : true });
  if (isOfLine && isTold && found.length === 0 && (booked.length === 0 || !told))
    return plan(known, { item: "acknowledge", of: "texts_elsewhere" });
  const isChanged = (id: string): boolean => matters.some(({ visit }) => visit?.appointmentId === id);
  const visit = booked.at(-1) ?? found.find(({ appointmentId }) => !isChanged(appointmentId));
  if (!visit) return plan(known, { item: "acknowledge", of: "no_texts" });
  const words = lastHeard?.text ?? "";
  const message = { ...newMatter("message", visit.person, words), notes: [words] };
  return change(known, { matters: [...matters, message], current: turn.ledger.current ?? matters.length });
}
