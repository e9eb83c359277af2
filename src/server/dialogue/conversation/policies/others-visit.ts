import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import { bookedOnCall, type Identifying, type Purpose } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { startCancelling } from "./cancelling.ts";
import { proceedIdentifying, startMoving } from "./identifying.ts";
import { whoseVisit } from "./whose-visit.ts";

const aboutVisits: ReadonlySet<Purpose> = new Set(["cancel", "reschedule", "check", "confirm"]);
const isAboutVisit = (purpose: Purpose): purpose is Identifying => aboutVisits.has(purpose);

/**
 * Turns to somebody else's visit: one from before the call is found by their own name, and the number may be the same. Null
 * where none is spoken of, or this call booked it and it is told which is meant.
 */
export function turnToOther(turn: Turn, purpose: Purpose, text: string): Turn | null {
  const whose = isAboutVisit(purpose) ? whoseVisit(turn.state, text) : null;
  if (!whose || !isAboutVisit(purpose)) return null;
  const { step, moving, draft } = turn.state;
  const turned = change(turn, { purpose, moving: null });
  const isChange = purpose === "cancel" || purpose === "reschedule";
  if (isChange && whose.appointment) {
    const isOneAtHand = moving !== null || step.kind === "confirming_cancel";
    return isOneAtHand ? changeInstead(turned, purpose, whose.appointment) : null;
  }
  // Of several that this call booked, it is told which is the relative's.
  if (whose.name === null && bookedOnCall(turn.state).length > 1) return null;
  const isForOther = draft.isForOther || whose.name === null;
  const theirs = { ...draft, name: whose.name, isForOther, askedSurname: false, slot: null };
  return proceedIdentifying(change(turned, { draft: theirs }), purpose);
}

/** 'No, Leo's': another that this call booked than the one at hand. */
const changeInstead = (turn: Turn, purpose: Identifying, visit: FoundAppointment): Turn =>
  purpose === "cancel"
    ? startCancelling(say(turn, foundOne(visit, todayOf(turn.state))), visit)
    : startMoving(turn, visit, true);
