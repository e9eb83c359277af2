import type { Turn } from "../../turn.ts";
import type { DangerHeard } from "../danger-heard.ts";
import { isByNameAlone, isOf, isRaisedByThinner, isSwallowed } from "../kinds.ts";
import { dangerOf, isDespair } from "../stages.ts";

/** What takes 000 back, and what only sounds as if it did. */

/**
 * By the caller's own word for the very thing that 000 was named for: its signs are told to be well by name, or whether it is still
 * so is asked and plainly denied. What somebody else says, 'I'm okay', or a sign that was never the matter, only makes it be asked.
 */
export function isTakenBack(turn: Turn, told: DangerHeard): boolean {
  const danger = dangerOf(turn);
  const isOnceMore = (danger.safeTold ?? 0) > 0;
  if (danger.kind === "self_harm") return isOutOfDespair(told, isOnceMore);
  if (isDespair(danger) && isSwallowed(danger.kind)) return isOnceMore && told.isPlainlySafe;
  const isOfThis = told.threats.every(
    (act) => isOf(act.danger, danger.kind) || (act.degree !== "life" && told.isSafe),
  );
  if (told.isHearsay || told.says("unsure") || !isOfThis) return false;
  // Whoever is startled by it and says by name that all of it is well is believed.
  if (told.isClearedByName) return true;
  if (told.says("distress")) return false;
  if (isRaised(turn)) return false;
  return !told.signs.bad.some(isByNameAlone) && (deniesStill(turn, told) || isOnToElse(turn, told));
}

/** What thins the blood makes it graver: the sign alone takes it back. */
export const isRaised = (turn: Turn): boolean =>
  turn.ledger.isThinned === true && isRaisedByThinner(dangerOf(turn).kind);

/** Asked more than once, and on to something else with no word of it: nobody is held for ever who said that it is over. */
const isOnToElse = (turn: Turn, told: DangerHeard): boolean =>
  (dangerOf(turn).safeTold ?? 0) >= mostAskedStill &&
  told.hasOwnBusiness &&
  told.asksFirstAid === null &&
  !told.isSign &&
  told.answer === "neither";

const mostAskedStill = 2;

/** 'No, it's only the tooth' may be a no to the ambulance. */
export const isOnlyOther = (told: DangerHeard): boolean =>
  told.answer === "there_is_none" &&
  told.troubles.length > 0 &&
  told.threats.length === 0 &&
  !told.says("distress", "unsure");

/** Whoever may harm themselves and goes on telling is listened to. */
function isOutOfDespair(told: DangerHeard, isOnceMore: boolean): boolean {
  if (!told.isSafe || told.says("bye")) return false;
  return told.troubles.length > 0 || (!told.says("tell") && (isOnceMore || !told.says("no")));
}

/** Whoever may harm themselves says no to much: that is no 'safe'. */
export const soundsSafe = (turn: Turn, told: DangerHeard): boolean =>
  dangerOf(turn).kind === "self_harm"
    ? told.isSafe
    : deniesStill(turn, told) || (told.says("safe") && !told.says("distress", "unsure"));

/** A no to 'is it still bleeding'. */
const deniesStill = ({ ledger }: Turn, told: DangerHeard): boolean =>
  told.answer === "there_is_none" && !told.says("distress", "unsure") && wasAskedStill(ledger);

export const wasAskedStill = ({ lastPlan }: Turn["ledger"]): boolean =>
  lastPlan.some(
    (item) => item.item === "ask" && item.prompt.ask === "after_danger" && item.prompt.about !== "ringing",
  );
